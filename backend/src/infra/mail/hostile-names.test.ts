import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createLogger } from '../log.ts';
import { createMailer } from './mailer.ts';
import { sendDueMails } from './send-mails.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';

let smtp: SmtpServer;
let service: TestService;
before(async () => {
  smtp = await startSmtpServer();
  service = await startTestService({
    config: { publicUrl: new URL('https://maida.example'), smtpUrl: smtp.url },
  });
});
after(async () => {
  await service.close();
  await smtp.close();
});

/** RFC 5322 2.1.1, without the line's end. */
const LONGEST_LINE = 998;
const NAMES = {
  'a line break and a header': 'Salma\r\nBcc: victim@example.org',
  'a bare line feed': 'Salma\nBcc: victim@example.org',
  'a bare carriage return': 'Salma\rBcc: victim@example.org',
  'line breaks of Unicode': 'Salma\u2028Bcc: victim@example.org\u0085X: y',
  'an encoded word': '=?utf-8?q?Salma=0D=0ABcc:_victim@example.org?=',
  'ten thousand characters': 'س'.repeat(10_000),
  'direction marks': '\u202Egnidaelsim\u202C \u2066moc.elpmaxe@mitciv\u2069',
  'an end of the mail': 'Salma\r\n.\r\nMAIL FROM:<x@example.org>',
};

function checkHeaders(mail: string, to: string): void {
  const head = mail.slice(0, mail.indexOf('\r\n\r\n'));
  const names = head
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  for (const name of ['from', 'to', 'subject']) {
    assert.equal(names.filter((each) => each === name).length, 1, head);
  }
  assert.ok(!names.some((name) => ['bcc', 'cc', 'x'].includes(name)), head);
  assert.match(head, new RegExp(`^To: <?${to}>?$`, 'm'));
  assert.ok(!/\r(?!\n)|(?<!\r)\n/.test(mail), 'no line break of another kind');
  assert.ok(mail.split('\r\n').every((line) => Buffer.byteLength(line) <= LONGEST_LINE));
}

for (const [what, name] of Object.entries(NAMES)) {
  test(`a name with ${what} adds no header and no recipient`, async () => {
    smtp.takeAll();
    const user = await service.createUser({ firstname: name, lastname: name });
    await service.guest().post('/auth/password-reset', { email: user.email });
    const end = Date.now() + 30_000;
    while (smtp.mails.length === 0) {
      assert.ok(Date.now() < end);
      await sendDueMails(service.context);
      await sleep(10);
    }
    const mails = smtp.takeAll();
    assert.equal(mails.length, 1);
    checkHeaders(mails[0] ?? '', user.email);
  });

  test(`a subject with ${what} stays one subject`, async () => {
    smtp.takeAll();
    const mailer = createMailer(service.context.config, createLogger('silent'));
    const mail = { kind: 'test', to: 'salma@example.org', subject: name, text: name, html: '<p>x</p>' };
    await mailer.send(mail, new AbortController().signal);
    const mails = smtp.takeAll();
    assert.equal(mails.length, 1);
    checkHeaders(mails[0] ?? '', 'salma@example.org');
  });
}

test('an address with a line break or a second address reaches nobody else', async () => {
  const mailer = createMailer(service.context.config, createLogger('silent'));
  for (const to of [
    'salma@example.org\r\nBcc: victim@example.org',
    'salma@example.org, victim@example.org',
  ]) {
    smtp.takeAll();
    const mail = { kind: 'test', to, subject: 'x', text: 'x', html: '<p>x</p>' };
    await mailer.send(mail, new AbortController().signal).catch(() => undefined);
    for (const sent of smtp.takeAll()) {
      const head = sent.slice(0, sent.indexOf('\r\n\r\n'));
      assert.ok(!/^(?:b?cc):/im.test(head), head);
    }
  }
});
