import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { Button, EmptyState, formatDateTime, formatMoney, Spinner, useLanguage } from 'shared-ui';
import type { SearchChanges } from 'shared-ui/router';
import type { TableColumn } from 'shared-ui/table';
import { ListTable } from '../../lib/list-table.tsx';
import { TwoLines } from '../../lib/two-lines.tsx';
import { OrderCustomer } from './order-customer.tsx';
import {
  fromTableSort,
  isFiltered,
  NO_ORDER_FILTERS,
  toOrderQuery,
  toTableSort,
  type OrderFilters,
} from './order-filters.ts';
import { useOrders } from './order-queries.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

interface OrderTableProps {
  filters: OrderFilters;
  onChange: (changes: SearchChanges, options?: { isStep?: boolean }) => void;
}

/** The page of orders that the filters ask for. */
export function OrderTable(props: OrderTableProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation('admin-order');
  const query = useOrders(toOrderQuery(filters));
  const columns = useColumns((order) => onChange({ order: order.id }, { isStep: true }));
  return (
    <ListTable
      caption={t('title')}
      columns={columns}
      getRowId={(order) => order.id}
      query={query}
      sort={toTableSort(filters.sort)}
      onSortChange={(sort) => onChange({ sort: fromTableSort(sort), cursor: null })}
      waiting={<Spinner layout="block" size="large" label={t('loading')} isLabelVisible />}
      failure={t('load_failed')}
      empty={<NoOrders filters={filters} onReset={() => onChange(NO_ORDER_FILTERS)} />}
      onTurn={(cursor) => onChange({ cursor }, { isStep: true })}
    />
  );
}

function useColumns(onOpen: (order: OrderSummary) => void): readonly TableColumn<OrderSummary>[] {
  const { t } = useTranslation('admin-order');
  const language = useLanguage();
  return [
    {
      id: 'restaurant',
      header: t('column.restaurant'),
      isRowHeader: true,
      cell: ({ restaurant, code }) => <TwoLines second={code}>{restaurant.name}</TwoLines>,
    },
    { id: 'customer', header: t('column.customer'), cell: (order) => <OrderCustomer order={order} /> },
    { id: 'status', header: t('column.status'), cell: (order) => <OrderStatusBadge order={order} /> },
    {
      id: 'total',
      header: t('column.total'),
      align: 'end',
      isSortable: true,
      cell: ({ totalAmount }) => formatMoney(totalAmount, language),
    },
    {
      id: 'date',
      header: t('column.date'),
      isSortable: true,
      cell: ({ orderDate }) => <time dateTime={orderDate}>{formatDateTime(orderDate, language)}</time>,
    },
    {
      id: 'actions',
      header: t('column.actions'),
      align: 'end',
      cell: (order) => (
        <Button size="small" aria-label={t('view_named', { code: order.code })} onClick={() => onOpen(order)}>
          {t('view')}
        </Button>
      ),
    },
  ];
}

function NoOrders(props: { filters: OrderFilters; onReset: () => void }) {
  const { t } = useTranslation('admin-order');
  if (!isFiltered(props.filters)) return <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('no_match.title')}
      action={<Button onClick={props.onReset}>{t('filter.reset')}</Button>}
    >
      {t('no_match.text')}
    </EmptyState>
  );
}
