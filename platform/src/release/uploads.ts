import { createHash } from 'node:crypto';
import type { ReleaseStore } from '../store/index.ts';

const FOLDER = 'uploads';

type Documents = Pick<ReleaseStore, 'findDocument' | 'writeDocument'>;

/** Remembers who brought a version into the store. */
export async function recordUpload(
  store: Documents,
  { area, version, who }: { area: string; version: string; who: string },
): Promise<void> {
  const text = JSON.stringify({ area, version, who, when: new Date().toISOString() });
  await store.writeDocument(FOLDER, nameOf(area, version), text);
}

/** Who brought a version; undefined for one that an older platform stored. */
export async function findUploader(
  store: Documents,
  area: string,
  version: string,
): Promise<string | undefined> {
  const text = await store.findDocument(FOLDER, nameOf(area, version));
  return text === undefined ? undefined : (JSON.parse(text) as { who: string }).who;
}

/** Versions may have characters that names of documents may not. */
function nameOf(area: string, version: string): string {
  return `${createHash('sha256').update(`${area}@${version}`).digest('hex').slice(0, 40)}.json`;
}
