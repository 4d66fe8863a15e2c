import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';
import { useSearchState } from 'shared-ui/router';
import { OrderDialog } from './order-dialog.tsx';
import { readOrderFilters } from './order-filters.ts';
import { OrderStorms } from './order-storms.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderToolbar } from './order-toolbar.tsx';
import { useLiveOrders } from './use-live-orders.ts';

/** `/admin/orders`: every order of every restaurant. */
export function OrderPage() {
  const { t } = useTranslation('admin-order');
  const { parameters, change } = useSearchState();
  const filters = readOrderFilters(parameters);
  const orderId = parameters.get('order');
  useLiveOrders();
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <OrderStorms />
      <OrderToolbar filters={filters} onChange={change} />
      <OrderTable filters={filters} onChange={change} />
      {orderId && <OrderDialog key={orderId} orderId={orderId} onClose={() => change({ order: null })} />}
    </>
  );
}
