import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { LazyDialog } from '../../lib/lazy-dialog.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { loadProposeDialog, loadSenderDialog } from './load-dialogs.ts';
import { useOrder } from './get-order.ts';
import { MovedDialog } from './moved-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { SetBackDialog } from './set-back-dialog.tsx';
import type { DeskQuestion, OrderBoard } from './use-order-board.ts';
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
      {desk.question && (
        <DeskQuestionDialog desk={desk} question={desk.question} prepMinutes={restaurant.prepMinutes} />
      )}
    </>
  );
}

function DeskQuestionDialog(props: { desk: OrderBoard; question: DeskQuestion; prepMinutes: number }) {
  const { desk, question, prepMinutes } = props;
  const { t } = useTranslation(['provider-order', 'provider-change']);
  const { action, order } = question;
  const shared = { order, onClose: desk.closeQuestion };
  const { data: current } = useOrder(order.id);
  const hasMoved = current && current.version > order.version && current.stage !== order.stage;
  if (hasMoved && action !== 'sender') return <MovedDialog order={current} onClose={desk.closeQuestion} />;
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
      return <SetBackDialog {...question} onConfirm={desk.setBack} onClose={desk.closeQuestion} />;
    case 'change':
      return (
        <LazyDialog
          key={order.id}
          load={loadProposeDialog}
          title={t('provider-change:propose')}
          dialogProps={shared}
          onClose={desk.closeQuestion}
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
