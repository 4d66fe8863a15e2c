import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { AuditEntry, ManagedReview, Notification, Order, Problem, Review } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import { at } from '../order/testing.ts';
import { orderDelivered, ratingOf, reviewByToken, reviewsOf } from './testing.ts';

let service: TestService;
let kitchen: TestRestaurant;
let admin: TestClient;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
  ({ client: admin } = await service.as('ADMIN'));
});
beforeEach(async () => {
  kitchen = await createTestRestaurant(service);
});
after(() => service.close());

async function review(text: string | null, rating = 5, client: TestClient = service.guest()) {
  const order = await orderDelivered(service, kitchen, client);
  const { status, body } = await reviewByToken(client, order, { rating, text });
  assert.equal(status, 200, JSON.stringify(body));
  return { order, client, ...body };
}

const decide = (id: string, decision: string, reason?: string) =>
  admin.put<ManagedReview>(`/api/reviews/${id}/decision`, { decision, ...(reason && { reason }) });
const managed = async (filter?: string) =>
  (await admin.get<ManagedReview[]>(`/api/reviews${filter ? `?filter=${filter}` : ''}`)).body.filter(
    ({ restaurant }) => restaurant.id === kitchen.restaurant.id,
  );
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const listed = async () => (await reviewsOf(service, kitchen)).body;
const ratingNow = () => ratingOf(service, kitchen);
const listTag = async () => (await service.guest().get('/api/restaurant')).headers.get('etag');

test('contact data and links are held for an admin, and the author is told', async () => {
  const held = await review('Call ٤٦ ١٢ ١٢ ٣٤ for a better price', 1);
  assert.equal(held.isHeld, true);
  assert.deepEqual(await listed(), []);
  assert.equal(await ratingNow(), null);
  const tracked = await held.client.get<Order>(`/api/orders/track/${held.order.trackingToken}`);
  assert.equal(tracked.body.review?.isHeld, true);
  assert.deepEqual(idsOf(await managed('held')), [held.id]);
  assert.equal((await decide(held.id, 'publish')).body.state, 'published');
  assert.deepEqual(idsOf(await listed()), [held.id]);
  assert.deepEqual(await ratingNow(), { average: 1, count: 1 });
});

test('admins read the restaurant’s name in its languages', async () => {
  const { id } = await review('Good', 4);
  const names = { language: 'fr', translations: { ar: { name: 'مطبخ' } } } as const;
  await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, names);
  const found = (await managed()).find((row) => row.id === id);
  assert.equal(found?.restaurant.language, 'fr');
  assert.deepEqual(found.restaurant.translations, names.translations);
  await decide(id, 'remove', 'It was a test');
});

test('a link that is put in later takes the review off the page, and out of the mean', async () => {
  const { id, client, order } = await review('Good', 4);
  assert.equal((await ratingNow())?.count, 1);
  const change = (text: string) => reviewByToken(client, order, { rating: 4, text });
  assert.equal((await change('Good: example.com')).body.isHeld, true);
  assert.equal(await ratingNow(), null);
  assert.equal((await change('Good')).body.isHeld, false);
  assert.deepEqual(idsOf(await listed()), [id]);
});

test('an admin removes a review with a reason, in the audit log, and the mean follows at once', async () => {
  const [bad, good] = [await review('Insults', 1), await review('Good', 5)];
  const before = await listTag();
  const without = await admin.put(`/api/reviews/${bad.id}/decision`, { decision: 'remove' });
  assert.equal(without.status, 400);
  const removed = await decide(bad.id, 'remove', 'Insults the cook');
  assert.deepEqual([removed.body.state, removed.body.removalReason], ['removed', 'Insults the cook']);
  assert.deepEqual(idsOf(await listed()), [good.id]);
  assert.deepEqual(await ratingNow(), { average: 5, count: 1 });
  assert.notEqual(await listTag(), before);
  const { body: log } = await admin.get<AuditEntry[]>(`/api/audit?objectId=${bad.id}`);
  assert.deepEqual(
    log.map(({ action, reason, changes }) => [action, reason, changes[0]?.after]),
    [['review_removed', 'Insults the cook', 'removed']],
  );

  const again = await reviewByToken(bad.client, bad.order, { rating: 1, text: 'More insults' });
  assert.deepEqual([again.status, again.body.code], [409, 'review_final']);
  const tracked = await bad.client.get<Order>(`/api/orders/track/${bad.order.trackingToken}`);
  assert.equal(tracked.body.review?.isRemoved, true);
  assert.equal((await decide(bad.id, 'restore')).body.state, 'published');
  assert.deepEqual(await ratingNow(), { average: 3, count: 2 });
});

test('a held review that was removed is held again when it is restored', async () => {
  const { id } = await review('Call 46121234');
  await decide(id, 'remove', 'Advertising');
  assert.deepEqual(idsOf(await managed('removed')), [id]);
  assert.equal((await decide(id, 'restore')).body.state, 'held');
});

test('reports from three networks put a review before an admin, and remove nothing', async () => {
  const { id } = await review('Good');
  const report = async (client: TestClient, from: string) =>
    (await client.post(`/api/reviews/${id}/report`, undefined, at(from))).status;
  const one = service.guest();
  assert.equal(await report(one, '203.0.113.1'), 204);
  assert.equal(await report(one, '203.0.113.2'), 204, 'the same browser elsewhere');
  assert.equal(await report(service.guest(), '203.0.113.1'), 204, 'another browser in the same network');
  assert.deepEqual(
    (await managed()).map(({ reportedBy }) => reportedBy),
    [1],
  );
  await report(service.guest(), '203.0.113.3');
  assert.deepEqual(await managed('reported'), []);
  await report(service.guest(), '203.0.113.4');
  assert.deepEqual(idsOf(await managed('reported')), [id]);
  assert.deepEqual(idsOf(await listed()), [id]);
  assert.deepEqual(await ratingNow(), { average: 5, count: 1 });

  await decide(id, 'keep');
  await report(one, '203.0.113.1');
  assert.deepEqual(
    (await managed()).map(({ reportedBy }) => reportedBy),
    [0],
    'the same browser is not counted twice',
  );
});

test('one browser reports a few reviews, not all of them', async (context) => {
  context.after(service.holdClock());
  const guest = service.guest();
  const statuses: number[] = [];
  for (let times = 0; times < 7; times += 1) {
    const { id } = await review('Good');
    statuses.push((await guest.post(`/api/reviews/${id}/report`, undefined, at('203.0.113.9'))).status);
  }
  assert.deepEqual(new Set(statuses), new Set([204]), 'twenty minutes pass between two orders');
  const { id } = await review('Good');
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => guest.post(`/api/reviews/${id}/report`, undefined, at('203.0.113.9'))),
  );
  assert.ok(replies.some(({ status }) => status === 429));
  const other = await service.guest().post(`/api/reviews/${id}/report`, undefined, at('203.0.113.9'));
  assert.equal(other.status, 204, 'a neighbour in the same network still can');
});

test('a review that visitors do not see cannot be reported or answered', async () => {
  const { id } = await review('Call 46121234');
  assert.equal((await service.guest().post(`/api/reviews/${id}/report`)).status, 404);
  assert.equal((await kitchen.owner.put(`/api/reviews/${id}/answer`, { text: 'Thanks' })).status, 404);
});

test('the owner answers in public, changes and removes the answer; the author is notified once', async () => {
  const { client } = await service.as('USER');
  const { id, order } = await review('Cold', 2, client);
  const answer = (text: string) => kitchen.owner.put<Review>(`/api/reviews/${id}/answer`, { text });
  assert.equal((await answer('  Sorry!\u200B ')).body.answer?.text, 'Sorry!');
  assert.equal((await answer('We are sorry.')).status, 200);
  assert.equal((await listed())[0]?.answer?.text, 'We are sorry.');
  const own = await client.get<Order>(`/api/orders/${order.id}`);
  assert.equal(own.body.review?.answer?.text, 'We are sorry.');
  assert.equal((await kitchen.owner.delete(`/api/reviews/${id}/answer`)).status, 204);
  assert.equal((await listed())[0]?.answer, null);
  assert.equal((await answer('Sorry again.')).status, 200);

  const { body: bell } = await client.get<Notification[]>('/api/notifications');
  const notices = bell.filter(({ kind }) => kind === 'review_answered');
  assert.deepEqual(
    notices.map(({ orderId, params }) => [orderId, params]),
    [[order.id, { restaurant: kitchen.restaurant.name }]],
  );
});

test('an answer is checked like every other text', async () => {
  const { id } = await review('Cold', 2);
  for (const text of ['', ' \u200B ', 'a\u0007', '\u202E', 'x'.repeat(1001)]) {
    const { status } = await kitchen.owner.put(`/api/reviews/${id}/answer`, { text });
    assert.equal(status, 400, JSON.stringify(text));
  }
});

test('an answer with contact data or a link is refused at its field, also as a change', async () => {
  const { id } = await review('Cold', 2);
  const answer = (text: string) => kitchen.owner.put<Review & Problem>(`/api/reviews/${id}/answer`, { text });
  assert.equal((await answer('Sorry! We are open from 11:00 to 23:30.')).status, 200);
  for (const text of ['Call us: 46 12 12 34', 'Better on https://other.example', 'insta: grill_mr']) {
    const { status, body } = await answer(text);
    const paths = body.errors?.map(({ path }) => path);
    assert.deepEqual([status, body.code, paths], [400, 'contact_data', ['text']], text);
  }
  assert.equal((await listed())[0]?.answer?.text, 'Sorry! We are open from 11:00 to 23:30.');
});
