import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import {
  REVIEW_CHANGE_DAYS,
  type Order,
  type OrderReview,
  type OrderStage,
  type Problem,
  type Restaurant,
  type RestaurantSummary,
  type Review,
} from 'shared-api/contract';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';

const DAY_MS = 86_400_000;
/** Nobody cooks in less. */
const QUICK_MS = 180_000;
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

type Reply = OrderReview & Problem;

async function moveTo(order: Order, ...stages: OrderStage[]): Promise<void> {
  let expectedStage = order.stage;
  for (const stage of stages) {
    const moved = await kitchen.owner.put(`/api/orders/${order.id}/status`, { stage, expectedStage });
    assert.equal(moved.status, 200, moved.text);
    expectedStage = stage;
  }
}

let phones = 4_400_000_000;

async function delivered(client: TestClient = customer.client): Promise<Order> {
  phones += 1;
  const order = await place(client, kitchen, { phone: String(phones) });
  await moveTo(order, 'confirmed', 'delivered');
  return order;
}

const write = (client: TestClient, { id }: Pick<Order, 'id'>, review: object) =>
  client.put<Reply>(`/api/orders/${id}/review`, review);
const writeTracked = (client: TestClient, token: string | undefined, review: object) =>
  client.put<Reply>(`/api/orders/track/${token}/review`, review);
const reviews = (query = '') =>
  service.guest().get<Review[]>(`/api/restaurant/${kitchen.restaurant.id}/reviews${query}`);
const ratingNow = async () =>
  (await service.guest().get<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`)).body.rating;

test('a customer reviews a delivered order, and everybody can read it', async () => {
  const order = await delivered();
  assert.equal(await ratingNow(), null);
  const { status, body } = await write(customer.client, order, { rating: 4, text: '  Très bon.\nMerci ! ' });
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
  assert.equal((await writeTracked(guest, order.trackingToken, { rating: 5 })).status, 200);
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
  await write(customer.client, first, { rating: 5, text: 'A' });
  await write(other, second, { rating: 2 });
  assert.deepEqual(await ratingNow(), { average: 3.5, count: 2 });
  const changed = await writeTracked(service.guest(), first.trackingToken, { rating: 3, text: '' });
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
  const replies = await Promise.all(ratings.map((rating) => write(customer.client, order, { rating })));
  assert.ok(replies.every(({ status }) => status === 200));
  assert.equal(new Set(replies.map(({ body }) => body.id)).size, 1);
  const stored = (await reviews()).body;
  assert.deepEqual(await ratingNow(), { average: stored[0]?.rating, count: 1 });
});

test('an order under way cannot be reviewed', async () => {
  const order = await place(customer.client, kitchen);
  const early = async () => (await write(customer.client, order, { rating: 1 })).body.code;
  assert.equal(await early(), 'review_too_early');
  await moveTo(order, 'confirmed');
  assert.equal(await early(), 'review_too_early');
  assert.equal(await ratingNow(), null);
});

test('an order that the restaurant accepted and then cancelled can be reviewed', async () => {
  const order = await place(customer.client, kitchen);
  await moveTo(order, 'confirmed', 'cancelled');
  assert.equal((await write(customer.client, order, { rating: 1, text: 'An hour for nothing' })).status, 200);
  assert.deepEqual(await ratingNow(), { average: 1, count: 1 });
});

test('what was never accepted, or cancelled by its customer, has no review', async () => {
  const refused = await place(customer.client, kitchen);
  await moveTo(refused, 'cancelled');
  const taken = await place(customer.client, kitchen);
  const move = { stage: 'cancelled', expectedStage: 'pending' };
  assert.equal((await customer.client.put(`/api/orders/${taken.id}/status`, move)).status, 200);
  for (const order of [refused, taken])
    assert.equal((await write(customer.client, order, { rating: 1 })).body.code, 'review_too_early');
});

test('a delivered order that the restaurant cancels at once can still be reviewed', async () => {
  const order = await delivered();
  await moveTo({ ...order, stage: 'delivered' }, 'cancelled');
  assert.equal((await write(customer.client, order, { rating: 1 })).status, 200);
  assert.deepEqual(await ratingNow(), { average: 1, count: 1 });
});

test('a review stays when its order changes later', async () => {
  const order = await delivered();
  await write(customer.client, order, { rating: 1, text: 'Froid' });
  await moveTo({ ...order, stage: 'delivered' }, 'cancelled');
  assert.equal((await reviews()).body.length, 1);
  assert.equal((await write(customer.client, order, { rating: 2 })).status, 200);
});

test('a review can be changed for some days only', async () => {
  const order = await delivered();
  await write(customer.client, order, { rating: 4, text: 'Bon' });
  service.advance(REVIEW_CHANGE_DAYS * DAY_MS - 1000);
  assert.equal((await write(customer.client, order, { rating: 3 })).status, 200);
  service.advance(2000);
  const late = await write(customer.client, order, { rating: 5 });
  assert.deepEqual([late.status, late.body.code], [409, 'review_final']);
  assert.equal(
    (await write(customer.client, order, { rating: 3 })).status,
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
  await write(customer.client, order, { rating: 2, text: 'Froid' });
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

  assert.equal((await write(customer.client, order, { rating: 4 })).status, 200, 'and may be written again');
  service.advance(REVIEW_CHANGE_DAYS * DAY_MS + 1000);
  assert.equal(await remove(customer.client), 409);
  assert.deepEqual(await ratingNow(), { average: 4, count: 1 });
});

test('nobody reviews another’s order, and no owner the own restaurant', async () => {
  const order = await delivered();
  const stranger = await service.as('USER');
  const admin = await service.as('ADMIN');
  const refused = async (client: TestClient) => {
    const { status, body } = await write(client, order, { rating: 1 });
    return [status, body.code];
  };
  assert.deepEqual(await refused(stranger.client), [404, 'not_found']);
  assert.deepEqual(await refused(kitchen.owner), [403, 'forbidden']);
  assert.deepEqual(await refused(admin.client), [403, 'forbidden']);
  assert.deepEqual(await refused(service.guest()), [401, 'unauthorized']);
  assert.equal((await write(customer.client, { id: ABSENT }, { rating: 1 })).status, 404);
  assert.equal((await writeTracked(service.guest(), 'A'.repeat(22), { rating: 1 })).status, 404);

  const own = await delivered(kitchen.owner);
  assert.deepEqual((await write(kitchen.owner, own, { rating: 5 })).body.code, 'forbidden');
  assert.deepEqual(
    (await writeTracked(kitchen.owner, own.trackingToken, { rating: 5 })).body.code,
    'forbidden',
  );
  assert.equal(await ratingNow(), null);
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
    const { status, body } = await write(customer.client, order, review);
    assert.deepEqual([status, body.code], [400, 'validation_failed'], JSON.stringify(review));
  }
});

test('a review reveals nothing of the contact but first name and initial', async () => {
  const guest = service.guest();
  const order = await place(guest, kitchen, { name: '4455020101 salma@example.org' });
  await moveTo(order, 'confirmed', 'delivered');
  await writeTracked(guest, order.trackingToken, { rating: 5 });
  const { body, text } = await reviews();
  assert.equal(body[0]?.author, null);
  for (const secret of [order.id, order.phone, order.trackingToken ?? '', 'salma@', order.code]) {
    assert.ok(!text.includes(secret));
  }
});

test('a deleted account leaves its reviews without its name', async () => {
  const order = await delivered();
  await write(customer.client, order, { rating: 5, text: 'Parfait' });
  assert.equal((await customer.client.delete(`/api/user/${customer.user.id}`)).status, 204);
  assert.deepEqual(
    (await reviews()).body.map(({ text, author }) => [text, author]),
    [['Parfait', null]],
  );
});

test('the list comes in pages, newest first, and changes the version of the public list', async () => {
  const tag = async () => (await service.guest().get('/api/restaurant')).headers.get('etag');
  const before = await tag();
  for (let rating = 1; rating <= 5; rating += 1) {
    const { client } = await service.as('USER');
    const order = await place(client, kitchen, { phone: String(5_500_000_000 + rating) });
    await moveTo(order, 'confirmed');
    service.advance(QUICK_MS);
    await moveTo({ ...order, stage: 'confirmed' }, 'delivered');
    await write(client, order, { rating });
    service.advance(1000);
  }
  assert.notEqual(await tag(), before);
  const first = await reviews('?limit=2');
  assert.deepEqual(
    first.body.map(({ rating }) => rating),
    [5, 4],
  );
  assert.equal(first.headers.get('x-total-count'), '5');
  const next = /[?&]cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
  const second = await reviews(`?limit=2&cursor=${next}`);
  assert.deepEqual(
    second.body.map(({ rating }) => rating),
    [3, 2],
  );
  assert.equal((await reviews('?cursor=nonsense')).status, 400);
});

test('the reviews of a hidden restaurant are not found', async () => {
  await write(customer.client, await delivered(), { rating: 5 });
  const path = `/api/restaurant/${kitchen.restaurant.id}/reviews`;
  await kitchen.owner.delete(`/api/restaurant/${kitchen.restaurant.id}`);
  const gone = await service.guest().get(path);
  const absent = await service.guest().get(`/api/restaurant/${ABSENT}/reviews`);
  assert.equal(gone.status, 404);
  assert.equal(gone.text, absent.text);
});

test('a review does not change the revision of its restaurant', async () => {
  const { version } = kitchen.restaurant;
  await write(customer.client, await delivered(), { rating: 5 });
  const saved = await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { name: 'N', version });
  assert.equal(saved.status, 200);
  assert.deepEqual(await ratingNow(), { average: 5, count: 1 });
});
