import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from 'shared-api/contract';
import { Button, EmptyState, formatDateTime, useLanguage } from 'shared-ui';
import type { SearchChanges } from 'shared-ui/router';
import type { TableColumn } from 'shared-ui/table';
import { ListTable } from '../../lib/list-table.tsx';
import { TwoLines } from '../../lib/two-lines.tsx';
import { AuditDialog } from './audit-dialog.tsx';
import { isNarrowed, NO_AUDIT_FILTERS, toAuditQuery, type AuditFilters } from './audit-filters.ts';
import { useAudit } from './get-audit.ts';
import { sentenceOf } from './audit-words.ts';
import classes from './audit-page.module.css';

interface AuditTableProps {
  filters: AuditFilters;
  onChange: (changes: SearchChanges, options?: { isStep?: boolean }) => void;
}

/** The page of entries that match the filters, latest first. */
export function AuditTable(props: AuditTableProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation('admin-audit');
  const query = useAudit(toAuditQuery(filters));
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const columns = useColumns(setShown);
  return (
    <>
      <ListTable
        caption={t('caption')}
        name="admin-activity"
        columns={columns}
        getRowId={({ id }) => id}
        query={query}
        failure={t('load_failed')}
        empty={<NoEntries filters={filters} onReset={() => onChange(NO_AUDIT_FILTERS)} />}
        onTurn={(cursor) => onChange({ cursor }, { isStep: true })}
      />
      {shown && (
        <AuditDialog
          entry={shown}
          onClose={() => setShown(null)}
          onNarrow={(changes) => {
            setShown(null);
            onChange({ ...NO_AUDIT_FILTERS, ...changes }, { isStep: true });
          }}
        />
      )}
    </>
  );
}

function useColumns(onShow: (entry: AuditEntry) => void): readonly TableColumn<AuditEntry>[] {
  const { t } = useTranslation('admin-audit');
  const language = useLanguage();
  return [
    {
      id: 'what',
      header: t('column.what'),
      isRowHeader: true,
      cell: (entry) => (
        <span className={classes.sentence}>
          <TwoLines second={entry.reason}>{sentenceOf(t, entry, language)}</TwoLines>
        </span>
      ),
    },
    {
      id: 'when',
      header: t('column.when'),
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, language)}</time>,
    },
    {
      id: 'role',
      header: t('column.role'),
      choice: 'hidden',
      cell: ({ role }) => (role ? t(`word.${role}`) : '–'),
    },
    {
      id: 'where',
      header: t('column.where'),
      choice: 'shown',
      cell: ({ network }) => <span className={classes.network}>{network ?? '–'}</span>,
    },
    {
      id: 'actions',
      header: t('column.actions'),
      align: 'end',
      cell: (entry) => (
        <Button
          size="small"
          aria-label={t('details.open_named', { sentence: sentenceOf(t, entry, language) })}
          onClick={() => onShow(entry)}
        >
          {t('details.open')}
        </Button>
      ),
    },
  ];
}

function NoEntries(props: { filters: AuditFilters; onReset: () => void }) {
  const { filters, onReset } = props;
  const { t } = useTranslation('admin-audit');
  if (!isNarrowed(filters) && filters.search.trim() === '') return <EmptyState title={t('none')} />;
  return (
    <EmptyState title={t('no_match')} action={<Button onClick={onReset}>{t('filter.reset')}</Button>}>
      {t('no_match_text')}
    </EmptyState>
  );
}
