import assert from 'node:assert/strict';
import { get } from 'node:http';
import { after, before, mock, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Problem } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { keptListsOf } from './kept-lists.ts';
import { openKitchen, type Kitchen } from './testing.ts';

let service: TestService;
let kitchen: Kitchen;

before(async () => {
  service = await startTestService();
  kitchen = await openKitchen(service, { prices: Array.from({ length: 20 }, (_, index) => 10 + index) });
  for (let count = 0; count < 8; count += 1) await openKitchen(service);
});
after(() => service.close());

/** The reply as it travels: `fetch` would unpack it and hide how it came. */
function look(path: string, headers: Record<string, string> = {}) {
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

const changing = new Set(['x-request-id', 'date']);
const lasting = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.has(name)));

/** Whether the framework answered: it alone keeps what it sent. */
async function lookTwice(path: string, headers: Record<string, string>) {
  const { replies } = keptListsOf(service.context);
  const keep = mock.method(replies, 'keep');
  const first = await look(path, headers);
  const sent = keep.mock.callCount();
  const second = await look(path, headers);
  const again = keep.mock.callCount() - sent;
  keep.mock.restore();
  return { first, second, sent, again };
}

test('a kept list is answered like the first one, header by header, in every encoding', async () => {
  for (const accept of [undefined, 'gzip', 'br', 'gzip, deflate, br']) {
    const headers = accept === undefined ? {} : { 'accept-encoding': accept };
    const path = '/api/restaurant?limit=5';
    const { first, second, sent, again } = await lookTwice(path, headers);
    assert.ok(sent <= 1 && again === 0, 'the second one is answered ahead');
    assert.equal(second.status, 200);
    assert.deepEqual(lasting(second.headers), lasting(first.headers));
    assert.deepEqual(second.body, first.body);
    assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id']);
    assert.match(String(second.headers['x-request-id']), /^[\w-]{12}$/);
    assert.match(String(second.headers['link']), /rel="next"/);
  }
});

test('the news that nothing has changed are the same, too', async () => {
  const path = '/api/restaurant?limit=7';
  const { headers } = await look(path);
  const etag = String(headers['etag']);
  const { replies } = keptListsOf(service.context);
  const ahead = await look(path, { 'if-none-match': etag });
  const kept = mock.method(replies, 'has', () => false);
  const usual = await look(path, { 'if-none-match': `"other", ${etag}` });
  kept.mock.restore();
  assert.deepEqual([ahead.status, usual.status], [304, 304]);
  assert.deepEqual(lasting(ahead.headers), lasting(usual.headers));
  assert.equal(ahead.headers['vary'], 'accept-encoding');
});

test('a change is seen by the next reader, whatever was kept', async () => {
  const path = '/api/restaurant?limit=6';
  for (const description of ['First', 'Second', 'Third']) {
    await look(path);
    const changed = await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { description });
    assert.equal(changed.status, 200);
    const { body } = await service
      .guest()
      .get<{ id: string; description: string }[]>('/api/restaurant?limit=100');
    assert.equal(body.find(({ id }) => id === kitchen.restaurant.id)?.description, description);
    await look('/api/restaurant?limit=100');
  }
});

test('public answers are compressed, what is somebody’s own is not', async () => {
  const accept = { 'accept-encoding': 'br;q=0, gzip' };
  const path = `/api/providers/restaurant/slug/${kitchen.restaurant.provider.slug}`;
  const plain = await look(path);
  const packed = await look(path, accept);
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.equal(packed.headers['vary'], 'accept-encoding');
  assert.equal(plain.headers['vary'], 'accept-encoding');
  assert.deepEqual(gunzipSync(packed.body), plain.body);
  const list = await look('/api/restaurant?limit=9', { 'accept-encoding': 'gzip, br' });
  assert.equal(list.headers['content-encoding'], 'br');
  assert.ok(Array.isArray(JSON.parse(brotliDecompressSync(list.body).toString())));
  const { client } = await service.as('ADMIN');
  const own = await client.get('/api/orders', { headers: { 'accept-encoding': 'br' } });
  assert.equal(own.headers.get('content-encoding'), null);
});

test('a small answer travels as it is', async () => {
  const none = await look('/api/restaurant?q=nothing-has-this-name', { 'accept-encoding': 'br' });
  assert.deepEqual([none.headers['content-encoding'], none.body.toString()], [undefined, '[]']);
});

test('whoever carries a session is looked at as ever', async () => {
  const { client } = await service.as('USER');
  const { replies } = keptListsOf(service.context);
  await client.get('/api/restaurant?limit=4');
  const found = mock.method(replies, 'find');
  assert.equal((await client.get('/api/restaurant?limit=4')).status, 200);
  assert.equal(found.mock.callCount(), 0);
  found.mock.restore();
});

test('a database that is away is told at once, in the words of every other refusal', async () => {
  const path = '/api/restaurant?limit=3';
  await look(path);
  service.advance(1000);
  const { db } = service.context;
  const gone = Object.assign(new Error('gone'), { code: '57P01' });
  const first = mock.method(db, 'first', () => Promise.reject(gone));
  const ahead = await look(path);
  const usual = await look('/api/restaurant?limit=2');
  first.mock.restore();
  assert.equal(ahead.status, usual.status);
  assert.deepEqual(Object.keys(lasting(ahead.headers)).sort(), Object.keys(lasting(usual.headers)).sort());
  const told = (body: Buffer) => ({ ...(JSON.parse(body.toString()) as Problem), requestId: '' });
  assert.deepEqual(told(ahead.body), told(usual.body));
  assert.equal((JSON.parse(ahead.body.toString()) as Problem).requestId, ahead.headers['x-request-id']);
});
