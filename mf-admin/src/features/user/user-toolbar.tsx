import { useTranslation } from 'react-i18next';
import { ROLES } from 'shared-api/contract';
import { SelectField } from 'shared-ui';
import type { SearchChanges } from 'shared-ui/router';
import { FilterBar } from 'shared-ui/table';
import { NO_USER_FILTERS, USER_STATUSES, type UserFilters } from './user-filters.ts';

interface UserToolbarProps {
  filters: UserFilters;
  onChange: (changes: SearchChanges) => void;
}

/** Search and two filters, all in the address. */
export function UserToolbar(props: UserToolbarProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation('admin-user');
  // Other filters start at the first page.
  const change = (changes: SearchChanges) => onChange({ ...changes, cursor: null });
  const all = { value: '', label: t('filter.all') };
  return (
    <FilterBar
      searchLabel={t('search')}
      search={filters.search}
      onSearch={(q) => change({ q })}
      resetLabel={t('filter.reset')}
      onReset={() => onChange(NO_USER_FILTERS)}
      isInUse={filters.role !== undefined || filters.status !== undefined}
    >
      <SelectField
        label={t('filter.role')}
        options={[all, ...ROLES.map((value) => ({ value, label: t(`role.${value}`) }))]}
        value={filters.role ?? ''}
        onChange={(event) => change({ role: event.currentTarget.value })}
      />
      <SelectField
        label={t('filter.status')}
        options={[all, ...USER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))]}
        value={filters.status ?? ''}
        onChange={(event) => change({ status: event.currentTarget.value })}
      />
    </FilterBar>
  );
}
