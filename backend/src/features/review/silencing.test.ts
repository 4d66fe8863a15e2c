import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Order } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { moveOrder } from '../order/testing.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import {
  actAs,
  elsewhere,
  orderDelivered,
  ratingOf,
  reasonsOf,
  reviewByToken,
  type VisitOptions,
} from './testing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HOME = '198.51.100.1';
const PHONE = '2299887700';
const PAID = { payment: { method: 'bankily', reference: 'BK-2207' } } as const;
let service: TestService;
let kitchen: TestRestaurant;
let admin: TestClient;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
beforeEach(async () => {
  ({ client: admin } = await service.as('ADMIN'));
  kitchen = await createTestRestaurant(service, { user: { phone: '3344556677' } });
  await actAs(kitchen, HOME);
});
after(() => service.close());

const serve = (client: TestClient, options: VisitOptions = {}) =>
  orderDelivered(service, kitchen, client, { from: elsewhere(), ownerFrom: HOME, ...options });
const ratingNow = () => ratingOf(service, kitchen);
const held = () => reasonsOf(admin, kitchen, 'held');

/** The owner orders as somebody, delivers to himself and reviews. */
async function forge(client: TestClient, order: VisitOptions['order']): Promise<void> {
  const forged = await serve(client, { ...(order && { order }) });
  assert.equal((await reviewByToken(client, forged, { rating: 5 }, elsewhere())).status, 200);
}

/** The owner's browser, signed out. */
function signedOut(): TestClient {
  const client = service.guest();
  client.setCookie('maida_visitor', kitchen.owner.cookie('maida_visitor') ?? '');
  return client;
}

/** Writes one star; resolves to whether visitors see it, after it was accepted. */
async function complain(client: TestClient, order: Order) {
  const { status, body } = await reviewByToken(client, order, { rating: 1, text: 'Cold' }, elsewhere());
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

test('a review under a customer’s phone from the owner’s own browser means nothing', async () => {
  await forge(signedOut(), { phone: PHONE });
  const customer = service.guest();
  const { isHeld } = await complain(customer, await serve(customer, { order: { phone: PHONE } }));
  assert.equal(isHeld, false);
  assert.deepEqual(await ratingNow(), { average: 1, count: 1 });
});

test('one from a clean browser makes the customer’s wait, whichever order came first; the customer is told', async () => {
  const [early, late] = [service.guest(), service.guest()];
  const first = await serve(early, { order: { phone: PHONE } });
  await forge(service.guest(), { phone: PHONE });
  const second = await serve(late, { order: { phone: PHONE } });
  const replies = [await complain(early, first), await complain(late, second)];
  assert.deepEqual(
    replies.map(({ isHeld }) => isHeld),
    [true, true],
  );
  assert.deepEqual(await held(), [['same_phone'], ['same_phone']]);
  for (const { id } of replies) await admin.put(`/api/reviews/${id}/decision`, { decision: 'publish' });
  assert.deepEqual(await ratingNow(), { average: 2.3, count: 3 });
});

test('the phone of a customer with history blocks nothing', async () => {
  const { client } = await service.as('USER');
  await orderDelivered(service, await createTestRestaurant(service), client);
  service.advance(DAY_MS);
  await forge(service.guest(), { phone: PHONE });
  await complain(client, await serve(client, { order: { phone: PHONE } }));
  // (5 + 4 × 1) ÷ 5
  assert.deepEqual(await ratingNow(), { average: 1.8, count: 2 });
});

test('a customer’s payment reference, used again by the owner, blocks only the later order', async () => {
  for (const account of [service.guest(), (await service.as('USER')).client]) {
    kitchen = await createTestRestaurant(service);
    const order = await serve(account, { order: PAID });
    service.advance(1000);
    await forge(service.guest(), PAID);
    assert.equal((await complain(account, order)).isHeld, false);
    assert.deepEqual(await ratingNow(), { average: 3, count: 2 });
  }
});

test('a payment reference of a review that does not count blocks nothing', async () => {
  await forge(signedOut(), PAID);
  const customer = service.guest();
  assert.equal((await complain(customer, await serve(customer, { order: PAID }))).isHeld, false);
  assert.deepEqual(await ratingNow(), { average: 1, count: 1 });
});

test('a customer’s phone as the restaurant’s own makes the review wait, and the customer is told', async () => {
  const customer = service.guest();
  const order = await serve(customer, { order: { phone: PHONE } });
  await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { phone: PHONE });
  assert.equal((await complain(customer, order)).isHeld, true);
  assert.deepEqual(await held(), [['own_phone']]);
});

test('an accepted order that never ends can be reviewed three hours after its promised time', async () => {
  for (const last of ['confirmed', 'ready'] as const) {
    kitchen = await createTestRestaurant(service);
    const customer = service.guest();
    const order = await place(customer, kitchen, {}, { headers: { 'x-forwarded-for': elsewhere() } });
    const accept = { stage: 'confirmed', expectedStage: 'pending', minutes: 30 };
    assert.equal((await kitchen.owner.put(`/api/orders/${order.id}/status`, accept)).status, 200);
    if (last === 'ready') await moveOrder(kitchen, { ...order, stage: 'confirmed' }, ['ready']);
    service.advance(3 * HOUR_MS);
    const early = await reviewByToken(customer, order, { rating: 1 });
    assert.deepEqual([early.status, early.body.code], [409, 'review_too_early']);
    service.advance(HOUR_MS / 2);
    await complain(customer, order);
    assert.deepEqual(await ratingNow(), { average: 1, count: 1 });
  }
});

test('a later promise does not put the review off', async () => {
  const customer = service.guest();
  const order = await place(customer, kitchen, {}, { headers: { 'x-forwarded-for': elsewhere() } });
  await moveOrder(kitchen, order, ['confirmed']);
  service.advance(2 * HOUR_MS);
  const postpone = { stage: 'preparing', expectedStage: 'confirmed', minutes: 240 };
  assert.equal((await kitchen.owner.put(`/api/orders/${order.id}/status`, postpone)).status, 200);
  service.advance(HOUR_MS);
  await complain(customer, order);
});
