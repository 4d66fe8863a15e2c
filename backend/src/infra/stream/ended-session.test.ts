import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestRestaurant, place, type TestRestaurant } from '../../features/restaurant/testing.ts';
import { SESSION_LIFETIME_MS } from '../../features/session/repository.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { openStream, type TestStream } from './testing.ts';

let service: TestService;
let second: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
  second = await startTestService({ database: service.database });
  kitchen = await createTestRestaurant(service);
});
after(async () => {
  await second.close();
  await service.close();
});

/** The stream is told why it ends, within a second. */
async function isSignedOut(stream: TestStream, since: number): Promise<void> {
  await stream.untilEnd();
  assert.ok(Date.now() - since < 1000, `${String(Date.now() - since)} ms`);
  assert.equal(stream.lastEvent(), 'signed-out');
}

test('signing out ends the session’s streams on every instance at once, and no other', async () => {
  const tablet = await service.signIn(kitchen.user);
  const [here, there] = [
    await openStream(tablet, '/api/events'),
    await openStream(tablet.at(second.url), '/api/events'),
  ];
  const other = await openStream(kitchen.owner, '/api/events');
  const since = Date.now();
  assert.equal(
    (await tablet.get('/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } })).status,
    204,
  );
  await Promise.all([isSignedOut(here, since), isSignedOut(there, since)]);
  await place(service.guest(), kitchen);
  await other.until(2);
  for (const stream of [here, there]) assert.deepEqual(stream.events, []);
  other.close();
});

test('a session that another device ends, or its time, reads nothing more', async () => {
  const tablet = await second.signIn(kitchen.user);
  const stream = await openStream(tablet, '/api/events');
  const since = Date.now();
  assert.equal((await kitchen.owner.delete('/auth/sessions')).status, 204);
  await isSignedOut(stream, since);
  const old = await second.signIn(kitchen.user);
  const aged = await openStream(old, '/api/events');
  const end = Date.now();
  second.advance(SESSION_LIFETIME_MS);
  // No notification announces it: the instance polls every second.
  await aged.untilEnd();
  assert.ok(Date.now() - end < 3000);
  assert.equal(aged.lastEvent(), 'signed-out');
});
