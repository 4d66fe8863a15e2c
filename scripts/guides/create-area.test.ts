import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { goLive, temporaryStore } from 'platform/store/testing';
import { createCheckout, type Checkout } from './checkout.ts';
import { readCommands } from './read-commands.ts';

const GUIDE = join(import.meta.dirname, '../../docs/create-area.md');
const START_MS = 60_000;

test('the guide to a new area leads from nothing to an area that is live, and back to nothing', async (context) => {
  const { store, root: dataDir } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const checkout = await createCheckout(context, dataDir);
  const { sh } = checkout;
  const live = async () => (await store.readRegistry()).areas['mf-loyalty']?.live;

  /** Commands that are not run as they stand, or whose effect is looked at, in the order of the guide. */
  const steps: Record<string, (command: string) => Promise<unknown>> = {
    'npm run dev -w mf-loyalty': (command) => seeAlone(checkout, command),
    // Alone, the whole check takes minutes, and looks at what a new area does not change.
    'npm run check': async () => {
      await sh('npm run check -w mf-loyalty && npx prettier --check mf-loyalty package.json');
      await sh('node scripts/check.ts translations unused references dependencies');
    },
    // The gate opens pages of a whole product, which is not here.
    'npm run platform -- release mf-loyalty': async (command) => {
      const { area, version } = JSON.parse(await sh(`${withJson(command)} --wait`)) as ReleasedVersion;
      await store.promote(area, version, { who: 'guide', why: 'test' });
      assert.equal(await live(), version);
    },
    'npm run platform -- retire mf-loyalty --why "nobody collects points"': async (command) => {
      await sh(command);
      assert.deepEqual(
        [await live(), (await store.readRegistry()).claims?.['mf-loyalty']],
        [undefined, ['/loyalty/*']],
      );
    },
    'npm run platform -- rollback mf-loyalty --why "people miss it"': async (command) => {
      await sh(command);
      assert.notEqual(await live(), undefined);
    },
    "npm run platform -- address give-up mf-loyalty '/loyalty/*'": async (command) => {
      await sh(command);
      assert.deepEqual((await store.readRegistry()).claims?.['mf-loyalty'], []);
    },
  };

  const commands = readCommands(await readFile(GUIDE, 'utf8'));
  for (const command of Object.keys(steps))
    assert.ok(commands.includes(command), `${command} is in the guide`);
  for (const command of commands) {
    const started = performance.now();
    await (steps[command] ?? sh)(command);
    context.diagnostic(`${((performance.now() - started) / 1000).toFixed(1)} s: ${command}`);
  }
  assert.equal(await checkout.changes(), '', 'nothing is left of it');
});

interface ReleasedVersion {
  readonly area: string;
  readonly version: string;
}

/** npm prints a header before what the command prints. */
function withJson(command: string): string {
  return `${command.replace('npm run', 'npm run --silent')} --json`;
}

/** Starts a development server on a free port, opens its page and ends it. */
async function seeAlone({ root, env }: Checkout, command: string): Promise<void> {
  const port = await findFreePort();
  // A group of its own: npm, a shell and the server end together.
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const exit = once(child, 'exit');
  try {
    const page = await fetchWhenReady(`http://127.0.0.1:${String(port)}/loyalty`, () => child.exitCode);
    assert.match(page, /<script/);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await exit;
  }
}

async function fetchWhenReady(address: string, exitCode: () => number | null): Promise<string> {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return reply.text();
    assert.equal(exitCode(), null, 'the development server goes on');
    await sleep(200);
  }
  throw new Error(`${address} was not served within ${String(START_MS / 1000)} s.`);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  assert.ok(typeof address === 'object' && address);
  return address.port;
}
