import { useTranslation } from 'react-i18next';
import { Container, Spinner } from 'shared-ui';

/** Skeleton of the page before anything of the restaurant is known. */
export function MenuWaiting() {
  const { t } = useTranslation('menu');
  return (
    <Container>
      <Spinner size="large" layout="block" label={t('loading')} isLabelVisible />
    </Container>
  );
}
