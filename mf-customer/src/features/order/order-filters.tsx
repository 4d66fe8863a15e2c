import { useTranslation } from 'react-i18next';
import { ORDER_STATUSES, ORDER_TYPES } from 'shared-api/contract';
import { SelectField } from 'shared-ui';
import classes from './order-filters.module.css';
import { ORDER_SORTS, type useOrderPageAddress } from './use-order-page-address.ts';

export type OrderFiltersProps = Pick<ReturnType<typeof useOrderPageAddress>, 'filter' | 'set'>;

/** Filters and sort of the orders. */
export function OrderFilters(props: OrderFiltersProps) {
  const { filter, set } = props;
  const { t } = useTranslation('customer-order');
  return (
    <div role="group" aria-label={t('filters')} className={classes.filters}>
      <SelectField
        label={t('filter')}
        value={filter.status ?? ''}
        placeholder={t('status.all')}
        options={ORDER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(event) => set('status', event.target.value)}
      />
      <SelectField
        label={t('field.type')}
        value={filter.orderType ?? ''}
        placeholder={t('any_type')}
        options={ORDER_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(event) => set('type', event.target.value)}
      />
      <SelectField
        label={t('sort')}
        value={filter.sort ?? 'newest'}
        options={ORDER_SORTS.map((value) => ({ value, label: t(`sorted.${value}`) }))}
        onChange={(event) => set('sort', event.target.value)}
      />
    </div>
  );
}
