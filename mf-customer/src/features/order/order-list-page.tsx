import { useTranslation } from 'react-i18next';
import { DEFAULT_PAGE_SIZE, ORDER_STATUSES } from 'shared-api/contract';
import { Button, EmptyState, PageHeader, PageTitle, Pagination, SelectField } from 'shared-ui';
import { NoOrders } from './no-orders.tsx';
import classes from './order-list-page.module.css';
import { OrderList } from './order-list.tsx';
import { useOrderPageAddress } from './use-order-page-address.ts';
import { useOrders } from './use-orders.ts';

/** All orders of a customer, page by page. */
export function OrderListPage() {
  const { t } = useTranslation('customer-order');
  const { status, cursor, filter, turn } = useOrderPageAddress();
  const query = useOrders({
    limit: DEFAULT_PAGE_SIZE,
    ...(status ? { status } : {}),
    ...(cursor ? { cursor } : {}),
  });
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        actions={
          <SelectField
            label={t('filter')}
            isLabelHidden
            className={classes.filter}
            value={status ?? ''}
            placeholder={t('status.all')}
            options={ORDER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
            onChange={(event) => filter(ORDER_STATUSES.find((known) => known === event.target.value))}
          />
        }
      />
      <OrderList
        headingLevel="h2"
        query={query}
        waitingCount={5}
        empty={status ? <NoneOfStatus onReset={() => filter(undefined)} /> : <NoOrders />}
      />
      <Pages query={query} onTurn={turn} />
    </>
  );
}

function NoneOfStatus(props: { readonly onReset: () => void }) {
  const { t } = useTranslation('customer-order');
  return (
    <EmptyState
      title={t('none_of_status')}
      action={<Button onClick={props.onReset}>{t('show_all')}</Button>}
    />
  );
}

interface PagesProps {
  readonly query: ReturnType<typeof useOrders>;
  readonly onTurn: (cursor: string | null) => void;
}

function Pages(props: PagesProps) {
  const { query, onTurn } = props;
  const { t } = useTranslation('customer-order');
  const page = query.data;
  if (!page || page.total <= DEFAULT_PAGE_SIZE) return null;
  const number = Math.floor(page.start / DEFAULT_PAGE_SIZE) + 1;
  return (
    <Pagination
      label={t('title')}
      page={number}
      pageSize={DEFAULT_PAGE_SIZE}
      total={page.total}
      isDisabled={query.isPlaceholderData}
      onPageChange={(next) => onTurn(next > number ? page.next : page.previous)}
    />
  );
}
