import { compositionOf } from '../../store/index.ts';
import type { Registry, ReleaseStore } from '../../store/index.ts';
import type { CommandContext } from '../command-context.ts';
import { operandsOf } from './command.ts';
import type { CommandResult } from './command.ts';

const DAY_MS = 86_400_000;
/** Revisions that are read to find out what was live lately. */
const MAX_REVISIONS = 20_000;

/** Removes versions that nobody needs any more: long in the store, long not live, and none that a rollback leads to. */
export async function prune({ line, store, progress }: CommandContext): Promise<CommandResult> {
  operandsOf(line, []);
  const before = Date.now() - line.days * DAY_MS;
  const registry = await store().readRegistry();
  const needed = findNeededVersions(before, registry, await store().readHistory(MAX_REVISIONS));
  const removed: { area: string; version: string }[] = [];
  for (const area of Object.keys(registry.areas)) {
    for (const { version, storedAt } of await store().listStored(area)) {
      if (needed.has(`${area}@${version}`) || Date.parse(storedAt) > before) continue;
      progress(`removing ${area} ${version}`);
      if (!line.isDryRun) await store().remove(area, version);
      removed.push({ area, version });
    }
  }
  const sets = line.isDryRun ? 0 : await pruneCompositions(store(), new Set(removed.map(nameOf)));
  const verb = line.isDryRun ? 'would be removed' : 'removed';
  const lines = removed.map((version) => `\n  ${nameOf(version)}`).join('');
  return {
    text: `${String(removed.length)} versions ${verb}; kept: live, before, canary and ${String(line.days)} days${lines}`,
    data: { removed, compositions: sets, days: line.days, isDry: line.isDryRun },
  };
}

/** Live, canary and what a rollback leads to, now and after the next one; and what was live in the time. */
function findNeededVersions(before: number, registry: Registry, revisions: readonly Registry[]): Set<string> {
  const recent = revisions.filter(({ change }) => Date.parse(change?.when ?? '') > before);
  // What was live when the time began is the state that the first change in it found.
  const first = revisions[recent.length];
  return new Set([registry, ...recent, ...(first ? [first] : [])].flatMap(versionsOf));
}

function versionsOf({ areas }: Registry): string[] {
  return Object.entries(areas).flatMap(([area, { live, earlier, canary }]) =>
    [live, canary?.version, earlier[0], earlier[1]].flatMap((version) =>
      version === undefined ? [] : [`${area}@${version}`],
    ),
  );
}

/** Sets that can be shown no longer, because a version of theirs is gone. */
async function pruneCompositions(store: ReleaseStore, removed: ReadonlySet<string>): Promise<number> {
  let count = 0;
  for (const name of await store.listDocuments('compositions')) {
    const text = await store.findDocument('compositions', name);
    const versions = text === undefined ? {} : (JSON.parse(text) as Record<string, string>);
    const isGone = Object.entries(versions).some(([area, version]) => removed.has(`${area}@${version}`));
    if (!isGone && name === `${compositionOf(versions)}.json`) continue;
    await store.removeDocument('compositions', name);
    count += 1;
  }
  return count;
}

function nameOf({ area, version }: { area: string; version: string }): string {
  return `${area}@${version}`;
}
