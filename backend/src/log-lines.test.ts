import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Problem } from 'shared-api/contract';
import { loggerOptions } from './infra/log.ts';
import { startTestService, TEST_PASSWORD, type TestService } from '../test/support/test-service.ts';

/** The log of an embedded database; one that runs elsewhere has its own. */
async function assertDatabaseLogLacks({ context }: TestService, secret: RegExp): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const [data] = await context.db.query<{ folder: string }>({
    name: 'test.folder',
    text: `SELECT current_setting('data_directory') AS folder`,
  });
  const log = await readFile(join(data?.folder ?? '', '..', 'postgres.log'), 'utf8');
  assert.match(log, /LOG: {2}database system is ready/);
  assert.doesNotMatch(log, secret);
}

test('logs id, route and outcome, and nothing of the request', async () => {
  let lines = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  const service = await startTestService({ logger: pino(loggerOptions('debug'), sink) });
  try {
    const { client, user } = await service.as('USER', { email: 'canary@example.org' });
    const token = client.cookie('maida_session') ?? '';
    await client.put(`/api/user/${user.email}/password?password=canary-in-query`);
    await client.post('/auth/login', { email: user.email, password: 'canary-in-body' });
    await client.get('/api/nowhere/canary-in-path?q=canary-in-query');
    await client.post('/api/contact', { name: 'canary-in-body', email: 'x', message: '' });
    await service.guest().get('/api/user/%E0%A4%A');
    // Both at once: the database refuses one of them.
    const twin = { role: 'USER', email: 'canary-twin@example.org', phone: '2233445566' };
    const password = { password: 'canary-in-body', confirmPassword: 'canary-in-body' };
    await Promise.all([1, 2].map(() => service.guest().post('/api/user', { ...twin, ...password })));
    const { headers } = await client.get('/api/settings');
    await sleep(20);
    assert.match(lines, /"route":"\/api\/user\/:email\/password"/);
    assert.ok(lines.includes(headers.get('x-request-id') ?? 'absent'));
    for (const secret of ['canary', token, TEST_PASSWORD, client.cookie('XSRF-TOKEN') ?? '']) {
      assert.ok(!lines.includes(secret), `${secret} in ${lines}`);
    }
    await assertDatabaseLogLacks(service, /canary/);
  } finally {
    await service.close();
  }
});

test('logs an unexpected error with its stack, and answers without it', async () => {
  let lines = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  const service = await startTestService({ logger: pino(loggerOptions('info'), sink) });
  try {
    await service.context.db.execute({
      name: 'test.drop',
      text: 'ALTER TABLE contact_message RENAME TO elsewhere',
    });
    const message = { name: 'canary', email: 'canary@example.org', message: 'canary' };
    const { status, body, text } = await service.guest().post<Problem>('/api/contact', message);
    assert.deepEqual([status, body.code], [500, 'server_error']);
    assert.doesNotMatch(text, /contact_message|stack/);
    assert.ok(body.requestId && lines.includes(body.requestId));
    assert.match(lines, /relation \\"contact_message\\" does not exist/);
    assert.doesNotMatch(lines, /canary/);
  } finally {
    await service.close();
  }
});
