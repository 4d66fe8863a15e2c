import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, Session } from 'shared-api/contract';
import { SESSION_IDLE_MS } from '../session/repository.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

async function signIn(email: string, agent: string): Promise<TestClient> {
  const client = service.guest();
  const headers = { 'user-agent': agent };
  const reply = await client.post('/auth/login', { email, password: TEST_PASSWORD }, { headers });
  assert.equal(reply.status, 200, reply.text);
  return client;
}

async function sessionsOf(client: TestClient): Promise<Session[]> {
  const { status, body } = await client.get<Session[]>('/auth/sessions');
  assert.equal(status, 200);
  return body;
}

test('a user sees where they are signed in, and nothing of anybody else', async () => {
  const user = await service.createUser();
  await service.as('USER');
  const phone = await signIn(user.email, FIREFOX);
  service.advance(60_000);
  const laptop = await signIn(user.email, 'curl/8');
  const sessions = await sessionsOf(laptop);
  assert.deepEqual(
    sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent]),
    [
      [null, null, true],
      ['Firefox', 'Android', false],
    ],
  );
  assert.deepEqual(
    (await sessionsOf(phone)).map(({ isCurrent }) => isCurrent),
    [false, true],
  );
  assert.equal((await service.guest().get<Problem>('/auth/sessions')).body.code, 'unauthorized');
});

test('a session is ended from another one, or from itself', async () => {
  const user = await service.createUser();
  const [phone, laptop] = [await signIn(user.email, FIREFOX), await signIn(user.email, 'curl/8')];
  const [other] = (await sessionsOf(laptop)).filter(({ isCurrent }) => !isCurrent);
  assert.equal((await laptop.delete(`/auth/sessions/${other?.id}`)).status, 204);
  assert.equal((await phone.get('/auth/me')).body, null);
  assert.equal((await laptop.delete(`/auth/sessions/${other?.id}`)).status, 404);

  const [own] = await sessionsOf(laptop);
  assert.equal((await laptop.delete(`/auth/sessions/${own?.id}`)).status, 204);
  assert.equal(laptop.cookie('maida_session'), undefined, 'the browser forgets it');
  assert.equal((await laptop.get('/auth/me')).body, null);
});

test("another user's session is not found", async () => {
  const [mine, theirs] = [await service.as('USER'), await service.as('USER')];
  const [session] = await sessionsOf(theirs.client);
  const foreign = await mine.client.delete(`/auth/sessions/${session?.id}`);
  const absent = await mine.client.delete('/auth/sessions/01a00000-0000-7000-8000-000000000000');
  assert.deepEqual([foreign.status, foreign.text], [404, absent.text]);
  assert.notEqual((await theirs.client.get('/auth/me')).body, null);
  const admin = await service.as('ADMIN');
  assert.equal((await admin.client.delete(`/auth/sessions/${session?.id}`)).status, 404);
});

test('a session that was not used for long is not listed', async () => {
  const user = await service.createUser();
  await signIn(user.email, FIREFOX);
  service.advance(SESSION_IDLE_MS + 1000);
  const laptop = await signIn(user.email, 'curl/8');
  assert.equal((await sessionsOf(laptop)).length, 1);
});

test('all other sessions are ended at once, and nobody else’s', async () => {
  const user = await service.createUser();
  const stranger = await service.as('USER');
  const [phone, tablet] = [await signIn(user.email, FIREFOX), await signIn(user.email, 'curl/8')];
  const laptop = await signIn(user.email, 'curl/8');
  assert.equal((await laptop.delete('/auth/sessions')).status, 204);
  for (const other of [phone, tablet]) assert.equal((await other.get('/auth/me')).body, null);
  assert.deepEqual(
    (await sessionsOf(laptop)).map(({ isCurrent }) => isCurrent),
    [true],
  );
  assert.equal((await sessionsOf(stranger.client)).length, 1);
  assert.equal((await service.guest().delete('/auth/sessions')).status, 401);
});
