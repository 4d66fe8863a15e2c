import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Provider } from 'shared-api/contract';
import type { MailingService } from '../../../test/support/mailing-service.ts';
import { faceOf } from '../../../test/support/reply-face.ts';
import { recordStatements, type StatementRecorder } from '../../../test/support/statement-recorder.ts';
import { TestClient } from '../../../test/support/test-client.ts';
import { verifyPassword } from '../session/passwords.ts';
import {
  OWN_PASSWORD,
  follow,
  mailTo,
  register,
  signIn,
  storefront,
  takenAndFree,
  startRegistrations,
} from './testing.ts';

const HOUR_MS = 3_600_000;

let service: MailingService;
let recorder: StatementRecorder;

before(async () => {
  service = await startRegistrations();
  recorder = await recordStatements(service);
});
beforeEach(async () => {
  service.advance(HOUR_MS);
  await service.takeMails();
});
after(async () => {
  await recorder.close();
  await service.close();
});

/** A browser whose statements are noted, with its cookies from before. */
async function recorded(): Promise<TestClient> {
  const client = new TestClient(recorder.url);
  await client.get('/auth/me');
  recorder.take();
  return client;
}

for (const role of ['USER', 'PROVIDER']) {
  test(`registering as ${role}, signing in and asking for a password reveal nothing about an address`, async () => {
    const seen: object[] = [];
    for (const email of await takenAndFree()) {
      const client = await recorded();
      const forgotten = () => client.post('/auth/password-reset', { email });
      for (const ask of [
        () => register(email, { role }, client),
        () => register(email, { role }, client),
        () => signIn(email, OWN_PASSWORD, client),
        forgotten,
      ]) {
        const face = faceOf(await ask(), email);
        seen.push({ face, statements: recorder.take() });
      }
    }
    const [taken, free] = [seen.slice(0, 4), seen.slice(4)];
    assert.deepEqual(taken, free);
    const statuses = free.map((each) => (each as { face: { status: number } }).face.status);
    assert.deepEqual(statuses, [201, 201, 401, 202], 'and were answered at all');
  });
}

test('a password is hashed for a taken address, too', async () => {
  for (const email of await takenAndFree()) {
    await register(email);
    const row = await service.context.db.first<{ password_hash: string }>(
      { name: 'test.pending', text: 'SELECT password_hash FROM registration WHERE email = $1' },
      [email],
    );
    assert.equal(await verifyPassword(row?.password_hash, OWN_PASSWORD), true);
  }
});

test('the second step of a restaurant reveals nothing either, and takes no name', async () => {
  const seen: object[] = [];
  const slugs: string[] = [];
  for (const email of [...(await takenAndFree()), ...(await takenAndFree({ role: 'PROVIDER' }))]) {
    const client = await recorded();
    await register(email, { role: 'PROVIDER' }, client);
    const ticket = client.cookie('maida_ticket') ?? '';
    recorder.take();
    const reply = await client.post<Provider>('/api/providers', storefront('Quiet House'));
    const first = { face: faceOf(reply, email), statements: recorder.take() };
    client.setCookie('maida_ticket', ticket);
    const again = await client.post('/api/providers', storefront('Quiet House'));
    seen.push([first, { face: faceOf(again, email), statements: recorder.take() }]);
    slugs.push(reply.body.slug);
    assert.deepEqual([reply.status, again.status], [201, 401]);
  }
  for (const each of seen) assert.deepEqual(each, seen[0]);
  assert.deepEqual(new Set(slugs), new Set(['quiet-house']));
});

test('who holds an address’s ticket does not learn that its account began meanwhile', async () => {
  const [, email] = await takenAndFree();
  const stranger = service.guest();
  await register(email, { role: 'PROVIDER' }, stranger);
  await register(email);
  assert.equal((await follow((await mailTo(email)).token)).status, 204);
  assert.equal((await stranger.post('/api/providers', storefront('Spy House'))).status, 201);
  assert.equal((await mailTo(email)).subject, 'You already have an account with Maida');
});
