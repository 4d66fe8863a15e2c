import { type AppContext, type DeviceOrder, isApiError } from 'shared-api';
import type { Notification, Order, OrderStage } from 'shared-api/contract';
import { storedBell, storedOrders, updateDeviceBell } from './device-bell.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds; older orders are long finished. */
const FOLLOWED_MS = 6 * HOUR_MS;
const ASK_EVERY_MS = 20_000;
const FINAL: readonly (OrderStage | 'gone')[] = [
  'delivered',
  'rejected',
  'expired',
  'cancelled',
  'refunded',
  'gone',
];

/**
 * Fills the bell of a visitor without an account: each new stage of an unfinished order that was placed on this device.
 * Fetches nothing without such an order or in a hidden tab. Returns the function that stops it.
 */
export function followOwnOrders(context: AppContext): () => void {
  const { session, notifications } = context;
  let isGuest = false;
  let isAsking = false;

  async function askAll(): Promise<void> {
    if (!isGuest || isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    for (const order of unfinishedOrders()) await ask(order.token);
    isAsking = false;
  }

  async function ask(token: string): Promise<void> {
    try {
      const order = await context.api.order.track({ params: { token } });
      // The visitor may have signed in meanwhile: the account has its own bell.
      if (isGuest) notify(token, order);
    } catch (error) {
      if (isApiError(error, 'not_found')) remember(token, 'gone');
    }
  }

  function notify(token: string, order: Order): void {
    const known = storedBell.read().stages[token] ?? 'pending';
    if (order.stage === known) return;
    remember(token, order.stage);
    notifications.getState().add(notificationOf(token, order, notifications.getState().notifications));
  }

  function show(): void {
    const { notifications: list, seenUpTo } = storedBell.read();
    notifications.setState({ notifications: list, seenUpTo });
  }

  function follow(): void {
    const { status, user } = session.getState();
    const was = isGuest;
    isGuest = user === null && status !== 'loading';
    if (!isGuest || was) return;
    show();
    void askAll();
  }

  const timer = setInterval(() => void askAll(), ASK_EVERY_MS);
  const handleVisibility = () => void askAll();
  document.addEventListener('visibilitychange', handleVisibility);
  const stops = [
    storedBell.subscribe(() => {
      if (isGuest) show();
    }),
    storedOrders.subscribe(() => void askAll()),
    session.subscribe(follow),
    notifications.subscribe((state) => {
      if (!isGuest || session.getState().user !== null) return;
      updateDeviceBell({ notifications: state.notifications, seenUpTo: state.seenUpTo });
    }),
  ];
  follow();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
    for (const stop of stops) stop();
  };
}

function unfinishedOrders(): DeviceOrder[] {
  const { stages } = storedBell.read();
  const since = Date.now() - FOLLOWED_MS;
  return storedOrders.read().filter(({ token, orderDate }) => {
    const stage = stages[token];
    return Date.parse(orderDate) >= since && !(stage && FINAL.includes(stage));
  });
}

function remember(token: string, stage: OrderStage | 'gone'): void {
  const placed = new Set(storedOrders.read().map((order) => order.token));
  const remaining = Object.entries(storedBell.read().stages).filter(([known]) => placed.has(known));
  updateDeviceBell({ stages: Object.fromEntries([...remaining, [token, stage]]) });
}

/** A notification like the service's; its id is the time at which the order reached the stage. */
function notificationOf(token: string, order: Order, others: readonly Notification[]): Notification {
  const { code, stage, restaurant } = order;
  const at = Date.parse(order.history.at(-1)?.at ?? order.orderDate);
  const taken = new Set(others.map(({ id }) => id));
  let id = at;
  while (taken.has(id)) id += 1;
  return {
    id,
    message: `Order ${code} is now ${stage}`,
    kind: 'order_stage',
    params: { code, restaurant: restaurant.name, stage, token },
    orderId: order.id,
  };
}
