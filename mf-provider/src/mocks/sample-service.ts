import type { HttpHandler } from 'msw';
import type { LiveEvent } from 'shared-api';
import {
  wordsOfStage,
  type Order,
  type OrderStage,
  type OrderSummary,
  type Provider,
  type Restaurant,
  type User,
} from 'shared-api/contract';
import { mock, MockRefusal, pageOf } from 'shared-api/standalone';
import { statisticsHandlers } from './sample-statistics.ts';
import { ownerHandlers, sampleOtherOwner } from './owner-handlers.ts';
import { sampleId, sampleOrder, sampleProvider, sampleRestaurant } from './samples.ts';

/** What the sample service knows; each page or test has its own. */
export interface SampleService {
  user: User;
  /** The account behind the sample provider. */
  owner: User;
  restaurants: Restaurant[];
  removed: Restaurant[];
  orders: Order[];
  /** Milliseconds that the order list takes. */
  orderDelay: number;
  /** Receives what the real service would push. */
  onEvent: (event: LiveEvent) => void;
}

const STAGES: readonly OrderStage[] = ['pending', 'confirmed', 'ready', 'delivered', 'delivered', 'rejected'];

/** A provider with one restaurant and an evening's orders. */
export function createSampleService(change: Partial<SampleService> = {}): SampleService {
  const restaurant = sampleRestaurant(1);
  return {
    user: sampleProvider,
    owner: sampleProvider,
    restaurants: [restaurant],
    removed: [],
    orders: Array.from({ length: 30 }, (_, index) => {
      const stage = STAGES[index % STAGES.length] ?? 'delivered';
      return sampleOrder(restaurant, index + 1, {
        stage: index > 6 && stage === 'pending' ? 'delivered' : stage,
      });
    }),
    orderDelay: 0,
    onEvent: () => undefined,
    ...change,
  };
}

function restaurantIn(service: SampleService, id: string | undefined): Restaurant {
  const found = service.restaurants.find((restaurant) => restaurant.id === id);
  if (!found) throw new MockRefusal(404, 'not_found');
  return found;
}

function replaceRestaurant(service: SampleService, next: Restaurant): Restaurant {
  service.restaurants = service.restaurants.map((known) => (known.id === next.id ? next : known));
  return next;
}

function toSummary(order: Order): OrderSummary {
  const { phone, address, commune, landmark, note, subtotal, deliveryFee, payment, history, ...rest } = order;
  void [phone, address, commune, landmark, note, subtotal, deliveryFee, payment, history];
  return rest;
}

/** Moves an order and tells everybody, as the service does. */
export function moveOrder(
  service: SampleService,
  id: string,
  stage: OrderStage,
  by: Order['history'][number]['by'] = 'provider',
): Order {
  const order = service.orders.find((candidate) => candidate.id === id);
  if (!order) throw new MockRefusal(404, 'not_found');
  const event = { stage, at: new Date().toISOString(), by, reason: null, minutes: null };
  const next: Order = {
    ...order,
    stage,
    status: wordsOfStage(stage).status,
    version: order.version + 1,
    history: [...order.history, event],
  };
  service.orders = service.orders.map((known) => (known.id === id ? next : known));
  service.onEvent({ type: 'order', data: toSummary(next) });
  return next;
}

/** Lets a new order arrive. */
export function placeOrder(service: SampleService, order: Order): void {
  service.orders = [order, ...service.orders];
  service.onEvent({ type: 'order', data: toSummary(order) });
}

const SORTS: Record<string, (a: Order, b: Order) => number> = {
  newest: (a, b) => b.orderDate.localeCompare(a.orderDate),
  oldest: (a, b) => a.orderDate.localeCompare(b.orderDate),
  highest: (a, b) => b.totalAmount - a.totalAmount,
  lowest: (a, b) => a.totalAmount - b.totalAmount,
};

function ordersFor(
  service: SampleService,
  restaurantId: string | undefined,
  query: URLSearchParams,
): Order[] {
  const search = query.get('q')?.toLowerCase() ?? '';
  const matches = (name: string, value: string) => (query.get(name) ?? value) === value;
  const day = (order: Order) => order.orderDate.slice(0, 10);
  return service.orders
    .filter(
      (order) =>
        order.restaurant.id === restaurantId &&
        order.customerName.toLowerCase().includes(search) &&
        matches('providerStatus', wordsOfStage(order.stage).provider) &&
        matches('orderType', order.orderType) &&
        (query.get('from') ?? '') <= day(order) &&
        day(order) <= (query.get('to') ?? '9999'),
    )
    .toSorted(SORTS[query.get('sort') ?? 'newest']);
}

function orderHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('order', 'ofRestaurant', async ({ params, query }) => {
      await new Promise((resolve) => setTimeout(resolve, service.orderDelay));
      return pageOf(ordersFor(service, params['restaurantId'], query), query);
    }),
    mock('order', 'get', ({ params }) => {
      const order = service.orders.find(({ id }) => id === params['id']);
      if (!order) throw new MockRefusal(404, 'not_found');
      return order;
    }),
    mock('order', 'changeStatus', ({ params, body }) => {
      const order = service.orders.find(({ id }) => id === params['id']);
      if (!order) throw new MockRefusal(404, 'not_found');
      if (order.stage !== body.expectedStage) throw new MockRefusal(409, 'stage_changed', { current: order });
      return moveOrder(service, order.id, body.stage);
    }),
  ];
}

let lastId = 900;

function newId(kind: number): string {
  lastId += 1;
  return sampleId(kind, lastId);
}

type MenuInput = NonNullable<
  Parameters<Parameters<typeof mock<'restaurant', 'update'>>[2]>[0]['body']['menu']
>;

function storedMenu(input: MenuInput): Restaurant['menu'] {
  return input.map(({ id, category, items }) => ({
    id: id ?? newId(3),
    category,
    items: items.map((item) => ({
      id: item.id ?? newId(4),
      name: item.name,
      description: item.description ?? '',
      price: item.price,
      image: item.image ?? null,
      soldOutUntil: item.soldOutUntil ?? null,
    })),
  }));
}

function restaurantHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('restaurant', 'mine', ({ query }) => pageOf(service.restaurants, query)),
    mock('restaurant', 'get', ({ params }) => restaurantIn(service, params['id'])),
    mock('restaurant', 'update', ({ params, body }) => {
      const known = restaurantIn(service, params['id']);
      const { version, menu, schedule, removeImages = [], ...fields } = body;
      if (version !== known.version) throw new MockRefusal(409, 'conflict', { current: known });
      const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      return replaceRestaurant(service, {
        ...known,
        ...changed,
        images: known.images.filter((path) => !removeImages.includes(path)),
        menu: menu ? storedMenu(menu) : known.menu,
        schedule: schedule ?? known.schedule,
        opening: schedule?.pausedUntil
          ? { isOpen: false, reason: 'paused', changesAt: schedule.pausedUntil }
          : { isOpen: true, reason: null, changesAt: null },
        version: known.version + 1,
      });
    }),
    mock('restaurant', 'setItemAvailability', ({ params, body }) => {
      const known = restaurantIn(service, params['id']);
      const item = known.menu.flatMap(({ items }) => items).find(({ id }) => id === params['itemId']);
      if (!item) throw new MockRefusal(404, 'not_found');
      const next = { ...item, soldOutUntil: body.soldOutUntil };
      const items = (list: typeof known.menu) =>
        list.map((category) => ({
          ...category,
          items: category.items.map((candidate) => (candidate.id === item.id ? next : candidate)),
        }));
      replaceRestaurant(service, { ...known, menu: items(known.menu) });
      return next;
    }),
    mock('restaurant', 'create', ({ body }) => {
      const created = sampleRestaurant(service.restaurants.length + 1, {
        name: body.name,
        description: body.description,
        menu: [],
      });
      service.restaurants = [...service.restaurants, created];
      return created;
    }),
    mock('restaurant', 'upload', ({ params, query, body }) =>
      storePictures(service, params['id'], body, query),
    ),
    mock('restaurant', 'uploadPlural', ({ params, query, body }) =>
      storePictures(service, params['id'], body, query),
    ),
    mock('restaurant', 'remove', ({ params }) => {
      service.removed.push(restaurantIn(service, params['id']));
      service.restaurants = service.restaurants.filter(({ id }) => id !== params['id']);
      return undefined;
    }),
    mock('restaurant', 'restore', ({ params }) => {
      const restored = service.removed.find(({ id }) => id === params['id']);
      if (!restored) throw new MockRefusal(404, 'not_found');
      service.restaurants = [...service.restaurants, restored];
      return restored;
    }),
  ];
}

function storePictures(
  service: SampleService,
  id: string | undefined,
  form: FormData | undefined,
  query: URLSearchParams,
) {
  const known = restaurantIn(service, id);
  const named = query.getAll('images').map((name) => `/api/files/${name}`);
  const stored = [...(form?.getAll('images') ?? []).map(() => `/api/files/${newId(8)}.webp`), ...named];
  if (query.get('use') === 'dish') return { images: known.images, bannerUrl: known.bannerUrl, stored };
  const images = [...known.images, ...stored];
  const bannerUrl = known.bannerUrl ?? images[0] ?? null;
  replaceRestaurant(service, { ...known, images, bannerUrl });
  return { images, bannerUrl, stored };
}

function accountHandlers(service: SampleService): HttpHandler[] {
  const provider: Provider = {
    id: sampleId(2, 1),
    user: { id: service.owner.id },
    category: 'mauritanian',
    slug: 'chez-nema',
    name: 'Sidi Ould Cheikh',
    description: '',
    phone: null,
    address: null,
    region: 'Nouakchott Ouest',
    commune: 'Ksar',
    restaurantName: 'Chez Néma',
    bgImage: null,
    createdAt: service.owner.createdAt,
  };
  return [
    mock('auth', 'me', () => service.user),
    mock('provider', 'list', ({ query }) => {
      const isMatch = provider.name.toLowerCase().includes((query.get('q') ?? '').toLowerCase());
      return pageOf(isMatch ? [provider] : [], query);
    }),
    mock('provider', 'get', () => provider),
    mock('user', 'get', () => service.owner),
    mock('provider', 'changeOwner', () => {
      service.owner = sampleOtherOwner;
      return { ...provider, user: { id: service.owner.id } };
    }),
    mock('settings', 'get', () => ({
      contactEmail: 'contact@maida.example',
      contactPhone: null,
      social: { facebook: null, instagram: null, x: null },
      acceptanceMinutes: 10,
      phoneDigits: 10,
      version: 1,
    })),
  ];
}

/** Network mocks over a sample service, typed by the contract. */
export function createHandlers(service: SampleService): HttpHandler[] {
  return [
    ...orderHandlers(service),
    ...restaurantHandlers(service),
    ...accountHandlers(service),
    ...ownerHandlers(service),
    ...statisticsHandlers(service),
  ];
}
