import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Problem } from 'shared-api/contract';
import { loggerOptions } from './infra/log.ts';
import { startTcpProxy } from '../test/faults/tcp-proxy.ts';
import { cloneTemplate } from '../test/support/test-database.ts';
import { createService } from './app.ts';
import type { ServiceConfig } from './config.ts';
import { startTestService, TEST_PASSWORD, type TestService } from '../test/support/test-service.ts';

/** A log whose lines can be read. */
function readableLog(level: 'debug' | 'info') {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return { logger: pino(loggerOptions(level), sink), text: () => text };
}

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
  const log = readableLog('debug');
  const service = await startTestService({ logger: log.logger });
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
    const lines = log.text();
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
  const log = readableLog('info');
  const service = await startTestService({ logger: log.logger });
  try {
    await service.context.db.execute({
      name: 'test.drop',
      text: 'ALTER TABLE contact_message RENAME TO elsewhere',
    });
    const message = { name: 'canary', email: 'canary@example.org', message: 'canary' };
    const { status, body, text } = await service.guest().post<Problem>('/api/contact', message);
    assert.deepEqual([status, body.code], [500, 'server_error']);
    assert.doesNotMatch(text, /contact_message|stack/);
    const lines = log.text();
    assert.ok(body.requestId && lines.includes(body.requestId));
    assert.match(lines, /relation \\"contact_message\\" does not exist/);
    assert.doesNotMatch(lines, /canary/);
  } finally {
    await service.close();
  }
});

test('a request that is refused while the database is away is one line, and the reason is one line for all', async () => {
  const database = await cloneTemplate();
  const proxy = await startTcpProxy(join(database.host ?? '', `.s.PGSQL.${database.port ?? 5432}`));
  const log = readableLog('info');
  const service = await startTestService({
    logger: log.logger,
    database: { ...database, host: '127.0.0.1', port: proxy.port },
  });
  try {
    proxy.set({ kind: 'gone' });
    const before = log.text().length;
    const paths = ['/api/settings', '/api/restaurant', '/api/restaurant?q=a', '/api/restaurant?q=b'];
    for (const path of paths) {
      const { status, body } = await service.guest().get<Problem>(path);
      assert.equal(status, 503, path);
      assert.ok(log.text().includes(body.requestId ?? 'absent'));
    }
    const lines = log.text().slice(before).trim().split('\n');
    const refused = lines.filter((line) => line.includes('"status":503'));
    assert.equal(refused.length, paths.length);
    const reasons = lines.filter((line) => line.includes('request failed'));
    assert.equal(reasons.length, 1, reasons.join('\n'));
  } finally {
    await service.close();
    await proxy.close();
  }
});

test('replies before the start, and those of others that are noted, have the same line', async () => {
  const log = readableLog('info');
  const config = { dataDir: '', trustedProxies: 0 } as unknown as ServiceConfig;
  const service = createService({ config, logger: log.logger });
  const server = createServer((request, response) => service.handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/settings`)).text();
  await once(server.close(), 'close');
  service.noteReply({ method: 'GET', route: '/restaurant/:slug/menu', status: 200, milliseconds: 7.25 });
  const lines = log
    .text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    lines.map(({ msg, method, route, status }) => [msg, method, route, status]),
    [
      ['request', 'GET', null, 503],
      ['request', 'GET', '/restaurant/:slug/menu', 200],
    ],
  );
  assert.equal(lines[1]?.['milliseconds'], 7.3);
});
