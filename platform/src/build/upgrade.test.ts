import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import type { TestContext } from 'node:test';
import { runCommandLine } from '../cli/index.ts';
import { CONTRACT_FILE, liveVersions } from '../contract/server/index.ts';
import { ReleaseService } from '../registry/index.ts';
import { temporaryFolder, temporaryStore, writeBuild } from '../registry/testing/fixtures.ts';
import { WORKSPACE, type App } from './apps.ts';
import { hashOfTypes } from './contract-types.ts';
import { createContractTypesCheck, createGate } from './gate/index.ts';
import { releaseChanged } from './release-changed.ts';
import { sourceHash } from './source-hash.ts';

const ENTRY = 'shared-api/src/index.ts';
/** A checkout: what its shared package exports, which its areas import. */
const OLD = { exports: ['useApi', 'mountRoutes'], imports: ['useApi', 'mountRoutes'] };
const NEW = { exports: ['useApi', 'mountPages'], imports: ['useApi', 'mountPages'] };
const NAMES = ['shell', 'mf-a', 'mf-b'];

type Sources = typeof OLD;

/** A store, and a workspace whose sources are replaced as by a checkout of another commit. */
async function site(context: TestContext) {
  const [{ store, root }, workspace] = await Promise.all([temporaryStore(context), temporaryFolder(context)]);
  const releases = new ReleaseService({
    store,
    gate: createGate({ store, slowChecks: [createContractTypesCheck(store)] }),
  });
  const apps = NAMES.map((name) => ({ name, root: path.join(workspace, name) }));
  let sources = OLD;
  const checkout = async (next: Sources, only = NAMES) => {
    sources = next;
    for (const { root: folder } of apps.filter((app) => only.includes(app.name))) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'source.ts'), JSON.stringify(next));
    }
  };
  const build = async ({ name, root: folder }: App) => {
    const types = { [ENTRY]: sources.exports.map((one) => `export const ${one}: string = '';`).join('\n') };
    const hash = await sourceHash(workspace, folder);
    const own =
      name === 'shell' ? { provides: {} } : { requires: {}, imports: { 'shared-api': sources.imports } };
    return writeBuild(context, {
      ...{ name, marker: hash.slice(0, 8), area: { mounts: [{ path: `/${name}` }] } },
      files: { [CONTRACT_FILE]: JSON.stringify(types) },
      release: { ...own, sourceHash: hash, contractTypes: hashOfTypes(types) },
    });
  };
  const reason = { who: 'amina', why: 'an upgrade' };
  const releaseAllChanged = () => releaseChanged(apps, { store, releases, reason, workspace, build });
  const live = async () => liveVersions(await store.readRegistry());
  return { root, store, releases, checkout, releaseAllChanged, live, build, apps };
}

/** The commands of the runbook's section, without `npm run platform --`. */
async function readUpgradeCommands(): Promise<string[][]> {
  const text = await readFile(path.join(WORKSPACE, 'docs/runbook.md'), 'utf8');
  const section = text.split('\n## ').find((one) => one.startsWith('Upgrade without downtime\n')) ?? '';
  return [...section.matchAll(/^npm run platform -- (.*)$/gm)].map(([, words = '']) => words.split(' '));
}

it('an upgrade by the words of the runbook goes live in one step, and back in one', async (context) => {
  const { root, store, releases, checkout, releaseAllChanged, live, build, apps } = await site(context);
  await checkout(OLD);
  await releaseAllChanged();
  const before = await live();
  await checkout(NEW);
  // No order of single releases would do.
  for (const [app, lacks] of [
    [apps[0], 'mountRoutes'],
    [apps[1], 'mountPages'],
  ] as const) {
    assert.ok(app);
    const { area, version } = await releases.addBuild(await build(app));
    const [problem] = (await releases.check(area, version)).problems;
    assert.match(problem?.reason ?? '', new RegExp(`: the export '${lacks}' is missing\\.$`));
    assert.match(problem?.fix ?? '', /one step.*npm run platform -- release --changed/);
  }
  const [up = [], down = []] = await readUpgradeCommands();
  assert.deepEqual(up, ['release', '--changed']);
  const { revision } = await store.readRegistry();
  const reports = await releaseAllChanged();
  assert.deepEqual(
    reports.map(({ name, outcome }) => [name, outcome]),
    NAMES.map((name) => [name, 'released']),
  );
  assert.equal((await store.readRegistry()).revision, revision + 1);
  const { changes } = await releases.readHistory(3);
  assert.deepEqual(changes.map(({ area, kind, together }) => [area, kind, together]).toSorted(), [
    ...NAMES.map((name) => [name, 'promote', NAMES]).toSorted(),
  ]);
  const lines: string[] = [];
  const output = { out: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
  assert.equal(await runCommandLine([...down, '--data-dir', root], output), 0, lines.join('\n'));
  assert.match(lines.join('\n'), /^shell \S+ is live.*, changed together with mf-a, mf-b/);
  assert.deepEqual(await live(), before);
  assert.equal((await store.readRegistry()).revision, revision + 2);
});

it('what does not fit changes nothing of what changed together', async (context) => {
  const { store, checkout, releaseAllChanged, live } = await site(context);
  await checkout(OLD);
  await releaseAllChanged();
  const before = await live();
  // mf-b still takes what the new shell no longer has.
  await checkout(NEW, ['shell', 'mf-a']);
  const { revision } = await store.readRegistry();
  const reports = await releaseAllChanged();
  assert.deepEqual(
    reports.filter(({ outcome }) => outcome === 'refused').map(({ name }) => name),
    ['shell', 'mf-a'],
  );
  assert.match(
    reports.at(-1)?.detail ?? '',
    /can't go live together; nothing has changed:\n {2}mf-b .*'mountRoutes'/,
  );
  assert.deepEqual([await live(), (await store.readRegistry()).revision], [before, revision]);
});

it('a rollback of one alone says what it went live with', async (context) => {
  const { releases, checkout, releaseAllChanged } = await site(context);
  await checkout(OLD);
  await releaseAllChanged();
  await checkout(NEW);
  await releaseAllChanged();
  const { warnings = [] } = await releases.rollback({ area: 'mf-a', why: 'slow' }, 'sidi');
  assert.match(warnings.join(), /^mf-a went live together with shell, mf-b, .*rollback mf-a --together$/);
});
