import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';
import { useSearchState, type SearchChanges } from 'shared-ui/router';
import { readAuditFilters } from './audit-filters.ts';
import { AuditNarrowed } from './audit-narrowed.tsx';
import { AuditTable } from './audit-table.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';

/** `/admin/activity`: the audit log, read only. */
export function AuditPage() {
  const { t } = useTranslation('admin-audit');
  const { parameters, change } = useSearchState();
  const filters = readAuditFilters(parameters);
  // Other filters start at the latest entry.
  const select = (changes: SearchChanges) => change({ ...changes, cursor: null });
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} description={t('hint')} />
      <AuditToolbar filters={filters} onSelect={select} />
      <AuditNarrowed filters={filters} onSelect={select} />
      <AuditTable filters={filters} onChange={change} />
    </>
  );
}
