import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState } from 'shared-ui';
import { HomeIcon } from 'shared-ui/icons';

/** The page of an unknown address. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <title>{t('page_title', { title: t('not_found.title') })}</title>
      <EmptyState
        isPage
        title={t('not_found.title')}
        action={
          <ButtonLink component={Link} to="/" variant="primary" iconStart={<HomeIcon />}>
            {t('home_link')}
          </ButtonLink>
        }
      >
        {t('not_found.text')}
      </EmptyState>
    </>
  );
}
