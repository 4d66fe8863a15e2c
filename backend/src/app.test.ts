import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Problem } from 'shared-api/contract';
import { createService, type Service } from './app.ts';
import { startEmbedded } from './infra/embedded/start-embedded.ts';
import { createLogger } from './infra/log.ts';
import { cloneTemplate } from '../test/support/test-database.ts';
import { startTestService } from '../test/support/test-service.ts';

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maida-app-'));
  await chmod(folder, 0o755);
});
after(() => rm(folder, { recursive: true, force: true }));

/** An unknown session token, which makes the service query the database. */
const sessionCookie = `maida_session=${'x'.repeat(43)}`;

const config = (dataDir: string) => ({
  dataDir,
  isDemo: false,
  publicUrl: null,
  trustedProxies: 0,
  smtpUrl: null,
  metricsToken: null,
  mailFrom: 'Maida <no-reply@maida.example>',
  isSecure: false,
});
const quiet = createLogger('silent');
const refusesToStart = (service: Service, message: RegExp) =>
  assert.rejects(service.start(), (error: Error) => {
    assert.equal(error.name, 'StartError');
    assert.match(error.message, message);
    assert.doesNotMatch(error.message, /\n|secret/);
    return true;
  });

test('reports an unusable data folder in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await refusesToStart(
    createService({ config: config(file), logger: quiet }),
    /^DATA_DIR .*file cannot be used: it is a file$/,
  );
  await refusesToStart(
    createService({ config: config(join(file, 'below')), logger: quiet }),
    /a part of the path is a file/,
  );
});

test('reports an unreachable database in one line, without its password', async () => {
  const service = (databaseUrl: string) =>
    createService({ config: config(folder), databaseUrl, logger: quiet });
  await refusesToStart(
    service('postgres://user:secret@127.0.0.1:1/maida'),
    /^The database does not answer: .*ECONNREFUSED/,
  );
  const { host, port, user } = await cloneTemplate();
  const socket = encodeURIComponent(String(host));
  await refusesToStart(
    service(`postgres://${user}:secret@${socket}:${port}/absent`),
    /there is no such database/,
  );
});

test('answers 503 before the start and after the stop', async () => {
  const service = createService({ config: config(folder), connection: await cloneTemplate(), logger: quiet });
  const server = createServer((request, response) => service.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/settings`);
  try {
    for (const step of [() => undefined, () => service.start(), () => service.stop()]) {
      await step();
      const isRunning = await service.ready();
      const response = await ask();
      assert.equal(response.status, isRunning ? 200 : 503);
      if (!isRunning) assert.ok(response.headers.get('retry-after'));
      await response.text();
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('answers requests that arrive while it stops', async () => {
  const service = createService({ config: config(folder), connection: await cloneTemplate(), logger: quiet });
  const server = createServer((request, response) => service.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await service.start();
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let reply = '';
  socket.on('data', (data: string) => {
    reply += data;
  });
  await once(socket, 'connect');
  const ended = once(socket, 'close');
  const stopped = service.stop(server);
  // From clients that have not noticed yet: one on an open connection, one on a new one.
  socket.write('GET /api/settings HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const other = await fetch(`http://127.0.0.1:${port}/api/settings`);
  assert.deepEqual([other.status, other.headers.get('connection')], [200, 'close']);
  await ended;
  assert.match(reply, /^HTTP\/1\.1 200 /);
  await stopped;
  assert.equal(server.listening, false);
});

test('answers 503 within ten seconds while the database is gone, and recovers', async () => {
  const dataDir = join(folder, 'away');
  await mkdir(dataDir);
  const first = await startEmbedded({ dataDir });
  const service = await startTestService({ database: first.connection });
  try {
    const guest = service.guest();
    assert.deepEqual((await guest.get('/readyz')).body, { status: 'ok' });
    await first.stop();
    const started = performance.now();
    const { status, headers, body } = await guest.get<Problem>('/auth/me', {
      headers: { cookie: sessionCookie },
    });
    assert.ok(performance.now() - started < 10_000);
    assert.deepEqual([status, body.code, typeof body.requestId], [503, 'unavailable', 'string']);
    assert.ok(headers.get('retry-after'));
    assert.equal((await guest.get('/readyz')).status, 503);
    assert.equal((await guest.get('/healthz')).status, 200);

    const second = await startEmbedded({ dataDir });
    assert.equal((await guest.get('/auth/me', { headers: { cookie: sessionCookie } })).status, 200);
    assert.equal((await guest.get('/readyz')).status, 200);
    await freeze(second.connection, async () => {
      const since = performance.now();
      const frozen = await guest.get<Problem>('/auth/me', { headers: { cookie: sessionCookie } });
      assert.deepEqual([frozen.status, frozen.body.code], [503, 'unavailable']);
      assert.ok(performance.now() - since < 10_000);
      assert.equal((await guest.get('/readyz')).status, 503);
    });
    assert.equal((await guest.get('/auth/me', { headers: { cookie: sessionCookie } })).status, 200);
    await service.close();
    await second.stop();
  } catch (error) {
    await service.close();
    throw error;
  }
});

/** Suspends all processes of a server: it accepts connections and answers nothing. */
async function freeze(connection: object, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const [data] = (
    await client.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`)
  ).rows;
  await client.end();
  const main = Number((await readFile(join(data?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  // First, so that no connection that the service opens meanwhile is left out.
  signal(main, 'SIGSTOP');
  const children = await childrenOf(main);
  for (const pid of children) signal(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    for (const pid of [main, ...children]) signal(pid, 'SIGCONT');
  }
}

/** One that has ended meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid] : []));
}

test('lets a request in progress finish when it stops', async () => {
  const service = await startTestService();
  const slow = service.context.db.query({ name: 'test.sleep', text: 'SELECT pg_sleep(0.4)' });
  const registration = { email: 'late@example.org', password: 'longenough', confirmPassword: 'longenough' };
  const guest = service.guest();
  await guest.get('/auth/me');
  const arrived = once(service.server, 'request');
  const reply = guest.post('/api/user', registration);
  await arrived;
  const stopped = service.close();
  assert.equal((await reply).status, 201);
  await slow;
  await stopped;
  assert.equal(await service.service.ready(), false);
});
