import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, useLocation } from 'react-router-dom';
import { useSession } from 'shared-api';
import { customerPromise } from 'shared-api/order-promise';
import { useOwnTexts } from 'shared-api/own-text';
import {
  ButtonLink,
  formatTime,
  formatTimestamp,
  isSameDay,
  useNow,
  VisuallyHidden,
  withTexts,
} from 'shared-ui';
import { ChevronEndIcon, ReceiptIcon } from 'shared-ui/icons';
import { useFoundPage } from '../../lib/use-page-path.ts';
import { laterTexts } from '../../lib/texts.ts';
import classes from './order-parts.module.css';
import type { OrderUnderWay } from '../../lib/order-under-way.ts';

const TICK_MS = 15_000;
interface OrdersProps {
  readonly orders: readonly OrderUnderWay[];
}

function Bar(props: OrdersProps) {
  const { orders } = props;
  const { t } = useTranslation('own-order');
  const target = useTarget(orders);
  const now = useNow(TICK_MS);
  const { pathname } = useLocation();
  const [order] = orders;
  const isOnItsPage = pathname === target || orders.some((one) => pathname === trackingPath(one));
  if (!order || target === undefined || isOnItsPage) return null;
  return (
    <aside aria-label={t('label')}>
      <Link to={target} className={classes.bar}>
        <ReceiptIcon size="small" className={classes.icon} />
        <span className={classes.text}>
          {orders.length > 1 ? (
            <strong>{t('several', { count: orders.length })}</strong>
          ) : (
            <RestaurantName restaurant={order.restaurant} />
          )}
          <span className={classes.state}>{stateText(t, order, now)}</span>
        </span>
        <ChevronEndIcon size="small" className={classes.icon} />
      </Link>
    </aside>
  );
}

function RestaurantName(props: Pick<OrderUnderWay, 'restaurant'>) {
  const { restaurant } = props;
  const { text, marks } = useOwnTexts(restaurant.language).name(restaurant);
  return <strong {...marks}>{text}</strong>;
}

function HeaderLink(props: OrdersProps) {
  const { orders } = props;
  const { t } = useTranslation('own-order');
  const target = useTarget(orders);
  const [order] = orders;
  if (!order || target === undefined) return null;
  const name = orders.length > 1 ? t('open_all', { count: orders.length }) : t('open', { code: order.code });
  return (
    <ButtonLink component={Link} to={target} variant="quiet" size="small" title={name}>
      <ReceiptIcon />
      <VisuallyHidden>{name}</VisuallyHidden>
    </ButtonLink>
  );
}

/** A slim bar that leads to the order under way. */
export const OrderBar = withTexts(Bar, laterTexts);
/** The same in the header, which stays in sight while the page scrolls. */
export const OrderLink = withTexts(HeaderLink, laterTexts);

/** The page of the only order, or of all. */
function useTarget(orders: readonly OrderUnderWay[]): string | undefined {
  const role = useSession((session) => session.user?.role);
  const one = useFoundPage('order', role);
  const all = useFoundPage('orders', role);
  const [order] = orders;
  if (orders.length !== 1 || !order || one === undefined) return all;
  return generatePath(one, { id: order.id, token: order.trackingToken ?? '' });
}

function trackingPath({ trackingToken }: OrderUnderWay): string {
  return `/orders/${trackingToken ?? ''}`;
}

function stateText(t: TFunction<'own-order'>, order: OrderUnderWay, now: number): string {
  const { stage, orderType, later } = order;
  const promise = customerPromise(order, now);
  if (promise?.isLate) return t('late');
  // Without names of months, which this part has no need of otherwise.
  const timeOf = (at: number) => (isSameDay(at, now) ? formatTime(at) : formatTimestamp(at));
  if (promise) return t(`promised_${orderType}`, { time: timeOf(promise.at) });
  if (stage === 'pending')
    return later ? t('waiting_later', { time: timeOf(Date.parse(later.wantedAt)) }) : t('waiting');
  if (stage === 'ready') return t(`ready_${orderType}`);
  return t(stage === 'preparing' ? 'preparing' : 'accepted');
}
