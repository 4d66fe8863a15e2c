import { http, HttpResponse } from 'msw';
import { BASE, provideApi } from '../testing/provide-api.ts';
import { createApi } from './client.ts';
import { createHttp } from './http.ts';

const { server, onUnauthorized, api } = provideApi();
const ID = '0190a0a0-0000-7000-8000-000000000001';

test('says the date of each reply, also of a refusal, and when its request was sent', async () => {
  const onDate = jest.fn();
  const headers = { Date: 'Fri, 20 Nov 2026 20:00:00 GMT' };
  const date = Date.parse(headers.Date);
  server.use(
    http.get(`${BASE}/auth/me`, () => HttpResponse.json(null, { headers })),
    http.get(`${BASE}/api/settings`, () => HttpResponse.json({}, { headers, status: 404 })),
    http.get(`${BASE}/api/notifications`, () => HttpResponse.json([])),
  );
  const dated = createApi(createHttp({ baseUrl: BASE, onDate }));
  const before = Date.now();
  await dated.auth.me();
  await dated.settings.get().catch(() => undefined);
  await dated.notification.list();
  expect(onDate.mock.calls).toEqual([
    [date, expect.any(Number)],
    [date, expect.any(Number)],
  ]);
  expect(onDate.mock.calls[0]?.[1]).toBeGreaterThanOrEqual(before);
});

test('reports a session that the service no longer knows', async () => {
  server.use(
    http.get(`${BASE}/api/notifications`, () =>
      HttpResponse.json(
        { type: 'about:blank', title: 'x', status: 401, code: 'unauthorized' },
        { status: 401 },
      ),
    ),
  );
  await expect(api.notification.list()).rejects.toMatchObject({ code: 'unauthorized' });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('fetches a new XSRF token once and repeats the call', async () => {
  let calls = 0;
  let renewals = 0;
  server.use(
    http.get(`${BASE}/auth/me`, () => {
      renewals += 1;
      return HttpResponse.json(null);
    }),
    http.delete(`${BASE}/api/notifications`, () => {
      calls += 1;
      if (calls > 1) return new HttpResponse(null, { status: 204 });
      return HttpResponse.json(
        { type: 'about:blank', title: 'x', status: 403, code: 'xsrf_invalid' },
        { status: 403 },
      );
    }),
  );
  await api.notification.clear();
  expect({ calls, renewals }).toEqual({ calls: 2, renewals: 1 });
});

describe.each(['verification_required', 'factor_required'])('a call refused with %s', (code) => {
  const order = { params: { id: ID } };

  function provideRefusals(times: number) {
    const sent: string[] = [];
    server.use(
      http.put(`${BASE}/api/orders/:id/status`, async ({ request }) => {
        sent.push(await request.text());
        if (sent.length > times) return HttpResponse.json({ id: ID });
        return HttpResponse.json({ type: 'about:blank', title: 'x', status: 403, code }, { status: 403 });
      }),
    );
    return sent;
  }
  const body = { stage: 'refunded', expectedStage: 'delivered', reason: 'Cold' } as const;
  const withProof = (isDone: boolean) => {
    const ask = jest.fn(() => Promise.resolve(isDone));
    return { ask, proved: createApi(createHttp({ baseUrl: BASE, onVerificationRequired: ask })) };
  };

  test('is repeated as it was once the person has proved who they are', async () => {
    const sent = provideRefusals(1);
    const { ask, proved } = withProof(true);
    await expect(proved.order.changeStatus({ ...order, body })).resolves.toMatchObject({ id: ID });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  test.each([
    ['nobody proves it', 1, false],
    ['it is refused all the same', 2, true],
  ])('fails when %s, and asks no second time', async (_why, times, isDone) => {
    provideRefusals(times);
    const { ask, proved } = withProof(isDone);
    await expect(proved.order.changeStatus({ ...order, body })).rejects.toMatchObject({ code });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('asks nobody when it belongs to the question itself', async () => {
    provideRefusals(1);
    const { ask, proved } = withProof(true);
    const call = proved.order.changeStatus({ ...order, body }, { isProof: true });
    await expect(call).rejects.toMatchObject({ code });
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('on the service of the page itself', () => {
  const own = createApi(createHttp({ baseUrl: '' }));
  const forget = () => void (document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/');
  beforeEach(forget);
  afterEach(forget);

  function provideService(): string[] {
    const calls: string[] = [];
    server.use(
      http.get('/auth/me', () => {
        calls.push('me');
        document.cookie = 'XSRF-TOKEN=given; Path=/';
        return HttpResponse.json(null);
      }),
      http.get('/api/notifications', () => {
        calls.push('list');
        return HttpResponse.json([]);
      }),
      http.delete('/api/notifications', ({ request }) => {
        calls.push(`clear ${request.headers.get('X-XSRF-TOKEN')}`);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return calls;
  }

  test('a change waits for the XSRF token, a read does not', async () => {
    const calls = provideService();
    await own.notification.list();
    await own.notification.clear();
    await own.notification.clear();
    expect(calls).toEqual(['list', 'me', 'clear given', 'clear given']);
  });

  test('without a token a change is sent anyway and gets its own reply', async () => {
    const calls = provideService();
    server.use(http.get('/auth/me', () => new HttpResponse(null, { status: 404 })));
    await own.notification.clear();
    expect(calls).toEqual(['clear null']);
    server.use(http.delete('/api/notifications', () => HttpResponse.error()));
    await expect(own.notification.clear()).rejects.toMatchObject({ code: 'network_error' });
  });
});

describe('in a browser that keeps no cookies', () => {
  const own = createApi(createHttp({ baseUrl: '' }));
  const visitors: (string | null)[] = [];
  beforeEach(() => {
    visitors.length = 0;
    server.use(http.get('/auth/me', () => HttpResponse.json(null)));
  });

  test('a page says by a token of its own who it is, the same each time', async () => {
    server.use(
      http.post('/api/contact', ({ request }) => {
        visitors.push(request.headers.get('X-Visitor'));
        return HttpResponse.json({ id: ID }, { status: 201 });
      }),
    );
    const body = { name: 'Aïcha', email: 'a@maida.example', subject: 'Hours', message: 'When?' };
    await own.contact.send({ body: body as never });
    await own.contact.send({ body: body as never });
    expect(visitors[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(visitors[1]).toBe(visitors[0]);
  });

  test('a call that needs them says so, not that the session was renewed', async () => {
    const refusal = { type: 'about:blank', title: 'x', status: 403, code: 'xsrf_invalid' };
    server.use(http.post('/auth/login', () => HttpResponse.json(refusal, { status: 403 })));
    const call = own.auth.login({ body: { email: 'a@maida.example', password: 'x' } });
    await expect(call).rejects.toMatchObject({ code: 'cookies_blocked' });
  });
});
