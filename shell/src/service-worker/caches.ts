export const PAGES = 'maida-page-1';
export const REPLIES = 'maida-replies-1';
export const FILES = 'maida-files-1';
export const PICTURES = 'maida-pictures-1';

/** Most entries of a cache; the one that was saved first is removed first. */
const MAX_ENTRIES = { [REPLIES]: 24, [FILES]: 200, [PICTURES]: 100 };

/** A cache with a limited number of entries. */
export type LimitedCache = keyof typeof MAX_ENTRIES;

/** Saves a response as the newest entry of a cache. On a device without room nothing is saved. */
export async function put(cacheName: LimitedCache, address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.delete(address, { ignoreVary: true });
    await cache.put(address, response);
    const keys = await cache.keys();
    const surplus = keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[cacheName]));
    await Promise.all(surplus.map((key) => cache.delete(key)));
  } catch (error) {
    console.warn('A copy for offline reading could not be saved.', error);
  }
}

/** Removes the caches of earlier versions of the worker. */
export async function removeOldCaches(): Promise<void> {
  const current = [PAGES, REPLIES, FILES, PICTURES];
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('maida-') && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
