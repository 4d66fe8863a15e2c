import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import {
  ROLES,
  type ErrorCode,
  type Notification,
  type Order,
  type Role,
  type Settings,
  type User,
} from 'shared-api/contract';

/** Address of the service in tests. */
export const SERVICE = 'http://service.test';

/** The network of a test; `startService` gives it a service. */
export const network = setupServer();

/** A user of the service. */
export function createUser(role: Role, firstname: string | null = 'Aïcha'): User {
  return {
    id: '0190a0a0-0000-7000-8000-000000000001',
    firstname,
    lastname: 'Mint Sidi',
    email: `${role.toLowerCase()}@maida.example`,
    phone: '2200000000',
    role,
    confirmed: true,
    emailConfirmed: true,
    language: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

/** A notification of an order's stage. */
export function createNotification(id: number, stage: string): Notification {
  const params = { code: 'K7M-42Q', restaurant: 'Chez Néma', stage };
  return {
    id,
    message: `Order K7M-42Q is now ${stage}`,
    kind: 'order_stage',
    params,
    orderId: createUser('USER').id,
  };
}

/** State of the service in a test. */
export interface ServiceState {
  user: User | null;
  notifications: Notification[];
  /** Orders by tracking token. */
  tracked: Record<
    string,
    Pick<Order, 'id' | 'code' | 'stage' | 'restaurant' | 'history' | 'orderDate' | 'openChange'>
  >;
  /** The signed-in customer's orders. */
  orders: readonly object[];
  isUnreachable: boolean;
  /** Delays the reply about the session. */
  readonly answersAfter: Promise<unknown>;
}

/** The password of every user in a test. */
export const PASSWORD = 'maida-demo';

const SETTINGS: Settings = {
  contactEmail: 'contact@maida.example',
  contactPhone: null,
  social: { facebook: 'https://facebook.example/maida', instagram: null, x: null },
  acceptanceMinutes: 10,
  phoneDigits: 10,
  version: 1,
};

/** Starts a service; replies follow the test's changes of the state. */
export function startService(start: Partial<ServiceState> = {}): ServiceState {
  const state: ServiceState = {
    user: null,
    notifications: [],
    tracked: {},
    orders: [],
    isUnreachable: false,
    answersAfter: Promise.resolve(),
    ...start,
  };
  network.use(...handlers(state));
  return state;
}

function refusal(code: ErrorCode, status = 401) {
  return HttpResponse.json({ type: 'about:blank', title: code, status, code }, { status });
}

function handlers(state: ServiceState): HttpHandler[] {
  const empty = () => new HttpResponse(null, { status: 204 });
  return [
    http.get(`${SERVICE}/auth/me`, async () => {
      await state.answersAfter;
      return state.isUnreachable ? HttpResponse.error() : HttpResponse.json(state.user);
    }),
    http.post<never, { email: string; password: string }>(`${SERVICE}/auth/login`, async ({ request }) => {
      const { email, password } = await request.json();
      if (state.isUnreachable) return HttpResponse.error();
      if (password !== PASSWORD) return refusal('credentials_invalid');
      const role = ROLES.find((known) => email.startsWith(known.toLowerCase())) ?? 'USER';
      state.user = createUser(role);
      return HttpResponse.json({ user: state.user });
    }),
    http.put<{ id: string }, Partial<User>>(`${SERVICE}/api/user/:id`, async ({ params, request }) => {
      if (state.isUnreachable) return HttpResponse.error();
      if (state.user?.id !== params.id) return refusal('unauthorized');
      state.user = { ...state.user, ...(await request.json()) };
      return HttpResponse.json(state.user);
    }),
    http.get(`${SERVICE}/auth/logout`, () => {
      state.user = null;
      return state.isUnreachable ? HttpResponse.error() : empty();
    }),
    http.get(`${SERVICE}/api/orders/track/:token`, ({ params }) => {
      const order = state.tracked[String(params['token'])];
      return order ? HttpResponse.json(order) : refusal('not_found', 404);
    }),
    http.get(`${SERVICE}/api/orders/user/:userId`, () => HttpResponse.json(state.orders)),
    http.get(`${SERVICE}/api/settings`, () => HttpResponse.json(SETTINGS)),
    http.get(`${SERVICE}/api/notifications`, () =>
      state.user ? HttpResponse.json(state.notifications) : refusal('unauthorized'),
    ),
    http.delete(`${SERVICE}/api/notifications`, () => {
      if (state.isUnreachable) return HttpResponse.error();
      state.notifications = [];
      return empty();
    }),
  ];
}
