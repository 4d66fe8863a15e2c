import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { TestClient } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';
import { moveOrder } from '../order/testing.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import { orderDelivered, ratingOf, reviewByToken, reviewOwn, reviewsOf } from './testing.ts';

const ABSENT = '01a00000-0000-7000-8000-000000000000';
let service: TestService;
let kitchen: TestRestaurant;
let customer: SignedInClient;

before(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  kitchen = await createTestRestaurant(service);
  customer = await service.as('USER', { firstname: 'Salma', lastname: 'Mint Yahya' });
});
after(() => service.close());

const delivered = (client: TestClient = customer.client) => orderDelivered(service, kitchen, client);
const ratingNow = () => ratingOf(service, kitchen);

test('an order under way cannot be reviewed', async () => {
  const order = await place(customer.client, kitchen);
  const early = async () => (await reviewOwn(customer.client, order, { rating: 1 })).body.code;
  assert.equal(await early(), 'review_too_early');
  await moveOrder(kitchen, order, ['confirmed']);
  assert.equal(await early(), 'review_too_early');
  assert.equal(await ratingNow(), null);
});

test('an order that the restaurant accepted and then cancelled can be reviewed', async () => {
  const order = await place(customer.client, kitchen);
  await moveOrder(kitchen, order, ['confirmed', 'cancelled']);
  assert.equal(
    (await reviewOwn(customer.client, order, { rating: 1, text: 'An hour for nothing' })).status,
    200,
  );
  assert.deepEqual(await ratingNow(), { average: 1, count: 1 });
});

test('what was never accepted, or cancelled by its customer, has no review', async () => {
  const refused = await place(customer.client, kitchen);
  await moveOrder(kitchen, refused, ['cancelled']);
  const taken = await place(customer.client, kitchen);
  const move = { stage: 'cancelled', expectedStage: 'pending' };
  assert.equal((await customer.client.put(`/api/orders/${taken.id}/status`, move)).status, 200);
  for (const order of [refused, taken])
    assert.equal((await reviewOwn(customer.client, order, { rating: 1 })).body.code, 'review_too_early');
});

test('a delivered order that the restaurant cancels at once can still be reviewed', async () => {
  const order = await delivered();
  await moveOrder(kitchen, order, ['cancelled']);
  assert.equal((await reviewOwn(customer.client, order, { rating: 1 })).status, 200);
  assert.deepEqual(await ratingNow(), { average: 1, count: 1 });
});

test('a review stays when its order changes later', async () => {
  const order = await delivered();
  await reviewOwn(customer.client, order, { rating: 1, text: 'Froid' });
  await moveOrder(kitchen, order, ['cancelled']);
  assert.equal((await reviewsOf(service, kitchen)).body.length, 1);
  assert.equal((await reviewOwn(customer.client, order, { rating: 2 })).status, 200);
});

test('nobody reviews another’s order, and no owner the own restaurant', async () => {
  const order = await delivered();
  const stranger = await service.as('USER');
  const admin = await service.as('ADMIN');
  const refused = async (client: TestClient) => {
    const { status, body } = await reviewOwn(client, order, { rating: 1 });
    return [status, body.code];
  };
  assert.deepEqual(await refused(stranger.client), [404, 'not_found']);
  assert.deepEqual(await refused(kitchen.owner), [403, 'forbidden']);
  assert.deepEqual(await refused(admin.client), [403, 'forbidden']);
  assert.deepEqual(await refused(service.guest()), [401, 'unauthorized']);
  assert.equal((await reviewOwn(customer.client, { id: ABSENT }, { rating: 1 })).status, 404);
  assert.equal(
    (await reviewByToken(service.guest(), { trackingToken: 'A'.repeat(22) }, { rating: 1 })).status,
    404,
  );

  const own = await delivered(kitchen.owner);
  assert.deepEqual((await reviewOwn(kitchen.owner, own, { rating: 5 })).body.code, 'forbidden');
  assert.deepEqual((await reviewByToken(kitchen.owner, own, { rating: 5 })).body.code, 'forbidden');
  assert.equal(await ratingNow(), null);
});
