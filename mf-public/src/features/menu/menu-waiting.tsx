import { useTranslation } from 'react-i18next';
import { Container, Spinner } from 'shared-ui';

/** Before anything is known of a restaurant. */
export function MenuWaiting() {
  const { t } = useTranslation('menu');
  return (
    <Container>
      <Spinner size="large" layout="block" label={t('loading')} isLabelVisible />
    </Container>
  );
}
