import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { ManagedReview } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { eraseTraces } from '../order/order-worker.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import { pruneOwnerTraces } from '../session/owner-traces.ts';
import {
  at,
  moveOrder,
  orderDelivered,
  ratingOf,
  reviewByToken,
  reviewsOf,
  type VisitOptions,
} from './testing.ts';

const DAY_MS = 86_400_000;
const HOME = '198.51.100.1';
let service: TestService;
let kitchen: TestRestaurant;
let admin: TestClient;
let street = 0;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
beforeEach(async () => {
  ({ client: admin } = await service.as('ADMIN'));
  kitchen = await createTestRestaurant(service, { user: { phone: '3344556677' } });
  await actAs(kitchen, HOME);
});
after(() => service.close());

/** Somewhere in the town. */
function elsewhere(): string {
  street += 1;
  return `203.0.${street >> 8}.${street & 255}`;
}

async function actAs({ owner, restaurant }: TestRestaurant, address: string): Promise<void> {
  await owner.get('/auth/me', at(address));
  const saved = await owner.put(`/api/restaurant/${restaurant.id}`, { description: 'Grill' }, at(address));
  assert.equal(saved.status, 200, saved.text);
}

/** Everybody's session has ended by then. */
async function monthLater(): Promise<void> {
  service.advance(31 * DAY_MS);
  kitchen = { ...kitchen, owner: await service.signIn(kitchen.user) };
  await actAs(kitchen, HOME);
}

/** Orders, is served and gives stars; resolves to the status and what a refusal says. */
async function visit(client: TestClient, options: VisitOptions = {}, rating = 5) {
  const from = options.from ?? elsewhere();
  const order = await orderDelivered(service, kitchen, client, { ownerFrom: HOME, ...options, from });
  return reviewByToken(client, order, { rating }, from);
}

const ratingNow = () => ratingOf(service, kitchen);
const listed = async () => (await reviewsOf(service, kitchen)).body;
const uncounted = async () =>
  (await admin.get<ManagedReview[]>('/api/reviews?filter=uncounted')).body
    .filter(({ restaurant }) => restaurant.id === kitchen.restaurant.id)
    .map(({ reasons }) => reasons);

test('a guest’s review weighs a quarter of an account’s with history', async () => {
  const other = await createTestRestaurant(service);
  const { client } = await service.as('USER');
  await orderDelivered(service, other, client);
  await visit(client, {}, 2);
  await visit(service.guest(), {}, 5);
  assert.deepEqual(await ratingNow(), { average: 2.6, count: 2 });
});

test('a new account weighs no more than a guest', async () => {
  await visit((await service.as('USER')).client, {}, 2);
  await visit(service.guest(), {}, 5);
  assert.deepEqual(await ratingNow(), { average: 3.5, count: 2 });
});

test('a history at the owner’s own restaurants is none, unless it is old', async () => {
  const { client, user } = await service.as('USER');
  await orderDelivered(service, kitchen, client);
  await visit(client, {}, 2);
  await visit(service.guest(), {}, 5);
  assert.equal((await ratingNow())?.average, 3.5);
  await monthLater();
  await visit(await service.signIn(user), {}, 2);
  // (2 + 5 + 4 × 2) ÷ 6
  assert.deepEqual(await ratingNow(), { average: 2.5, count: 3 });
});

test('an order with the owner’s browser, phone or network does not count, and its author is not told', async () => {
  const signedOut = service.guest();
  signedOut.setCookie('maida_visitor', kitchen.owner.cookie('maida_visitor') ?? '');
  const replies = [
    await visit(signedOut),
    await visit(service.guest(), { order: { phone: '3344556677' } }),
    await visit(service.guest(), { from: HOME }),
  ];
  for (const { status, body } of replies) {
    assert.deepEqual([status, body.rating, body.isHeld, body.isRemoved], [200, 5, false, false]);
    assert.ok(!JSON.stringify(body).includes('own_'));
  }
  assert.equal(await ratingNow(), null);
  assert.deepEqual(await listed(), []);
  assert.deepEqual(await uncounted(), [['own_network'], ['own_phone'], ['own_device']]);
});

test('an order from elsewhere that is reviewed from the owner’s network does not count', async () => {
  const guest = service.guest();
  const order = await orderDelivered(service, kitchen, guest, { from: elsewhere(), ownerFrom: HOME });
  assert.equal((await reviewByToken(guest, order, { rating: 5 }, HOME)).status, 200);
  assert.deepEqual(await uncounted(), [['own_network']]);
});

test('a guest on the restaurant’s Wi-Fi counts once an admin has looked', async () => {
  const { body } = await visit(service.guest(), { from: HOME }, 4);
  const path = `/api/reviews/${body.id}/decision`;
  const published = await admin.put<ManagedReview>(path, { decision: 'publish' });
  assert.deepEqual([published.body.state, published.body.reasons], ['published', []]);
  assert.deepEqual(await ratingNow(), { average: 4, count: 1 });
  assert.equal((await listed()).length, 1);
});

test('a mobile carrier’s gateway, where other owners are too, says nothing', async () => {
  for (let owners = 0; owners < 3; owners += 1) await actAs(await createTestRestaurant(service), HOME);
  await visit(service.guest(), { from: HOME }, 4);
  assert.deepEqual(await ratingNow(), { average: 4, count: 1 });
});

test('traces are hashes, and are erased in time', async () => {
  await visit(service.guest());
  const traces = async () => {
    const rows = await Promise.all(
      ['customer_order', 'owner_trace'].map((table) =>
        service.context.db.query<{ row: string }>({
          name: `test.traces-${table}`,
          text: `SELECT t::text AS row FROM ${table} t ${table === 'owner_trace' ? '' : 'WHERE trace_network IS NOT NULL'}`,
        }),
      ),
    );
    return { text: JSON.stringify(rows), counts: rows.map(({ length }) => length) };
  };
  const kept = await traces();
  assert.ok(kept.counts.every((count) => count > 0));
  for (const secret of [HOME, '203.0.', kitchen.owner.cookie('maida_visitor') ?? ''])
    assert.ok(!kept.text.includes(secret), secret);
  service.advance(91 * DAY_MS);
  await eraseTraces(service.context.db, service.now());
  await pruneOwnerTraces(service.context.db, service.now());
  assert.deepEqual((await traces()).counts, [0, 0]);
});

test('a phone and an account review a restaurant once in 30 days', async () => {
  const phone = '2299887766';
  const { client: account, user } = await service.as('USER');
  assert.equal((await visit(service.guest(), { order: { phone } })).status, 200);
  assert.equal((await visit(account)).status, 200);
  const again = [await visit(service.guest(), { order: { phone } }), await visit(account)];
  for (const { status, body } of again) assert.deepEqual([status, body.code], [409, 'review_repeated']);
  assert.equal((await ratingNow())?.count, 2);
  await monthLater();
  assert.equal((await visit(service.guest(), { order: { phone } })).status, 200);
  assert.equal((await visit(await service.signIn(user))).status, 200);
  assert.equal((await ratingNow())?.count, 4);
});

test('an order with the phone of a customer cannot silence them', async () => {
  const phone = '2299887700';
  const customer = service.guest();
  const from = elsewhere();
  const order = await orderDelivered(service, kitchen, customer, { from, ownerFrom: HOME, order: { phone } });
  await visit(service.guest(), { order: { phone } });
  const { status, body } = await reviewByToken(customer, order, { rating: 1 }, from);
  assert.equal(status, 200);
  assert.deepEqual(await uncounted(), [['same_phone']]);
  await admin.put(`/api/reviews/${body.id}/decision`, { decision: 'publish' });
  assert.equal((await ratingNow())?.count, 2);
});

test('one browser with many phones counts once', async () => {
  const guest = service.guest();
  for (let times = 0; times < 3; times += 1) assert.equal((await visit(guest)).status, 200);
  assert.equal((await ratingNow())?.count, 1);
  assert.deepEqual(await uncounted(), [['same_device'], ['same_device']]);
});

test('one transfer pays one order', async () => {
  const order = { payment: { method: 'bankily', reference: 'BK-1' } } as const;
  for (let times = 0; times < 2; times += 1) await visit(service.guest(), { order });
  assert.deepEqual(await uncounted(), [['same_payment']]);
});

test('orders delivered at once, again and again, do not count; those of customers with history do', async () => {
  const other = await createTestRestaurant(service);
  for (let times = 0; times < 5; times += 1) await visit(service.guest(), { minutes: 0 });
  assert.deepEqual(await uncounted(), [['quick'], ['quick']]);
  const { client } = await service.as('USER');
  await orderDelivered(service, other, client);
  await visit(client, { minutes: 0 });
  assert.equal((await ratingNow())?.count, 4);
});

test('of a flood of unknown guests ten count in a day, sent at once or not', async () => {
  const reviews: (() => Promise<unknown>)[] = [];
  for (let times = 0; times < 14; times += 1) {
    const client = service.guest();
    const from = elsewhere();
    const order = await orderDelivered(service, kitchen, client, { from, ownerFrom: HOME });
    reviews.push(() => reviewByToken(client, order, { rating: 5 }, from));
  }
  await Promise.all(reviews.map((write) => write()));
  assert.deepEqual(await ratingNow(), { average: 5, count: 10 });
  assert.deepEqual(new Set((await uncounted()).flat()), new Set(['burst']));
});

test('a network from which four unknown guests come counts for three', async () => {
  const from = elsewhere();
  for (let times = 0; times < 4; times += 1) await visit(service.guest(), { from });
  assert.equal((await ratingNow())?.count, 3);
  assert.deepEqual(await uncounted(), [['same_network']]);
});

test('an owner who signs out reviews nothing of their own', async () => {
  const order = await place(kitchen.owner, kitchen);
  await moveOrder(kitchen, order, ['confirmed', 'delivered']);
  const { status } = await reviewByToken(service.guest(), order, { rating: 5 });
  assert.equal(status, 403);
});
