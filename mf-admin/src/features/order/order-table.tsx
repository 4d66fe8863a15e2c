import { useTranslation } from 'react-i18next';
import { endpoints, type OrderSummary } from 'shared-api/contract';
import { Button, EmptyState, formatDateTime, formatMoney, Spinner, useLanguage, formatList } from 'shared-ui';
import type { SearchChanges } from 'shared-ui/router';
import type { TableColumn } from 'shared-ui/table';
import { OwnName } from '../../lib/own-name.tsx';
import { ExportLink } from '../../lib/export-link.tsx';
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
import { useOrders } from './get-orders.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

interface OrderTableProps {
  filters: OrderFilters;
  onChange: (changes: SearchChanges, options?: { isStep?: boolean }) => void;
}

/** The page of orders that match the filters. */
export function OrderTable(props: OrderTableProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation('admin-order');
  const orderQuery = toOrderQuery(filters);
  const query = useOrders(orderQuery);
  const columns = useColumns((order) => onChange({ order: order.id }));
  return (
    <ListTable
      caption={t('title')}
      name="admin-orders"
      columns={columns}
      getRowId={(order) => order.id}
      query={query}
      sort={toTableSort(filters.sort)}
      onSortChange={(sort) => onChange({ sort: fromTableSort(sort), cursor: null })}
      waiting={<Spinner layout="block" size="large" label={t('loading')} isLabelVisible />}
      failure={t('load_failed')}
      empty={<NoOrders filters={filters} onReset={() => onChange(NO_ORDER_FILTERS)} />}
      actions={<ExportLink path={endpoints.order.exportList.path} query={orderQuery} label={t('title')} />}
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
      isVerbatim: true,
      cell: ({ restaurant, code }) => (
        <TwoLines second={code}>
          <OwnName restaurant={restaurant} />
        </TwoLines>
      ),
    },
    {
      id: 'customer',
      header: t('column.customer'),
      choice: 'shown',
      cell: (order) => <OrderCustomer order={order} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      choice: 'shown',
      cell: (order) => <OrderStatusBadge order={order} />,
    },
    {
      id: 'type',
      header: t('column.type'),
      choice: 'hidden',
      cell: ({ orderType }) => t(`type.${orderType}`),
    },
    {
      id: 'dishes',
      header: t('column.dishes'),
      isVerbatim: true,
      choice: 'hidden',
      cell: ({ items }) =>
        formatList(
          items.map(({ quantity, name }) => `${quantity}\u00A0×\u00A0${name}`),
          language,
        ),
    },
    {
      id: 'total',
      header: t('column.total'),
      isVerbatim: true,
      align: 'end',
      isSortable: true,
      choice: 'shown',
      cell: ({ totalAmount }) => formatMoney(totalAmount, language),
    },
    {
      id: 'date',
      header: t('column.date'),
      isSortable: true,
      choice: 'shown',
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
