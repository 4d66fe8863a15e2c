import { createHash } from 'node:crypto';
import type { SourceState } from '../../contract/index.ts';
import type { VersionSet } from '../../contract/server/index.ts';
import type { ReleaseStore } from './release-store.ts';

type Documents = Pick<ReleaseStore, 'findDocument' | 'writeDocument' | 'removeDocument'>;

const FOLDER = 'sources';

/** Keeps what a version was released from; the latest release of it counts. */
export async function writeSource(
  store: Documents,
  area: string,
  version: string,
  source: SourceState,
): Promise<void> {
  await store.writeDocument(FOLDER, nameOf(area, version), `${JSON.stringify({ area, version, source })}\n`);
}

/** What a version was released from; empty when nobody said. To be recorded with a change of what is live. */
export async function findSource(
  store: Documents,
  area: string,
  version: string,
): Promise<{ source?: SourceState }> {
  const text = await store.findDocument(FOLDER, nameOf(area, version));
  return text === undefined ? {} : { source: (JSON.parse(text) as { source: SourceState }).source };
}

/** The same for several areas, by area. */
export async function findSources(
  store: Documents,
  versions: VersionSet,
): Promise<Readonly<Record<string, { source?: SourceState }>>> {
  const found = Object.entries(versions).map(
    async ([area, version]) => [area, await findSource(store, area, version)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

/** Forgets what a version was released from. */
export async function removeSource(store: Documents, area: string, version: string): Promise<void> {
  await store.removeDocument(FOLDER, nameOf(area, version));
}

/** A version may be longer than the name of a document, and have other letters. */
function nameOf(area: string, version: string): string {
  return `${createHash('sha256').update(`${area}@${version}`).digest('hex').slice(0, 32)}.json`;
}
