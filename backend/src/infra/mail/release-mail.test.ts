import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { queueRolledBackMail } from './release-mail.ts';
import { takeMail } from './testing.ts';

const RELEASE = { area: 'mf-public', version: '2.0.0', live: '1.0.0', why: 'it failed <often>.' };

let service: TestService;
before(async () => {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
});
after(() => service.close());

async function mailTo(email: string) {
  const place = { email, origin: 'http://127.0.0.1:3000' };
  await queueRolledBackMail({ context: () => service.context }, RELEASE, place);
  return takeMail(service);
}

test('a team is told that its release was rolled back, why, and where to look', async () => {
  const mail = await mailTo('team@example.org');
  assert.equal(mail.to, 'team@example.org');
  assert.equal(mail.subject, 'mf-public was rolled back');
  assert.match(mail.text, /2\.0\.0 of mf-public was rolled back automatically\. Visitors get 1\.0\.0 again/);
  assert.equal(mail.link.href, 'https://maida.example/admin/settings');
  assert.match(mail.html, /it failed &lt;often&gt;\./);
});

test('a team with an account is told in its language', async () => {
  const { email } = await service.createUser({ role: 'ADMIN', language: 'fr' });
  const mail = await mailTo(email);
  assert.equal(mail.subject, 'mf-public a été ramené à la version précédente');
});
