import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { loggerOptions } from '../log.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sendDueMails } from './send-mails.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';
import { takeMail } from './testing.ts';

const MINUTE_MS = 60_000;
let smtp: SmtpServer;
let service: TestService;
let lines: string[];

before(async () => {
  smtp = await startSmtpServer();
  service = await startTestService({
    config: { publicUrl: new URL('https://maida.example'), smtpUrl: smtp.url },
    logger: logger(),
  });
});
beforeEach(() => {
  lines = [];
  smtp.refuse(null);
  service.advance(60 * MINUTE_MS);
});
after(async () => {
  await service.close();
  await smtp.close();
});

function logger() {
  return pino(loggerOptions('info'), { write: (line: string) => void lines.push(line) });
}

const ask = (to: TestService, email: string) => to.guest().post('/auth/password-reset', { email });
const waiting = async () =>
  (await service.context.db.query({ name: 'test.jobs', text: 'SELECT id FROM mail_job' })).length;

/** Sends what is due and waits: the service's own worker may be at it already. */
async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  await sendDueMails(service.context);
  while (!(await isDone())) {
    assert.ok(Date.now() < end, 'it took too long');
    await sleep(10);
  }
}

const isSent = async () => (await waiting()) === 0;
const isRefused = () => lines.join('').includes('a mail was not taken');

test('sends a mail by the configured server with sender and recipient', async () => {
  const user = await service.createUser({ language: 'fr' });
  const count = smtp.mails.length;
  await ask(service, user.email);
  await until(isSent);
  const mail = smtp.mails[count] ?? '';
  assert.match(mail, /^From: Maida <no-reply@maida\.example>\r$/m);
  assert.match(mail, new RegExp(`^To: ${user.email}\\r$`, 'm'));
  assert.match(mail, /^Auto-Submitted: auto-generated\r$/m);
  assert.match(mail, /text\/plain[^]*text\/html/);
  assert.deepEqual(await readdir(join(service.context.config.dataDir)), [], 'and into no file');
});

test('retries a busy server with growing delays, and sends the mail once', async () => {
  const user = await service.createUser();
  const count = smtp.mails.length;
  smtp.refuse('451 later, please');
  await ask(service, user.email);
  await until(isRefused);
  assert.equal(await waiting(), 1);
  smtp.refuse(null);
  await sendDueMails(service.context);
  assert.equal(smtp.mails.length, count, 'not before a minute has passed');
  service.advance(MINUTE_MS + 1000);
  await until(isSent);
  assert.equal(smtp.mails.length, count + 1);
});

test('does not retry an unknown mailbox', async () => {
  const user = await service.createUser();
  smtp.refuse(`550 no such user ${user.email}`);
  await ask(service, user.email);
  await until(isSent);
});

test('gives up an expired mail', async () => {
  const user = await service.createUser();
  smtp.refuse('451 later, please');
  await ask(service, user.email);
  await until(isRefused);
  smtp.refuse(null);
  const count = smtp.mails.length;
  service.advance(61 * MINUTE_MS);
  await until(isSent);
  assert.equal(smtp.mails.length, count);
});

test('the log reports failures without addresses or links', async () => {
  const user = await service.createUser();
  smtp.refuse(`550 5.1.1 <${user.email}> unknown`);
  await ask(service, user.email);
  await until(isSent);
  const logged = lines.join('');
  assert.match(logged, /a mail was not taken/);
  assert.match(logged, /"response":550/);
  assert.ok(!logged.includes(user.email) && !logged.includes('reset-password#'));
});

test('without a server mails go into files that only their owner reads, and the log says where', async () => {
  const alone = await startTestService({ config: { isDemo: true }, logger: logger() });
  try {
    const user = await alone.createUser();
    const folder = join(alone.context.config.dataDir, 'mail');
    await ask(alone, user.email);
    await sendDueMails(alone.context);
    const written = async () =>
      (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    await until(async () => (await written()).length === 1);
    const [file = ''] = await written();
    assert.match(file, /^\d{4}-\d\d-\d\dT[\d.-]+Z-password-reset-[0-9a-f]{8}\.eml$/);
    assert.equal((await stat(join(folder, file))).mode & 0o777, 0o600);
    const logged = lines.join('');
    assert.ok(logged.includes(join(folder, file)));
    const mail = await takeMail(alone);
    assert.ok(!logged.includes(user.email) && !logged.includes(mail.token));
    assert.equal(mail.link.origin, alone.url, 'a demo links to where it was asked');
  } finally {
    await alone.close();
  }
});
