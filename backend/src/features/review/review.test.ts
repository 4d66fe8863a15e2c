import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { REVIEW_CHANGE_DAYS, type Order, type RestaurantSummary } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import { orderDelivered, ratingOf, reviewByToken, reviewOwn, reviewsOf } from './testing.ts';

const DAY_MS = 86_400_000;
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
const reviews = (query?: string) => reviewsOf(service, kitchen, query);

test('a customer reviews a delivered order, and everybody can read it', async () => {
  const order = await delivered();
  assert.equal(await ratingNow(), null);
  const { status, body } = await reviewOwn(customer.client, order, {
    rating: 4,
    text: '  Très bon.\nMerci ! ',
  });
  assert.equal(status, 200);
  assert.deepEqual([body.rating, body.text], [4, 'Très bon.\nMerci !']);
  assert.equal(Date.parse(body.editableUntil) - Date.parse(body.createdAt), REVIEW_CHANGE_DAYS * DAY_MS);

  const listed = await reviews();
  assert.equal(listed.headers.get('x-total-count'), '1');
  assert.deepEqual(listed.body, [
    {
      ...{ id: body.id, rating: 4, text: 'Très bon.\nMerci !', author: 'Salma Y.' },
      ...{ createdAt: body.createdAt, answer: null },
    },
  ]);
  assert.deepEqual(await ratingNow(), { average: 4, count: 1 });
  for (const client of [customer.client, kitchen.owner]) {
    assert.deepEqual((await client.get<Order>(`/api/orders/${order.id}`)).body.review, body);
  }
});

test('a guest reviews by the tracking token', async () => {
  const guest = service.guest();
  const order = await delivered(guest);
  assert.equal((await reviewByToken(guest, order, { rating: 5 })).status, 200);
  const tracked = await guest.get<Order>(`/api/orders/track/${order.trackingToken}`);
  assert.equal(tracked.body.review?.rating, 5);
  assert.deepEqual(
    (await reviews()).body.map(({ rating, text, author }) => [rating, text, author]),
    [[5, null, 'Salma Y.']],
  );
});

test('an order is reviewed once, and the mean follows every change', async () => {
  const other = (await service.as('USER')).client;
  const [first, second] = [await delivered(), await delivered(other)];
  await reviewOwn(customer.client, first, { rating: 5, text: 'A' });
  await reviewOwn(other, second, { rating: 2 });
  assert.deepEqual(await ratingNow(), { average: 3.5, count: 2 });
  const changed = await reviewByToken(service.guest(), first, { rating: 3, text: '' });
  assert.deepEqual([changed.status, changed.body.rating, changed.body.text], [200, 3, null]);
  assert.deepEqual(await ratingNow(), { average: 2.5, count: 2 });
  assert.equal((await reviews()).body.length, 2);
  const [listed] = (await service.guest().get<RestaurantSummary[]>('/api/restaurant')).body.filter(
    ({ id }) => id === kitchen.restaurant.id,
  );
  assert.deepEqual(listed?.rating, { average: 2.5, count: 2 });
});

test('reviews sent at once make one, counted once', async () => {
  const order = await delivered();
  const ratings = [1, 2, 3, 4, 5, 1, 2, 3];
  const replies = await Promise.all(ratings.map((rating) => reviewOwn(customer.client, order, { rating })));
  assert.ok(replies.every(({ status }) => status === 200));
  assert.equal(new Set(replies.map(({ body }) => body.id)).size, 1);
  const stored = (await reviews()).body;
  assert.deepEqual(await ratingNow(), { average: stored[0]?.rating, count: 1 });
});

test('a review can be changed for some days only', async () => {
  const order = await delivered();
  await reviewOwn(customer.client, order, { rating: 4, text: 'Bon' });
  service.advance(REVIEW_CHANGE_DAYS * DAY_MS - 3_600_000);
  assert.equal((await reviewOwn(customer.client, order, { rating: 3 })).status, 200);
  service.advance(7_200_000);
  const late = await reviewOwn(customer.client, order, { rating: 5 });
  assert.deepEqual([late.status, late.body.code], [409, 'review_final']);
  assert.equal(
    (await reviewOwn(customer.client, order, { rating: 3 })).status,
    200,
    'the same again is no change',
  );
  assert.deepEqual(await ratingNow(), { average: 3, count: 1 });
});

test('the customer removes a review while it may be changed, and the mean follows', async () => {
  const order = await delivered();
  const path = `/api/orders/${order.id}/review`;
  const remove = async (client: TestClient) => (await client.delete(path)).status;
  assert.equal(await remove(customer.client), 404, 'there is none yet');
  await reviewOwn(customer.client, order, { rating: 2, text: 'Froid' });
  const stranger = await service.as('USER');
  const admin = await service.as('ADMIN');
  for (const client of [stranger.client, kitchen.owner, admin.client])
    assert.equal(await remove(client), 404);
  assert.equal(await remove(service.guest()), 401);
  assert.deepEqual(await ratingNow(), { average: 2, count: 1 });
  assert.equal(await remove(customer.client), 204);
  assert.equal(await ratingNow(), null);
  assert.deepEqual((await reviews()).body, []);
  assert.equal((await customer.client.get<Order>(`/api/orders/${order.id}`)).body.review, null);

  assert.equal(
    (await reviewOwn(customer.client, order, { rating: 4 })).status,
    200,
    'and may be written again',
  );
  service.advance(REVIEW_CHANGE_DAYS * DAY_MS + 1000);
  assert.equal(await remove(customer.client), 409);
  assert.deepEqual(await ratingNow(), { average: 4, count: 1 });
});

test('a rating is 1 to 5 and a text is bounded', async () => {
  const order = await delivered();
  for (const review of [
    {},
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: '5' },
    { rating: 5, text: 'x'.repeat(1001) },
    { rating: 5, text: 'a\u0007' },
  ]) {
    const { status, body } = await reviewOwn(customer.client, order, review);
    assert.deepEqual([status, body.code], [400, 'validation_failed'], JSON.stringify(review));
  }
});

test('a review does not change the revision of its restaurant', async () => {
  const { version } = kitchen.restaurant;
  await reviewOwn(customer.client, await delivered(), { rating: 5 });
  const saved = await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { name: 'N', version });
  assert.equal(saved.status, 200);
  assert.deepEqual(await ratingNow(), { average: 5, count: 1 });
});
