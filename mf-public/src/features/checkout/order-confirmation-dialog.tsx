import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Order } from 'shared-api/contract';
import { customerLines } from 'shared-api/customer-lines';
import { pickUpOf } from 'shared-api/pick-up';
import { Button, ButtonLink, Details, Dialog, formatDateTime, Notice } from 'shared-ui';
import { CheckCircleIcon } from 'shared-ui/icons';
import { OrderLines, pickUpItems } from 'shared-ui/order';
import { ShareOrder } from '../../lib/order/share-order.tsx';
import { useSettings } from '../../lib/get-settings.ts';
import type { PlacedOrder } from './place-order.ts';
import { PriceList } from './price-list.tsx';
import classes from './order-confirmation-dialog.module.css';

/** 'Booking Confirmed!' (requirements 2.4): shown for a stored order only. */
export function OrderConfirmationDialog(props: { placed: PlacedOrder; onClose: () => void }) {
  const { placed, onClose } = props;
  const { order, isRecovered } = placed;
  const { t, i18n } = useTranslation('checkout');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('confirmed_title')}
      description={t('confirmed_code', { code: order.code })}
      footer={<Footer order={order} onClose={onClose} />}
    >
      <div className={classes.content}>
        {isRecovered ? <Notice tone="info">{t('recovered')}</Notice> : <Answer order={order} />}
        <Contact order={order} />
        <section aria-label={t('dishes')} className={classes.dishes}>
          <OrderLines lines={customerLines(order, i18n.language)} />
          <PriceList order={order} total={order.totalAmount} />
        </section>
        <ShareOrder order={order} />
      </div>
    </Dialog>
  );
}

function Answer(props: { order: Order }) {
  const { later } = props.order;
  const { t, i18n } = useTranslation('checkout');
  const minutes = useSettings()?.acceptanceMinutes;
  const soon = minutes === undefined ? t('confirmed_received') : t('confirmed_hint', { minutes });
  return (
    <p className={classes.answer}>
      <CheckCircleIcon className={classes.check} />
      {later ? t('confirmed_later', { time: formatDateTime(later.wantedAt, i18n.language) }) : soon}
    </p>
  );
}

function Contact(props: { order: Order }) {
  const { customerName, phone, address, orderType, later } = props.order;
  const { t, i18n } = useTranslation('checkout');
  const labels = { at: t('pick_up_at'), until: t('pick_up_until') };
  return (
    <Details
      items={[
        { label: t('name'), value: customerName, translate: 'no' as const },
        { label: t('phone'), value: phone },
        { label: t('address'), value: address },
        { label: t('order_type'), value: orderType === 'Delivery' ? t('delivery') : t('takeaway') },
        ...(later ? [{ label: t('wanted_at'), value: formatDateTime(later.wantedAt, i18n.language) }] : []),
        ...pickUpItems(pickUpOf(props.order, t), labels, i18n.language),
      ]}
    />
  );
}

function Footer(props: { order: Order; onClose: () => void }) {
  const { order, onClose } = props;
  const { t } = useTranslation('checkout');
  return (
    <>
      <Button onClick={onClose}>{t('close')}</Button>
      {order.trackingToken && (
        <ButtonLink component={Link} to={`/orders/${order.trackingToken}`} variant="primary">
          {t('track')}
        </ButtonLink>
      )}
    </>
  );
}
