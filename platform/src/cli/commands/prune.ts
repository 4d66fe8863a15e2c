import { changesOf, compositionOf, type Registry } from '../../contract/server/index.ts';
import { removeSource, type ReleaseStore } from '../../registry/index.ts';
import type { CommandContext } from '../command-context.ts';
import { operandsOf, type CommandResult } from './command.ts';

const DAY_MS = 86_400_000;
/** How long the log of acts goes back. */
const ACTS_DAYS = 400;
const MAX_REVISIONS = 20_000;

/** Removes versions that were stored and last live long ago and that no rollback would restore. */
export async function prune({ line, store, progress }: CommandContext): Promise<CommandResult> {
  operandsOf(line, []);
  const before = Date.now() - line.days * DAY_MS;
  const registry = await store().readRegistry();
  const needed = findNeededVersions(before, registry, await store().readHistory(MAX_REVISIONS));
  const removed: { area: string; version: string }[] = [];
  for (const area of Object.keys({ ...registry.areas, ...registry.retired })) {
    for (const { version, storedAt } of await store().listStored(area)) {
      if (needed.has(`${area}@${version}`) || Date.parse(storedAt) > before) continue;
      progress(`removing ${area} ${version}`);
      if (!line.isDryRun) await removeVersion(store(), area, version);
      removed.push({ area, version });
    }
  }
  if (!line.isDryRun) await pruneActs(store());
  const sets = line.isDryRun ? 0 : await pruneCompositions(store(), new Set(removed.map(nameOf)));
  const verb = line.isDryRun ? 'would be removed' : 'removed';
  const lines = removed.map((version) => `\n  ${nameOf(version)}`).join('');
  return {
    text: `${String(removed.length)} versions ${verb}; kept: live and canary versions, rollback targets, and those of the last ${String(line.days)} days${lines}`,
    data: { removed, compositions: sets, days: line.days, isDry: line.isDryRun },
  };
}

async function removeVersion(store: ReleaseStore, area: string, version: string): Promise<void> {
  await store.remove(area, version);
  await removeSource(store, area, version);
}

/** Versions to keep: live, canary and the next two rollback targets, now and at any time since `before`. */
function findNeededVersions(before: number, registry: Registry, revisions: readonly Registry[]): Set<string> {
  // The latest change before the period made what was live when it began.
  const first = revisions.findIndex(
    (revision) => Date.parse((changesOf(revision)[0] ?? revision.addressChange)?.when ?? '') <= before,
  );
  const recent = first === -1 ? revisions : revisions.slice(0, first + 1);
  return new Set([registry, ...recent].flatMap(versionsOf));
}

function versionsOf({ areas, retired = {} }: Registry): string[] {
  const live = Object.entries(areas).map(
    ([area, entry]) => [area, entry.live, entry.canary?.version, entry.earlier] as const,
  );
  // What a retired area comes back with.
  const gone = Object.entries(retired).map(
    ([area, { version, earlier }]) => [area, version, undefined, earlier] as const,
  );
  return [...live, ...gone].flatMap(([area, version, canary, [first, second]]) =>
    [version, canary, first, second].flatMap((one) => (one === undefined ? [] : [`${area}@${one}`])),
  );
}

/** Removes compositions that can't be replayed any more because one of their versions was removed. */
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

/** Removes acts that were logged more than a year ago; their names begin with the time. */
async function pruneActs(store: ReleaseStore): Promise<void> {
  const first = new Date(Date.now() - ACTS_DAYS * DAY_MS).toISOString().replaceAll(/\D/g, '').slice(0, 8);
  const old = (await store.listDocuments('acts')).filter((name) => name.slice(0, 8) < first);
  for (const name of old) await store.removeDocument('acts', name);
}

function nameOf({ area, version }: { area: string; version: string }): string {
  return `${area}@${version}`;
}
