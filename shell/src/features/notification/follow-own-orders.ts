import { type AppContext, type DeviceOrder, isApiError } from 'shared-api';
import type { Notification, Order, OrderStage } from 'shared-api/contract';
import { ownTextsOf } from 'shared-api/own-text';
import { serviceNow } from 'shared-ui';
import { isRecent, type OrderUnderWay } from '../../lib/order-under-way.ts';
import { storedBell, storedOrders, updateDeviceBell } from './device-bell.ts';

const ASK_EVERY_MS = 20_000;
/** Proposed changes that the device remembers to have told. */
const MAX_TOLD = 20;
/** Milliseconds after its end in which an order is asked about as before: it may have ended by mistake. */
const MAY_RETURN_MS = 10 * 60_000;
/** An order that has ended can be set back, but from these stages. */
const FINAL: readonly (OrderStage | 'gone')[] = ['refunded', 'gone'];
const ENDED: readonly (OrderStage | 'gone')[] = ['delivered', 'rejected', 'expired', 'cancelled', ...FINAL];

/**
 * Fills the bell of a visitor without an account with each new stage of a recent order that was placed on this device,
 * and reports those under way. One that ended a while ago is asked about when the visitor comes (back) to the page.
 * Fetches nothing without such an order or in a hidden tab. Returns the function that stops it.
 */
export function followOwnOrders(
  context: AppContext,
  report: (orders: readonly OrderUnderWay[]) => void,
): () => void {
  const { session, notifications } = context;
  let isGuest = false;
  let isAsking = false;
  /** The last reply by token. */
  const replies = new Map<string, Order>();

  async function askAbout(orders: readonly DeviceOrder[]): Promise<void> {
    if (!isGuest || isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    for (const order of orders) await ask(order.token);
    isAsking = false;
    if (isGuest) reportUnderWay();
  }

  const askAll = () => void askAbout(recentOrders());
  const askOften = () =>
    void askAbout(recentOrders().filter(({ token }) => !hasEnded(token) || mayReturn(token)));

  function mayReturn(token: string): boolean {
    const end = replies.get(token)?.history.at(-1);
    return end !== undefined && serviceNow() - Date.parse(end.at) < MAY_RETURN_MS;
  }

  async function ask(token: string): Promise<void> {
    try {
      const order = await context.api.order.track({ params: { token } });
      // The visitor may have signed in meanwhile: the account has its own bell.
      replies.set(token, { ...order, trackingToken: token });
      if (isGuest) notify(token, order);
    } catch (error) {
      if (isApiError(error, 'not_found')) remember(token, 'gone');
    }
  }

  function reportUnderWay(): void {
    const underWay = recentOrders().filter(({ token }) => !hasEnded(token));
    report(underWay.flatMap(({ token }) => replies.get(token) ?? []));
  }

  function notify(token: string, order: Order): void {
    notifyOfChange(token, order);
    const known = storedBell.read().stages[token] ?? 'pending';
    if (order.stage === known) return;
    remember(token, order.stage);
    const at = Date.parse(order.history.at(-1)?.at ?? order.orderDate);
    add({ ...textOf(token, order), kind: 'order_stage' }, at);
  }

  /** What the restaurant proposes is told once. */
  function notifyOfChange(token: string, order: Order): void {
    const { openChange: change } = order;
    const { told } = storedBell.read();
    if (change?.by !== 'provider' || told.includes(change.id)) return;
    updateDeviceBell({ told: [...told, change.id].slice(-MAX_TOLD) });
    add({ ...textOf(token, order), kind: 'order_change_proposed' }, Date.parse(change.at));
  }

  /** Its id is when it happened, or the first that is free after that. */
  function add(notification: Omit<Notification, 'id'>, at: number): void {
    const taken = new Set(notifications.getState().notifications.map(({ id }) => id));
    let id = at;
    while (taken.has(id)) id += 1;
    notifications.getState().add({ ...notification, id });
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
    askAll();
  }

  const timer = setInterval(askOften, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', askAll);
  const stops = [
    storedBell.subscribe(() => {
      if (isGuest) show();
    }),
    storedOrders.subscribe(askAll),
    session.subscribe(follow),
    notifications.subscribe((state) => {
      if (!isGuest || session.getState().user !== null) return;
      updateDeviceBell({ notifications: state.notifications, seenUpTo: state.seenUpTo });
    }),
  ];
  follow();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askAll);
    for (const stop of stops) stop();
  };
}

function isKnownAs(stages: readonly (OrderStage | 'gone')[], token: string): boolean {
  const stage = storedBell.read().stages[token];
  return stage !== undefined && stages.includes(stage);
}

function hasEnded(token: string): boolean {
  return isKnownAs(ENDED, token);
}

function recentOrders(): DeviceOrder[] {
  const now = serviceNow();
  return storedOrders.read().filter((order) => isRecent(order, now) && !isKnownAs(FINAL, order.token));
}

function remember(token: string, stage: OrderStage | 'gone'): void {
  const placed = new Set(storedOrders.read().map((order) => order.token));
  const remaining = Object.entries(storedBell.read().stages).filter(([known]) => placed.has(known));
  updateDeviceBell({ stages: Object.fromEntries([...remaining, [token, stage]]) });
}

/** What a notification like the service's says of an order. */
function textOf(token: string, order: Order): Omit<Notification, 'id' | 'kind'> {
  const { code, stage, restaurant, orderType } = order;
  const { text: name } = ownTextsOf(document.documentElement.lang, restaurant.language).name(restaurant);
  return {
    message: `Order ${code} is now ${stage}`,
    params: { code, restaurant: name, stage, token, orderType },
    orderId: order.id,
  };
}
