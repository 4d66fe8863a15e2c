import { http, HttpResponse } from 'msw';
import { BASE, provideApi } from '../testing/provide-api.ts';
import { isApiError } from './api-error.ts';

const { server, onUnauthorized, api } = provideApi();
const ID = '0190a0a0-0000-7000-8000-000000000001';

test('encodes path parameters', async () => {
  let asked = '';
  server.use(
    http.get(`${BASE}/api/providers/restaurant/slug/:slug`, ({ request }) => {
      asked = new URL(request.url).pathname;
      return HttpResponse.json({});
    }),
  );
  await api.provider.restaurantBySlug({ params: { slug: 'chez néma/../x' } });
  expect(asked).toBe('/api/providers/restaurant/slug/chez%20n%C3%A9ma%2F..%2Fx');
});

test('refuses a call without its path parameter', async () => {
  // The type forbids it; a value read at run time can still be missing.
  const missing = { params: { id: undefined as unknown as string } };
  await expect(api.order.get(missing)).rejects.toThrow(
    'Required parameter id was null or undefined when calling order.get.',
  );
});

test('refuses a call without its body', async () => {
  const missing = undefined as unknown as { body: { email: string; password: string } };
  await expect(api.auth.login(missing)).rejects.toThrow(
    'Required parameter body was null or undefined when calling auth.login.',
  );
});

test('reads a page with its total, position and cursors', async () => {
  server.use(
    http.get(`${BASE}/api/user`, () =>
      HttpResponse.json([{ id: ID }], {
        headers: {
          Link: '</api/user?limit=1&cursor=b%3D1>; rel="next", </api/user?limit=1&cursor=a>; rel="prev"',
          'X-Total-Count': '42',
          'X-Page-Start': '11',
        },
      }),
    ),
  );
  const page = await api.user.list({ query: { limit: 1 } });
  const turns = { start: 10, next: 'b=1', previous: 'a' };
  expect(page).toEqual({ rows: [{ id: ID }], total: 42, isMinimum: false, ...turns });
});

test('a cursor that is none of the list, as in a spoilt address, gives the first page', async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${BASE}/api/user`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const errors = [{ path: 'cursor', message: 'is not a cursor of this list' }];
      return searchParams.has('cursor')
        ? HttpResponse.json({ code: 'validation_failed', errors }, { status: 400 })
        : HttpResponse.json([{ id: ID }]);
    }),
  );
  const page = await api.user.list({ query: { q: 'aïcha', cursor: 'spoilt' } });
  expect(page).toMatchObject({ rows: [{ id: ID }], start: 0 });
  expect(asked.map((search) => new URLSearchParams(search).get('q'))).toEqual(['aïcha', 'aïcha']);
});

test('knows of a long list what was counted or seen, and on the last page the exact total', async () => {
  const answer = (headers: Record<string, string>) => {
    const reply = { headers: { 'X-Total-Is-Estimate': 'true', ...headers } };
    server.use(http.get(`${BASE}/api/user`, () => HttpResponse.json([{ id: ID }], reply)));
    return api.user.list();
  };
  const next = { Link: '</api/user?cursor=b>; rel="next"' };
  const long = await answer({ ...next, 'X-Total-Count': '1000' });
  expect(long).toMatchObject({ total: 1000, isMinimum: true });
  const beyond = await answer({ ...next, 'X-Total-Count': '1000', 'X-Page-Start': '2001' });
  expect(beyond).toMatchObject({ total: 2001, isMinimum: true });
  const last = await answer({ 'X-Total-Count': '1000', 'X-Page-Start': '1801' });
  expect(last).toMatchObject({ total: 1801, isMinimum: false });
});

test('turns problem details into an ApiError with their code', async () => {
  server.use(
    http.get(`${BASE}/api/orders/:id`, () =>
      HttpResponse.json(
        { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' },
        { status: 404 },
      ),
    ),
  );
  const error: unknown = await api.order.get({ params: { id: ID } }).catch((caught: unknown) => caught);
  expect(isApiError(error, 'not_found')).toBe(true);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('distinguishes a lost connection from a refusal', async () => {
  server.use(http.get(`${BASE}/auth/me`, () => HttpResponse.error()));
  const error: unknown = await api.auth.me().catch((caught: unknown) => caught);
  expect(isApiError(error, 'network_error')).toBe(true);
});

test('sends the idempotency key', async () => {
  let key: string | null = null;
  server.use(
    http.post(`${BASE}/api/orders`, ({ request }) => {
      key = request.headers.get('Idempotency-Key');
      return HttpResponse.json({ id: ID }, { status: 201 });
    }),
  );
  await api.order.create(
    {
      body: {
        restaurant: { id: ID },
        orderType: 'Takeaway',
        items: [{ id: ID, quantity: 1 }],
        name: 'Aïcha',
        phone: '2200000000',
        address: 'Ksar',
      },
    },
    { idempotencyKey: 'key-12345' },
  );
  expect(key).toBe('key-12345');
});
