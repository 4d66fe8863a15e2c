import { openStore, type ReleaseStore } from 'platform/registry';
import type { Product } from './product.ts';
import type { Service } from './service.ts';
import { withVariant, type Variant } from './variants.ts';

const WHY = { who: 'e2e', why: 'a journey' };

/** The release store of the running product. */
export function getStore({ dataDir }: Product): ReleaseStore {
  return openStore(dataDir);
}

/** The live version of an area. */
export async function liveVersion(product: Product, area: string): Promise<string> {
  const live = (await getStore(product).readRegistry()).areas[area]?.live;
  if (live === undefined) throw new Error(`Nothing of ${area} is live.`);
  return live;
}

/** Stores a new version of an area, derived from the live one. Returns the version. */
export async function storeVariant(product: Product, area: string, variant: Variant): Promise<string> {
  const release = (folder: string) => getStore(product).release(folder);
  return (await withVariant(product.dataDir, area, variant, release)).release.version;
}

/** Makes a stored version live without the gate. */
export async function makeLive(product: Product, area: string, version: string): Promise<void> {
  await getStore(product).promote(area, version, WHY);
}

/** Has the live version of an area restored after the journey. Returns it. */
export async function keepLive(product: Product, service: Service, area: string): Promise<string> {
  const before = await liveVersion(product, area);
  service.undoLater(() => makeLive(product, area, before));
  return before;
}
