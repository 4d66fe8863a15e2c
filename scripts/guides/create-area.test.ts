import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { goLive, temporaryStore } from 'platform/registry/testing';
import { createCheckout, type Checkout } from './checkout.ts';
import { startDevelopmentServer } from './development-server.ts';
import { readCommands } from './read-commands.ts';

const GUIDE = join(import.meta.dirname, '../../docs/create-area.md');

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
      await sh('npm run check -w mf-loyalty && npx oxfmt --check mf-loyalty package.json');
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
async function seeAlone(checkout: Checkout, command: string): Promise<void> {
  const server = await startDevelopmentServer(checkout, command);
  try {
    assert.match(await server.fetchPage('/loyalty'), /<script/);
  } finally {
    await server.stop();
  }
}
