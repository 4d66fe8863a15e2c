import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { LazyDialog } from '../../lib/lazy-dialog.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { loadSenderDialog } from './load-sender-dialogs.ts';
import { OrderDialog } from './order-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { SetBackDialog } from './set-back-dialog.tsx';
import type { OrderBoard } from './use-order-board.ts';
import type { OrderPrinter } from './use-print-order.tsx';

interface OrderDialogsProps {
  restaurant: RestaurantSummary;
  desk: OrderBoard;
  printer: OrderPrinter;
  /** The order whose details are open. */
  orderId: string | null;
  onClose: () => void;
}

/** Everything that opens over a page of orders: details, the questions of the buttons, the ticket to print. */
export function OrderDialogs(props: OrderDialogsProps) {
  const { restaurant, desk, printer, orderId, onClose } = props;
  return (
    <>
      {orderId !== null && (
        <OrderDialog orderId={orderId} desk={desk} onPrint={printer.print} onClose={onClose} />
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
    case 'set_back':
      return <SetBackDialog {...desk.question} onConfirm={desk.setBack} onClose={desk.closeQuestion} />;
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
