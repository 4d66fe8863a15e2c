import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { ManagedReview } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { eraseTraces } from '../order/order-worker.ts';
import { moveOrder } from '../order/testing.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import { pruneOwnerTraces } from '../session/owner-traces.ts';
import {
  actAs,
  elsewhere,
  orderDelivered,
  ratingOf,
  reasonsOf,
  reviewByToken,
  reviewsOf,
  type VisitOptions,
} from './testing.ts';

const DAY_MS = 86_400_000;
const HOME = '198.51.100.1';
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
const uncounted = () => reasonsOf(admin, kitchen, 'uncounted');
const held = () => reasonsOf(admin, kitchen, 'held');

test('an order with the owner’s browser does not count, and its author is not told', async () => {
  const signedOut = service.guest();
  signedOut.setCookie('maida_visitor', kitchen.owner.cookie('maida_visitor') ?? '');
  const { status, body } = await visit(signedOut);
  assert.deepEqual([status, body.rating, body.isHeld, body.isRemoved], [200, 5, false, false]);
  assert.equal(await ratingNow(), null);
  assert.deepEqual(await listed(), []);
  assert.deepEqual(await uncounted(), [['own_device']]);
});

test('an order with the owner’s phone or network waits for an admin, and no reply names the rule', async () => {
  const replies = [
    await visit(service.guest(), { order: { phone: '3344556677' } }),
    await visit(service.guest(), { from: HOME }),
  ];
  for (const { status, body } of replies) {
    assert.deepEqual([status, body.rating, body.isHeld, body.isRemoved], [200, 5, true, false]);
    assert.ok(!JSON.stringify(body).includes('own_'));
  }
  assert.equal(await ratingNow(), null);
  assert.deepEqual(await listed(), []);
  assert.deepEqual(await held(), [['own_network'], ['own_phone']]);
});

test('an order from elsewhere that is reviewed from the owner’s network waits for an admin', async () => {
  const guest = service.guest();
  const order = await orderDelivered(service, kitchen, guest, { from: elsewhere(), ownerFrom: HOME });
  assert.equal((await reviewByToken(guest, order, { rating: 5 }, HOME)).status, 200);
  assert.deepEqual(await held(), [['own_network']]);
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

test('an account, and a guest with one phone and browser, review a restaurant once in 30 days', async () => {
  const order = { phone: '2299887766' };
  const { client: account, user } = await service.as('USER');
  const guest = service.guest();
  assert.equal((await visit(guest, { order })).status, 200);
  assert.equal((await visit(account)).status, 200);
  const again = [await visit(guest, { order }), await visit(account)];
  for (const { status, body } of again) assert.deepEqual([status, body.code], [409, 'review_repeated']);
  assert.equal((await ratingNow())?.count, 2);
  await monthLater();
  assert.equal((await visit(guest, { order })).status, 200);
  assert.equal((await visit(await service.signIn(user))).status, 200);
  assert.equal((await ratingNow())?.count, 4);
});

test('many browsers with one phone count once', async () => {
  const order = { phone: '2299887755' };
  for (let times = 0; times < 3; times += 1)
    assert.equal((await visit(service.guest(), { order })).status, 200);
  assert.equal((await ratingNow())?.count, 1);
  assert.deepEqual(await held(), [['same_phone'], ['same_phone']]);
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
  assert.deepEqual(await held(), [['same_payment']]);
});

test('of orders by unknown guests that were delivered at once three count in a week', async () => {
  for (let times = 0; times < 5; times += 1) await visit(service.guest(), { minutes: 0 });
  assert.deepEqual(await held(), [['quick'], ['quick']]);
  assert.equal((await ratingNow())?.count, 3);
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
  assert.deepEqual(new Set((await held()).flat()), new Set(['burst']));
});

test('a network from which four unknown guests come counts for three', async () => {
  const from = elsewhere();
  for (let times = 0; times < 4; times += 1) await visit(service.guest(), { from });
  assert.equal((await ratingNow())?.count, 3);
  assert.deepEqual(await held(), [['same_network']]);
});

test('an owner who signs out reviews nothing of their own', async () => {
  const order = await place(kitchen.owner, kitchen);
  await moveOrder(kitchen, order, ['confirmed', 'delivered']);
  const { status } = await reviewByToken(service.guest(), order, { rating: 5 });
  assert.equal(status, 403);
});
