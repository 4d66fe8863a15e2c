import pMap, { pMapSkip } from 'p-map';
import { RELEASE_FILE } from '../../../contract/server/index.ts';
import type { StoreEntry, StoreFiles } from '../../../contract/server/index.ts';

const AT_ONCE = { concurrency: 12 };

/** What was copied. */
export interface CopiedStore {
  readonly revisions: number;
  readonly releases: number;
}

/**
 * Copies a release store whole: every stored version, what is live, the history, who may do what, the reported health.
 * It may be in use: the registry is read first, because what it names was stored before, and written last, because it
 * makes the rest count. A version that is pruned meanwhile is left out.
 */
export async function copyStore(from: StoreFiles, to: StoreFiles): Promise<CopiedStore> {
  const registry = await readAll(from, await from.list('registry'));
  const versions = byVersion(await from.list('releases'));
  // One after another, the oldest first: a bucket orders the versions by the time of writing.
  for (const files of versions) await copyVersion(files, from, to);
  for (const folder of ['rights', 'compositions', 'health', 'acts', 'token-use', 'sources'] as const) {
    await pMap(await from.list(folder), (entry) => copyFile(entry, from, to), AT_ONCE);
  }
  const sorted = registry.toSorted((a, b) => a.entry.name.localeCompare(b.entry.name));
  for (const { entry, content } of sorted) await to.write(entry, content);
  return { revisions: sorted.length, releases: versions.length };
}

/** A release exists once its description does, so that is written last. */
async function copyVersion(files: readonly StoreEntry[], from: StoreFiles, to: StoreFiles): Promise<void> {
  const description = files.find(isDescription);
  if (!description) return;
  const text = await from.read(description.name);
  if (!text) return;
  const others = files.filter((file) => file !== description);
  await pMap(others, (entry) => copyFile(entry, from, to), AT_ONCE);
  await to.write(description, text);
}

async function copyFile(entry: StoreEntry, from: StoreFiles, to: StoreFiles): Promise<void> {
  const content = await from.read(entry.name);
  if (content) await to.write(entry, content);
}

async function readAll(from: StoreFiles, entries: readonly StoreEntry[]) {
  const read = async (entry: StoreEntry) => {
    const content = await from.read(entry.name);
    return content ? { entry, content } : pMapSkip;
  };
  return pMap(entries, read, AT_ONCE);
}

/** The files of each complete version, `releases/<area>/<version>/…`, the oldest version first. */
function byVersion(entries: readonly StoreEntry[]): StoreEntry[][] {
  const versions = Map.groupBy(entries, ({ name }) => name.split('/').slice(0, 3).join('/'));
  const timeOf = (files: readonly StoreEntry[]) => files.find(isDescription)?.changedAt ?? '';
  return [...versions.values()]
    .filter((files) => files.some(isDescription))
    .toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
}

function isDescription({ name }: StoreEntry): boolean {
  const parts = name.split('/');
  return parts.length === 4 && parts[3] === RELEASE_FILE;
}
