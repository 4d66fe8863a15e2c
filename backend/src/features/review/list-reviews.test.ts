import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { TestClient } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import { orderDelivered, reviewByToken, reviewOwn, reviewsOf } from './testing.ts';

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

const delivered = (client: TestClient = customer.client) =>
  orderDelivered(service, kitchen, client, { minutes: 5 });
const reviews = (query?: string) => reviewsOf(service, kitchen, query);

test('a review reveals nothing of the contact but first name and initial', async () => {
  const guest = service.guest();
  const order = await orderDelivered(service, kitchen, guest, {
    order: { name: '4455020101 salma@example.org' },
  });
  await reviewByToken(guest, order, { rating: 5 });
  const { body, text } = await reviews();
  assert.equal(body[0]?.author, null);
  for (const secret of [order.id, order.phone, order.trackingToken ?? '', 'salma@', order.code]) {
    assert.ok(!text.includes(secret));
  }
});

test('a deleted account leaves its reviews without its name', async () => {
  const order = await delivered();
  await reviewOwn(customer.client, order, { rating: 5, text: 'Parfait' });
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
    const order = await delivered(client);
    await reviewOwn(client, order, { rating });
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
  await reviewOwn(customer.client, await delivered(), { rating: 5 });
  const path = `/api/restaurant/${kitchen.restaurant.id}/reviews`;
  await kitchen.owner.delete(`/api/restaurant/${kitchen.restaurant.id}`);
  const gone = await service.guest().get(path);
  const absent = await service.guest().get(`/api/restaurant/${ABSENT}/reviews`);
  assert.equal(gone.status, 404);
  assert.equal(gone.text, absent.text);
});
