import { http, HttpResponse, type HttpHandler } from 'msw';
import { REVIEW_CHANGE_DAYS, type Order, type OrderReview, type User } from 'shared-api/contract';
import { mock, withStage, problemResponse, SAMPLE_SETTINGS } from 'shared-api/standalone';
import { accountHandlers } from './account-handlers.ts';
import {
  createSampleOrder,
  createSampleUser,
  sampleId,
  SAMPLE_PASSWORD,
  SAMPLE_RESTAURANTS,
} from './sample-customer.ts';
import {
  createSampleAddresses,
  createSampleNotifications,
  createSampleRestaurant,
  createSamplePasskeys,
  createSampleSessions,
} from './sample-places.ts';
import type { SampleState } from './sample-state.ts';

export interface SampleService extends SampleState {
  readonly handlers: HttpHandler[];
}

const ORDER_COUNT = 23;
const DAY_MS = 86_400_000;

/** A service of sample data, for running alone and for tests. */
export function createSampleService(now: number): SampleService {
  const user = createSampleUser();
  const orders = Array.from({ length: ORDER_COUNT }, (_, index) => createSampleOrder(index, now, user));
  const restaurants = SAMPLE_RESTAURANTS.map((_, number) =>
    createSampleRestaurant(number, dishesOf(orders, number)),
  );
  const state: SampleState = {
    user,
    isSignedIn: true,
    orders,
    restaurants,
    addresses: createSampleAddresses(),
    addressCount: 0,
    favourites: restaurants.slice(0, 3).map(({ id }) => id),
    notifications: createSampleNotifications(now),
    sessions: createSampleSessions(now),
    passkeys: createSamplePasskeys(now),
    factors: { totp: null, recoveryCodes: null },
  };
  return Object.assign(state, {
    handlers: [
      ...accountHandlers(state),
      ...reviewHandlers(state),
      ...userHandlers(state),
      ...orderHandlers(state),
      http.get('*/api/settings', () => HttpResponse.json(SAMPLE_SETTINGS)),
    ],
  });
}

function userHandlers(state: SampleState): HttpHandler[] {
  return [
    http.get('*/auth/me', () => HttpResponse.json(state.isSignedIn ? state.user : null)),
    http.put<{ id: string }, Partial<User> & { currentPassword?: string }>(
      '*/api/user/:id',
      async ({ request }) => {
        const { currentPassword, ...changes } = await request.json();
        if (changes.email === 'taken@maida.example') return problemResponse(409, 'email_taken');
        const isMoving = changes.email !== undefined && changes.email !== state.user.email;
        if (isMoving && currentPassword !== SAMPLE_PASSWORD)
          return problemResponse(401, 'credentials_invalid');
        state.user = { ...state.user, ...changes, emailConfirmed: state.user.emailConfirmed && !isMoving };
        return HttpResponse.json(state.user);
      },
    ),
    http.put<{ email: string }, { password: string; currentPassword?: string }>(
      '*/api/user/:email/password',
      async ({ request }) => {
        const { currentPassword } = await request.json();
        if (currentPassword !== SAMPLE_PASSWORD) return problemResponse(401, 'credentials_invalid');
        return new HttpResponse(null, { status: 204 });
      },
    ),
  ];
}

function orderHandlers(state: SampleState): HttpHandler[] {
  return [
    http.get('*/api/orders/user/:userId', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [status, type] = [searchParams.get('status'), searchParams.get('orderType')];
      const matching = state.orders.filter(
        (order) => (!status || order.status === status) && (!type || order.orderType === type),
      );
      if (searchParams.get('sort') === 'oldest') matching.reverse();
      return pageOf(
        matching,
        Number(searchParams.get('cursor') ?? 0),
        Number(searchParams.get('limit') ?? 10),
      );
    }),
    http.get('*/api/orders/:id', ({ params }) => {
      const order = state.orders.find(({ id }) => id === params['id']);
      return order ? HttpResponse.json(order) : problemResponse(404, 'not_found');
    }),
    http.put<{ id: string }, { stage: 'cancelled'; expectedStage: string }>(
      '*/api/orders/:id/status',
      async ({ params, request }) => {
        const { expectedStage } = await request.json();
        const order = state.orders.find(({ id }) => id === params.id);
        if (!order) return problemResponse(404, 'not_found');
        if (order.stage !== expectedStage) return problemResponse(409, 'stage_changed', { current: order });
        const cancelled = cancel(order);
        state.orders = state.orders.map((known) => (known.id === order.id ? cancelled : known));
        return HttpResponse.json(cancelled);
      },
    ),
  ];
}

function reviewHandlers(state: SampleState): HttpHandler[] {
  const put = (id: string | undefined, review: OrderReview | null) => {
    state.orders = state.orders.map((order) => (order.id === id ? { ...order, review } : order));
  };
  return [
    mock('review', 'write', ({ params, body }) => {
      const at = new Date();
      const until = new Date(at.getTime() + REVIEW_CHANGE_DAYS * DAY_MS);
      const review = {
        ...{ id: sampleId(800), rating: body.rating, text: body.text ?? null },
        ...{ createdAt: at.toISOString(), updatedAt: at.toISOString(), editableUntil: until.toISOString() },
        ...{ isHeld: false, isRemoved: false, answer: null },
      };
      put(params['id'], review);
      return review;
    }),
    mock('review', 'remove', ({ params }) => {
      put(params['id'], null);
      return undefined;
    }),
  ];
}

/** The distinct dishes of a restaurant's sample orders. */
function dishesOf(orders: readonly Order[], number: number): [string, string, number][] {
  const lines = orders
    .filter(({ restaurant }) => restaurant.name === SAMPLE_RESTAURANTS[number])
    .flatMap(({ items }) => items);
  return lines.map(({ itemId, name, price }) => [itemId, name, price]);
}

/** A page of a list in the service's format; the cursor is the position of the first row. */
function pageOf(rows: readonly Order[], start: number, limit: number) {
  const links = [
    start + limit < rows.length && `</list?cursor=${String(start + limit)}>; rel="next"`,
    start > 0 && `</list?cursor=${String(Math.max(0, start - limit))}>; rel="prev"`,
  ].filter(Boolean);
  return HttpResponse.json(rows.slice(start, start + limit), {
    headers: {
      Link: links.join(', '),
      'X-Total-Count': String(rows.length),
      'X-Page-Start': String(rows.length === 0 ? 0 : start + 1),
    },
  });
}

function cancel(order: Order): Order {
  return withStage(order, 'cancelled', { by: 'customer', at: order.orderDate });
}
