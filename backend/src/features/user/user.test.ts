import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Notification, Problem, User } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
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
  admin = await service.as('ADMIN');
});
after(() => service.close());

const ABSENT = '01a00000-0000-7000-8000-000000000000';

test('a user sees itself; others are not found', async () => {
  const { client, user } = await service.as('USER');
  const other = await service.createUser();
  assert.equal((await client.get<User>(`/api/user/${user.id}`)).body.email, user.email);
  const foreign = await client.get<Problem>(`/api/user/${other.id}`);
  const absent = await client.get<Problem>(`/api/user/${ABSENT}`);
  assert.deepEqual([foreign.status, foreign.body.code], [404, 'not_found']);
  assert.equal(foreign.text, absent.text);
  for (const send of [
    () => client.put(`/api/user/${other.id}`, { firstname: 'X' }),
    () => client.delete(`/api/user/${other.id}`),
    () => client.put(`/api/user/${other.email}/password`, { password: 'new password' }),
  ]) {
    assert.equal((await send()).text, absent.text);
  }
  assert.equal((await service.guest().get<Problem>(`/api/user/${user.id}`)).body.code, 'unauthorized');
  assert.equal((await admin.client.get<User>(`/api/user/${other.id}`)).status, 200);
});

test('only an admin lists, confirms and changes roles', async () => {
  const target = await service.createUser();
  const calls = [
    (client: TestClient) => client.get<Problem>('/api/user'),
    (client: TestClient) => client.put<Problem>(`/api/user/${target.id}/confirm`),
    (client: TestClient) => client.put<Problem>(`/api/user/${target.id}/role?role=ADMIN`),
  ];
  const [customer, provider] = [await service.as('USER'), await service.as('PROVIDER')];
  for (const call of calls) {
    assert.deepEqual(
      [(await call(customer.client)).status, (await call(provider.client)).status],
      [403, 403],
    );
    const signedOut = await call(service.guest());
    assert.deepEqual([signedOut.status, signedOut.body.code], [401, 'unauthorized']);
  }
});

test('a profile can be changed field by field', async () => {
  const { client, user } = await service.as('USER', { firstname: 'Old', phone: '1111111111' });
  const path = `/api/user/${user.id}`;
  const changed = await client.put<User>(path, { lastname: 'Ould Ahmed', language: 'fr', phone: null });
  assert.deepEqual(
    [changed.body.firstname, changed.body.lastname, changed.body.language, changed.body.phone],
    ['Old', 'Ould Ahmed', 'fr', null],
  );
  assert.equal((await client.put<Problem>(path, { phone: '12' })).body.code, 'validation_failed');
  assert.equal((await client.put<Problem>(path, { phone: '12345' })).body.code, 'phone_invalid');
  const { body } = await client.put<Problem>(path, { email: admin.user.email });
  assert.equal(body.code, 'email_taken');
});

test('the list filters, searches and sorts', async () => {
  const marker = 'Xyzzy';
  await service.createUser({ firstname: 'Élodie', lastname: marker, role: 'PROVIDER', confirmed: false });
  service.advance(1);
  await service.createUser({ firstname: 'Adam', lastname: marker, confirmed: true });
  const names = async (query: string) =>
    (await admin.client.get<User[]>(`/api/user?q=xyzz&${query}`)).body.map(({ firstname }) => firstname);
  assert.deepEqual(await names(''), ['Adam', 'Élodie']);
  assert.deepEqual(await names('sort=oldest'), ['Élodie', 'Adam']);
  assert.deepEqual(await names('sort=name'), ['Adam', 'Élodie']);
  assert.deepEqual(await names('role=PROVIDER'), ['Élodie']);
  assert.deepEqual(await names('confirmed=true'), ['Adam']);
  assert.deepEqual(await names('confirmed=false&role=USER'), []);
  assert.equal(
    (await admin.client.get<User[]>('/api/user?q=elodie')).body.length,
    1,
    'accents do not matter',
  );
  assert.equal(
    (await admin.client.get<User[]>('/api/user?q=%25')).body.length,
    0,
    'a wildcard is a character',
  );
});

test('notifies the user once of a confirmation, which can be undone', async () => {
  const { client, user } = await service.as('PROVIDER', { confirmed: false });
  const confirm = (body?: object) => admin.client.put<User>(`/api/user/${user.id}/confirm`, body);
  assert.equal((await confirm()).body.confirmed, true);
  assert.equal((await confirm({})).body.confirmed, true);
  const { body: notifications } = await client.get<Notification[]>('/api/notifications');
  assert.deepEqual(
    notifications.map(({ kind }) => kind),
    ['account_confirmed'],
  );
  assert.equal((await confirm({ confirmed: false })).body.confirmed, false);
  assert.equal((await admin.client.put(`/api/user/${ABSENT}/confirm`)).status, 404);
});

test('a new role applies at once and ends the sessions', async () => {
  const { client, user } = await service.as('PROVIDER');
  const reply = await admin.client.put<User>(`/api/user/${user.id}/role?role=USER`);
  assert.deepEqual([reply.status, reply.body.role], [200, 'USER']);
  assert.equal((await client.get('/auth/me')).body, null);
  assert.equal((await admin.client.put(`/api/user/${user.id}/role?role=KING`)).status, 400);
  assert.equal((await admin.client.put(`/api/user/${user.id}/role`)).status, 400);
  assert.equal((await admin.client.put(`/api/user/${ABSENT}/role?role=USER`)).status, 404);
});

test('the last admin can neither leave nor be demoted, not even two at once', async () => {
  const own = await startTestService();
  try {
    const first = await own.as('ADMIN');
    const demoted = await first.client.put<Problem>(`/api/user/${first.user.id}/role?role=USER`);
    assert.deepEqual([demoted.status, demoted.body.code], [409, 'last_admin']);
    assert.equal((await first.client.delete<Problem>(`/api/user/${first.user.id}`)).body.code, 'last_admin');
    const second = await own.as('ADMIN');
    const both = await Promise.all([
      first.client.put(`/api/user/${second.user.id}/role?role=USER`),
      second.client.put(`/api/user/${first.user.id}/role?role=USER`),
    ]);
    assert.equal(both.filter(({ status }) => status === 200).length, 1);
    const admins = await own.context.db.query({
      name: 'test.admins',
      text: `SELECT id FROM app_user WHERE role = 'ADMIN'`,
    });
    assert.equal(admins.length, 1);
  } finally {
    await own.close();
  }
});

test('a deleted account loses its sessions', async () => {
  const { client, user } = await service.as('USER');
  assert.equal((await client.delete(`/api/user/${user.id}`)).status, 204);
  assert.equal((await client.get('/auth/me')).body, null);
  const login = { email: user.email, password: TEST_PASSWORD };
  assert.equal((await service.guest().post('/auth/login', login)).status, 401);
  assert.equal((await admin.client.get(`/api/user/${user.id}`)).status, 404);
  assert.equal((await admin.client.delete(`/api/user/${user.id}`)).status, 404);
});
