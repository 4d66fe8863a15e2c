import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AuditEntry, Approval, Notification, Problem } from 'shared-api/contract';
import { takeMails } from '../../infra/mail/testing.ts';
import { createTestRestaurant } from '../restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

const ABSENT = '01a00000-0000-7000-8000-000000000000';
let service: TestService;
let admin: TestClient;

before(async () => {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
  ({ client: admin } = await service.as('ADMIN'));
});
after(() => service.close());

/** An owner who waits, with a restaurant of two dishes. */
async function register(fields: object = {}) {
  const user = { firstname: 'Hawa', lastname: 'Camara', phone: '2233445566', confirmed: false, ...fields };
  return createTestRestaurant(service, {
    prices: [100, 50],
    user,
    fields: { region: 'Trarza', commune: 'Rosso' },
  });
}

const list = async (query = '') => (await admin.get<Approval[]>(`/api/confirmations?${query}`)).body;
const decide = (id: string, body: object, client = admin) =>
  client.put<Approval & Problem>(`/api/confirmations/${id}`, body);
const isPublic = async (slug: string) =>
  (await service.guest().get(`/api/providers/restaurant/slug/${slug}`)).status === 200;

test('lists waiting owners with their restaurants, the longest waiting first', async () => {
  const { user, restaurant } = await register();
  service.advance(1000);
  const alone = await service.createUser({ role: 'PROVIDER', confirmed: false });
  await service.createUser({ role: 'USER', confirmed: false });
  await createTestRestaurant(service);
  const { id, name } = restaurant;
  assert.deepEqual(await list(), [
    {
      user: {
        ...{ id: user.id, firstname: 'Hawa', lastname: 'Camara', email: user.email, phone: '2233445566' },
        ...{ emailConfirmed: false, createdAt: user.created_at.toISOString() },
      },
      restaurants: [
        {
          ...{ id, name, slug: restaurant.provider.slug, region: 'Trarza', commune: 'Rosso' },
          ...{ description: 'Rice', language: null, category: null, items: 2, closeTo: [] },
        },
      ],
      state: 'waiting',
      decline: null,
    },
    {
      user: {
        ...{ id: alone.id, firstname: null, lastname: null, email: alone.email, phone: null },
        ...{ emailConfirmed: false, createdAt: alone.created_at.toISOString() },
      },
      ...{ restaurants: [], state: 'waiting', decline: null },
    },
  ]);
  const first = await admin.get<Approval[]>('/api/confirmations?limit=1');
  assert.equal(first.headers.get('x-total-count'), '2');
  const next = /<([^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  assert.equal((await admin.get<Approval[]>(next)).body[0]?.user.id, alone.id);
});

test('an approved owner leaves the queue, gets public at once, and is notified', async () => {
  const { user, owner, restaurant } = await register({ language: 'fr' });
  await takeMails(service);
  assert.equal(await isPublic(restaurant.provider.slug), false);
  assert.equal((await decide(user.id, { decision: 'accept' })).body.state, 'accepted');
  assert.equal((await decide(user.id, { decision: 'accept' })).status, 200);
  assert.equal(await isPublic(restaurant.provider.slug), true);
  assert.ok(!(await list()).some((waiting) => waiting.user.id === user.id));
  const bell = (await owner.get<Notification[]>('/api/notifications')).body;
  assert.deepEqual(
    bell.map(({ kind }) => kind),
    ['account_confirmed'],
  );
  const mails = await takeMails(service);
  assert.deepEqual(
    mails.map(({ to, subject, link }) => [to, subject, link.href]),
    [[user.email, 'Votre compte est confirmé', 'https://maida.example/provider']],
  );
});

test('a declined owner leaves the queue and is notified of the reason, and can still be approved', async () => {
  const { user, owner, restaurant } = await register();
  await takeMails(service);
  const reason = 'The address does not exist <b>';
  const { body } = await decide(user.id, { decision: 'decline', reason });
  assert.deepEqual([body.state, body.decline?.reason], ['declined', reason]);
  assert.deepEqual((await decide(user.id, { decision: 'decline', reason: 'Other' })).body, body);
  assert.ok(!(await list()).some((waiting) => waiting.user.id === user.id));
  assert.deepEqual(await list('state=declined'), [body]);
  assert.equal(await isPublic(restaurant.provider.slug), false);
  const [notification] = (await owner.get<Notification[]>('/api/notifications')).body;
  assert.deepEqual([notification?.kind, notification?.params], ['account_declined', { reason }]);
  const [mail, ...others] = await takeMails(service);
  assert.equal(others.length, 0);
  assert.match(mail?.text ?? '', /Reason: The address does not exist <b>/);
  assert.ok(!mail?.html.includes('<b>'), 'a reason is text');
  assert.equal(mail?.link.href, 'https://maida.example/contact');

  assert.deepEqual((await decide(user.id, { decision: 'accept' })).body.decline, null);
  assert.deepEqual(await list('state=declined'), []);
  assert.equal(await isPublic(restaurant.provider.slug), true);
  const log = (await admin.get<AuditEntry[]>(`/api/audit?objectId=${user.id}`)).body;
  assert.deepEqual(
    log.map(({ action, reason: why }) => [action, why]),
    [
      ['user_confirmed', null],
      ['user_declined', reason],
    ],
  );
  await admin.put(`/api/user/${user.id}/confirm`, { confirmed: false });
  assert.ok(
    (await list()).some((waiting) => waiting.user.id === user.id),
    'and waits again',
  );
});

test('approval from the user list notifies the owner too, and no customer', async () => {
  const { user } = await register();
  const customer = await service.createUser({ confirmed: false });
  await takeMails(service);
  for (const { id } of [user, customer]) await admin.put(`/api/user/${id}/confirm`);
  assert.deepEqual(
    (await takeMails(service)).map(({ to }) => to),
    [user.email],
  );
});

test('of two simultaneous decisions one is refused', async () => {
  const { user } = await register();
  await decide(user.id, { decision: 'accept' });
  const late = await decide(user.id, { decision: 'decline', reason: 'No papers' });
  assert.deepEqual([late.status, late.body.code], [409, 'conflict']);
  assert.equal((late.body.current as Approval).state, 'accepted');
});

test('refuses a decision on an owner decided meanwhile, with the current state', async () => {
  const { user, owner } = await register();
  const decideLate = (body: object) => decide(user.id, { ...body, expectedState: 'waiting' });
  assert.equal((await decideLate({ decision: 'decline', reason: 'No papers' })).status, 200);
  for (const body of [{ decision: 'accept' }, { decision: 'decline', reason: 'No address' }]) {
    const late = await decideLate(body);
    assert.deepEqual([late.status, late.body.code], [409, 'conflict']);
    const current = late.body.current as Approval;
    assert.deepEqual([current.state, current.decline?.reason], ['declined', 'No papers']);
  }
  assert.equal((await owner.get<Notification[]>('/api/notifications')).body.length, 1);
  assert.equal((await decide(user.id, { decision: 'accept', expectedState: 'declined' })).status, 200);
  assert.equal((await decideLate({ decision: 'accept' })).status, 409);
});

test('a decision needs a restaurant owner, a refusal a reason', async () => {
  const { user } = await register();
  for (const reason of [undefined, '', '  ']) {
    const { status, body } = await decide(user.id, { decision: 'decline', reason });
    assert.deepEqual([status, body.errors?.[0]?.path], [400, 'reason']);
  }
  const customer = await service.createUser({ confirmed: false });
  for (const id of [ABSENT, customer.id, 'malformed']) {
    assert.equal((await decide(id, { decision: 'accept' })).status, 404, id);
  }
});

test('only admins decide', async () => {
  const { user, owner } = await register();
  assert.equal((await owner.get('/api/confirmations')).status, 403);
  assert.equal((await decide(user.id, { decision: 'accept' }, owner)).status, 403);
  assert.equal((await service.guest().get('/api/confirmations')).status, 401);
  assert.equal((await decide(user.id, { decision: 'accept' }, service.guest())).status, 401);
});
