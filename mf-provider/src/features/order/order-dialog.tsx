import { useTranslation } from 'react-i18next';
import { isApiError } from 'shared-api';
import { isChangeable, type Order } from 'shared-api/contract';
import { Button, Dialog, ErrorState, formatDateTime, Loading, Skeleton, useLanguage } from 'shared-ui';
import { OpenChange } from './change/open-change.tsx';
import { OrderChanges } from './change/order-changes.tsx';
import { OrderActions, OrderStatusSelect } from './order-actions.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderDeadline } from './order-deadline.tsx';
import { OrderContact, OrderDishes, OrderHistory, OrderPayment } from './order-parts.tsx';
import { PrinterIcon } from './printer-icon.tsx';
import { useIsOutdated } from './printed-tickets.ts';
import type { OrderBoard } from './use-order-board.ts';
import { useOrder } from './get-order.ts';
import classes from './order-dialog.module.css';

interface OrderDialogProps {
  orderId: string;
  desk: OrderBoard;
  onPrint: (order: Order) => void;
  onClose: () => void;
}

/** The details of one order, beside the list. */
export function OrderDialog(props: OrderDialogProps) {
  const { orderId, desk, onPrint, onClose } = props;
  const { t } = useTranslation('provider-order');
  const { data: order, error, refetch, isFetching } = useOrder(orderId);
  return (
    <Dialog
      isOpen
      placement="side"
      title={order ? t('detail.title', { code: order.code }) : t('pages')}
      onClose={onClose}
      footer={order && <DialogFooter order={order} desk={desk} onPrint={() => onPrint(order)} />}
    >
      {order ? (
        <OrderDetail order={order} />
      ) : error ? (
        <ErrorState
          title={isApiError(error, 'not_found') ? t('detail.not_found') : t('detail.load_failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading className={classes.detail}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton width="short" />
          <Skeleton shape="picture" />
        </Loading>
      )}
    </Dialog>
  );
}

function DialogFooter(props: { order: Order; desk: OrderBoard; onPrint: () => void }) {
  const { order, desk, onPrint } = props;
  const { t } = useTranslation(['provider-order', 'provider-change']);
  const isOutdated = useIsOutdated(order);
  return (
    <div className={classes.footer}>
      <OrderActions order={order} onAct={desk.act} />
      <div className={classes.more}>
        <OrderStatusSelect order={order} onStatus={desk.setStatus} />
        <Button variant={isOutdated ? 'primary' : 'secondary'} iconStart={<PrinterIcon />} onClick={onPrint}>
          {t(isOutdated ? 'print.outdated' : 'print.action')}
        </Button>
      </div>
      {isChangeable('provider', order.stage) && !order.openChange && (
        <Button onClick={() => desk.askForChange(order)}>{t('provider-change:propose')}</Button>
      )}
      <Button variant="quiet" size="small" onClick={() => desk.askAboutSender(order)}>
        {t('sender.open')}
      </Button>
    </div>
  );
}

function OrderDetail(props: { order: Order }) {
  const { order } = props;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  return (
    <div className={classes.detail}>
      <div className={classes.head}>
        <OrderBadge order={order} />
        <p className={classes.placed}>
          {t(`type.${order.orderType}`)} ·{' '}
          {t('detail.placed', { date: formatDateTime(order.orderDate, language) })}
        </p>
        <OrderDeadline order={order} />
      </div>
      <OpenChange order={order} />
      <OrderDishes order={order} />
      <OrderContact order={order} />
      <OrderPayment order={order} />
      <OrderChanges order={order} />
      <OrderHistory order={order} />
    </div>
  );
}
