import type { HttpHandler } from 'msw';
import {
  wordsOfStage,
  type Order,
  type OrderChange,
  type OrderEvent,
  type OrderStage,
  type OrderSummary,
} from 'shared-api/contract';
import {
  getById,
  mock,
  MockProblem,
  withStage,
  oneOrderMocks,
  ORDER_SORTS,
  paginate,
  replaceById,
} from 'shared-api/standalone';
import type { SampleService } from './sample-state.ts';

function toSummary(order: Order): OrderSummary {
  const { phone, address, commune, landmark, note, subtotal, deliveryFee, payment, history, ...rest } = order;
  void [phone, address, commune, landmark, note, subtotal, deliveryFee, payment, history];
  return rest;
}

/** Moves an order and pushes it, as the service does. */
export function moveOrder(
  service: SampleService,
  id: string,
  stage: OrderStage,
  by: OrderEvent['by'] = 'provider',
): Order {
  const next = withStage(getById(service.orders, id), stage, { by });
  service.orders = replaceById(service.orders, next);
  service.onEvent({ type: 'order', data: toSummary(next) });
  return next;
}

/** Adds a new order and pushes it. */
export function placeOrder(service: SampleService, order: Order): void {
  service.orders = [order, ...service.orders];
  service.onEvent({ type: 'order', data: toSummary(order) });
}

function ordersFor(
  service: SampleService,
  restaurantId: string | undefined,
  query: URLSearchParams,
): Order[] {
  const search = query.get('q')?.toLowerCase() ?? '';
  const matches = (name: string, value: string) => (query.get(name) ?? value) === value;
  const day = (order: Order) => order.orderDate.slice(0, 10);
  const dueBy = query.get('dueBy');
  const isDue = ({ stage, later }: Order) =>
    dueBy === null ||
    (stage === 'pending' && (!later || later.prepareAt <= dueBy)) ||
    (stage === 'confirmed' && !!later && later.prepareAt <= dueBy);
  return service.orders
    .filter(
      (order) =>
        order.restaurant.id === restaurantId &&
        isDue(order) &&
        order.customerName.toLowerCase().includes(search) &&
        matches('status', order.status) &&
        matches('providerStatus', wordsOfStage(order.stage).provider) &&
        matches('orderType', order.orderType) &&
        (query.get('from') ?? '') <= day(order) &&
        day(order) <= (query.get('to') ?? '9999'),
    )
    .toSorted(ORDER_SORTS[query.get('sort') ?? 'newest']);
}

/** The pending orders of the same account, or of guests with the same phone. */
function ordersOfSender(service: SampleService, id: string | undefined): Order[] {
  const { phone, user } = getById(service.orders, id);
  const isSame = (order: Order) => (user ? order.user?.id === user.id : !order.user && order.phone === phone);
  return service.orders.filter((order) => order.stage === 'pending' && isSame(order));
}

/** The restaurant's orders, moving them on, and what a sender sent. */
export function orderHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('order', 'ofRestaurant', async ({ params, query }) => {
      await new Promise((resolve) => setTimeout(resolve, service.orderDelay));
      return paginate(ordersFor(service, params['restaurantId'], query), query);
    }),
    mock('order', 'sender', ({ params }) => {
      const orders = ordersOfSender(service, params['id']);
      return {
        ...{ orders: orders.length, connectionOrders: 0, canBlockConnection: false },
        isBlocked: service.blockedSenders.some(({ phones }) => phones.includes(orders[0]?.phone ?? '')),
      };
    }),
    mock('order', 'stopSender', ({ params, body }) => {
      const orders = ordersOfSender(service, params['id']);
      const { id, phone, customerName } = getById(service.orders, params['id']);
      const isBlocked = body.block !== null;
      if (isBlocked) {
        const since = new Date().toISOString();
        service.blockedSenders.unshift({ id, customerName, phones: [phone], since, until: null });
      }
      const rejected = body.reason === null ? [] : orders;
      for (const order of rejected) moveOrder(service, order.id, 'rejected');
      return { rejected: rejected.length, isBlocked };
    }),
    mock('order', 'blockedSenders', () => service.blockedSenders),
    mock('order', 'unblockSender', ({ params }) => {
      service.blockedSenders = service.blockedSenders.filter(({ id }) => id !== params['blockId']);
      return undefined;
    }),
    ...changeHandlers(service),
    ...oneOrderMocks(service, (id, stage) => moveOrder(service, id, stage)),
  ];
}

/** Stores a change of an order as the service does; of an accepted one, it works out the lines alone. */
function putChange(service: SampleService, id: string | undefined, change: OrderChange): Order {
  const order = getById(service.orders, id);
  const others = (order.changes ?? []).filter((one) => one.id !== change.id);
  const accepted = change.outcome === 'accepted' ? change.lines : [];
  const next = {
    ...order,
    items: order.items.flatMap((line) => {
      const { after } = accepted.find(({ before }) => before.id === line.id) ?? { after: line };
      return after ?? [];
    }),
    version: order.version + 1,
    openChange: change.outcome === null ? change : null,
    changes: [...others, change],
  };
  service.orders = replaceById(service.orders, next);
  return next;
}

function changeHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('order', 'proposeChange', ({ params, body }) => {
      const at = new Date();
      return putChange(service, params['id'], {
        ...{ id: crypto.randomUUID(), by: 'provider', at: at.toISOString(), note: body.note || null },
        until: new Date(at.getTime() + body.minutes * 60_000).toISOString(),
        ...{ onSilence: body.onSilence, lines: [], promisedAt: body.promisedAt ?? null, difference: 0 },
        ...{ outcome: null, answeredAt: null, answeredBy: null },
      });
    }),
    mock('order', 'answerChange', ({ params, body }) => {
      const { openChange } = getById(service.orders, params['id']);
      if (!openChange) throw new MockProblem(409, 'conflict');
      const answeredAt = new Date().toISOString();
      const answered = { outcome: body.answer, answeredAt, answeredBy: 'provider' } as const;
      return putChange(service, params['id'], { ...openChange, ...answered });
    }),
  ];
}
