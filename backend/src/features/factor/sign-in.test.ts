import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { takeMail, takeMails } from '../../infra/mail/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { addTestApp, enterCode, enterPassword, outcomeOf, wrongCodeOf } from './testing.ts';

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SECOND_STEP = [401, 'second_step_required'];
const WRONG = [401, 'code_invalid'];
const EXPIRED = [401, 'sign_in_expired'];
const WAIT = [429, 'rate_limited'];

let service: TestService;
before(async () => {
  service = await startTestService({
    config: { trustedProxies: 1, publicUrl: new URL('https://maida.example') },
  });
});
after(() => service.close());

/** An account with an authenticator app. */
async function withApp(language: 'en' | 'fr' = 'en') {
  const { client, user } = await service.as('USER', { emailConfirmed: true, language });
  return { client, user, app: await addTestApp(service, client) };
}

/** A browser whose password was accepted. */
async function atSecondStep(email: string) {
  const browser = service.guest();
  assert.deepEqual(outcomeOf(await enterPassword(browser, email)), SECOND_STEP);
  return browser;
}

test('the password alone signs nobody in; a code of the app finishes it', async () => {
  const { user, app } = await withApp();
  const browser = await atSecondStep(user.email);
  assert.equal(browser.cookie('maida_session'), undefined);
  assert.equal((await browser.get('/auth/me')).body, null);
  assert.deepEqual(outcomeOf(await enterCode(browser, wrongCodeOf(app))), WRONG);
  const code = app.code();
  const done = await enterCode(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
  assert.equal(done.body.user?.id, user.id, done.text);
  assert.equal((await browser.get<{ id: string }>('/auth/me')).body.id, user.id);
  assert.equal(browser.cookie('maida_second_step'), undefined, 'the ticket is gone');
});

test('an account is not known by its second step: up to the password all answer alike', async () => {
  const { user } = await withApp();
  const attempt = (email: string) => enterPassword(service.guest(), email, '41.188.0.1', 'wrong password');
  const replies = [await attempt(user.email), await attempt('nobody@example.org')];
  assert.equal(replies[0]?.text, replies[1]?.text);
  assert.deepEqual(replies[0]?.headers.getSetCookie(), replies[1]?.headers.getSetCookie());
  assert.equal(replies[0]?.status, 401);
});

test('a code counts once, also at the same moment, and so do the codes before it', async () => {
  const { user, app } = await withApp();
  const browsers = await Promise.all([1, 2, 3].map(() => atSecondStep(user.email)));
  const code = app.code();
  const replies = await Promise.all(browsers.map((browser) => enterCode(browser, code)));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 401, 401]);
  const later = await atSecondStep(user.email);
  assert.deepEqual(outcomeOf(await enterCode(later, code)), WRONG, 'replayed');
  assert.deepEqual(outcomeOf(await enterCode(later, app.code(-1))), WRONG, 'an earlier one');
  service.advance(STEP_MS);
  assert.equal((await enterCode(later, app.code())).status, 200);
});

test('a phone’s clock may be half a minute off, not a minute', async () => {
  const { user, app } = await withApp();
  service.advance(2 * STEP_MS);
  const behind = await atSecondStep(user.email);
  assert.deepEqual(outcomeOf(await enterCode(behind, app.code(-2))), WRONG);
  assert.equal((await enterCode(behind, app.code(-1))).status, 200);
  const ahead = await atSecondStep(user.email);
  assert.deepEqual(outcomeOf(await enterCode(ahead, app.code(2))), WRONG);
  assert.equal((await enterCode(ahead, app.code(1))).status, 200);
});

test('a recovery code signs in once, as people write it, and its owner is told', async () => {
  const { user, app } = await withApp('fr');
  await takeMails(service);
  const [first = '', second = ''] = app.recoveryCodes;
  assert.match(first, /^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
  const browser = await atSecondStep(user.email);
  const written = ` ${first.toLowerCase().replaceAll('-', ' – ').replaceAll('2', '٢')} `;
  assert.equal((await enterCode(browser, written)).status, 200);
  const mails = (await takeMails(service)).filter(({ to }) => to === user.email);
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Connexion avec l’un de vos codes de secours'],
  );
  const again = await atSecondStep(user.email);
  assert.deepEqual(outcomeOf(await enterCode(again, first)), WRONG);
  const other = await withApp();
  assert.deepEqual(outcomeOf(await enterCode(again, other.app.recoveryCodes[0] ?? '')), WRONG, 'another’s');
  assert.equal((await enterCode(again, second)).status, 200);
  const { body } = await again.get<{ recoveryCodes: { left: number } }>('/auth/factors');
  assert.equal(body.recoveryCodes.left, 8);
});

test('the ticket is good for this browser, for ten minutes and for one sign-in', async () => {
  const { user, app } = await withApp();
  const browser = await atSecondStep(user.email);
  const ticket = browser.cookie('maida_second_step') ?? '';
  const thief = service.guest();
  await thief.get('/auth/me');
  thief.setCookie('maida_second_step', ticket);
  assert.deepEqual(outcomeOf(await enterCode(thief, app.code())), EXPIRED, 'another browser');
  assert.deepEqual(outcomeOf(await enterCode(service.guest(), app.code())), EXPIRED, 'without one');
  assert.equal((await enterCode(browser, app.code())).status, 200);
  service.advance(STEP_MS);
  browser.setCookie('maida_second_step', ticket);
  assert.deepEqual(outcomeOf(await enterCode(browser, app.code())), EXPIRED, 'used');

  const slow = await atSecondStep(user.email);
  service.advance(10 * MINUTE_MS + 1000);
  assert.deepEqual(outcomeOf(await enterCode(slow, app.code())), EXPIRED);
});

test('the ticket opens nothing else, and its cookie is kept from scripts', async () => {
  const { user } = await withApp();
  const browser = service.guest();
  const reply = await enterPassword(browser, user.email);
  const cookie = reply.headers.getSetCookie().find((line) => line.startsWith('maida_second_step='));
  assert.match(cookie ?? '', /; Max-Age=600;.*HttpOnly;.*SameSite=Lax/);
  const ticket = browser.cookie('maida_second_step') ?? '';
  for (const name of ['maida_session', 'maida_second_step']) {
    const holder = await atSecondStep(user.email);
    holder.setCookie(name, ticket);
    for (const path of ['/auth/factors', '/auth/passkeys', '/auth/sessions', `/api/user/${user.id}`]) {
      assert.equal((await holder.get(path)).status, 401, `${name} ${path}`);
    }
  }
});

test('a new password ends sign-ins that wait; the second step stays', async () => {
  const { client, user, app } = await withApp();
  const waiting = await atSecondStep(user.email);
  const change = { password: 'quite another one' };
  assert.equal((await client.put(`/api/user/${user.email}/password`, change)).status, 204);
  assert.deepEqual(outcomeOf(await enterCode(waiting, app.code())), EXPIRED);
  const next = await enterPassword(service.guest(), user.email, '41.188.0.1', 'quite another one');
  assert.deepEqual(outcomeOf(next), SECOND_STEP);
});

test('guesses from many networks get rare, their victim hears of it, and still signs in on a known device', async () => {
  const { user, app } = await withApp();
  const owner = await atSecondStep(user.email);
  assert.equal((await enterCode(owner, app.code())).status, 200);
  await owner.get('/auth/logout');
  await takeMails(service);

  let wait = 0;
  let guesses = 0;
  const began = service.now();
  for (let count = 1; count <= 60 && wait < 3600; count += 1) {
    const network = `198.51.${String(count)}.2`;
    const thief = service.guest();
    assert.deepEqual(outcomeOf(await enterPassword(thief, user.email, network)), SECOND_STEP);
    const reply = await enterCode(thief, wrongCodeOf(app), network);
    if (reply.status === 401) guesses += 1;
    else {
      assert.deepEqual(outcomeOf(reply), WAIT);
      wait = Number(reply.headers.get('retry-after'));
      service.advance(wait * 1000);
    }
  }
  assert.ok(wait >= 3600, `waits ${String(wait)} s in the end`);
  assert.ok(guesses <= 25, `${String(guesses)} guesses`);
  assert.ok(service.now() - began < DAY_MS);
  const mails = (await takeMails(service)).filter(({ to }) => to === user.email);
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Somebody knows your password'],
    'once',
  );

  const stranger = service.guest();
  await enterPassword(stranger, user.email, '203.0.113.1');
  await enterCode(stranger, wrongCodeOf(app), '203.0.113.1');
  assert.deepEqual(outcomeOf(await enterCode(stranger, app.code(), '203.0.113.1')), WAIT);
  assert.deepEqual(outcomeOf(await enterPassword(owner, user.email, '203.0.113.2')), SECOND_STEP);
  assert.equal((await enterCode(owner, app.code(), '203.0.113.2')).status, 200);
});

test('who has just the password, or just the mailbox, gets no count of their own for codes', async () => {
  const { client, user } = await service.as('USER', { emailConfirmed: true });
  const collected = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const browser = service.guest();
      assert.equal((await enterPassword(browser, user.email)).status, 200);
      await browser.get('/auth/logout');
      return browser;
    }),
  );
  const app = await addTestApp(service, client);
  await takeMails(service);
  const reset = service.guest();
  await reset.post('/auth/password-reset', { email: user.email });
  const { token } = await takeMail(service);
  const password = 'quite another one';
  const done = await reset.put('/auth/password-reset', { token, password, confirmPassword: password });
  assert.equal(done.status, 204, done.text);

  let answered = 0;
  for (const [count, browser] of [...collected, reset].entries()) {
    for (let guess = 0; guess < 4; guess += 1) {
      const network = `198.51.${String(count)}.2`;
      await enterPassword(browser, user.email, network, password);
      if ((await enterCode(browser, wrongCodeOf(app), network)).status === 401) answered += 1;
    }
  }
  // Eleven, and one for each second that this takes.
  assert.ok(answered <= 14, `${String(answered)} of 28 were looked at`);
});

test('a slip now and then never adds up, not even in a browser that forgets its cookies', async () => {
  const { user, app } = await withApp();
  for (let day = 0; day < 14; day += 1) {
    const browser = await atSecondStep(user.email);
    assert.deepEqual(outcomeOf(await enterCode(browser, wrongCodeOf(app))), WRONG, `day ${String(day)}`);
    assert.equal((await enterCode(browser, app.code())).status, 200, `day ${String(day)}`);
    service.advance(DAY_MS / 2);
  }
});

test('a browser is no known device before its second step', async () => {
  const { user } = await withApp();
  const browser = await atSecondStep(user.email);
  assert.equal(browser.cookie('maida_device'), undefined);
});

test('guesses sent at once are all counted', async () => {
  const { user, app } = await withApp();
  const browser = await atSecondStep(user.email);
  const wrong = wrongCodeOf(app);
  const replies = await Promise.all(Array.from({ length: 20 }, () => enterCode(browser, wrong)));
  assert.equal(replies.filter(({ status }) => status === 401).length, 6);
});
