import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LANGUAGES, type Language } from 'shared-api/contract';
import { startMailingService, type MailingService } from '../../../test/support/mailing-service.ts';
import { createTestRestaurant } from '../../features/restaurant/testing.ts';
import { registration } from '../../features/user/testing.ts';
import type { UserRow } from '../../features/user/repository.ts';
import { named } from '../database/statement.ts';
import { composers } from './composers.ts';
import { enqueueMail, type MailKind, type NewMailJob } from './mail-queue.ts';
import { queueRolledBackMail } from './release-mail.ts';
import type { ReadMail } from './testing.ts';

const ORIGIN = 'https://maida.example';
const NAME = 'Chez Fatou & 3';
const REASON = 'Photo missing (1)';
const RELEASE = { area: 'mf-public', version: '2.0.0', live: '1.0.0', why: 'it failed' };
/** What people and machines wrote, which no language changes. */
const GIVEN = [NAME, REASON, ...Object.values(RELEASE)];
/** Kinds that a call of the API queues, or that need rows of their own. */
const QUEUED_ELSEWHERE: ReadonlySet<MailKind> = new Set([
  ...(['registration', 'email_change', 'email_change_requested', 'release_rolled_back'] as const),
  ...(['restaurant_accepted', 'restaurant_declined', 'provider_confirmed', 'provider_declined'] as const),
]);

let service: MailingService;
let serial = 0;
before(async () => {
  service = await startMailingService();
});
after(() => service.close());

const freshAddress = () => `reader-${(serial += 1)}@example.org`;
const queue = (job: Omit<NewMailJob, 'language' | 'origin'>) =>
  enqueueMail(service.context.db, { language: null, origin: ORIGIN, ...job }, service.now());

const DECLINE = named(
  'test.decline',
  'UPDATE app_user SET confirmed = false, decline_reason = $2 WHERE id = $1',
);
const CHANGE = named(
  'test.decide',
  `UPDATE restaurant SET name = $2, missing = $3, approval_reason = $4 WHERE id = $1`,
);

/** Queues each kind of mail about a restaurant or its owner, and each of its versions; returns what was sent. */
async function decisionMails(language: Language): Promise<ReadMail[]> {
  const { user, restaurant } = await createTestRestaurant(service, { user: { language } });
  const { db } = service.context;
  const mails: ReadMail[] = [];
  const about = async (kind: MailKind, missing: string[], reason: string | null) => {
    await db.execute(CHANGE, [restaurant.id, NAME, missing, reason]);
    await queue({ kind, email: user.email, detail: { restaurantId: restaurant.id } });
    mails.push(...(await service.takeMails()));
  };
  await about('restaurant_accepted', [], null);
  await about('restaurant_accepted', ['dishes'], null);
  await about('restaurant_declined', [], REASON);
  await about('provider_confirmed', [], null);
  await db.execute(DECLINE, [user.id, REASON]);
  await about('provider_declined', [], null);
  return mails;
}

/** Mails about an account that its owner or a stranger causes. */
async function accountMails(language: Language): Promise<ReadMail[]> {
  const reader = await service.createUser({ language, emailConfirmed: true });
  for (const email of [freshAddress(), reader.email])
    await service.guest().post('/api/user', { ...registration(email), language });
  const { client, user } = await service.as('USER', { language, emailConfirmed: true });
  for (const email of [freshAddress(), reader.email]) await client.put(`/api/user/${user.id}`, { email });
  await queueRolledBackMail({ context: () => service.context }, RELEASE, {
    email: reader.email,
    origin: ORIGIN,
  });
  return service.takeMails();
}

async function otherMails(language: Language): Promise<ReadMail[]> {
  const mails: ReadMail[] = [];
  for (const kind of Object.keys(composers) as MailKind[]) {
    if (QUEUED_ELSEWHERE.has(kind)) continue;
    const { email }: UserRow = await service.createUser({ language });
    await enqueueMail(service.context.db, { kind, email, language, origin: ORIGIN }, service.now());
    const sent = await service.takeMails();
    assert.equal(sent.length, 1, kind);
    mails.push(...sent);
  }
  return mails;
}

async function mailsIn(language: Language): Promise<ReadMail[]> {
  await service.takeMails();
  return [
    ...(await decisionMails(language)),
    ...(await accountMails(language)),
    ...(await otherMails(language)),
  ];
}

/** A text without what stands in it in every language. */
function ownWords(text: string): string {
  const words = GIVEN.reduce((rest, given) => rest.replaceAll(given, ''), text);
  return words.replaceAll(/https?:\/\/\S+/g, '');
}

/** The words of markup that a reader sees. */
function seenWords(html: string): string {
  const text = html.replaceAll(/<(?:style|head)[^]*?<\/(?:style|head)>|<[^>]+>/g, ' ');
  return ownWords(text.replaceAll('&amp;', '&'));
}

const subjects = new Map<Language, string[]>();

for (const language of LANGUAGES) {
  test(`every mail is whole in ${language}`, async () => {
    const mails = await mailsIn(language);
    assert.equal(mails.length, 5 + 7 + Object.keys(composers).length - QUEUED_ELSEWHERE.size);
    subjects.set(
      language,
      mails.map(({ subject }) => subject),
    );
    for (const { subject, text, html } of mails) {
      for (const part of [subject, text, html]) {
        assert.doesNotMatch(part, /undefined|null|\$\{|\{\{|\[object/, subject);
      }
      assert.match(html, new RegExp(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`));
      if (language === 'ar') {
        for (const part of [ownWords(subject), ownWords(text), seenWords(html)])
          assert.doesNotMatch(part, /[a-z?,;\u0640]/i, subject);
      }
    }
  });
}

test('no two languages have a subject in common', () => {
  const all = [...subjects.values()].flatMap((own) => [...new Set(own)]);
  assert.equal(new Set(all).size, all.length);
});

test('in Arabic, names and reasons stand isolated, and the link runs from left to right', async () => {
  const [accepted, , declined] = await decisionMails('ar');
  assert.ok(accepted && declined);
  assert.equal(accepted.subject, `أصبح «\u2068${NAME}\u2069» ظاهرًا للزوار`);
  assert.ok(declined.text.includes(`السبب: \u2068${REASON}\u2069`));
  assert.ok(declined.html.includes(`السبب: <bdi>${REASON}</bdi>`));
  assert.match(declined.html, /<a href="[^"]+" dir="ltr"/);
  const [english] = await decisionMails('en');
  assert.equal(english?.subject, `“${NAME}” is visible on Maida`, 'no marks where all runs the same way');
});

test('who gets a mail decides its language, not who caused it', async () => {
  for (const [reader, subject] of [
    ['ar', 'لديك حساب في مائدة بالفعل'],
    ['en', 'You already have an account with Maida'],
    [null, 'You already have an account with Maida'],
  ] as const) {
    const { email } = await service.createUser({ language: reader });
    await service.takeMails();
    await service
      .guest()
      .post('/api/user', { ...registration(email), language: reader === 'ar' ? 'fr' : 'ar' });
    assert.deepEqual(
      (await service.takeMails()).map((mail) => mail.subject),
      [subject],
    );
  }
  const { email } = await service.createUser({ language: null });
  const { client, user } = await service.as('USER', { language: 'ar' });
  await client.put(`/api/user/${user.id}`, { email });
  const [mail] = (await service.takeMails()).filter(({ to }) => to === email);
  assert.equal(mail?.subject, 'Your email address was given for another account');
});
