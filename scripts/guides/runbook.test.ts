import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { findFreePort } from 'platform/common';
import { startS3 } from 'platform/common/testing';
import { openStore } from 'platform/registry';
import { goLive } from 'platform/registry/testing';
import { readCommands } from './read-commands.ts';
import { runLine, withoutNpm } from './run-line.ts';
import { waitForPage } from './wait-for-page.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const PICTURE = 'a'.repeat(32);
const TOKEN = 'a token of the scraper';

/** A section of the runbook, from its heading to the next one of its level or above. */
async function readSection(heading: string): Promise<string> {
  const text = await readFile(join(DOCS, 'runbook.md'), 'utf8');
  const start = text.indexOf(`\n${heading}\n`);
  assert.ok(start !== -1, `the runbook has ${heading}`);
  const section = text.slice(start + 1);
  const end = section.slice(heading.length).search(new RegExp(`^#{1,${String(heading.indexOf(' '))}} `, 'm'));
  return section.slice(0, end === -1 ? undefined : heading.length + end);
}

/** The one command that the sentences of a text have in backquotes and that matches. */
function findCommand(text: string, pattern: RegExp): string {
  const sentences = text.replaceAll(/^```[^]*?^```$/gm, '');
  const found = [...sentences.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const [command = '', ...others] = new Set(found.filter((code) => pattern.test(code)));
  assert.ok(command !== '' && others.length === 0, `one command for ${String(pattern)}: ${found.join('; ')}`);
  return command;
}

async function makeFolder(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maida-runbook-'));
  // The database's own account has to get through.
  await chmod(folder, 0o755);
  context.after(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

/** Begins as a picture does: a bucket's files are looked at. */
const WEBP = 'RIFF....WEBP a picture';

test('one machine with its pictures in a bucket, by the words of the runbook', async (context) => {
  const [machine, bucket] = await Promise.all(
    ['## One machine', '### Pictures in a bucket'].map(readSection),
  );
  const configuration = await readFile(join(DOCS, 'configuration.md'), 'utf8');
  const folder = await makeFolder(context);
  const s3 = await startS3('pictures');
  context.after(() => s3.close());
  const dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'files', PICTURE), { recursive: true });
  await writeFile(join(dataDir, 'files', PICTURE, '320.webp'), WEBP);
  const commands = readCommands(bucket ?? '');
  const { url, region, accessKeyId, secretAccessKey } = s3.options;
  const exported = {
    PICTURES_S3_URL: url,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const names = commands.flatMap((line) => [...line.matchAll(/ (\w+)=/g)].map(([, name = '']) => name));
  assert.deepEqual(names.toSorted(), Object.keys(exported).sort());
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    ...exported,
    DATA_DIR: dataDir,
    PORT: port,
    METRICS_TOKEN: TOKEN,
    ADMIN_PASSWORD: 'a password of the first admin',
  };
  const [toBucket = '', serve = ''] = commands.filter((line) => !line.startsWith('export '));
  assert.match(await runLine(toBucket, env), /1 pictures copied/);
  assert.ok([...s3.objects.keys()].some((key) => key.endsWith(`${PICTURE}/320.webp`)));

  const serveHere = findCommand(machine ?? '', /npm run serve$/);
  assert.ok(serveHere.endsWith(` ${serve}`));
  const product = spawn('sh', ['-c', `exec env ${withoutNpm(serveHere)}`], {
    env,
    cwd: join(DOCS, '..'),
    stdio: 'ignore',
  });
  const exit = once(product, 'exit');
  context.after(() => product.kill('SIGKILL'));
  const address = `http://127.0.0.1:${port}`;
  await waitForPage(`${address}/healthz`, () => product.exitCode);
  const paths = [
    ...`${machine ?? ''}${configuration}`.matchAll(/`(?:GET )?(\/(?:\w+z|metrics|docs\/api))`/g),
  ];
  const headers = { authorization: `Bearer ${TOKEN}` };
  for (const path of new Set(paths.map(([, found = '']) => found))) {
    const { status } = await fetch(`${address}${path}`, { headers });
    assert.equal(status, path === '/readyz' ? 503 : 200, `${path}, with no shell released`);
  }
  assert.equal((await fetch(`${address}/metrics`)).status, 404, 'not without its token');
  const makeAdmin = findCommand(machine ?? '', /npm run admin -- \S+@\S+$/);
  assert.match(await runLine(makeAdmin, env), /is an admin now/);
  assert.match(await runLine(findCommand(machine ?? '', /reset-factors/), env), /signs in with the password/);
  product.kill('SIGTERM');
  assert.deepEqual(await exit, [0, null]);

  const back = findCommand(bucket ?? '', /to-folder/);
  await rm(join(dataDir, 'files'), { recursive: true });
  assert.match(await runLine(back, env), /1 pictures copied/);
  assert.equal(await readFile(join(dataDir, 'files', PICTURE, '320.webp'), 'utf8'), WEBP);
});

test('an installation with a PostgreSQL of its own is backed up and restored by the words of the runbook', async (context) => {
  const folder = await makeFolder(context);
  // The packages bring none of them.
  const bin = join(folder, 'bin');
  await mkdir(bin);
  for (const tool of ['pg_dump', 'pg_restore'])
    await writeFile(join(bin, tool), `#!/bin/sh\necho ${tool} "$@"\n`, { mode: 0o755 });
  const dataDir = join(folder, 'old');
  await mkdir(dataDir);
  const store = openStore(dataDir);
  await goLive(context, store, { name: 'shell' });
  await mkdir(join(folder, 'backups'));
  const commands = readCommands(await readSection('## Back up and restore'))
    .filter((line) => !line.startsWith('DATA_DIR='))
    .map((line) => line.replaceAll('/backups', join(folder, 'backups')));
  const printed: string[] = [];
  for (const command of commands) {
    const isNew = printed.length >= 2;
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      DATABASE_URL: `postgres://maida@127.0.0.1:1/${isNew ? 'new' : 'old'}`,
      DATA_DIR: join(folder, isNew ? 'new' : 'old'),
    };
    printed.push(await runLine(command, env));
  }
  const [, backedUp, restored, dumpRestored] = printed;
  assert.equal(commands.length, 4);
  assert.match(backedUp ?? '', /the database as the dump that you made/);
  assert.ok(
    restored?.includes(commands[3]?.replace(/.*"\$DATABASE_URL" /, '') ?? '…'),
    'it names the same command',
  );
  assert.match(dumpRestored ?? '', /pg_restore .*\/new .*database\.dump/);
  assert.deepEqual(await openStore(join(folder, 'new')).readHistory(9), await store.readHistory(9));
  const [backup = ''] = (await readdir(join(folder, 'backups'))).filter((name) => !name.endsWith('.dump'));
  const dump = await readFile(join(folder, 'backups', backup, 'database.dump'), 'utf8');
  assert.match(dump, /^pg_dump -Fc postgres:.*\/old$/m);
});
