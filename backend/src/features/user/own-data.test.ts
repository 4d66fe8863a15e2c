import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Notification, Order, OrderSummary, OwnData } from 'shared-api/contract';
import { notifyUsers } from '../notification/notify-users.ts';
import { forgetCustomersOfFinishedOrders } from '../order/forget-customer.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let admin: TestClient;
let kitchen: TestRestaurant;

before(async () => {
  service = await startTestService();
  ({ client: admin } = await service.as('ADMIN'));
  kitchen = await createTestRestaurant(service, { prices: [100] });
});
after(() => service.close());

const CONTACT = {
  name: 'Salma Mint Yahya',
  phone: '4455020177',
  address: 'Îlot Z 99',
  landmark: 'Green gate',
};
const TELLING = [
  'Salma',
  '4455020177',
  'Îlot Z 99',
  'Green gate',
  'Ring twice',
  'BK-SECRET',
  'for Salma',
  'I am late',
];

async function placeOf(client: TestClient): Promise<Order> {
  return place(client, kitchen, {
    ...CONTACT,
    note: 'Ring twice',
    commune: 'Ksar',
    items: [{ id: kitchen.items[0]?.id ?? '', quantity: 1, note: 'for Salma' }],
    payment: { method: 'bankily', reference: 'BK-SECRET' },
  });
}

async function move(client: TestClient, order: Order, from: string, to: string): Promise<void> {
  const reason = client === kitchen.owner ? 'Slow day' : 'I am late';
  const body = { expectedStage: from, stage: to, reason };
  assert.equal((await client.put(`/api/orders/${order.id}/status`, body)).status, 200);
}

/** Everything the database holds about an order and its notifications. */
async function traceOf(order: Order): Promise<string> {
  const tables = {
    customer_order: 'id',
    order_event: 'order_id',
    notification: 'order_id',
  };
  const rows = await Promise.all(
    Object.entries(tables).map(([table, column]) =>
      service.context.db.query(
        { name: `test.trace-${table}`, text: `SELECT t::text FROM ${table} t WHERE ${column} = $1` },
        [order.id],
      ),
    ),
  );
  return JSON.stringify(rows);
}

test('a user exports all their data, without secrets', async () => {
  const { client, user } = await service.as('USER', { firstname: 'Salma', phone: '1122334455' });
  const order = await placeOf(client);
  await move(kitchen.owner, order, 'pending', 'delivered');
  await client.put(`/api/orders/${order.id}/review`, { rating: 5, text: 'Very good' });
  await client.put(`/api/favourites/${kitchen.restaurant.id}`);
  await client.post('/api/addresses', { label: 'Home', address: 'Îlot Z 99' });
  await client.put(`/api/user/${user.id}`, { lastname: 'Yahya' });
  await admin.delete(`/api/orders/${order.id}`);

  const path = `/api/user/${user.id}/export`;
  const { status, headers, body, text } = await client.get<OwnData>(path);
  assert.equal(status, 200, text);
  assert.match(
    headers.get('content-disposition') ?? '',
    /^attachment; filename="maida-\d{4}-\d\d-\d\d\.json"$/,
  );
  assert.equal(body.profile.email, user.email);
  assert.deepEqual(
    body.addresses.map(({ label }) => label),
    ['Home'],
  );
  assert.deepEqual(
    body.favourites.map(({ slug }) => slug),
    [kitchen.restaurant.provider.slug],
  );
  assert.deepEqual(
    body.orders.map(({ id, phone, review }) => [id, phone, review?.text]),
    [[order.id, CONTACT.phone, 'Very good']],
  );
  assert.deepEqual(
    body.notifications.map(({ kind }) => kind),
    ['order_stage'],
  );
  assert.equal(body.sessions.length, 1);
  assert.deepEqual(body.providers, []);
  assert.deepEqual(
    body.audit.map(({ action }) => action),
    ['user_updated'],
  );
  for (const secret of [
    'password',
    'hash',
    client.cookie('maida_session') ?? '',
    order.trackingToken ?? '',
  ]) {
    assert.ok(!text.includes(secret), secret);
  }
  const again = await client.get<OwnData>(path);
  assert.deepEqual(
    again.body.audit.map(({ action }) => action),
    ['own_data_exported', 'user_updated'],
  );
});

test('an export contains no data of others', async () => {
  const stranger = await service.as('USER', { firstname: 'Brahim', phone: '9988776655' });
  await place(stranger.client, kitchen, { ...CONTACT, name: 'Brahim Ould Ahmed', phone: '9988776655' });
  await stranger.client.post('/api/addresses', { label: 'Boat', address: 'Quay 7' });
  const { client, user } = await service.as('USER');
  await placeOf(client);
  const { body, text } = await client.get<OwnData>(`/api/user/${user.id}/export`);
  assert.equal(body.orders.length, 1);
  for (const theirs of ['Brahim', '9988776655', 'Quay 7', stranger.user.id, stranger.user.email]) {
    assert.ok(!text.includes(theirs), theirs);
  }
});

test('nobody exports another’s data, not even an admin', async () => {
  const { user } = await service.as('USER');
  const other = await service.as('USER');
  const absent = await other.client.get('/api/user/01a00000-0000-7000-8000-000000000000/export');
  assert.equal(absent.status, 404);
  for (const client of [other.client, admin, kitchen.owner]) {
    assert.equal((await client.get(`/api/user/${user.id}/export`)).text, absent.text);
  }
  assert.equal((await service.guest().get(`/api/user/${user.id}/export`)).status, 401);
});

test('an export contains all notifications, also those beyond the bell’s limit', async () => {
  const { client, user } = await service.as('USER');
  for (let count = 0; count < 101; count += 1) {
    await notifyUsers(service.context.db, [user.id], 'account_confirmed', {}, service.now());
  }
  assert.equal((await client.get<Notification[]>('/api/notifications')).body.length, 100);
  const { body } = await client.get<OwnData>(`/api/user/${user.id}/export`);
  assert.equal(body.notifications.length, 101);
});

test('an owner’s export contains the storefronts', async () => {
  const { owner, user, restaurant } = await createTestRestaurant(service);
  const { body } = await owner.get<OwnData>(`/api/user/${user.id}/export`);
  assert.deepEqual(
    body.providers.map(({ id }) => id),
    [restaurant.provider.id],
  );
});

test('past orders of a deleted account stay, anonymized', async () => {
  const { client, user } = await service.as('USER', { firstname: 'Salma', lastname: 'Yahya' });
  const delivered = await placeOf(client);
  await move(kitchen.owner, delivered, 'pending', 'delivered');
  const cancelled = await placeOf(client);
  await move(client, cancelled, 'pending', 'cancelled');
  assert.match(await traceOf(delivered), /Salma/, 'there is something to forget');
  assert.equal((await client.delete(`/api/user/${user.id}`)).status, 204);

  for (const order of [delivered, cancelled]) {
    const trace = await traceOf(order);
    for (const telling of [...TELLING, user.id]) assert.ok(!trace.includes(telling), telling);
  }
  const { body } = await admin.get<Order>(`/api/orders/${delivered.id}`);
  assert.partialDeepStrictEqual(body, {
    ...{ customerName: 'ANONYME', user: null, phone: '', address: '', landmark: null, note: null },
    ...{ commune: 'Ksar', totalAmount: 100, stage: 'delivered', code: delivered.code },
  });
  const found = await admin.get<OrderSummary[]>(`/api/orders?q=${delivered.code.toLowerCase()}`);
  assert.equal(found.body.length, 1);
  assert.deepEqual((await admin.get<OrderSummary[]>('/api/orders?q=4455020177&status=CANCELLED')).body, []);
  const bell = (await kitchen.owner.get<Notification[]>('/api/notifications')).body;
  assert.ok(bell.some(({ message }) => message.includes(`${delivered.code} from ANONYME`)));
});

test('an unfinished order is anonymized after its delivery', async () => {
  const { client, user } = await service.as('USER');
  const order = await placeOf(client);
  await move(kitchen.owner, order, 'pending', 'confirmed');
  await client.delete(`/api/user/${user.id}`);
  await forgetCustomersOfFinishedOrders(service.context.db, service.now());
  const during = await kitchen.owner.get<Order>(`/api/orders/${order.id}`);
  assert.deepEqual([during.body.customerName, during.body.phone], [CONTACT.name, CONTACT.phone]);
  await move(kitchen.owner, order, 'confirmed', 'delivered');
  await forgetCustomersOfFinishedOrders(service.context.db, service.now());
  const trace = await traceOf(order);
  for (const telling of TELLING) assert.ok(!trace.includes(telling), telling);
});

test('an order that is never finished is anonymized later', async () => {
  const { client, user } = await service.as('USER');
  const order = await placeOf(client);
  await move(kitchen.owner, order, 'pending', 'confirmed');
  await client.delete(`/api/user/${user.id}`);
  await forgetCustomersOfFinishedOrders(service.context.db, service.now() + 8 * 86_400_000);
  assert.ok(!(await traceOf(order)).includes(CONTACT.phone));
});

test('the orders of others and of guests do not change', async () => {
  const [leaving, staying] = [await service.as('USER'), await service.as('USER')];
  const orders = [await placeOf(staying.client), await placeOf(service.guest())];
  await placeOf(leaving.client);
  await leaving.client.delete(`/api/user/${leaving.user.id}`);
  for (const order of orders) {
    const { body } = await admin.get<Order>(`/api/orders/${order.id}`);
    assert.deepEqual([body.customerName, body.phone], [CONTACT.name, CONTACT.phone]);
  }
});
