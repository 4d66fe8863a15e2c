import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useErrorText } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { ErrorState, Loading, Notice, Skeleton } from 'shared-ui';
import { useSearchState } from 'shared-ui/router';
import { useRestaurantPath } from '../../../lib/chosen-restaurant.ts';
import { LANES, shownLanes } from '../../../lib/open-orders/lanes.ts';
import { useOpenOrders } from '../../../lib/open-orders/get-open-orders.ts';
import { RestaurantGate } from '../../../lib/restaurant-gate.tsx';
import { OrderDialogs } from '../order-dialogs.tsx';
import { useOrderBoard } from '../use-order-board.ts';
import { usePrintOrder } from '../use-print-order.tsx';
import { OrderLanes } from './order-lanes.tsx';
import classes from './order-lanes.module.css';

/** `/provider/live`: the open orders in lanes, for the evening's work. */
export function LivePage() {
  const { t } = useTranslation('provider-order');
  return (
    <RestaurantGate title={t('live.title')}>
      {(restaurant) => <LiveOrders key={restaurant.id} restaurant={restaurant} />}
    </RestaurantGate>
  );
}

function LiveOrders(props: { restaurant: RestaurantSummary }) {
  const { restaurant } = props;
  const { parameters, change } = useSearchState();
  const { t } = useTranslation('provider-order');
  const errorText = useErrorText();
  const { data: page, error, refetch, isFetching } = useOpenOrders(restaurant.id);
  const desk = useOrderBoard();
  const printer = usePrintOrder();
  if (!page && error) {
    return (
      <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!page) return <LaneSkeletons />;
  return (
    <>
      {page.total > page.rows.length && <OlderOrders shown={page.rows.length} total={page.total} />}
      <OrderLanes
        restaurant={restaurant}
        orders={page.rows}
        lane={LANES.find((lane) => lane === parameters.get('lane'))}
        onLane={(lane) => change({ lane: lane ?? null })}
        desk={desk}
        onPrint={printer.print}
        onOpen={({ id }) => change({ order: id }, { isStep: true })}
      />
      <OrderDialogs
        restaurant={restaurant}
        desk={desk}
        printer={printer}
        orderId={parameters.get('order')}
        onClose={() => change({ order: null })}
      />
    </>
  );
}

function OlderOrders(props: { shown: number; total: number }) {
  const { t } = useTranslation('provider-order');
  const path = useRestaurantPath();
  return (
    <Notice tone="info">
      {t('live.older', props)} <Link to={path('/provider/orders')}>{t('title')}</Link>
    </Notice>
  );
}

function LaneSkeletons() {
  const { t } = useTranslation('provider-order');
  return (
    <Loading label={t('loading')} className={classes.lanes}>
      {shownLanes(undefined).map((lane) => (
        <div key={lane} className={classes.lane}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
        </div>
      ))}
    </Loading>
  );
}
