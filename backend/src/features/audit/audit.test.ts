import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AuditEntry, User } from 'shared-api/contract';
import { createAdmin } from '../user/admin/create-admin.ts';
import { createTestRestaurant, place } from '../restaurant/testing.ts';
import {
  startTestService,
  TEST_PASSWORD,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';

let service: TestService;
let admin: SignedInClient;

before(async () => {
  service = await startTestService();
  admin = await service.as('ADMIN', { firstname: 'Khadija', lastname: 'Ba' });
});
after(() => service.close());

async function entries(query = ''): Promise<AuditEntry[]> {
  const { status, body, text } = await admin.client.get<AuditEntry[]>(`/api/audit?${query}`);
  assert.equal(status, 200, text);
  return body;
}

/** The entries about one object, oldest first, without ids and times. */
async function about(id: string) {
  const found = (await entries(`objectId=${id}`)).toReversed();
  return found.map(({ action, reason, changes, role }) => ({ action, role, reason, changes }));
}

test('an entry has actor, action, time, network and reason', async () => {
  const target = await service.createUser({ email: 'binta@example.org', confirmed: false, role: 'PROVIDER' });
  const before = service.now();
  await admin.client.put(`/api/user/${target.id}/confirm`, { confirmed: true, reason: 'Papers seen' });
  const [entry] = await entries(`objectId=${target.id}`);
  assert.ok(entry);
  const { id, at, ...rest } = entry;
  assert.ok(id && Date.parse(at) >= before && Date.parse(at) <= service.now());
  assert.deepEqual(rest, {
    action: 'user_confirmed',
    actor: { id: admin.user.id, name: 'Khadija Ba', email: admin.user.email },
    role: 'ADMIN',
    object: { kind: 'user', id: target.id, label: 'binta@example.org' },
    network: '127.0.0.0/24',
    reason: 'Papers seen',
    changes: [],
  });
});

test('records what happens to an account, without its secrets', async () => {
  const { client, user } = await service.as('USER', { firstname: 'Old', phone: '1111111111' });
  await client.put(`/api/user/${user.id}`, {
    firstname: 'New',
    phone: '2222222233',
    email: 'new@example.org',
  });
  await client.put(`/api/user/${user.id}`, { firstname: 'New' });
  const passwords = { password: 'a new password', currentPassword: TEST_PASSWORD };
  assert.equal((await client.put('/api/user/new@example.org/password', passwords)).status, 204);
  await admin.client.put('/api/user/new@example.org/password', {
    password: 'set by admin',
    reason: 'Lost it',
  });
  await admin.client.put(`/api/user/${user.id}/role?role=PROVIDER&reason=Opens+a+kitchen`);
  await admin.client.delete(`/api/user/${user.id}?reason=Asked+for+it`);
  const none = { reason: null, changes: [] };
  assert.deepEqual(await about(user.id), [
    {
      ...{ action: 'user_updated', role: 'USER', reason: null },
      changes: [
        { field: 'firstname', before: 'O…', after: 'N…' },
        { field: 'email', before: `p…@example.org`, after: 'n…@example.org' },
        { field: 'phone', before: '…11', after: '…33' },
      ],
    },
    { action: 'password_changed', role: 'USER', ...none },
    { action: 'password_changed', role: 'ADMIN', reason: 'Lost it', changes: [] },
    {
      ...{ action: 'role_changed', role: 'ADMIN', reason: 'Opens a kitchen' },
      changes: [{ field: 'role', before: 'USER', after: 'PROVIDER' }],
    },
    { action: 'user_removed', role: 'ADMIN', reason: 'Asked for it', changes: [] },
  ]);
  const text = JSON.stringify(await entries(`objectId=${user.id}`));
  for (const secret of ['1111111111', '2222222233', 'new@', 'password"', 'hash']) {
    assert.ok(!text.includes(secret), secret);
  }
  assert.equal((await entries(`objectId=${user.id}`))[0]?.object.label, 'n…@example.org');
});

test('a role that is refused leaves no entry', async () => {
  const own = await startTestService();
  try {
    const only = await own.as('ADMIN');
    await only.client.put(`/api/user/${only.user.id}/role?role=USER`);
    assert.deepEqual((await only.client.get<AuditEntry[]>('/api/audit')).body, []);
  } finally {
    await own.close();
  }
});

test('records accounts made by an admin or the command line, not registrations', async () => {
  const registration = { email: 'made@example.org', password: 'longenough', confirmPassword: 'longenough' };
  const { body: made } = await admin.client.post<User>('/api/user', registration);
  assert.equal((await about(made.id))[0]?.action, 'user_created');
  const self = await service.guest().post<User>('/api/user', { ...registration, email: 'self@example.org' });
  assert.deepEqual(await about(self.body.id), []);
  const root = await createAdmin(service.context.db, 'root@example.org', 'longenough', service.now());
  const [entry] = await entries(`objectId=${root.id}`);
  assert.deepEqual([entry?.action, entry?.actor, entry?.network], ['user_created', null, null]);
});

test('settings: what changed, from what to what', async () => {
  await admin.client.put('/api/settings', { acceptanceMinutes: 15, phoneDigits: 10, reason: 'Ramadan' });
  await admin.client.put('/api/settings', { acceptanceMinutes: 15 });
  const found = await entries('objectKind=settings');
  assert.equal(found.length, 1);
  assert.equal(found[0]?.reason, 'Ramadan');
  assert.deepEqual(found[0].changes, [{ field: 'acceptanceMinutes', before: 10, after: 15 }]);
});

test('a restaurant: removal and restoration by anyone, changes by admins', async () => {
  const { owner, restaurant, items } = await createTestRestaurant(service, { fields: { deliveryFee: 20 } });
  const path = `/api/restaurant/${restaurant.id}`;
  await owner.put(path, { name: 'By its owner' });
  await owner.delete(`${path}?reason=Holidays`);
  await owner.post(`${path}/restore`);
  await owner.post(`${path}/restore`);
  await admin.client.put(path, { name: 'By an admin', deliveryFee: 25.5, reason: 'Typo' });
  await admin.client.put(path, { name: 'By an admin' });
  const soldOutUntil = new Date(service.now() + 60_000).toISOString();
  await admin.client.put(`${path}/item/${items[0]?.id}/availability`, { soldOutUntil });
  const nothing = { reason: null, changes: [] };
  assert.deepEqual(await about(restaurant.id), [
    { action: 'restaurant_removed', role: 'PROVIDER', reason: 'Holidays', changes: [] },
    { action: 'restaurant_restored', role: 'PROVIDER', ...nothing },
    {
      ...{ action: 'restaurant_updated', role: 'ADMIN', reason: 'Typo' },
      changes: [
        { field: 'name', before: 'By its owner', after: 'By an admin' },
        { field: 'deliveryFee', before: 20, after: 25.5 },
      ],
    },
    {
      ...{ action: 'restaurant_updated', role: 'ADMIN', reason: null },
      changes: [{ field: 'soldOut', before: null, after: 'Dish 0' }],
    },
  ]);
});

test('orders: what admins cancel, refund, correct and remove', async () => {
  const kitchen = await createTestRestaurant(service);
  const order = await place(service.guest(), kitchen);
  const path = `/api/orders/${order.id}`;
  const move = (expectedStage: string, stage: string, reason: string) =>
    admin.client.put(`${path}/status`, { expectedStage, stage, reason });
  await kitchen.owner.put(`${path}/status`, { expectedStage: 'pending', stage: 'confirmed' });
  await kitchen.owner.put(`${path}/status`, { expectedStage: 'confirmed', stage: 'pending' });
  await admin.client.put(path, { landmark: 'Blue door', phone: '4455029999', reason: 'Called us' });
  assert.equal((await move('pending', 'cancelled', 'Fraud')).status, 200);
  assert.equal((await move('pending', 'cancelled', 'Again')).status, 409);
  assert.equal((await move('cancelled', 'refunded', 'Paid before')).status, 200);
  assert.equal((await admin.client.delete(`${path}?reason=Test`)).status, 204);
  const found = await about(order.id);
  assert.deepEqual(
    found.map(({ action, reason }) => [action, reason]),
    [
      ['order_updated', 'Called us'],
      ['order_cancelled', 'Fraud'],
      ['order_refunded', 'Paid before'],
      ['order_removed', 'Test'],
    ],
  );
  assert.deepEqual(found[0]?.changes, [
    { field: 'phone', before: `…${order.phone.slice(-2)}`, after: '…99' },
    { field: 'landmark', before: null, after: 'B…' },
  ]);
  assert.deepEqual(found[1]?.changes, [{ field: 'stage', before: 'pending', after: 'cancelled' }]);
  assert.equal((await entries(`objectId=${order.id}`))[0]?.object.label, order.code);
});

test('filters by actor, action, kind, object and day; pages lead through all', async () => {
  const other = await service.as('ADMIN');
  service.advance(2 * 86_400_000);
  const users = await Promise.all([1, 2, 3].map(() => service.createUser({ confirmed: false })));
  for (const { id } of users) {
    service.advance(1);
    await other.client.put(`/api/user/${id}/confirm`);
  }
  await other.client.put(`/api/user/${users[0]?.id}/confirm`, { confirmed: false });
  const ids = async (query: string) => (await entries(query)).map(({ object }) => object.id);
  const [a, b, c] = users.map(({ id }) => id);
  assert.deepEqual(await ids(`actorId=${other.user.id}`), [a, c, b, a]);
  assert.deepEqual(await ids(`actorId=${other.user.id}&action=user_confirmed`), [c, b, a]);
  assert.deepEqual(await ids(`objectId=${b}&objectKind=user`), [b]);
  assert.deepEqual(await ids(`objectId=${b}&objectKind=order`), []);
  const today = new Date(service.now()).toISOString().slice(0, 10);
  assert.deepEqual(await ids(`from=${today}&to=${today}`), [a, c, b, a]);
  assert.ok((await ids(`to=${today}`)).length > 4);
  const first = await admin.client.get<AuditEntry[]>(`/api/audit?actorId=${other.user.id}&limit=3`);
  assert.equal(first.headers.get('x-total-count'), '4');
  const next = /<([^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  assert.deepEqual(
    (await admin.client.get<AuditEntry[]>(next)).body.map(({ object }) => object.id),
    [a],
  );
  for (const query of ['action=nothing', 'from=yesterday', 'actorId=x', 'objectKind=car']) {
    assert.equal((await admin.client.get(`/api/audit?${query}`)).status, 400, query);
  }
});

test('finds entries by who did it and by what it was done to', async () => {
  const doer = await service.as('ADMIN', { firstname: 'Zeïnabou', lastname: 'Kane' });
  const target = await service.createUser({
    firstname: 'Éliane',
    email: 'searched@example.org',
    confirmed: false,
  });
  const { restaurant } = await createTestRestaurant(service, { fields: { name: 'Café du Fleuve' } });
  await doer.client.put(`/api/user/${target.id}/confirm`);
  await doer.client.put(`/api/restaurant/${restaurant.id}`, { description: 'Fish', reason: 'Typo' });
  const ids = async (query: string) => (await entries(query)).map(({ object }) => object.id);
  assert.deepEqual(await ids('actor=zeinabou'), [restaurant.id, target.id]);
  assert.deepEqual(await ids('actor=zeinabou&q=cafe+du'), [restaurant.id]);
  assert.deepEqual(await ids('q=eliane'), [target.id]);
  assert.deepEqual(await ids('q=searched@example'), [target.id]);
  assert.deepEqual(await ids('q=cafe+du+f%25'), []);
  assert.deepEqual(await ids('actor=nobody+at+all'), []);
  assert.deepEqual(await ids('actor=zeinabou&q='), [restaurant.id, target.id]);
});

test('only admins read it, and nobody changes it', async () => {
  for (const role of ['USER', 'PROVIDER'] as const) {
    assert.equal((await (await service.as(role)).client.get('/api/audit')).status, 403);
  }
  assert.equal((await service.guest().get('/api/audit')).status, 401);
  const [entry] = await entries();
  for (const path of ['/api/audit', `/api/audit/${entry?.id}`]) {
    assert.equal((await admin.client.put(path, {})).status, 404);
    assert.equal((await admin.client.delete(path)).status, 404);
    assert.equal((await admin.client.post(path, {})).status, 404);
  }
});
