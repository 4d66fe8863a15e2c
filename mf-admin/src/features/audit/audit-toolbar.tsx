import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS, AUDIT_OBJECTS } from 'shared-api/contract';
import { SelectField, TextField, useLanguage } from 'shared-ui';
import { FilterBar } from 'shared-ui/table';
import type { SearchChanges } from 'shared-ui/router';
import { ActorFilter } from './actor-filter.tsx';
import classes from './audit-page.module.css';
import { isNarrowed, NO_AUDIT_FILTERS, type AuditFilters } from './audit-filters.ts';

interface AuditToolbarProps {
  filters: AuditFilters;
  onSelect: (changes: SearchChanges) => void;
}

/** Search by object; filters by actor, action and time. */
export function AuditToolbar(props: AuditToolbarProps) {
  const { filters, onSelect } = props;
  const { action, kind, from, to } = filters;
  const { t } = useTranslation('admin-audit');
  const language = useLanguage();
  const actions = AUDIT_ACTIONS.map((value) => ({ value, label: t(`action.${value}`) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, language),
  );
  return (
    <FilterBar
      className={classes.toolbar}
      searchLabel={t('search')}
      search={filters.search}
      onSearch={(q) => onSelect({ q })}
      resetLabel={t('filter.reset')}
      onReset={() => onSelect(NO_AUDIT_FILTERS)}
      isInUse={isNarrowed(filters)}
    >
      <ActorFilter actorId={filters.actorId} onChange={(actorId) => onSelect({ actorId })} />
      <SelectField
        label={t('filter.action')}
        placeholder={t('filter.all')}
        options={actions}
        value={action ?? ''}
        onChange={(event) => onSelect({ action: event.currentTarget.value })}
      />
      <SelectField
        label={t('filter.kind')}
        placeholder={t('filter.all')}
        options={AUDIT_OBJECTS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind ?? ''}
        onChange={(event) => onSelect({ kind: event.currentTarget.value })}
      />
      <TextField
        label={t('filter.from')}
        type="date"
        max={to}
        value={from ?? ''}
        onChange={(event) => onSelect({ from: event.currentTarget.value })}
      />
      <TextField
        label={t('filter.to')}
        type="date"
        min={from}
        value={to ?? ''}
        onChange={(event) => onSelect({ to: event.currentTarget.value })}
      />
    </FilterBar>
  );
}
