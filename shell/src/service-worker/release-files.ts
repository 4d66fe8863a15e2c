import { FILES, put, type PICTURES } from './caches.ts';
import { releaseFolder } from './public-paths.ts';

/** The caches of files whose content never changes under their address. */
type FileCache = typeof FILES | typeof PICTURES;

/** Replies to a request for such a file: the saved copy is as good as a new fetch. */
export async function replyWithFile(event: FetchEvent, cacheName: FileCache): Promise<Response> {
  const { request } = event;
  // A page that could not use the saved copy requests a new one by `reload`.
  const saved =
    request.cache === 'reload' ? undefined : await caches.match(request.url, { cacheName, ignoreVary: true });
  if (saved) return saved;
  const file = await fetch(request);
  if (isComplete(file) && !isPrivate(file)) event.waitUntil(put(cacheName, request.url, file.clone()));
  return file;
}

/** Saves a file unless it is saved already. @throws when it can't be fetched */
export async function saveFile(cacheName: FileCache, path: string): Promise<void> {
  const saved = await caches.match(path, { cacheName, ignoreVary: true });
  if (saved) return;
  const file = await fetch(path);
  if (!isComplete(file)) throw new Error(`${path} replied with status ${file.status}.`);
  if (!isPrivate(file)) await put(cacheName, path, file);
}

/** Removes the files of releases that the shell's page does not name. */
export async function removeFilesOfOtherReleases(html: string): Promise<void> {
  const cache = await caches.open(FILES);
  for (const key of await cache.keys()) {
    const folder = releaseFolder(new URL(key.url).pathname) ?? '';
    if (!html.includes(folder)) await cache.delete(key);
  }
}

function isComplete(file: Response): boolean {
  return file.status === 200 && file.type === 'basic';
}

/** A picture that only its owner sees, until its restaurant is public. */
function isPrivate(file: Response): boolean {
  return file.headers.get('cache-control')?.includes('no-store') ?? false;
}
