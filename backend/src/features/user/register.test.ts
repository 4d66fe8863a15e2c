import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, User } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

const ABSENT = '01a00000-0000-7000-8000-000000000000';
let serial = 0;
const registration = (fields: object = {}) => ({
  email: `new-${(serial += 1)}@example.org`,
  phone: '2233445566',
  password: 'longenough',
  confirmPassword: 'longenough',
  ...fields,
});
const login = (email: string, password: string) => service.guest().post('/auth/login', { email, password });

test('anyone registers as a customer, and then signs in', async () => {
  const body = registration({ firstname: ' Zeïnabou ', email: 'Zeinabou@Example.org' });
  const reply = await service.guest().post<User>('/api/user', body);
  assert.equal(reply.status, 201);
  const { id, createdAt, ...rest } = reply.body;
  assert.ok(id && createdAt);
  assert.deepEqual(rest, {
    ...{ firstname: 'Zeïnabou', lastname: null, email: 'zeinabou@example.org', phone: '2233445566' },
    ...{ role: 'USER', confirmed: false, emailConfirmed: false, language: null, isPending: false },
  });
  assert.equal((await login('zeinabou@example.org', 'longenough')).status, 200);
});

test('a registration is refused with the reason at the field', async () => {
  const guest = service.guest();
  const refused = async (fields: object) => {
    const { status, body } = await guest.post<Problem>('/api/user', registration(fields));
    return [status, body.code, body.errors?.[0]?.path];
  };
  assert.deepEqual(await refused({ confirmPassword: 'other' }), [400, 'passwords_differ', 'confirmPassword']);
  assert.deepEqual(await refused({ phone: '223344' }), [400, 'phone_invalid', 'phone']);
  assert.deepEqual(await refused({ password: 'short', confirmPassword: 'short' }), [
    400,
    'validation_failed',
    'password',
  ]);
  assert.deepEqual(await refused({ email: 'no address' }), [400, 'validation_failed', 'email']);
  assert.deepEqual(await refused({ role: 'ADMIN' }), [400, 'validation_failed', 'role']);
  const taken = registration();
  await guest.post('/api/user', taken);
  assert.deepEqual(await refused({ email: taken.email.toUpperCase() }), [409, 'email_taken', 'email']);
});

test('applies only the declared fields of a registration', async () => {
  const body = registration({
    id: ABSENT,
    confirmed: true,
    createdAt: '2000-01-01T00:00:00Z',
    password_hash: 'x',
  });
  const { body: user } = await service.guest().post<User>('/api/user', body);
  assert.equal(user.confirmed, false);
  assert.notEqual(user.id, ABSENT);
  const own = await service.as('USER', { confirmed: false });
  const changed = await own.client.put<User>(`/api/user/${own.user.id}`, {
    role: 'ADMIN',
    confirmed: true,
    id: ABSENT,
  });
  assert.deepEqual(
    [changed.body.role, changed.body.confirmed, changed.body.id],
    ['USER', false, own.user.id],
  );
});

test('limits very many registrations from one address', async (context) => {
  context.after(service.holdClock());
  const other = await startTestService();
  try {
    const guest = other.guest();
    const body = registration({ email: 'bad' });
    assert.equal((await guest.post('/api/user', body)).status, 400, 'what is refused before does not count');
    const replies = [];
    for (let count = 0; count < 62; count += 1) {
      replies.push((await guest.post('/api/user', registration({ email: 'same@example.org' }))).status);
    }
    assert.deepEqual([replies[0], replies[1], replies.at(-1)], [201, 409, 429]);
  } finally {
    await other.close();
  }
});
