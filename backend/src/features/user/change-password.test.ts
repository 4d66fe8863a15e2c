import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, User } from 'shared-api/contract';
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

const login = (email: string, password: string) => service.guest().post('/auth/login', { email, password });

test('a new password ends the other sessions and keeps one’s own browser signed in', async () => {
  const { client, user } = await service.as('USER');
  const elsewhere = await service.signIn(user);
  const before = client.cookie('maida_session');
  const path = `/api/user/${user.email}/password`;
  const change = (body: object) => client.put<Problem>(path, body);
  const wrong = await change({ password: 'another one', currentPassword: 'wrong' });
  assert.deepEqual([wrong.status, wrong.body.code], [401, 'credentials_invalid']);
  assert.equal(
    (await change({ password: 'short', currentPassword: TEST_PASSWORD })).body.code,
    'validation_failed',
  );
  assert.equal((await change({ password: 'another one', currentPassword: TEST_PASSWORD })).status, 204);
  assert.equal((await elsewhere.get('/auth/me')).body, null);
  assert.notEqual(client.cookie('maida_session'), before);
  assert.equal((await client.get<User>('/auth/me')).body.id, user.id);
  assert.equal((await login(user.email, TEST_PASSWORD)).status, 401);
  assert.equal((await login(user.email, 'another one')).status, 200);
});

test('without the current password, only a fresh sign-in may change it; the query form stays', async () => {
  const { client, user } = await service.as('USER');
  const path = `/api/user/${encodeURIComponent(user.email)}/password?password=`;
  assert.equal((await client.put(`${path}from%20the%20query`)).status, 204);
  assert.equal((await login(user.email, 'from the query')).status, 200);
  assert.equal((await client.put<Problem>(`${path}short`)).body.errors?.[0]?.path, 'password');
  assert.equal((await client.put<Problem>(path)).status, 400);
  service.advance(11 * 60_000);
  const late = await client.put<Problem>(`${path}once%20more`);
  assert.deepEqual([late.status, late.body.code], [403, 'verification_required']);
});

test('an admin sets another’s password, which ends all its sessions', async () => {
  const { client, user } = await service.as('USER');
  assert.equal(
    (await admin.client.put(`/api/user/${user.email}/password`, { password: 'set by admin' })).status,
    204,
  );
  assert.equal((await client.get('/auth/me')).body, null);
  assert.equal((await login(user.email, 'set by admin')).status, 200);
  assert.equal(
    (await admin.client.put('/api/user/nobody@example.org/password', { password: 'set by admin' })).status,
    404,
  );
});
