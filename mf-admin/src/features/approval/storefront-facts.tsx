import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui';
import classes from './queue-row.module.css';

/** Links to a restaurant's menu and details. @param props.name how the row calls it */
export function StorefrontLinks(props: { id: string; slug: string; name: string }) {
  const { id, slug, name } = props;
  const { t } = useTranslation('admin-approval');
  return (
    <p className={classes.links}>
      <ButtonLink
        component={Link}
        to={`/restaurant/${slug}/menu`}
        variant="quiet"
        size="small"
        aria-label={t('menu_named', { name })}
      >
        {t('menu')}
      </ButtonLink>
      <ButtonLink
        component={Link}
        to={`/admin/restaurant/${id}`}
        variant="quiet"
        size="small"
        aria-label={t('details_named', { name })}
      >
        {t('details')}
      </ButtonLink>
    </p>
  );
}

/** Commune and region, or that there is none. */
export function usePlace() {
  const { t } = useTranslation('admin-approval');
  return ({ region, commune }: { region: string | null; commune: string | null }) =>
    [commune, region].filter(Boolean).join(', ') || t('no_place');
}
