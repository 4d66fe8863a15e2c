import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isApiError } from 'shared-api';
import { useOwnTexts } from 'shared-api/own-text';
import type { Order } from 'shared-api/contract';
import { orderAgainState } from 'shared-api/order-again';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  formatDateTime,
  Loading,
  PageHeader,
  PageTitle,
  Skeleton,
} from 'shared-ui';
import { ArrowStartIcon } from 'shared-ui/icons';
import { ShareOrder } from '../../lib/order/share-order.tsx';
import { menuPath } from '../../lib/restaurant/restaurant-path.ts';
import { CancelOrder } from './cancel-order.tsx';
import { AskChange } from './change/ask-change.tsx';
import { OpenChangeCard } from './change/change-card.tsx';
import { OrderChanges } from './change/order-changes.tsx';
import { LiveMark } from './live-mark.tsx';
import { OrderReviewCard } from './order-review.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderStatus } from './order-status.tsx';
import { TrackOrderForm } from './track-order-form.tsx';
import { isFinal, useTrackedOrder } from './use-tracked-order.ts';
import classes from './tracking-page.module.css';

/** The public page of one order (requirements 2.7). */
export default function TrackingPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation('order');
  const { data: order, error, isRefetching, refetch, connection } = useTrackedOrder(token);
  if (isApiError(error, 'not_found', 'validation_failed')) return <NotFound />;
  return (
    <Container size="medium" className={classes.page}>
      <PageTitle title={order ? t('code', { code: order.code }) : t('title')} />
      {order ? (
        <>
          <Header order={order} />
          <LiveMark connection={connection} />
          <OpenChangeCard order={order} token={token} />
          <OrderStatus order={order} />
          <Actions order={order} token={token} />
          <OrderReviewCard order={order} token={token} />
          <OrderDetails order={order} />
          <OrderChanges order={order} />
          <ShareOrder order={{ ...order, trackingToken: token }} />
        </>
      ) : error ? (
        <ErrorState title={t('order_failed')} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : (
        <Loading className={classes.page}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="picture" className={classes.block} />
          <Skeleton shape="picture" className={classes.block} />
        </Loading>
      )}
    </Container>
  );
}

function Header(props: { order: Order }) {
  const { order } = props;
  const { t, i18n } = useTranslation('order');
  const name = useOwnTexts(order.restaurant.language).name(order.restaurant);
  return (
    <PageHeader
      back={
        <ButtonLink
          component={Link}
          to="/orders"
          variant="quiet"
          size="small"
          iconStart={<ArrowStartIcon size="small" />}
          className={classes.back}
        >
          {t('back')}
        </ButtonLink>
      }
      title={<span {...name.marks}>{name.text}</span>}
      description={`${t('code', { code: order.code })} · ${t('placed_at', { at: formatDateTime(order.orderDate, i18n.language) })}`}
      className={classes.header}
    />
  );
}

function Actions(props: { order: Order; token: string }) {
  const { order, token } = props;
  const { t } = useTranslation('order');
  const menu = menuPath(order.restaurant.slug);
  return (
    <div className={classes.actions}>
      {isFinal(order.stage) ? (
        <ButtonLink component={Link} to={menu} state={orderAgainState(order)} variant="primary">
          {t('order_again')}
        </ButtonLink>
      ) : (
        <ButtonLink component={Link} to={menu}>
          {t('open_menu')}
        </ButtonLink>
      )}
      <AskChange order={order} token={token} />
      {order.stage === 'pending' && <CancelOrder token={token} />}
    </div>
  );
}

function NotFound() {
  const { t } = useTranslation('order');
  return (
    <Container size="medium" className={classes.page}>
      <PageTitle title={t('title')} />
      <EmptyState isPage title={t('not_found')} />
      <TrackOrderForm />
    </Container>
  );
}
