import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
after(() => service.close());

function signIn(email: string, address: string, password = 'wrong', client = service.guest()) {
  const headers = { 'x-forwarded-for': address };
  return client.post('/auth/login', { email, password }, { headers });
}

/** Guesses from new networks until the account is limited to one guess in 15 seconds. */
async function slowDown(email: string): Promise<void> {
  for (let count = 1; count <= 100; count += 1) {
    const { status, headers } = await signIn(email, `198.51.${String(count)}.2`);
    const wait = Number(headers.get('retry-after'));
    if (status === 429 && wait >= 15) return;
    if (status === 429) service.advance(wait * 1000);
  }
  assert.fail('The account was never slowed down');
}

test('all addresses of an IPv6 /64 together get no more guesses than one', async () => {
  const { email } = await service.createUser();
  // The sixth failure makes the others wait for a second.
  const startClock = service.holdClock();
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, count) => signIn(email, `2001:db8:1:1::${count.toString(16)}`)),
  );
  startClock();
  assert.equal(replies.filter(({ status }) => status === 401).length, 6);
});

test('guesses from many networks are limited per account, and its owner still signs in on a known device', async () => {
  const { email } = await service.createUser();
  const owner = service.guest();
  assert.equal((await signIn(email, '41.188.0.7', TEST_PASSWORD, owner)).status, 200);
  assert.match(owner.cookie('maida_device') ?? '', /^[\w-]{43}\.[\w-]{43}$/);
  await owner.get('/auth/logout');

  await slowDown(email);
  assert.equal((await signIn(email, '203.0.113.1', TEST_PASSWORD)).status, 429, 'an unknown device waits');
  assert.equal((await signIn(email, '203.0.113.2', TEST_PASSWORD, owner)).status, 200);
});

test('guesses at other accounts from the same line do not slow a known device down', async () => {
  const { email } = await service.createUser();
  const owner = service.guest();
  assert.equal((await signIn(email, '41.188.0.9', TEST_PASSWORD, owner)).status, 200);
  await owner.get('/auth/logout');
  // Until an unknown device waits; on a busy machine the line may recover while it is guessed from.
  let unknown = 200;
  for (let round = 0; round < 5 && unknown !== 429; round += 1) {
    await Promise.all(
      Array.from({ length: 70 }, (_, count) => signIn(`somebody-${count}@example.org`, '41.188.0.9')),
    );
    unknown = (await signIn(email, '41.188.0.9', TEST_PASSWORD)).status;
  }
  assert.equal(unknown, 429, 'an unknown device waits');
  assert.equal((await signIn(email, '41.188.0.9', TEST_PASSWORD, owner)).status, 200);
});

test('a known device counts for one account only, a forged one for none', async () => {
  const mine = await service.createUser();
  const other = await service.createUser();
  const client = service.guest();
  assert.equal((await signIn(mine.email, '41.188.0.8', TEST_PASSWORD, client)).status, 200);
  await client.get('/auth/logout');
  await slowDown(other.email);
  assert.equal((await signIn(other.email, '203.0.113.3', TEST_PASSWORD, client)).status, 429);
  const forger = service.guest();
  forger.setCookie('maida_device', `${'a'.repeat(43)}.${'b'.repeat(43)}`);
  assert.equal((await signIn(other.email, '203.0.113.4', TEST_PASSWORD, forger)).status, 429);
});

test('messages count by network', async () => {
  const send = (count: number) =>
    service
      .guest()
      .post(
        '/api/contact',
        { name: 'A', email: 'a@example.org', message: 'x' },
        { headers: { 'x-forwarded-for': `2001:db8:2:2::${count.toString(16)}` } },
      );
  const replies = await Promise.all(Array.from({ length: 40 }, (_, count) => send(count)));
  const accepted = replies.filter(({ status }) => status === 201).length;
  // The 21st makes the next one wait for a second, which may pass meanwhile.
  assert.ok(accepted >= 21 && accepted <= 25, String(accepted));
});
