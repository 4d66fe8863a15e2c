import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader, PageTitle, TabLink, TabLinks } from 'shared-ui';
import { ActTable } from './act-table.tsx';
import { useSearchState, type SearchChanges } from 'shared-ui/router';
import { readAuditFilters } from './audit-filters.ts';
import { AuditNarrowed } from './audit-narrowed.tsx';
import { AuditTable } from './audit-table.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import classes from './audit-page.module.css';

/** `/admin/activity`: the service's audit log and, with `?log=releases`, the platform's log of acts; read only. */
export function AuditPage() {
  const { t } = useTranslation('admin-audit');
  const { parameters, change } = useSearchState();
  const filters = readAuditFilters(parameters);
  // Other filters start at the latest entry.
  const isOfReleases = parameters.get('log') === 'releases';
  const select = (changes: SearchChanges) => change({ ...changes, cursor: null });
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} description={t(isOfReleases ? 'release.hint' : 'hint')} />
      <TabLinks label={t('logs')} className={classes.logs}>
        <TabLink component={Link} to="/admin/activity" aria-current={isOfReleases ? undefined : 'page'}>
          {t('log.site')}
        </TabLink>
        <TabLink
          component={Link}
          to="/admin/activity?log=releases"
          aria-current={isOfReleases ? 'page' : undefined}
        >
          {t('log.releases')}
        </TabLink>
      </TabLinks>
      {isOfReleases ? (
        <ActTable />
      ) : (
        <>
          <AuditToolbar filters={filters} onSelect={select} />
          <AuditNarrowed filters={filters} onSelect={select} />
          <AuditTable filters={filters} onChange={change} />
        </>
      )}
    </>
  );
}
