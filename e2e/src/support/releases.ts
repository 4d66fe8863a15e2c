import { DiskStore } from 'platform/store';
import { getProduct } from './stage.ts';
import { withVariant, type Variant } from './variants.ts';

const WHY = { who: 'e2e', why: 'a journey' };

/** The release store of the running product. */
export function getStore(): DiskStore {
  return new DiskStore(getProduct().dataDir);
}

/** The live version of an area. */
export async function liveVersion(area: string): Promise<string> {
  const live = (await getStore().readRegistry()).areas[area]?.live;
  if (live === undefined) throw new Error(`Nothing of ${area} is live.`);
  return live;
}

/** Stores a new version of an area, derived from the live one. Returns the version. */
export async function storeVariant(area: string, variant: Variant): Promise<string> {
  const release = (folder: string) => getStore().release(folder);
  return (await withVariant(getProduct().dataDir, area, variant, release)).release.version;
}

/** Makes a stored version live without the gate. */
export async function makeLive(area: string, version: string): Promise<void> {
  await getStore().promote(area, version, WHY);
}

/** Runs a journey that changes the live version of an area, and restores it afterwards. */
export async function withLive(area: string, act: (before: string) => Promise<void>): Promise<void> {
  const before = await liveVersion(area);
  try {
    await act(before);
  } finally {
    await makeLive(area, before);
  }
}
