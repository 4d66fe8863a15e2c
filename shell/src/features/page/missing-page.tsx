import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState } from 'shared-ui';
import { HomeIcon } from 'shared-ui/icons';

export interface MissingPageProps {
  /** `gone`: the address was a retired area's. */
  readonly reason: 'not_found' | 'gone';
}

/** The page of an address without one. */
export function MissingPage(props: MissingPageProps) {
  const { reason } = props;
  const { t } = useTranslation('shell');
  return (
    <>
      <title>{t('page_title', { title: t(`missing.${reason}.title`) })}</title>
      <EmptyState
        isPage
        title={t(`missing.${reason}.title`)}
        action={
          <ButtonLink component={Link} to="/" variant="primary" iconStart={<HomeIcon />}>
            {t('home_link')}
          </ButtonLink>
        }
      >
        {t(`missing.${reason}.text`)}
      </EmptyState>
    </>
  );
}
