import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Order, Settings, User } from 'shared-api/contract';
import { refusal } from 'shared-api/standalone';
import { createSampleOrder, createSampleUser, SAMPLE_PASSWORD } from './sample-customer.ts';

/** What the sample service knows; each page or test has its own, and forgets it with the page. */
export interface SampleService {
  user: User;
  orders: Order[];
  readonly handlers: HttpHandler[];
}

type State = Omit<SampleService, 'handlers'>;

const SETTINGS: Settings = {
  contactEmail: 'contact@maida.example',
  contactPhone: null,
  social: { facebook: null, instagram: null, x: null },
  acceptanceMinutes: 10,
  phoneDigits: 10,
  version: 1,
};
const ORDER_COUNT = 23;

/** A service of sample data, for running alone and for tests. */
export function createSampleService(now: number): SampleService {
  const user = createSampleUser();
  const orders = Array.from({ length: ORDER_COUNT }, (_, index) => createSampleOrder(index, now, user));
  const state: State = { user, orders };
  return Object.assign(state, {
    handlers: [
      ...userHandlers(state),
      ...orderHandlers(state),
      http.get('*/api/settings', () => HttpResponse.json(SETTINGS)),
      http.get('*/api/notifications', () => HttpResponse.json([])),
    ],
  });
}

function userHandlers(state: State): HttpHandler[] {
  return [
    http.get('*/auth/me', () => HttpResponse.json(state.user)),
    http.put<{ id: string }, Partial<User>>('*/api/user/:id', async ({ request }) => {
      const changes = await request.json();
      if (changes.email === 'taken@maida.example') return refusal(409, 'email_taken');
      state.user = { ...state.user, ...changes };
      return HttpResponse.json(state.user);
    }),
    http.put<{ email: string }, { password: string; currentPassword?: string }>(
      '*/api/user/:email/password',
      async ({ request }) => {
        const { currentPassword } = await request.json();
        if (currentPassword !== SAMPLE_PASSWORD) return refusal(401, 'credentials_invalid');
        return new HttpResponse(null, { status: 204 });
      },
    ),
  ];
}

function orderHandlers(state: State): HttpHandler[] {
  return [
    http.get('*/api/orders/user/:userId', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const status = searchParams.get('status');
      const matching = state.orders.filter((order) => !status || order.status === status);
      return pageOf(
        matching,
        Number(searchParams.get('cursor') ?? 0),
        Number(searchParams.get('limit') ?? 10),
      );
    }),
    http.get('*/api/orders/:id', ({ params }) => {
      const order = state.orders.find(({ id }) => id === params['id']);
      return order ? HttpResponse.json(order) : refusal(404, 'not_found');
    }),
    http.put<{ id: string }, { stage: 'cancelled'; expectedStage: string }>(
      '*/api/orders/:id/status',
      async ({ params, request }) => {
        const { expectedStage } = await request.json();
        const order = state.orders.find(({ id }) => id === params.id);
        if (!order) return refusal(404, 'not_found');
        if (order.stage !== expectedStage) return refusal(409, 'stage_changed', { current: order });
        const cancelled = cancel(order);
        state.orders = state.orders.map((known) => (known.id === order.id ? cancelled : known));
        return HttpResponse.json(cancelled);
      },
    ),
  ];
}

/** A page of a list as the service gives it; the sample's cursor is the position of the first row. */
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
  const event = {
    stage: 'cancelled',
    at: order.orderDate,
    by: 'customer',
    reason: null,
    minutes: null,
  } as const;
  return {
    ...order,
    stage: 'cancelled',
    status: 'CANCELLED',
    version: order.version + 1,
    history: [...order.history, event],
  };
}
