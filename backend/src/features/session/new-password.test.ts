import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem } from 'shared-api/contract';
import { createAdmin } from '../user/admin/create-admin.ts';
import { isServiceError } from '../../infra/http/service-error.ts';
import { DEMO_PASSWORD } from '../../demo/load-demo.ts';
import { startTestService, TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';
import { checkNewPassword } from './new-password.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

async function verdictOn(password: string, email = 'salma.ba@example.org'): Promise<string> {
  try {
    await checkNewPassword(password, email);
    return 'good';
  } catch (error) {
    return isServiceError(error) ? error.code : String(error);
  }
}

test('refuses common passwords in any case', async () => {
  for (const password of ['password1', 'PassWord1', '12345678', 'QWERTYUIOP', 'iloveyou1']) {
    assert.equal(await verdictOn(password), 'password_common', password);
  }
  for (const password of ['maida2026', '!!Maida!!', 'salma.ba', 'SalmaBa1999', 'salma.ba@example.org']) {
    assert.equal(await verdictOn(password), 'password_guessable', password);
  }
  for (const password of [
    'a longer sentence',
    'correct horse',
    '84620175936',
    'پاس‌ورد بلند',
    DEMO_PASSWORD,
  ]) {
    assert.equal(await verdictOn(password), 'good', password);
  }
});

test('a mailbox of digits does not refuse every password of digits', async () => {
  assert.equal(await verdictOn('84620175936', '2233@1.example'), 'good');
});

test('a registration says so at its field, for both roles and for an admin’s', async () => {
  const common = { password: 'Password123', confirmPassword: 'Password123' };
  const admin = (await service.as('ADMIN')).client;
  for (const caller of [service.guest(), admin]) {
    for (const role of ['USER', 'PROVIDER']) {
      const fields = { email: `${role}-new@example.org`, phone: '2233445566', role, ...common };
      const { status, body } = await caller.post<Problem>('/api/user', fields);
      assert.deepEqual([status, body.code, body.errors?.[0]?.path], [400, 'password_common', 'password']);
    }
  }
});

test('a changed password is one that nobody guesses', async () => {
  const { client, user } = await service.as('USER');
  const change = (password: string) =>
    client.put<Problem>(`/api/user/${user.email}/password`, { password, currentPassword: TEST_PASSWORD });
  assert.equal((await change('football1')).body.code, 'password_common');
  assert.equal((await change(`${user.email}`)).body.code, 'password_guessable');
  assert.equal((await change('nobody guesses this')).status, 204);
});

test('an admin made from the command line has no common password', async () => {
  const { db } = service.context;
  await assert.rejects(createAdmin(db, 'boss@example.org', 'password123', Date.now()), /too easily guessed/);
});
