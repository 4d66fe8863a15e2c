import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { runCommandLine } from 'platform/cli';
import { goLive, temporaryStore, writeBuild } from 'platform/registry/testing';
import { readCommands } from './read-commands.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const GUIDES = ['area-team', 'canary', 'faults', 'override', 'pipelines', 'releasing', 'rollback', 'runbook'];
const COMMAND = 'npm run platform -- ';
const AREAS: Readonly<Record<string, string>> = {
  'mf-provider': '/provider/*',
  'mf-admin': '/admin/*',
  'mf-tables': '/tables/*',
};

/** A store like the guides': live areas, each with a version before. */
async function createSite(context: TestContext) {
  const { store, root } = await temporaryStore(context);
  for (const marker of ['one', 'two']) await goLive(context, store, { name: 'shell', marker });
  const buildOf = (name: string, marker: string, mounts: readonly string[]) => ({
    name,
    marker,
    area: { mounts: mounts.map((path) => ({ path })) },
  });
  for (const [name, mount] of Object.entries(AREAS)) {
    await goLive(context, store, buildOf(name, 'one', [mount]));
    await goLive(context, store, buildOf(name, 'two', [mount]));
  }
  // The later version has given up a page, whose address stays reserved.
  await goLive(context, store, buildOf('mf-public', 'one', ['/', '/about']));
  await goLive(context, store, buildOf('mf-public', 'two', ['/']));
  const run = async (args: readonly string[]) => {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    const code = await runCommandLine([...args, '--data-dir', root], { out: print, error: print });
    return { code, text: lines.join('\n') };
  };
  let count = 2;
  /** Stores what `release` would build. */
  const storeNext = async (name: string) => {
    const mount = AREAS[name] ?? '/';
    const folder = await writeBuild(context, buildOf(name, String((count += 1)), [mount]));
    return (await store.release(folder)).release.version;
  };
  return { run, storeNext };
}

type Site = Awaited<ReturnType<typeof createSite>>;

/**
 * A guide's command for this store. The gate opens pages of a whole product, which is not here, so that it is forced;
 * `release` puts a stored version in place of a built one; versions are those of this store.
 */
async function adapt(command: string, site: Site): Promise<string[]> {
  const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const server = words.indexOf('--server');
  if (server !== -1) words.splice(server, 2);
  const [name = '', first = '', second = '', ...options] = words;
  if (name === 'release') {
    const area = first === '--changed' ? 'mf-provider' : first;
    const share = words.indexOf('--canary');
    const version = await site.storeNext(area);
    const why = ['--why', words[words.indexOf('--why') + 1] ?? ''];
    return share === -1
      ? ['promote', area, version, ...why, '--force']
      : ['canary', area, words[share + 1] ?? '', version, ...why, '--force'];
  }
  if (name === 'promote') return [name, first, await site.storeNext(first), ...options, '--force'];
  if (name === 'canary' && second !== 'off') return [...words, '--force'];
  return words;
}

for (const guide of GUIDES) {
  test(`the platform’s commands of ${guide}.md do what the page says`, async (context) => {
    const site = await createSite(context);
    const commands = readCommands(await readFile(join(DOCS, `${guide}.md`), 'utf8'))
      .filter((command) => command.startsWith(COMMAND))
      .map((command) => command.slice(COMMAND.length));
    assert.ok(commands.length > 0);
    for (const command of commands) {
      const { code, text } = await site.run(await adapt(command, site));
      context.diagnostic(`${command}: ${text.split('\n')[0] ?? ''}`);
      assert.equal(code, 0, `${command}: ${text}`);
    }
  });
}
