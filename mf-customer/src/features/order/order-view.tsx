import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { wordsOfStage, type Order } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { ButtonLink, Card, formatDateTime, PageHeader, PageTitle, Stack, Timeline } from 'shared-ui';
import { ArrowStartIcon, ShareIcon } from 'shared-ui/icons';
import { CancelOrder } from './cancel-order.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOutlook } from './order-outlook.tsx';
import classes from './order-view.module.css';
import { OrderAgainLink } from './order-again-link.tsx';
import { useOrderSteps } from './use-order-steps.ts';

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
  const steps = useOrderSteps(order);
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
          <Section id="order-progress" title={t('progress')}>
            <OrderOutlook order={order} />
            <Timeline steps={steps} />
          </Section>
          {review}
          <Section id="order-lines" title={t('dishes')}>
            <OrderLines order={order} />
          </Section>
        </Stack>
        <Section id="order-details" title={t('details')}>
          <OrderDetails order={order} />
        </Section>
      </div>
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section(props: SectionProps) {
  const { id, title, children } = props;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </Card>
  );
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
