import { useTranslation } from 'react-i18next';
import { ORDER_STATUSES } from 'shared-api/contract';
import { SelectField } from 'shared-ui';
import type { SearchChanges } from 'shared-ui/router';
import { FilterBar } from 'shared-ui/table';
import { DayFilter } from './day-filter.tsx';
import { isNarrowed, NO_ORDER_FILTERS, type OrderFilters } from './order-filters.ts';
import { RestaurantFilter } from './restaurant-filter.tsx';

interface OrderToolbarProps {
  filters: OrderFilters;
  onChange: (changes: SearchChanges) => void;
}

/** Search and filters, all in the address. */
export function OrderToolbar(props: OrderToolbarProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation('admin-order');
  // Other filters start at the first page.
  const change = (changes: SearchChanges) => onChange({ ...changes, cursor: null });
  const all = { value: '', label: t('filter.all') };
  const { from, to } = filters;
  return (
    <FilterBar
      searchLabel={t('search')}
      search={filters.search}
      onSearch={(q) => change({ q })}
      resetLabel={t('filter.reset')}
      onReset={() => onChange(NO_ORDER_FILTERS)}
      isInUse={isNarrowed(filters)}
    >
      <SelectField
        label={t('filter.status')}
        options={[all, ...ORDER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))]}
        value={filters.status ?? ''}
        onChange={(event) => change({ status: event.currentTarget.value })}
      />
      <RestaurantFilter name={filters.restaurantName} onChange={(restaurant) => change({ restaurant })} />
      <DayFilter label={t('filter.from')} day={from} max={to} onChange={(day) => change({ from: day })} />
      <DayFilter
        label={t('filter.to')}
        day={to}
        min={from}
        error={from !== '' && to !== '' && to < from ? t('filter.to_before_from') : undefined}
        onChange={(day) => change({ to: day })}
      />
    </FilterBar>
  );
}
