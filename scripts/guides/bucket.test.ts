import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { runCommandLine } from 'platform/cli';
import { startS3, type TestS3 } from 'platform/common/testing';
import { openStore } from 'platform/registry';
import { goLive } from 'platform/registry/testing';
import { readCommands } from './read-commands.ts';

const GUIDE = join(import.meta.dirname, '../../docs/releases-in-a-bucket.md');

/** Sets the variables that the guide exports to those of a bucket that is here. */
function setVariables(context: TestContext, commands: readonly string[], { options }: TestS3): void {
  const values: Readonly<Record<string, string>> = {
    RELEASES_S3_URL: options.url,
    AWS_REGION: options.region,
    AWS_ACCESS_KEY_ID: options.accessKeyId,
    AWS_SECRET_ACCESS_KEY: options.secretAccessKey,
    PLATFORM_SECRET: 'a long text, the same on all servers',
  };
  const exported = commands.filter((command) => command.startsWith('export '));
  const names = exported.flatMap((command) => [...command.matchAll(/ (\w+)=/g)].map(([, name = '']) => name));
  assert.deepEqual(names.toSorted(), Object.keys(values).sort());
  Object.assign(process.env, values);
  context.after(() => names.forEach((name) => Reflect.deleteProperty(process.env, name)));
}

test('with the variables of releases-in-a-bucket.md every host has what is released on one', async (context) => {
  const s3 = await startS3('maida');
  const hosts = await Promise.all(
    ['one', 'two'].map((name) => mkdtemp(join(tmpdir(), `maida-host-${name}-`))),
  );
  context.after(async () => {
    await s3.close();
    await Promise.all(hosts.map((host) => rm(host, { recursive: true })));
  });
  const commands = readCommands(await readFile(GUIDE, 'utf8'));
  setVariables(context, commands, s3);
  const [one = '', two = ''] = hosts;
  const run = async (host: string, ...args: string[]) => {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    await runCommandLine([...args, '--data-dir', host], { out: print, error: print });
    return lines.join('\n');
  };
  assert.ok(commands.includes('npm run platform -- doctor'));
  assert.match(await run(one, 'doctor'), /✓ store: http.* is writable/);
  // In place of `release --changed`, which builds the areas.
  assert.ok(commands.includes('npm run platform -- release --changed'));
  const version = await goLive(context, openStore(one, process.env), { name: 'shell' });
  assert.match(await run(two, 'status'), new RegExp(version));
  assert.ok([...s3.objects.keys()].some((key) => key.includes(`releases/shell/${version}/`)));
});
