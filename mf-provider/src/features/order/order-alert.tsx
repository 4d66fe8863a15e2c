import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useAppContext, useLiveState } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { formatTime, IconButton, Notice, toServiceTime } from 'shared-ui';
import { LIVE_PATH, lanePath } from '../../lib/open-orders/lanes.ts';
import { MUTE_MINUTES } from './mute.ts';
import { SoundIcon, SoundOffIcon } from './sound-icons.tsx';
import { useLiveOrders } from './use-live-orders.ts';
import { useOrderAlarm } from './use-order-alarm.ts';
import { useWaitingCounts } from '../../lib/get-waiting.ts';
import { useTitleBadge } from './use-title-badge.ts';
import classes from './order-alert.module.css';

interface OrderAlertProps {
  restaurants: readonly RestaurantSummary[];
  /** The restaurant on screen; orders of the others are linked. */
  chosenId: string | undefined;
}

/** Alerts to orders of all the provider's restaurants on every page: sound, title, lost connection. */
export function OrderAlert(props: OrderAlertProps) {
  const { restaurants, chosenId } = props;
  const counts = useWaitingCounts(restaurants.map(({ id }) => id));
  const waiting = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const alarm = useOrderAlarm(waiting);
  useLiveOrders();
  useLiveWhileHidden();
  useTitleBadge(waiting);
  const elsewhere = restaurants.filter(({ id }) => id !== chosenId && (counts.get(id) ?? 0) > 0);
  return (
    <div className={classes.alert}>
      <div className={classes.bar}>
        <div role="status" className={classes.waiting}>
          <WaitingLink waiting={counts.get(chosenId ?? '') ?? 0} restaurantId={chosenId} />
          <ElsewhereLink restaurants={elsewhere} counts={counts} />
        </div>
        <SoundButton alarm={alarm} />
      </div>
      <ConnectionNotice />
    </div>
  );
}

/** The tablet on the counter rings behind other pages, too. */
function useLiveWhileHidden(): void {
  const { live } = useAppContext();
  useEffect(() => live.goOnHidden(), [live]);
}

type Alarm = ReturnType<typeof useOrderAlarm>;

function WaitingLink(props: { waiting: number; restaurantId: string | undefined }) {
  const { waiting, restaurantId } = props;
  const { t } = useTranslation('provider-alert');
  // They are on the screen already.
  const isThere = useLocation().pathname === LIVE_PATH;
  if (waiting === 0 || isThere) return null;
  return (
    <Link to={lanePath('new', restaurantId)} className={classes.link}>
      {t('waiting', { count: waiting })}
    </Link>
  );
}

interface ElsewhereLinkProps {
  /** Other restaurants with waiting orders. */
  restaurants: readonly RestaurantSummary[];
  counts: ReadonlyMap<string, number>;
}

/** Links to waiting orders of restaurants that are not on screen. */
function ElsewhereLink(props: ElsewhereLinkProps) {
  const { restaurants, counts } = props;
  const { t } = useTranslation('provider-alert');
  const [first, second] = restaurants;
  if (!first) return null;
  const orders = restaurants.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  return (
    <Link to={lanePath('new', first.id)} className={classes.link}>
      {second
        ? t('waiting_elsewhere', { orders, places: restaurants.length })
        : t('waiting_at', { count: orders, restaurant: first.name })}
    </Link>
  );
}

/** Sound on, muted for a while, or blocked by the browser until a press. */
function SoundButton(props: { alarm: Alarm }) {
  const { mutedUntil, isBlocked, mute, unmute, unlock } = props.alarm;
  const { t } = useTranslation('provider-alert');
  if (isBlocked) {
    return <IconButton variant="secondary" icon={<SoundOffIcon />} label={t('enable')} onClick={unlock} />;
  }
  return mutedUntil === null ? (
    <IconButton icon={<SoundIcon />} label={t('mute', { count: MUTE_MINUTES })} onClick={mute} />
  ) : (
    <IconButton
      icon={<SoundOffIcon />}
      label={t('muted', { time: formatTime(mutedUntil) })}
      onClick={unmute}
    />
  );
}

function ConnectionNotice() {
  const { connection, since } = useLiveState();
  const { t } = useTranslation('provider-alert');
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  if (connection !== 'lost') return null;
  const time = formatTime(toServiceTime(since));
  return <Notice tone="warning">{isOnline ? t('lost', { time }) : t('offline', { time })}</Notice>;
}

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
