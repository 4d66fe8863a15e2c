import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, Settings } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

test('everyone reads the settings, only an admin changes them', async () => {
  const { status, body } = await service.guest().get<Settings>('/api/settings');
  assert.equal(status, 200);
  assert.deepEqual([body.acceptanceMinutes, body.phoneDigits], [10, 10]);
  assert.equal((await service.guest().put('/api/settings', {})).status, 401);
  const { client } = await service.as('PROVIDER');
  assert.equal((await client.put('/api/settings', {})).status, 403);
});

test('a change affects the sent fields only, at once', async () => {
  const { client } = await service.as('ADMIN');
  const social = { facebook: 'https://facebook.example/maida', instagram: null, x: null };
  const { body } = await client.put<Settings>('/api/settings', { phoneDigits: 8, social });
  assert.deepEqual([body.phoneDigits, body.acceptanceMinutes, body.social], [8, 10, social]);
  assert.deepEqual((await service.guest().get<Settings>('/api/settings')).body, body);
  const registration = { email: 'eight@example.org', password: 'longenough', confirmPassword: 'longenough' };
  const guest = service.guest();
  assert.equal(
    (await guest.post<Problem>('/api/user', { ...registration, phone: '2233445566' })).body.code,
    'phone_invalid',
  );
  assert.equal((await guest.post('/api/user', { ...registration, phone: '22334455' })).status, 201);
});

test('a change based on an older version is refused with the current settings', async () => {
  const { client } = await service.as('ADMIN');
  const read = (await client.get<Settings>('/api/settings')).body;
  const saved = await client.put<Settings>('/api/settings', { acceptanceMinutes: 12, version: read.version });
  assert.deepEqual([saved.status, saved.body.version], [200, read.version + 1]);
  const late = await client.put<Problem>('/api/settings', { acceptanceMinutes: 20, version: read.version });
  assert.deepEqual([late.status, late.body.code, late.body.current], [409, 'conflict', saved.body]);
  const same = await client.put<Settings>('/api/settings', { acceptanceMinutes: 12 });
  assert.deepEqual(same.body, saved.body, 'what changes nothing is no new version');
});

test('of two simultaneous changes of one version one is refused', async () => {
  const { client } = await service.as('ADMIN');
  const { version } = (await client.get<Settings>('/api/settings')).body;
  const replies = await Promise.all(
    [21, 22, 23].map((acceptanceMinutes) => client.put('/api/settings', { acceptanceMinutes, version })),
  );
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409, 409]);
});

test('refuses invalid settings', async () => {
  const { client } = await service.as('ADMIN');
  for (const change of [
    { acceptanceMinutes: 0 },
    { phoneDigits: 3.5 },
    { contactEmail: 'nobody' },
    { social: { facebook: 'javascript:alert(1)', instagram: null, x: null } },
  ]) {
    assert.equal((await client.put<Problem>('/api/settings', change)).body.code, 'validation_failed');
  }
});
