import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { useSearchState } from 'shared-ui/router';
import { LazyDialog } from '../../lib/lazy-dialog.tsx';
import { RestaurantGate } from '../../lib/restaurant-gate.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { loadSenderDialog } from './load-sender-dialogs.ts';
import { OrderDialog } from './order-dialog.tsx';
import { readOrderFilters } from './order-filters.ts';
import { OrderList } from './order-list.tsx';
import { OrderToolbar } from './order-toolbar.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useOrderBoard, type OrderBoard } from './use-order-board.ts';
import { usePrintOrder } from './use-print-order.tsx';

/** `/provider/orders`: the list of orders. */
export function OrderPage() {
  const { t } = useTranslation('provider-order');
  return (
    <RestaurantGate title={t('title')}>
      {(restaurant) => <Orders key={restaurant.id} restaurant={restaurant} />}
    </RestaurantGate>
  );
}

function Orders(props: { restaurant: RestaurantSummary }) {
  const { restaurant } = props;
  const { parameters, change } = useSearchState();
  const filters = readOrderFilters(parameters);
  const desk = useOrderBoard();
  const printer = usePrintOrder();
  const orderId = parameters.get('order');
  return (
    <>
      <OrderToolbar filters={filters} onChange={change} />
      <OrderList
        restaurantId={restaurant.id}
        filters={filters}
        desk={desk}
        onPrint={printer.print}
        onChange={change}
      />
      {orderId && (
        <OrderDialog
          orderId={orderId}
          desk={desk}
          onPrint={printer.print}
          onClose={() => change({ order: null })}
        />
      )}
      {printer.ticket}
      <DeskQuestionDialog desk={desk} prepMinutes={restaurant.prepMinutes} />
    </>
  );
}

function DeskQuestionDialog(props: { desk: OrderBoard; prepMinutes: number }) {
  const { desk, prepMinutes } = props;
  const { t } = useTranslation('provider-order');
  if (!desk.question) return null;
  const { action, order } = desk.question;
  const shared = { order, onClose: desk.closeQuestion };
  switch (action) {
    case 'accept':
      return <AcceptDialog {...shared} key={order.id} prepMinutes={prepMinutes} onAccept={desk.accept} />;
    case 'reject':
      return (
        <RejectDialog
          {...shared}
          key={order.id}
          onReject={desk.reject}
          onSender={() => desk.askAboutSender(order)}
        />
      );
    case 'sender':
      return (
        <LazyDialog
          load={loadSenderDialog}
          title={t('sender.open')}
          dialogProps={shared}
          onClose={desk.closeQuestion}
        />
      );
  }
}
