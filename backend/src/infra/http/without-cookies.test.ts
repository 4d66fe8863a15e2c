import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { VISITOR_HEADER, type Problem } from 'shared-api/contract';
import {
  createTestRestaurant,
  orderBodyOf,
  type OrderReply,
  type TestRestaurant,
} from '../../features/restaurant/testing.ts';
import { newToken } from '../../features/session/tokens.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
  kitchen = await createTestRestaurant(service);
});
after(() => service.close());

/** Sends a change as a page whose browser keeps no cookies. */
async function send(path: string, json: unknown, headers: Readonly<Record<string, string>> = {}) {
  const all = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers };
  const method = path.endsWith('/cancel') ? 'PUT' : 'POST';
  const response = await fetch(`${service.url}${path}`, { method, headers: all, body: JSON.stringify(json) });
  return { status: response.status, body: (await response.json()) as OrderReply };
}

const order = (headers: Readonly<Record<string, string>>, body = orderBodyOf(kitchen)) =>
  send('/api/orders', body, headers);
const page = () => ({ [VISITOR_HEADER]: newToken() });

test('a guest orders, repeats the order and cancels it without cookies', async () => {
  const headers = { ...page(), 'idempotency-key': 'without-cookies-0001' };
  const body = orderBodyOf(kitchen);
  const first = await order(headers, body);
  assert.equal(first.status, 201);
  const again = await order(headers, body);
  assert.equal(again.body.id, first.body.id);
  const foreign = await order({ ...headers, ...page() }, body);
  assert.equal(foreign.body.code, 'idempotency_conflict');
  const cancelled = await send(`/api/orders/track/${String(first.body.trackingToken)}/cancel`, {}, headers);
  assert.deepEqual([cancelled.status, cancelled.body.stage], [200, 'cancelled']);
});

test('only a page of this site can do so, with a token', async () => {
  const codeOf = async (headers: Readonly<Record<string, string>>) => (await order(headers)).body.code;
  assert.equal(await codeOf({}), 'xsrf_invalid');
  assert.equal(await codeOf({ [VISITOR_HEADER]: 'short' }), 'xsrf_invalid');
  assert.equal(await codeOf({ ...page(), 'sec-fetch-site': 'cross-site' }), 'origin_invalid');
  assert.equal(await codeOf({ ...page(), 'sec-fetch-site': 'none' }), 'origin_invalid');
});

test('a browser that keeps cookies needs their XSRF token, whatever it sends beside', async () => {
  const { client } = await service.as('USER');
  const headers = { ...page(), 'x-xsrf-token': null };
  const { body } = await client.post<Problem>('/api/orders', orderBodyOf(kitchen), { headers });
  assert.equal(body.code, 'xsrf_invalid');
});

test('a sign-in and a registration need cookies', async () => {
  const login = await send('/auth/login', { email: 'a@maida.example', password: 'x' }, page());
  assert.equal(login.body.code, 'xsrf_invalid');
  assert.equal((await send('/api/user', {}, page())).body.code, 'xsrf_invalid');
});
