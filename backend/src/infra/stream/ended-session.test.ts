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
  // What happens at once is notified.
  const streamPollMs = 3_600_000;
  service = await startTestService({ streamPollMs });
  second = await startTestService({ database: service.database, streamPollMs });
  kitchen = await createTestRestaurant(service);
});
after(async () => {
  await second.close();
  await service.close();
});

/** The stream is told why it ends. */
async function isSignedOut(stream: TestStream): Promise<void> {
  await stream.untilEnd();
  assert.equal(stream.lastEvent(), 'signed-out');
}

test('signing out ends the session’s streams on every instance at once, and no other', async () => {
  const tablet = await service.signIn(kitchen.user);
  const [here, there] = [
    await openStream(tablet, '/api/events'),
    await openStream(tablet.at(second.url), '/api/events'),
  ];
  const other = await openStream(kitchen.owner, '/api/events');
  assert.equal(
    (await tablet.get('/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } })).status,
    204,
  );
  await Promise.all([isSignedOut(here), isSignedOut(there)]);
  await place(service.guest(), kitchen);
  await other.until(2);
  for (const stream of [here, there]) assert.deepEqual(stream.events, []);
  other.close();
});

test('a session that another device ends reads nothing more', async () => {
  const tablet = await second.signIn(kitchen.user);
  const stream = await openStream(tablet, '/api/events');
  assert.equal((await kitchen.owner.delete('/auth/sessions')).status, 204);
  await isSignedOut(stream);
});

test('a session whose time is over reads nothing more, without a notification', async () => {
  const polling = await startTestService({ database: service.database });
  const aged = await openStream(await polling.signIn(kitchen.user), '/api/events');
  polling.advance(SESSION_LIFETIME_MS);
  await isSignedOut(aged);
  await polling.close();
});
