import { http, HttpResponse, type HttpHandler } from 'msw';
import { laterSlots, promotionCodeOf } from 'shared-api/contract';
import type {
  Address,
  CreateOrder,
  Offer,
  Order,
  Restaurant,
  RestaurantSummary,
  Review,
  Settings,
  User,
} from 'shared-api/contract';
import { problemResponse, SAMPLE_SETTINGS } from 'shared-api/standalone';

const DAY_MS = 86_400_000;

import { SAMPLE_CODES } from './sample-offers.ts';
import { createSampleOrder, movedOrder } from './sample-order.ts';
import { sampleId } from './sample-id.ts';
import { createSampleRestaurants } from './sample-restaurants.ts';

/** State of the sample service; each page or test has its own. */
export interface SampleService {
  restaurants: Restaurant[];
  orders: Order[];
  /** The promotions with a code, of every restaurant that takes codes. */
  codes: readonly Offer[];
  user: User | null;
  /** Ids of the signed-in user's favourites. */
  favourites: string[];
  /** The signed-in user's saved addresses. */
  addresses: Address[];
  readonly handlers: HttpHandler[];
}

export const SAMPLE_USER: User = {
  id: sampleId(5, 1),
  firstname: 'Aïcha',
  lastname: 'Mint Sidi',
  email: 'customer@maida.example',
  phone: '2200000000',
  role: 'USER',
  confirmed: true,
  emailConfirmed: true,
  language: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
export const SAMPLE_PASSWORD = 'maida-demo';
/** The token in every link that the sample service would mail. */
export const SAMPLE_TOKEN = 'c2FtcGxlLXRva2VuLW9mLWEtbWFpbGVkLWxpbms';

const SETTINGS: Settings = { ...SAMPLE_SETTINGS, contactPhone: '45 25 00 00' };

/** A service with sample data for running alone and for tests; its state lives as long as the page. */
export function createSampleService(): SampleService {
  const service: Omit<SampleService, 'handlers'> = {
    restaurants: createSampleRestaurants(),
    orders: [],
    codes: SAMPLE_CODES,
    user: null,
    favourites: [],
    addresses: [],
  };
  return Object.assign(service, {
    handlers: [
      ...accountHandlers(service),
      ...restaurantHandlers(service),
      ...orderHandlers(service),
      ...favouriteHandlers(service),
      ...reviewHandlers(service),
      http.get('*/api/addresses', () => HttpResponse.json(service.addresses)),
      http.get('*/api/settings', () => HttpResponse.json(SETTINGS)),
      http.post('*/api/contact', () => HttpResponse.json({ id: sampleId(6, 1) }, { status: 201 })),
    ],
  });
}

type State = Omit<SampleService, 'handlers'>;

/** What the service finds beside names: the restaurants with such a dish, with the reason. */
function searchSamples(restaurants: readonly Restaurant[], q: string): RestaurantSummary[] {
  return restaurants.flatMap((restaurant) => {
    const dishes = restaurant.menu.flatMap(({ items }) => items);
    const dish = dishes.find(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
    return dish ? [{ ...restaurant, match: { dish, category: null, corrected: null } }] : [];
  });
}

function accountHandlers(service: State): HttpHandler[] {
  return [
    http.get('*/auth/me', () => HttpResponse.json(service.user)),
    http.get('*/auth/logout', () => {
      service.user = null;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post<never, { email: string; password: string }>('*/auth/login', async ({ request }) => {
      const { email, password } = await request.json();
      if (email !== SAMPLE_USER.email || password !== SAMPLE_PASSWORD)
        return problemResponse(401, 'credentials_invalid');
      service.user = SAMPLE_USER;
      return HttpResponse.json({ user: SAMPLE_USER });
    }),
    http.post('*/auth/password-reset', () => new HttpResponse(null, { status: 202 })),
    http.put<never, { token: string }>('*/auth/password-reset', async ({ request }) => {
      const { token } = await request.json();
      if (token !== SAMPLE_TOKEN) return problemResponse(410, 'link_invalid');
      service.user = null;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/auth/email-confirmation', () => new HttpResponse(null, { status: 202 })),
    http.put<never, { token: string }>('*/auth/email-confirmation', async ({ request }) => {
      const { token } = await request.json();
      if (token !== SAMPLE_TOKEN) return problemResponse(410, 'link_invalid');
      if (service.user) service.user = { ...service.user, emailConfirmed: true };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/user', () =>
      HttpResponse.json({ ...SAMPLE_USER, id: sampleId(5, 2), isPending: false }, { status: 201 }),
    ),
    http.post('*/api/providers', () => HttpResponse.json({ id: sampleId(2, 90) }, { status: 201 })),
  ];
}

function restaurantHandlers(service: State): HttpHandler[] {
  return [
    http.get('*/api/restaurant', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q');
      return HttpResponse.json(q ? searchSamples(service.restaurants, q) : service.restaurants);
    }),
    http.get('*/api/providers/restaurant/slug/:slug', ({ params }) => {
      const found = service.restaurants.find(({ provider }) => provider.slug === params['slug']);
      return found ? HttpResponse.json(found) : problemResponse(404, 'not_found');
    }),
    http.post<{ id: string }, { code: string }>('*/api/restaurant/:id/offer', async ({ params, request }) => {
      const { code } = await request.json();
      const restaurant = service.restaurants.find(({ id }) => id === params.id);
      const offer = restaurant?.takesCodes && service.codes.find((one) => one.code === promotionCodeOf(code));
      return offer
        ? HttpResponse.json(offer)
        : problemResponse(409, 'promotion_invalid', { current: { reason: 'unknown' } });
    }),
    http.get('*/api/files/:filename', ({ params }) => {
      const hue = [...String(params['filename'])].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 60;
      return new HttpResponse(picture(hue), { headers: { 'content-type': 'image/svg+xml' } });
    }),
  ];
}

function favouriteHandlers(service: State): HttpHandler[] {
  const marked = () => service.restaurants.filter(({ id }) => service.favourites.includes(id));
  return [
    http.get('*/api/favourites', () => HttpResponse.json(marked())),
    http.post<never, { restaurantIds: string[] }>('*/api/favourites', async ({ request }) => {
      const { restaurantIds } = await request.json();
      service.favourites = [...new Set([...service.favourites, ...restaurantIds])];
      return HttpResponse.json(marked());
    }),
    http.put('*/api/favourites/:id', ({ params }) => {
      service.favourites = [...service.favourites, String(params['id'])];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/favourites/:id', ({ params }) => {
      service.favourites = service.favourites.filter((id) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

function reviewHandlers(service: State): HttpHandler[] {
  const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString();
  const reviews: Review[] = [
    {
      id: sampleId(7, 1),
      rating: 5,
      text: 'Riz parfait, livré chaud.',
      author: 'Salma Y.',
      createdAt: day(2),
      answer: { text: 'Merci Salma, à bientôt !', at: day(1) },
    },
    { id: sampleId(7, 2), rating: 4, text: null, author: null, createdAt: day(9), answer: null },
  ];
  return [
    http.get('*/api/restaurant/:id/reviews', () => HttpResponse.json(reviews)),
    http.post('*/api/reviews/:id/report', () => new HttpResponse(null, { status: 204 })),
    http.put<{ token: string }, { rating: number; text?: string | null }>(
      '*/api/orders/track/:token/review',
      async ({ params, request }) => {
        const { rating, text = null } = await request.json();
        const written = { createdAt: day(0), updatedAt: day(0), editableUntil: day(-7) };
        const state = { isHeld: false, isRemoved: false, answer: null };
        const review = { id: sampleId(7, 3), rating, text, ...written, ...state };
        service.orders = service.orders.map((order) =>
          order.trackingToken === params.token ? { ...order, review } : order,
        );
        return HttpResponse.json(review);
      },
    ),
  ];
}

function picture(hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="hsl(${hue} 55% 62%)"/><circle cx="8" cy="5" r="3" fill="hsl(${hue + 20} 70% 90%)"/><circle cx="8" cy="5" r="2.1" fill="hsl(${hue} 70% 45%)"/></svg>`;
}

function orderHandlers(service: State): HttpHandler[] {
  const byKey = new Map<string, Order>();
  const find = (token: unknown) => service.orders.find((order) => order.trackingToken === token);
  const replace = (order: Order) => {
    service.orders = service.orders.map((known) => (known.id === order.id ? order : known));
    return HttpResponse.json(order);
  };
  return [
    http.post<never, CreateOrder>('*/api/orders', async ({ request }) => {
      const body = await request.json();
      const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
      const restaurant = service.restaurants.find(({ id }) => id === body.restaurant.id);
      if (!restaurant) return problemResponse(404, 'not_found');
      const order =
        byKey.get(key) ?? createSampleOrder(restaurant, body, service.orders.length + 1, service.codes);
      if (!byKey.has(key)) service.orders.push(order);
      byKey.set(key, order);
      return HttpResponse.json(order, { status: 201 });
    }),
    http.get('*/api/orders/slots/:id', ({ params }) => {
      const { schedule, laterOrders } = service.restaurants.find(({ id }) => id === params['id']) ?? {};
      const slots = schedule && laterOrders ? laterSlots(schedule, laterOrders, Date.now()) : [];
      return HttpResponse.json(
        slots.map((at) => ({ at: new Date(at).toISOString(), left: laterOrders?.slotCapacity ?? null })),
      );
    }),
    http.post<never, { code: string; phoneEnd: string }>('*/api/orders/track', async ({ request }) => {
      const { code, phoneEnd } = await request.json();
      const order = service.orders.find((each) => each.code === code && each.phone.endsWith(phoneEnd));
      return order
        ? HttpResponse.json({ trackingToken: order.trackingToken })
        : problemResponse(404, 'not_found');
    }),
    http.get('*/api/orders/track/:token', ({ params }) => {
      const order = find(params['token']);
      return order ? HttpResponse.json(order) : problemResponse(404, 'not_found');
    }),
    http.put('*/api/orders/track/:token/cancel', ({ params }) => {
      const order = find(params['token']);
      if (!order) return problemResponse(404, 'not_found');
      if (order.stage !== 'pending') return problemResponse(409, 'stage_not_allowed', { current: order });
      return replace(movedOrder(order, 'cancelled', 'customer'));
    }),
    http.get('*/api/events', () => {
      const open = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode(': open\n\n')),
      });
      return new HttpResponse(open, { headers: { 'content-type': 'text/event-stream' } });
    }),
    http.get('*/api/orders/user/:userId', () => HttpResponse.json(service.orders)),
    http.get('*/api/orders/:id', ({ params }) => {
      const order = service.orders.find(({ id }) => id === params['id']);
      return order ? HttpResponse.json(order) : problemResponse(404, 'not_found');
    }),
  ];
}
