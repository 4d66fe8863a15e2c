import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Language, Notification, Problem, Provider, Registration, User } from 'shared-api/contract';
import { startMailingService, type MailingService } from '../../../test/support/mailing-service.ts';
import { TEST_PASSWORD } from '../../../test/support/test-service.ts';
import { pruneRegistrations } from './registrations.ts';
import {
  OWN_PASSWORD,
  follow,
  mailTo,
  register,
  registration,
  signIn,
  storefront,
  takenAndFree,
  startRegistrations,
} from './testing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let service: MailingService;

before(async () => {
  service = await startRegistrations();
});
beforeEach(async () => {
  service.advance(HOUR_MS);
  await service.takeMails();
});
after(() => service.close());

test('an account begins with its mailed link, and is signed in to only then', async () => {
  const [, email] = await takenAndFree();
  const { body } = await register(email, { firstname: 'Zeïnabou', language: 'fr' });
  assert.deepEqual([body.isPending, body.emailConfirmed, body.email], [true, false, email]);
  assert.equal((await signIn(email)).status, 401);
  const mail = await mailTo(email);
  assert.equal(mail.subject, 'Terminez votre inscription sur Maida');
  assert.equal(mail.link.origin + mail.link.pathname, 'https://maida.example/confirm-email');
  assert.equal((await follow(mail.token)).status, 204);
  assert.equal((await follow(mail.token)).status, 204, 'following it twice is no error');
  const client = service.guest();
  assert.equal((await signIn(email, OWN_PASSWORD, client)).status, 200);
  const me = (await client.get<User>('/auth/me')).body;
  assert.deepEqual(
    [me.id, me.firstname, me.emailConfirmed, me.confirmed, me.role],
    [body.id, 'Zeïnabou', true, false, 'USER'],
  );
});

for (const [language, other, subject] of [
  ['en', 'fr', 'You already have an account with Maida'],
  ['fr', 'en', 'Vous avez déjà un compte Maida'],
] as const) {
  test(`the owner of a taken address is told by mail in ${language}, without a link into an account`, async () => {
    await ownerIsTold(language, other, subject);
  });
}

async function ownerIsTold(language: Language, other: Language, subject: string): Promise<void> {
  const [email] = await takenAndFree({ language });
  await register(email, { language: other, firstname: 'Visit evil.example' });
  const mail = await mailTo(email);
  assert.equal(mail.subject, subject);
  assert.deepEqual([mail.link.href, mail.token], ['https://maida.example/login', '']);
  assert.ok(!mail.text.includes('evil') && !mail.html.includes('evil'));
  assert.equal((await signIn(email, TEST_PASSWORD)).status, 200, 'the account is as it was');
}

test('the first link that is followed decides; the others of the address are void', async () => {
  const [, email] = await takenAndFree();
  await register(email, { password: 'a stranger', confirmPassword: 'a stranger' });
  const strangers = await mailTo(email);
  await register(email);
  const mine = await mailTo(email);
  assert.equal((await follow(mine.token)).status, 204);
  assert.deepEqual([(await follow(strangers.token)).status, (await signIn(email)).status], [410, 200]);
  assert.equal((await signIn(email, 'a stranger')).status, 401);
});

test('two links of one address that are followed at once make one account', async () => {
  const [, email] = await takenAndFree();
  const tokens: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    await register(email);
    tokens.push((await mailTo(email)).token);
  }
  const replies = await Promise.all([...tokens, ...tokens].map(follow));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [204, 204, 410, 410]);
  assert.equal((await signIn(email)).status, 200);
});

test('a link is void once the address has an account, and after seven days', async () => {
  const [, late] = await takenAndFree();
  await register(late);
  const { token } = await mailTo(late);
  const [, overtaken] = await takenAndFree();
  await register(overtaken);
  const other = await mailTo(overtaken);
  await service.createUser({ email: overtaken });
  const refused = await follow(other.token);
  assert.deepEqual([refused.status, refused.body.code], [410, 'link_invalid']);
  service.advance(7 * DAY_MS + 1000);
  assert.equal((await follow(token)).body.code, 'link_invalid');
  await pruneRegistrations(service.context.db, service.now());
  const rows = { name: 'test.registrations', text: 'SELECT id FROM registration' };
  assert.deepEqual(await service.context.db.query(rows), [], 'nothing stays of them');
});

test('a restaurant begins with its owner’s link, and admins hear of it then', async () => {
  const admin = await service.as('ADMIN');
  const [, email] = await takenAndFree();
  const client = service.guest();
  const { body: owner } = await register(email, { role: 'PROVIDER' }, client);
  const { body: promised } = await client.post<Provider>('/api/providers', storefront('Dune House'));
  const [, rival] = await takenAndFree();
  const rivals = service.guest();
  await register(rival, { role: 'PROVIDER' }, rivals);
  await rivals.post<Provider>('/api/providers', storefront('Dune House'));
  const heard = async () =>
    (await admin.client.get<Notification[]>('/api/notifications')).body.filter(
      ({ kind }) => kind === 'provider_registered',
    ).length;
  const find = () => admin.client.get<Provider>(`/api/providers/${promised.id}`);
  assert.deepEqual([await heard(), (await find()).status], [0, 404]);

  const mails = await service.takeMails();
  const tokenOf = (address: string) => mails.find(({ to }) => to === address)?.token ?? '';
  assert.equal((await follow(tokenOf(email))).status, 204);
  const { body: made } = await find();
  assert.deepEqual([made.user.id, made.restaurantName, made.slug], [owner.id, 'Dune House', 'dune-house']);
  assert.equal(await heard(), 1);
  assert.equal((await follow(tokenOf(rival))).status, 204);
  const all = await admin.client.get<Provider[]>('/api/providers?q=dune');
  assert.deepEqual(all.body.map(({ slug }) => slug).sort(), ['dune-house', 'dune-house-2']);
  const menu = '/api/providers/restaurant/slug/dune-house';
  assert.equal((await service.guest().get(menu)).status, 404, 'an admin approves its owner first');
  await admin.client.put(`/api/user/${owner.id}/confirm`);
  assert.equal((await service.guest().get(menu)).status, 200);
});

test('a restaurant is mailed once it is whole, so that no link begins half of it', async () => {
  const [, email] = await takenAndFree();
  const client = service.guest();
  await register(email, { role: 'PROVIDER' }, client);
  assert.deepEqual(await service.takeMails(), []);
  assert.equal(
    (await client.post('/api/providers', { ...storefront('Half House'), region: '?' })).status,
    400,
  );
  assert.deepEqual(await service.takeMails(), []);
  assert.equal((await client.post('/api/providers', storefront('Half House'))).status, 201);
  assert.equal((await mailTo(email)).subject, 'Finish your registration with Maida');
});

test('nobody’s mailbox is flooded, taken or free', async () => {
  const send = (email: string, network: number) =>
    service
      .guest()
      .post('/api/user', registration(email), { headers: { 'x-forwarded-for': `198.51.100.${network}` } });
  for (const email of await takenAndFree()) {
    const replies: number[] = [];
    for (let count = 0; count < 8; count += 1) replies.push((await send(email, 1)).status);
    const accepted = replies.filter((status) => status === 201).length;
    // The fourth makes the next one wait for a second, which may pass meanwhile.
    assert.ok(accepted >= 4 && accepted <= 6, `from one network: ${replies.join(', ')}`);
    for (let network = 2; network < 8; network += 1) await send(email, network);
    assert.equal((await service.takeMails()).length, 5, 'from all networks, in an hour');
  }
});

test('an admin makes accounts at once, and sees that one exists', async () => {
  const admin = await service.as('ADMIN');
  const [taken, free] = await takenAndFree();
  const made = await register(free, {}, admin.client);
  assert.deepEqual([made.status, made.body.isPending], [201, false]);
  assert.equal((await signIn(free)).status, 200);
  assert.equal((await register(taken, {}, admin.client)).body.code, 'email_taken');
});

for (const [name, config] of [
  ['in the demo', { isDemo: true }],
  ['without the address that links lead to', { publicUrl: null }],
] as const) {
  test(`${name} an account begins at once, although there is a mail server`, async () => {
    const other = await startMailingService(config);
    const send = () =>
      other.guest().post<Registration & Problem>('/api/user', registration('now@example.org'));
    const made = await send();
    assert.deepEqual([made.status, made.body.isPending], [201, false]);
    assert.equal((await send()).body.code, 'email_taken');
    await other.close();
  });
}
