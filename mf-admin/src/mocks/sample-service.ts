import type { HttpHandler } from 'msw';
import type { LiveEvent } from 'shared-api';
import {
  wordsOfStage,
  type AuditEntry,
  type ContactMessage,
  type MarketplaceStatistics,
  type Order,
  type OrderStage,
  type Provider,
  type Restaurant,
  type Settings,
  type User,
} from 'shared-api/contract';
import { mock, MockRefusal, pageOf } from 'shared-api/standalone';
import { auditHandlers } from './audit-handlers.ts';
import { confirmationHandlers } from './confirmation-handlers.ts';
import { contactHandlers } from './contact-handlers.ts';
import { hasText } from './has-text.ts';
import { createSampleReleases, releaseHandlers, type SampleReleases } from './release-handlers.ts';
import { sampleStatistics } from './sample-statistics.ts';
import {
  sampleAdmin,
  sampleEntry,
  sampleMessage,
  sampleOrder,
  sampleProvider,
  sampleRestaurant,
  sampleSettings,
  sampleUser,
} from './samples.ts';

/** What the sample service knows; each page or test has its own. */
export interface SampleService {
  user: User;
  users: User[];
  providers: Provider[];
  restaurants: Restaurant[];
  orders: Order[];
  /** When and why restaurant owners were declined, by user. */
  declines: Record<string, { at: string; reason: string }>;
  audit: AuditEntry[];
  releases: SampleReleases;
  messages: ContactMessage[];
  /** The figures of so many days. */
  statistics: (days: number) => MarketplaceStatistics;
  settings: Settings;
  /** Receives what the real service would push. */
  onEvent: (event: LiveEvent) => void;
}

const STAGES: readonly OrderStage[] = ['pending', 'ready', 'delivered', 'delivered', 'expired', 'refunded'];

/** A marketplace with a few pages of everything. */
export function createSampleService(change: Partial<SampleService> = {}): SampleService {
  const users = Array.from({ length: 24 }, (_, index) => sampleUser(index + 1));
  const owners = users.filter(({ role }) => role === 'PROVIDER');
  const restaurants = Array.from({ length: 12 }, (_, index) => sampleRestaurant(index + 1));
  return {
    user: sampleAdmin,
    users: [...users, sampleAdmin],
    providers: owners.map((owner, index) => sampleProvider(owner, index + 1)),
    restaurants,
    orders: Array.from({ length: 34 }, (_, index) => {
      const restaurant = restaurants[index % restaurants.length] ?? sampleRestaurant(1);
      return sampleOrder(restaurant, index + 1, { stage: STAGES[index % STAGES.length] ?? 'delivered' });
    }),
    declines: {},
    statistics: sampleStatistics,
    releases: createSampleReleases(),
    audit: Array.from({ length: 14 }, (_, index) => sampleEntry(index + 1)),
    messages: [1, 2, 3].map((number) => sampleMessage(number)),
    settings: sampleSettings,
    onEvent: () => undefined,
    ...change,
  };
}

function foundIn<T extends { id: string }>(list: readonly T[], id: string | undefined): T {
  const found = list.find((candidate) => candidate.id === id);
  if (!found) throw new MockRefusal(404, 'not_found');
  return found;
}

function replaced<T extends { id: string }>(list: readonly T[], next: T): T[] {
  return list.map((known) => (known.id === next.id ? next : known));
}

function isWanted(query: URLSearchParams, name: string, value: string): boolean {
  return (query.get(name) ?? value) === value;
}

const USER_SORTS: Record<string, (a: User, b: User) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  name: (a, b) => (a.lastname ?? '').localeCompare(b.lastname ?? ''),
  name_desc: (a, b) => (b.lastname ?? '').localeCompare(a.lastname ?? ''),
  email: (a, b) => a.email.localeCompare(b.email),
  email_desc: (a, b) => b.email.localeCompare(a.email),
};

function userHandlers(service: SampleService): HttpHandler[] {
  const change = (id: string | undefined, fields: Partial<User>) => {
    const next = { ...foundIn(service.users, id), ...fields };
    service.users = replaced(service.users, next);
    return next;
  };
  return [
    mock('auth', 'me', () => service.user),
    mock('user', 'list', ({ query }) =>
      pageOf(
        service.users
          .filter(
            (user) =>
              hasText(query, user.firstname, user.lastname, user.email, user.phone) &&
              isWanted(query, 'role', user.role) &&
              isWanted(query, 'confirmed', String(user.confirmed)),
          )
          .toSorted(USER_SORTS[query.get('sort') ?? 'newest']),
        query,
      ),
    ),
    mock('user', 'get', ({ params }) => foundIn(service.users, params['id'])),
    mock('user', 'confirm', ({ params, body }) =>
      change(params['id'], { confirmed: body?.confirmed ?? true }),
    ),
    mock('user', 'changeRole', ({ params, query }) => {
      const role = (['ADMIN', 'PROVIDER', 'USER'] as const).find((known) => known === query.get('role'));
      if (!role) throw new MockRefusal(400, 'validation_failed');
      return change(params['id'], { role });
    }),
    mock('user', 'sendPasswordLink', ({ params }) => {
      foundIn(service.users, params['id']);
      return undefined;
    }),
    mock('user', 'remove', ({ params }) => {
      const { id } = foundIn(service.users, params['id']);
      service.users = service.users.filter((user) => user.id !== id);
      return undefined;
    }),
    mock('provider', 'list', ({ query }) => pageOf(service.providers, query)),
  ];
}

const ORDER_SORTS: Record<string, (a: Order, b: Order) => number> = {
  newest: (a, b) => b.orderDate.localeCompare(a.orderDate),
  oldest: (a, b) => a.orderDate.localeCompare(b.orderDate),
  highest: (a, b) => b.totalAmount - a.totalAmount,
  lowest: (a, b) => a.totalAmount - b.totalAmount,
};

function isOrderWanted(order: Order, query: URLSearchParams): boolean {
  const day = order.orderDate.slice(0, 10);
  return (
    hasText(query, order.code, order.phone, order.customerName) &&
    isWanted(query, 'status', order.status) &&
    isWanted(query, 'restaurantName', order.restaurant.name) &&
    (query.get('from') ?? '') <= day &&
    day <= (query.get('to') ?? '9999')
  );
}

/** Moves an order, as somebody at the service does. */
export function moveOrder(
  service: SampleService,
  id: string,
  stage: OrderStage,
  by: Order['history'][number]['by'] = 'provider',
  reason: string | null = null,
): Order {
  const order = foundIn(service.orders, id);
  const event = { stage, at: new Date().toISOString(), by, reason, minutes: null };
  const next: Order = {
    ...order,
    stage,
    status: wordsOfStage(stage).status,
    version: order.version + 1,
    history: [...order.history, event],
  };
  service.orders = replaced(service.orders, next);
  return next;
}

function orderHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('order', 'restaurantNames', () =>
      [...new Set(service.orders.map(({ restaurant }) => restaurant.name))].sort((a, b) =>
        a.localeCompare(b),
      ),
    ),
    mock('order', 'list', ({ query }) =>
      pageOf(
        service.orders
          .filter((order) => isOrderWanted(order, query))
          .toSorted(ORDER_SORTS[query.get('sort') ?? 'newest']),
        query,
      ),
    ),
    mock('order', 'get', ({ params }) => foundIn(service.orders, params['id'])),
    mock('order', 'changeStatus', ({ params, body }) => {
      const order = foundIn(service.orders, params['id']);
      if (order.stage !== body.expectedStage) throw new MockRefusal(409, 'stage_changed', { current: order });
      return moveOrder(service, order.id, body.stage, 'admin', body.reason ?? null);
    }),
  ];
}

function restaurantHandlers(service: SampleService): HttpHandler[] {
  const setRemoved = (id: string | undefined, removedAt: string | null) => {
    const next = { ...foundIn(service.restaurants, id), removedAt };
    service.restaurants = replaced(service.restaurants, next);
    return next;
  };
  return [
    mock('restaurant', 'list', ({ query }) =>
      pageOf(
        service.restaurants.filter(
          ({ name, description, region }) =>
            hasText(query, name, description) && isWanted(query, 'region', region ?? ''),
        ),
        query,
      ),
    ),
    mock('restaurant', 'remove', ({ params }) => {
      setRemoved(params['id'], new Date().toISOString());
      return undefined;
    }),
    mock('restaurant', 'restore', ({ params }) => setRemoved(params['id'], null)),
  ];
}

function siteHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('settings', 'get', () => service.settings),
    mock('settings', 'update', ({ body }) => {
      const { version, ...change } = body;
      if (version !== undefined && version !== service.settings.version) {
        throw new MockRefusal(409, 'conflict', { current: service.settings });
      }
      const changed = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      service.settings = { ...service.settings, ...changed, version: service.settings.version + 1 };
      return service.settings;
    }),
  ];
}

/** Network mocks over a sample service, typed by the contract. */
export function createHandlers(service: SampleService): HttpHandler[] {
  return [
    ...userHandlers(service),
    ...orderHandlers(service),
    ...restaurantHandlers(service),
    ...siteHandlers(service),
    mock('statistics', 'marketplace', ({ query }) => service.statistics(Number(query.get('days') ?? 90))),
    ...auditHandlers(service),
    ...releaseHandlers(service.releases, service.user.email),
    ...confirmationHandlers(service),
    ...contactHandlers(service),
  ];
}
