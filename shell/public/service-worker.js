/**
 * Keeps the list, the opened menus and what they are shown with readable without a connection
 * (docs/decisions/shell-offline-copies.md). The network always comes first, but for files that never change; a copy is
 * shown only when the network fails, and the page is notified when it was saved.
 *
 * Privacy is decided here and nowhere else: only what `PUBLIC_ANSWERS`, `PICTURE` and `RELEASE_FILE` let through is
 * ever kept, beside one page of the shell's own that says nothing of anybody.
 */
const PAGES = 'maida-page-1';
const ANSWERS = 'maida-answers-1';
const FILES = 'maida-files-1';
const PICTURES = 'maida-pictures-1';
const CACHES = [PAGES, ANSWERS, FILES, PICTURES];

/** A page without an area and without content: from it the shell finds its way to every address. */
const SHELL_PAGE = '/unauthorized';
const PUBLIC_ANSWERS = [
  /^\/api\/restaurant\?limit=\d+$/,
  /^\/api\/providers\/restaurant\/slug\/[^/?]+$/,
  /^\/api\/settings$/,
];
const PICTURE = /^\/api\/files\/[0-9a-f]{32}\.webp\?w=\d+$/;
const RELEASE_FILE = /^\/areas\/[^/]+\/[^/]+\//;
/** The shell's texts; the page itself asks for those of its own language alone. */
const LANGUAGE_FILE = /\/language-[a-z]+\.[0-9a-f]+\.js$/;
/** The service's own addresses; a page of theirs is none of ours. */
const SERVICE = /^\/(?:api|auth|docs)(?:\/|$)/;

/** How many of a kind are kept; the one that was not asked for longest goes first. */
const MAX_ENTRIES = { [ANSWERS]: 24, [FILES]: 200, [PICTURES]: 100 };
/** Milliseconds that the network has before a saved copy is shown in its place. */
const NETWORK_TIMEOUT_MS = 12_000;
/** Milliseconds for which a saved answer need not be saved again. */
const JUST_NOW = 60_000;
const SAVED_AT = 'x-maida-saved-at';
const VARIANT = 'x-maida-variant';
/** What the page reads of an answer. Where its next page begins is left out: only the first one is kept. */
const KEPT_HEADERS = ['content-type', 'x-total-count'];

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const { keep, forget } = event.data ?? {};
  if (keep) event.waitUntil(keepAll(keep));
  // Signing out removes all traces of what was viewed.
  if (forget) event.waitUntil(Promise.all([caches.delete(ANSWERS), caches.delete(PICTURES)]));
});

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('maida-') && !CACHES.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  // A page is asked for while this worker wakes up, so that it costs no visitor a moment.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The answer to a request, or undefined for those that are none of this worker's business. */
function answerTo(event) {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') return SERVICE.test(pathname) ? undefined : openPage(event);
  if (request.headers.has('range')) return undefined;
  const path = pathname + search;
  if (RELEASE_FILE.test(path)) return takeFile(event, FILES);
  if (PICTURE.test(path)) return takeFile(event, PICTURES);
  return isPublic(path) ? askService(event, path) : undefined;
}

function isPublic(path) {
  return PUBLIC_ANSWERS.some((known) => known.test(path));
}

/** What the network answers; what was saved only when it does not, or not in time. */
async function networkFirst(fromNetwork, findSaved) {
  let answer;
  try {
    answer = await Promise.race([fromNetwork, wait(NETWORK_TIMEOUT_MS)]);
  } catch (error) {
    const saved = await findSaved();
    if (saved) return saved;
    throw error;
  }
  return answer ?? (await findSaved()) ?? fromNetwork;
}

function wait(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function openPage({ request, preloadResponse }) {
  const fromNetwork = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  return networkFirst(fromNetwork, () => caches.match(SHELL_PAGE, { cacheName: PAGES }));
}

async function askService(event, path) {
  const fromNetwork = fetch(event.request);
  // One that comes too late for this page is there for the next.
  const saving = fromNetwork.then((answer) => saveAnswer(path, answer.clone()));
  event.waitUntil(saving.catch(() => undefined));
  const answer = await networkFirst(fromNetwork, () => caches.match(path, { cacheName: ANSWERS }));
  const savedAt = answer.headers.get(SAVED_AT);
  event.waitUntil(tell(event.clientId || event.resultingClientId, { path, savedAt }));
  return answer;
}

/** Tells the requesting page whether it got a saved copy, and from when. */
async function tell(clientId, answer) {
  const client = await self.clients.get(clientId);
  client?.postMessage({ answer });
}

async function saveAnswer(path, answer) {
  if (answer.status !== 200) return;
  const text = await answer.text();
  // What only its owner may see yet is nobody else's on a shared device.
  if (text.includes('"isPublic":false')) return;
  const headers = new Headers({ [SAVED_AT]: new Date().toISOString() });
  for (const name of KEPT_HEADERS) if (answer.headers.has(name)) headers.set(name, answer.headers.get(name));
  await put(ANSWERS, path, new Response(text, { headers }));
}

/** A file named by its content: what its address answers never changes, so a copy is as good as a new fetch. */
async function takeFile(event, cacheName) {
  const { request } = event;
  // Asked for past all copies when the kept one is of no use.
  const isKept = request.cache !== 'reload';
  const known = isKept && (await caches.match(request.url, { cacheName, ignoreVary: true }));
  if (known) return known;
  const file = await fetch(request);
  if (isWhole(file)) event.waitUntil(put(cacheName, request.url, file.clone()));
  return file;
}

function isWhole(file) {
  return file.status === 200 && file.type === 'basic';
}

/** Keeps something as the newest of its kind. A device without room keeps less, nothing else. */
async function put(cacheName, address, answer) {
  try {
    const cache = await caches.open(cacheName);
    await cache.delete(address, { ignoreVary: true });
    await cache.put(address, answer);
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[cacheName])).map((key) => cache.delete(key)),
    );
  } catch (error) {
    console.warn('A copy for offline reading could not be saved.', error);
  }
}

/** Keeps what a page is made of that was open before this worker was, or that was put together without asking it. */
async function keepAll({ variant, areas, files = [], answers, pictures }) {
  const outcomes = await Promise.allSettled([
    keepShell(variant, areas),
    ...files.filter((path) => RELEASE_FILE.test(path)).map((path) => keepFile(FILES, path)),
    ...answers.filter(isPublic).map(keepAnswer),
    ...pictures.filter((path) => PICTURE.test(path)).map((path) => keepFile(PICTURES, path)),
  ]);
  for (const { reason } of outcomes)
    if (reason) console.warn('Nothing new was saved for offline reading.', reason);
}

/** An opened page's answer is the newest, so that those which were only fetched ahead go before it. */
async function keepAnswer(path) {
  const known = await caches.match(path, { cacheName: ANSWERS });
  if (known && Date.now() - Date.parse(known.headers.get(SAVED_AT)) < JUST_NOW)
    return put(ANSWERS, path, known);
  return saveAnswer(path, await fetch(path, { credentials: 'include' }));
}

async function keepFile(cacheName, path) {
  const known = await caches.match(path, { cacheName, ignoreVary: true });
  if (known) return;
  const file = await fetch(path);
  if (!isWhole(file)) throw new Error(`${path} answered ${file.status}.`);
  await put(cacheName, path, file);
}

/**
 * Keeps the shell's page with all that it and the areas need, another one for each set of releases, language and look.
 * It takes the place of the one before only when it is complete.
 */
async function keepShell(variant, areas) {
  const cache = await caches.open(PAGES);
  const known = await cache.match(SHELL_PAGE);
  const isKnown = known?.headers.get(VARIANT) === variant;
  const page = isKnown ? known : await fetch(SHELL_PAGE, { headers: { accept: 'text/html' } });
  if (page.status !== 200) throw new Error(`${SHELL_PAGE} answered ${page.status}.`);
  // What is made for this browser alone, to try something, is not to be kept.
  if (page.headers.get('cache-control')?.includes('no-store')) return;
  const html = await page.clone().text();
  await Promise.all(filesOf(html, areas).map((path) => keepFile(FILES, path)));
  if (isKnown) return;
  const headers = new Headers(page.headers);
  // The text is unpacked here.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(VARIANT, variant);
  await cache.put(SHELL_PAGE, new Response(html, { headers }));
  await removeFilesBut(html);
}

/** Scripts and styles that the page names for the shell, and those that its registry names for the areas. */
function filesOf(html, areas) {
  const own = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
  const [, configuration = '{}'] = /<script[^>]*\bid="maida-page"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  const { areas: releases = [], shellIntegrity = {} } = JSON.parse(configuration).registry ?? {};
  const languages = Object.keys(shellIntegrity).filter((path) => LANGUAGE_FILE.test(path));
  const wanted = releases.filter(({ name }) => areas.includes(name));
  const theirs = wanted.flatMap(({ entry, scripts, styles }) => [entry, ...scripts, ...styles]);
  return [...new Set([...own, ...languages, ...theirs])].filter((path) => RELEASE_FILE.test(path));
}

/** Files of releases that the page no longer knows are of no use to anybody. */
async function removeFilesBut(html) {
  const cache = await caches.open(FILES);
  for (const key of await cache.keys()) {
    const [release = ''] = RELEASE_FILE.exec(new URL(key.url).pathname) ?? [];
    if (!html.includes(release)) await cache.delete(key);
  }
}
