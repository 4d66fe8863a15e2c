import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { TestClient } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import {
  elsewhere,
  orderDelivered,
  ratingOf,
  reasonsOf,
  reviewByToken,
  type VisitOptions,
} from './testing.ts';

const DAY_MS = 86_400_000;
let service: TestService;
let kitchen: TestRestaurant;
/** Another owner's. */
let other: TestRestaurant;
let admin: TestClient;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
beforeEach(async () => {
  ({ client: admin } = await service.as('ADMIN'));
  [kitchen, other] = [await createTestRestaurant(service), await createTestRestaurant(service)];
});
after(() => service.close());

/** Orders, is served and gives stars. */
async function visit(client: TestClient, options: VisitOptions = {}, rating = 5): Promise<void> {
  const from = options.from ?? elsewhere();
  const order = await orderDelivered(service, kitchen, client, { ...options, from });
  const { status, text } = await reviewByToken(client, order, { rating }, from);
  assert.equal(status, 200, text);
}

/** New customers who were served at the other restaurant. */
async function accounts(count: number, options: VisitOptions = {}): Promise<SignedInClient[]> {
  const made: SignedInClient[] = [];
  for (let index = 0; index < count; index += 1) {
    const account = await service.as('USER');
    await orderDelivered(service, other, account.client, options);
    made.push(account);
  }
  return made;
}

/** The same a day later. */
async function regulars(count: number, options: VisitOptions = {}): Promise<TestClient[]> {
  const made = await accounts(count, options);
  service.advance(DAY_MS);
  return made.map(({ client }) => client);
}

async function regular(options: VisitOptions = {}): Promise<TestClient> {
  const [client] = await regulars(1, options);
  assert.ok(client);
  return client;
}

const ratingNow = () => ratingOf(service, kitchen);
const held = () => reasonsOf(admin, kitchen, 'held');
/** Of 2 stars by the customer under test and 5 by a guest. */
const mean = async () => {
  await visit(service.guest());
  return (await ratingNow())?.average;
};

test('an order elsewhere that took its time, the day before, makes a review weigh four guests’', async () => {
  await visit(await regular(), {}, 2);
  // (4 × 2 + 5) ÷ 5
  assert.equal(await mean(), 2.6);
});

test('a new account weighs no more than a guest, nor does one with an order of the same day', async () => {
  const [today] = await accounts(1);
  assert.ok(today);
  await visit((await service.as('USER')).client, {}, 2);
  await visit(today.client, {}, 2);
  // (2 + 2 + 5) ÷ 3
  assert.equal(await mean(), 3);
});

test('an earlier order that was delivered at once is no history', async () => {
  await visit(await regular({ minutes: 0 }), {}, 2);
  assert.equal(await mean(), 3.5);
});

test('a history at the owner’s own restaurants is none, unless it is old', async () => {
  const { client, user } = await service.as('USER');
  await orderDelivered(service, kitchen, client);
  service.advance(2 * DAY_MS);
  await visit(client, {}, 2);
  assert.equal(await mean(), 3.5);
  service.advance(31 * DAY_MS);
  kitchen = { ...kitchen, owner: await service.signIn(kitchen.user) };
  await visit(await service.signIn(user), {}, 2);
  // (2 + 5 + 4 × 2) ÷ 6
  assert.deepEqual(await ratingNow(), { average: 2.5, count: 3 });
});

test('accounts that an accomplice served at once, all in one network, count for three guests', async () => {
  const from = elsewhere();
  const bought = await accounts(8, { from, minutes: 0 });
  for (const { client } of bought) await visit(client, { from, minutes: 0 });
  await visit(service.guest(), {}, 1);
  // (3 × 5 + 1) ÷ 4
  assert.deepEqual(await ratingNow(), { average: 4, count: 4 });
});

test('of customers with history five count from one network in a week', async () => {
  const from = elsewhere();
  for (const client of await regulars(7)) await visit(client, { from });
  assert.equal((await ratingNow())?.count, 5);
  assert.deepEqual(await held(), [['same_network'], ['same_network']]);
});

test('of customers with history five count whose orders were delivered at once', async () => {
  for (const client of await regulars(7)) await visit(client, { minutes: 0 });
  assert.equal((await ratingNow())?.count, 5);
  assert.deepEqual(await held(), [['quick'], ['quick']]);
});

test('of customers with history fifteen count in a day', async () => {
  for (const client of await regulars(16)) await visit(client);
  assert.equal((await ratingNow())?.count, 15);
  assert.deepEqual(await held(), [['burst']]);
});

test('neither a flood of guests keeps customers with history out, nor the other way round', async () => {
  const known = await regulars(4);
  for (let times = 0; times < 11; times += 1) await visit(service.guest(), { minutes: 0 });
  const before = await ratingNow();
  assert.equal(before?.count, 3);
  const from = elsewhere();
  for (const client of known) await visit(client, { from, minutes: 0 });
  await visit(service.guest(), { from });
  assert.equal((await ratingNow())?.count, 3 + 4 + 1);
});
