import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { runCommandLine } from 'platform/cli';
import { createIdentify, createReleaseApi } from 'platform/http';
import { ReleaseService, RightsService, type ReleaseStore } from 'platform/registry';
import { ReleaseError } from 'platform/contract/server';
import { goLive, temporaryFolder, temporaryStore, writeBuild } from 'platform/registry/testing';
import { readCommands } from './read-commands.ts';

const GUIDE = join(import.meta.dirname, '../../docs/pipelines.md');
const SERVER = 'https://maida.example';

const run = promisify(execFile);

/** Serves the calls of the guide over a store whose gate agrees to everything. */
async function serve(context: TestContext, store: ReleaseStore): Promise<string> {
  const rights = new RightsService({ store });
  const gate = { check: () => Promise.resolve({ problems: [], unchecked: [] }) };
  const identifyAdmin = () => Promise.reject(new ReleaseError('unauthorized', 'Sign in.'));
  const api = createReleaseApi({
    service: new ReleaseService({ store, gate }),
    rights,
    identify: createIdentify({ rights, identifyAdmin, networkOf: () => '203.0.113.7' }),
  });
  const server = createServer((request, response) => void api(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
}

test('a pipeline rolls back and uploads with the lines of pipelines.md', async (context) => {
  const { store, root } = await temporaryStore(context);
  const commands = readCommands(await readFile(GUIDE, 'utf8'));
  const mounts = [{ path: '/provider/*' }];
  const buildOf = (marker: string) => ({ name: 'mf-provider', marker, area: { mounts } });
  await goLive(context, store, { name: 'shell' });
  const first = await goLive(context, store, buildOf('one'));
  await goLive(context, store, buildOf('two'));
  const create = commands.find((command) => command.includes('token create')) ?? '';
  const printed: string[] = [];
  const args = create.replace('npm run platform -- ', '').split(' ');
  const print = (text: string) => printed.push(text);
  assert.equal(await runCommandLine([...args, '--data-dir', root], { out: print, error: print }), 0);
  const [token = ''] = /maida_release_[\w-]+/.exec(printed.join('\n')) ?? [];
  const origin = await serve(context, store);

  const folder = await temporaryFolder(context);
  await mkdir(join(folder, 'mf-provider'));
  await symlink(await writeBuild(context, buildOf('three')), join(folder, 'mf-provider/dist'));
  const curls = commands
    .filter((command) => command.includes('curl '))
    .map((line) => line.replace(SERVER, origin));
  assert.equal(curls.length, 2);
  const [rollback, upload] = await Promise.all(
    curls.map(async (line) => {
      const options = { cwd: folder, env: { ...process.env, PLATFORM_TOKEN: token } };
      return JSON.parse((await run('sh', ['-c', line], options)).stdout) as Record<string, unknown>;
    }),
  );
  assert.equal(rollback?.['name'], 'mf-provider');
  assert.equal((await store.readRegistry()).areas['mf-provider']?.live, first);
  assert.deepEqual([upload?.['area'], upload?.['isNew']], ['mf-provider', true]);
});
