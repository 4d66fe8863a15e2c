import { useTranslation } from 'react-i18next';
import { ORDER_TYPES, PROVIDER_STATUSES } from 'shared-api/contract';
import { SelectField } from 'shared-ui';
import type { SearchChanges } from 'shared-ui/router';
import { FilterBar } from 'shared-ui/table';
import { isFiltered, NO_ORDER_FILTERS, ORDER_SORTS, type OrderFilters } from './order-filters.ts';
import classes from './order-list.module.css';

interface OrderToolbarProps {
  filters: OrderFilters;
  onChange: (changes: SearchChanges) => void;
}

/** Search, two filters and four sorts, all in the address bar. */
export function OrderToolbar(props: OrderToolbarProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation('provider-order');
  // Other filters start at the first page.
  const change = (changes: SearchChanges) => onChange({ ...changes, cursor: null });
  const all = { value: '', label: t('filter.all') };
  return (
    <FilterBar
      className={classes.toolbar}
      searchLabel={t('search')}
      search={filters.search}
      onSearch={(q) => change({ q })}
      resetLabel={t('filter.reset')}
      onReset={() => onChange(NO_ORDER_FILTERS)}
      isInUse={isFiltered({ ...filters, search: '' }) || filters.sort !== 'newest'}
    >
      <SelectField
        label={t('filter.status')}
        options={[all, ...PROVIDER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))]}
        value={filters.status ?? ''}
        onChange={(event) => change({ status: event.currentTarget.value })}
      />
      <SelectField
        label={t('filter.type')}
        options={[all, ...ORDER_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))]}
        value={filters.orderType ?? ''}
        onChange={(event) => change({ type: event.currentTarget.value })}
      />
      <SelectField
        label={t('sort.label')}
        options={ORDER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={filters.sort}
        onChange={(event) => change({ sort: event.currentTarget.value })}
      />
    </FilterBar>
  );
}
