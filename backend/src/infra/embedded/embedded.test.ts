import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectionOptions } from '../database/database.ts';
import { beginningOf, claimFolder, holderOf } from './claim.ts';
import { isAlive } from './postmaster.ts';
import { connectionOfRunning, startEmbedded } from './start-embedded.ts';

let dataDir: string;
/** The state of a process is read from /proc. */
const ON_LINUX = { skip: process.platform !== 'linux' };
const folders: string[] = [];
const children: ChildProcess[] = [];

async function newFolder(name = 'maida-embedded-'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  folders.push(folder);
  return folder;
}

before(async () => {
  dataDir = await newFolder();
});
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function sql<Row extends object>(connection: ConnectionOptions, text: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 15_000; waited += 50) {
    if (await condition()) return;
    await sleep(50);
  }
  assert.fail(`${what} did not happen`);
}

/** Another process that holds the database, ready. */
async function holder(): Promise<{ child: ChildProcess; connection: ConnectionOptions }> {
  const script = join(import.meta.dirname, '../../../test/support/embedded-holder.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  assert.ok(child.stdout);
  const ended = once(child, 'exit').then(() => assert.fail('the holder ended'));
  const [line] = (await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended])) as [string];
  return { child, connection: JSON.parse(line) as ConnectionOptions };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('starts on a socket only, retains its data and syncs to disk', async () => {
  const first = await startEmbedded({ dataDir });
  const [settings] = await sql<Record<string, string>>(
    first.connection,
    `SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS addresses,
            current_setting('synchronous_commit') AS commit, current_setting('server_encoding') AS encoding,
            current_setting('TimeZone') AS zone`,
  );
  assert.deepEqual(settings, { fsync: 'on', addresses: '', commit: 'on', encoding: 'UTF8', zone: 'UTC' });
  await sql(first.connection, `CREATE TABLE kept AS SELECT 'é' AS value`);
  await first.stop();
  const { mode } = await stat(join(dataDir, 'postgres'));
  assert.equal(mode & 0o777, 0o700);

  const second = await startEmbedded({ dataDir });
  assert.deepEqual(await sql(second.connection, 'SELECT value FROM kept'), [{ value: 'é' }]);
  await second.stop();
});

test('a second service on the same data is refused, and the command line finds the running one', async () => {
  const { child } = await holder();
  assert.equal(await holderOf(dataDir), child.pid);
  await assert.rejects(startEmbedded({ dataDir }), {
    name: 'StartError',
    message: new RegExp(`in use by process ${child.pid}`),
  });
  const connection = await connectionOfRunning(dataDir);
  assert.ok(connection);
  assert.deepEqual(await sql(connection, 'SELECT count(*)::int AS n FROM kept'), [{ n: 1 }]);
  await kill(child);
  assert.equal(await connectionOfRunning(dataDir), null);
});

test('a service that is killed leaves no server running', async () => {
  const { child } = await holder();
  const pid = await postmaster();
  await kill(child);
  await until('the end of the server', () => !isAlive(pid));
});

test('a server that lost its supervisor and its service is stopped by the next start', async () => {
  const { child, connection } = await holder();
  const pid = await postmaster();
  const supervisor = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  await sql(connection, 'INSERT INTO kept VALUES (1)');
  process.kill(supervisor, 'SIGKILL');
  await kill(child);
  const next = await startEmbedded({ dataDir });
  assert.notEqual(await postmaster(), pid);
  assert.deepEqual(await sql(next.connection, 'SELECT count(*)::int AS n FROM kept'), [{ n: 2 }]);
  await next.stop();
});

test('everything killed at once, the next start recovers what was committed', async () => {
  const { child, connection } = await holder();
  await sql(connection, 'INSERT INTO kept VALUES (2)');
  process.kill(await postmaster(), 'SIGKILL');
  await kill(child);
  const next = await startEmbedded({ dataDir });
  assert.deepEqual(await sql(next.connection, 'SELECT count(*)::int AS n FROM kept'), [{ n: 3 }]);
  await next.stop();
});

test('a lock file whose process id went to somebody else does not stop the start', async () => {
  await writeFile(
    join(dataDir, 'postgres/postmaster.pid'),
    `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n\n\nready\n`,
  );
  await writeFile(join(dataDir, 'service.lock'), `${process.pid} another beginning`);
  const next = await startEmbedded({ dataDir });
  await next.stop();
});

test('a killed service whose parent never reaps it does not stop the next start', ON_LINUX, async () => {
  const script = join(import.meta.dirname, '../../../test/support/embedded-holder.ts');
  // `sleep` takes the shell's place as the parent, and waits for no child.
  const command = '"$0" "$1" "$2" & exec sleep 600';
  const parent = spawn('/bin/sh', ['-c', command, process.execPath, script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(parent);
  await once(parent.stdout.setEncoding('utf8'), 'data');
  const service = await holderOf(dataDir);
  assert.ok(service);
  process.kill(service, 'SIGKILL');
  await until('the end of the service', () => !isAlive(service));
  assert.match(await readFile(`/proc/${service}/stat`, 'utf8'), /\) Z /, 'a zombie');
  const next = await startEmbedded({ dataDir });
  await next.stop();
});

test(
  'a start waits for a moment for the service before it to end, and refuses one that goes on',
  ON_LINUX,
  async () => {
    for (const [seconds, isStarted] of [
      [0.3, true],
      [30, false],
    ] as const) {
      const other = spawn('/bin/sleep', [String(seconds)]);
      const pid = other.pid ?? assert.fail();
      await writeFile(join(dataDir, 'service.lock'), `${pid} ${await beginningOf(pid)}`);
      const claim = claimFolder(dataDir);
      if (isStarted) await (await claim)();
      else await assert.rejects(claim, new RegExp(`is in use by process ${pid}`));
      other.kill();
    }
  },
);

test('the log of the server repeats no values of rows', async () => {
  const database = await startEmbedded({ dataDir });
  await sql(database.connection, 'CREATE TABLE person (email text UNIQUE)');
  const insert = `INSERT INTO person VALUES ('salma@example.org')`;
  await sql(database.connection, insert);
  await assert.rejects(sql(database.connection, insert), { code: '23505' });
  await database.stop();
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
  assert.match(log, /duplicate key value/);
  assert.doesNotMatch(log, /salma@/);
});

test('a server that dies under a running service comes back', async () => {
  const notes: string[] = [];
  const database = await startEmbedded({ dataDir, notify: (message) => notes.push(message) });
  const pid = await postmaster();
  process.kill(pid, 'SIGKILL');
  await until('the new server', async () => {
    const answer = await sql(database.connection, 'SELECT 1').catch(() => null);
    return answer !== null && (await postmaster()) !== pid;
  });
  assert.equal(notes.length, 1);
  await database.stop();
  assert.deepEqual(await sql(database.connection, 'SELECT 1').catch(() => 'stopped'), 'stopped');
});

test('a first start on what an interrupted one left, under a long path with blanks and an apostrophe', async () => {
  // No double quote: PostgreSQL's initdb doesn't run from such a path, where its programs had to be copied.
  const folder = join(await newFolder("maida o'dd é "), 'y'.repeat(80));
  await chmod(dirname(folder), 0o755);
  await mkdir(join(folder, 'postgres.new'), { recursive: true });
  await writeFile(join(folder, 'postgres.new/PG_VERSION'), '18\n');
  const database = await startEmbedded({ dataDir: folder });
  assert.ok(String(database.connection.host).startsWith('/tmp/maida-'));
  assert.deepEqual(await sql(database.connection, 'SELECT 1 AS n'), [{ n: 1 }]);
  await database.stop();
  await assert.rejects(stat(String(database.connection.host)), { code: 'ENOENT' });
});

test('finds a cluster that is stored elsewhere, and reports when it is gone', async () => {
  const pointing = await newFolder();
  const elsewhere = await newFolder();
  await writeFile(join(pointing, 'postgres.location'), `${elsewhere}\n`);
  await rename(join(dataDir, 'postgres'), join(elsewhere, 'postgres'));
  const database = await startEmbedded({ dataDir: pointing });
  assert.deepEqual(await sql(database.connection, 'SELECT count(*)::int AS n FROM kept'), [{ n: 3 }]);
  await database.stop();
  await rename(join(elsewhere, 'postgres'), join(dataDir, 'postgres'));
  await rm(elsewhere, { recursive: true });
  await assert.rejects(startEmbedded({ dataDir: pointing }), {
    name: 'StartError',
    message: /which is gone: restore it/,
  });
});

test('reports a broken cluster in one line', async () => {
  await unlink(join(dataDir, 'postgres/PG_VERSION'));
  await assert.rejects(startEmbedded({ dataDir }), {
    name: 'StartError',
    message: /^[^\n]+postgres\.log says why$/,
  });
  assert.equal(await holderOf(dataDir), null, 'the claim is given back');
});
