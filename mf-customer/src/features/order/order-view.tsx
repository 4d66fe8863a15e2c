import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { REJECT_REASONS, wordsOfStage, type Order, type OrderEvent } from 'shared-api/contract';
import { customerLines } from 'shared-api/customer-lines';
import { orderSteps } from 'shared-api/order-progress';
import { useOwnTexts } from 'shared-api/own-text';
import { pickUpOf } from 'shared-api/pick-up';
import {
  ButtonLink,
  Details,
  formatDateTime,
  Notice,
  PageHeader,
  PageTitle,
  Stack,
  Timeline,
} from 'shared-ui';
import { ArrowStartIcon, ShareIcon } from 'shared-ui/icons';
import { Amounts, OrderLines, OrderPart, pickUpItems, StepNotes, useAmountParts } from 'shared-ui/order';
import { CancelOrder } from './cancel-order.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderOutlook } from './order-outlook.tsx';
import classes from './order-view.module.css';
import { OrderAgainLink } from './order-again-link.tsx';

export interface OrderViewProps {
  readonly order: Order;
  /** Rendered below the progress: the customer's review. */
  readonly review: ReactNode;
}

/** An order with progress, dishes and details. */
export function OrderView(props: OrderViewProps) {
  const { order, review } = props;
  const { t, i18n } = useTranslation('customer-order');
  const restaurant = useOwnTexts(order.restaurant.language).name(order.restaurant);
  const steps = orderSteps(order, {
    label: (stage) => t(`step.${stage}`, { context: order.orderType }),
    describe: (event) => <Step event={event} />,
  });
  const back = (
    <Link to="/user/orders" className={classes.back}>
      <ArrowStartIcon size="small" />
      {t('title')}
    </Link>
  );
  return (
    <>
      <PageTitle title={t('code', { code: order.code })} />
      <PageHeader
        back={back}
        title={t('code', { code: order.code })}
        description={
          <span className={classes.description}>
            <OrderBadge order={order} />
            <Link to={`/restaurant/${order.restaurant.slug}/menu`} {...restaurant.marks}>
              {restaurant.text}
            </Link>
            <time dateTime={order.orderDate}>{formatDateTime(order.orderDate, i18n.language)}</time>
          </span>
        }
        actions={<OrderActions order={order} />}
      />
      <div className={classes.columns}>
        <Stack gap={5}>
          <OpenChange order={order} />
          <OrderPart isCard title={t('progress')}>
            <OrderOutlook order={order} />
            <PickUp order={order} />
            <Timeline steps={steps} />
          </OrderPart>
          {review}
          <OrderPart isCard title={t('dishes')}>
            <OrderLines lines={customerLines(order, i18n.language)} />
            <OrderAmounts order={order} />
          </OrderPart>
        </Stack>
        <OrderPart isCard title={t('details')}>
          <OrderDetails order={order} />
        </OrderPart>
      </div>
    </>
  );
}

function PickUp(props: { readonly order: Order }) {
  const { t, i18n } = useTranslation('customer-order');
  const labels = { at: t('field.pick_up_at'), until: t('field.pick_up_until') };
  const items = pickUpItems(pickUpOf(props.order, t), labels, i18n.language);
  return items.length > 0 && <Details items={items} />;
}

/** That a change awaits an answer, which is given on the tracking page. */
function OpenChange(props: { readonly order: Order }) {
  const { openChange: change, trackingToken } = props.order;
  const { t } = useTranslation('customer-order');
  if (!change || !trackingToken) return null;
  const isMine = change.by === 'provider';
  return (
    <Notice
      tone={isMine ? 'warning' : 'info'}
      title={t(`change.${change.by}`)}
      action={
        <ButtonLink
          component={Link}
          to={`/orders/${trackingToken}`}
          variant={isMine ? 'primary' : 'secondary'}
        >
          {t(isMine ? 'change.answer' : 'change.see')}
        </ButtonLink>
      }
    />
  );
}

function Step(props: { readonly event: OrderEvent }) {
  const { at, minutes, reason } = props.event;
  const { t } = useTranslation('customer-order');
  const known = REJECT_REASONS.find((word) => word === reason);
  return (
    <StepNotes
      at={at}
      notes={[minutes !== null && t('minutes', { count: minutes }), known ? t(`reason.${known}`) : reason]}
    />
  );
}

function OrderAmounts(props: { readonly order: Order }) {
  const { t } = useTranslation('customer-order');
  const labels = { subtotal: t('subtotal'), deliveryFee: t('delivery_fee') };
  const total = { label: t('total'), amount: props.order.totalAmount };
  return <Amounts parts={useAmountParts(props.order, labels)} total={total} />;
}

function OrderActions(props: { readonly order: Order }) {
  const { order } = props;
  const { t } = useTranslation('customer-order');
  return (
    <>
      {order.trackingToken && (
        <ButtonLink component={Link} to={`/orders/${order.trackingToken}`} iconStart={<ShareIcon />}>
          {t('track')}
        </ButtonLink>
      )}
      {order.stage === 'pending' && <CancelOrder order={order} />}
      {wordsOfStage(order.stage).status !== 'PENDING' && <OrderAgainLink order={order} variant="primary" />}
    </>
  );
}
