import { useTranslation } from 'react-i18next';
import { DEFAULT_PAGE_SIZE } from 'shared-api/contract';
import { Button, cursorPager, EmptyState, PageHeader, PageTitle, Pagination } from 'shared-ui';
import { NoOrders } from './no-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';
import { useOrderPageAddress } from './use-order-page-address.ts';
import { useOrders } from './get-orders.ts';

/** All orders of a customer, page by page. */
export function OrderListPage() {
  const { t } = useTranslation('customer-order');
  const { filter, isFiltered, cursor, set, reset, turn } = useOrderPageAddress();
  const { status, orderType, sort } = filter;
  const query = useOrders({
    limit: DEFAULT_PAGE_SIZE,
    ...(status ? { status } : {}),
    ...(orderType ? { orderType } : {}),
    ...(sort ? { sort } : {}),
    ...(cursor ? { cursor } : {}),
  });
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <OrderFilters filter={filter} set={set} />
      <OrderList
        headingLevel="h2"
        query={query}
        waitingCount={5}
        empty={isFiltered ? <NoneOfKind onReset={reset} /> : <NoOrders />}
      />
      <Pages query={query} onTurn={turn} />
    </>
  );
}

function NoneOfKind(props: { readonly onReset: () => void }) {
  const { t } = useTranslation('customer-order');
  return (
    <EmptyState title={t('none_of_kind')} action={<Button onClick={props.onReset}>{t('show_all')}</Button>} />
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
  return (
    <Pagination
      label={t('title')}
      isDisabled={query.isPlaceholderData}
      {...cursorPager(page, DEFAULT_PAGE_SIZE, onTurn)}
    />
  );
}
