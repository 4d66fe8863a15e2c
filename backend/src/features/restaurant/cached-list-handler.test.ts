import assert from 'node:assert/strict';
import { get } from 'node:http';
import { after, before, mock, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Problem } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from './testing.ts';

let service: TestService;
let kitchen: TestRestaurant;

before(async () => {
  service = await startTestService();
  kitchen = await createTestRestaurant(service, {
    prices: Array.from({ length: 20 }, (_, index) => 10 + index),
  });
  for (let count = 0; count < 8; count += 1) await createTestRestaurant(service);
});
after(() => service.close());

/** A request whose reply is not decompressed, as `fetch` would do. */
function request(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      get(service.url + path, { headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
        );
      }).on('error', reject);
    },
  );
}

const CHANGING = new Set(['x-request-id', 'date']);
const stableHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CHANGING.has(name)));

/** Counts how often the framework answered: only it stores responses. */
async function requestTwice(path: string, headers: Record<string, string>) {
  const { responses } = service.context.restaurantListCache;
  const store = mock.method(responses, 'store');
  const first = await request(path, headers);
  const storedFirst = store.mock.callCount();
  const second = await request(path, headers);
  const storedSecond = store.mock.callCount() - storedFirst;
  store.mock.restore();
  return { first, second, storedFirst, storedSecond };
}

test('answers from the cache with the same headers and body, in every encoding', async () => {
  for (const accept of [undefined, 'gzip', 'br', 'gzip, deflate, br']) {
    const headers = accept === undefined ? {} : { 'accept-encoding': accept };
    const path = '/api/restaurant?limit=5';
    const { first, second, storedFirst, storedSecond } = await requestTwice(path, headers);
    assert.ok(storedFirst <= 1 && storedSecond === 0, 'the second reply comes from the cache');
    assert.equal(second.status, 200);
    assert.deepEqual(stableHeaders(second.headers), stableHeaders(first.headers));
    assert.deepEqual(second.body, first.body);
    assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id']);
    assert.match(String(second.headers['x-request-id']), /^[\w-]{12}$/);
    assert.match(String(second.headers['link']), /rel="next"/);
  }
});

test('answers 304 with the same headers as the framework', async () => {
  const path = '/api/restaurant?limit=7';
  const { headers } = await request(path);
  const etag = String(headers['etag']);
  const { responses } = service.context.restaurantListCache;
  const cached = await request(path, { 'if-none-match': etag });
  const has = mock.method(responses, 'has', () => false);
  const uncached = await request(path, { 'if-none-match': `"other", ${etag}` });
  has.mock.restore();
  assert.deepEqual([cached.status, uncached.status], [304, 304]);
  assert.deepEqual(stableHeaders(cached.headers), stableHeaders(uncached.headers));
  assert.equal(cached.headers['vary'], 'accept-encoding');
});

test('shows a change to the next reader, whatever is cached', async () => {
  const path = '/api/restaurant?limit=6';
  for (const description of ['First', 'Second', 'Third']) {
    await request(path);
    const changed = await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { description });
    assert.equal(changed.status, 200);
    const { body } = await service
      .guest()
      .get<{ id: string; description: string }[]>('/api/restaurant?limit=100');
    assert.equal(body.find(({ id }) => id === kitchen.restaurant.id)?.description, description);
    await request('/api/restaurant?limit=100');
  }
});

test('compresses public replies, and none that belongs to a user', async () => {
  const accept = { 'accept-encoding': 'br;q=0, gzip' };
  const path = `/api/providers/restaurant/slug/${kitchen.restaurant.provider.slug}`;
  const plain = await request(path);
  const compressed = await request(path, accept);
  assert.equal(compressed.headers['content-encoding'], 'gzip');
  assert.equal(compressed.headers['vary'], 'accept-encoding');
  assert.equal(plain.headers['vary'], 'accept-encoding');
  assert.deepEqual(gunzipSync(compressed.body), plain.body);
  const list = await request('/api/restaurant?limit=9', { 'accept-encoding': 'gzip, br' });
  assert.equal(list.headers['content-encoding'], 'br');
  assert.ok(Array.isArray(JSON.parse(brotliDecompressSync(list.body).toString())));
  const { client } = await service.as('ADMIN');
  const own = await client.get('/api/orders', { headers: { 'accept-encoding': 'br' } });
  assert.equal(own.headers.get('content-encoding'), null);
});

test('does not compress a small reply', async () => {
  const none = await request('/api/restaurant?q=nothing-has-this-name', { 'accept-encoding': 'br' });
  assert.deepEqual([none.headers['content-encoding'], none.body.toString()], [undefined, '[]']);
});

test('leaves a caller with a session to the framework', async () => {
  const { client } = await service.as('USER');
  const { responses } = service.context.restaurantListCache;
  await client.get('/api/restaurant?limit=4');
  const found = mock.method(responses, 'find');
  assert.equal((await client.get('/api/restaurant?limit=4')).status, 200);
  assert.equal(found.mock.callCount(), 0);
  found.mock.restore();
});

test('answers an unavailable database at once, with the same problem as the framework', async () => {
  const path = '/api/restaurant?limit=3';
  await request(path);
  service.advance(1000);
  const { db } = service.context;
  const connectionError = Object.assign(new Error('gone'), { code: '57P01' });
  const first = mock.method(db, 'first', () => Promise.reject(connectionError));
  const cached = await request(path);
  const uncached = await request('/api/restaurant?limit=2');
  first.mock.restore();
  assert.equal(cached.status, uncached.status);
  assert.deepEqual(
    Object.keys(stableHeaders(cached.headers)).sort(),
    Object.keys(stableHeaders(uncached.headers)).sort(),
  );
  const problemOf = (body: Buffer) => ({ ...(JSON.parse(body.toString()) as Problem), requestId: '' });
  assert.deepEqual(problemOf(cached.body), problemOf(uncached.body));
  assert.equal((JSON.parse(cached.body.toString()) as Problem).requestId, cached.headers['x-request-id']);
});
