import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const SOURCE = readFileSync(join(__dirname, '..', '..', '..', 'public', 'service-worker.js'), 'utf8');
const ORIGIN = 'https://maida.test';
const LIST = '/api/restaurant?limit=100';
const MENU = '/api/providers/restaurant/slug/chez-fatou';
const SCRIPT = '/areas/mf-public/2/static/js/area.aa.js';

/** The page that the shell starts from, of one set of releases. */
function shellPage(version: string): string {
  const areas = [
    { name: 'mf-public', entry: `/areas/mf-public/${version}/e.js`, scripts: [], styles: [] },
    { name: 'mf-admin', entry: `/areas/mf-admin/${version}/e.js`, scripts: [], styles: [] },
  ];
  return `<html><head><script defer src="/areas/shell/${version}/main.js"></script>
    <link rel="stylesheet" href="/areas/shell/${version}/main.css"><link rel="icon" href="/favicon.ico">
    <script type="application/json" id="maida-page">${JSON.stringify({ registry: { areas } })}</script></head></html>`;
}

class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (address: string) => this.entries.get(pathOf(address))?.clone();
  put = async (address: string, answer: Response) => void this.entries.set(pathOf(address), answer);
  delete = async (address: string | { url: string }) =>
    this.entries.delete(pathOf(typeof address === 'string' ? address : address.url));
  keys = async () => [...this.entries.keys()].map((path) => ({ url: ORIGIN + path }));
}

function pathOf(address: string): string {
  return address.replace(ORIGIN, '');
}

/** Runs the worker as a browser would, with a network and a storage of the test's making. */
function startWorker() {
  const listeners: Record<string, (event: object) => void> = {};
  const stores = new Map<string, FakeCache>([['maida-page-0', new FakeCache()]]);
  const open = async (name: string) => {
    const known = stores.get(name) ?? new FakeCache();
    stores.set(name, known);
    return known;
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      (await open(cacheName)).match(address),
  };
  const network = new Map<string, () => Response | Promise<Response>>();
  const asked: string[] = [];
  const fetch = async (request: string | { url: string }) => {
    const path = pathOf(typeof request === 'string' ? request : request.url);
    asked.push(path);
    const answer = network.get(path);
    if (!answer) throw new TypeError('Failed to fetch');
    const response = await answer();
    // Only a browser makes answers of the page's own origin.
    Object.defineProperty(response, 'type', { value: 'basic' });
    return response;
  };
  const told: unknown[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    skipWaiting: async () => undefined,
    location: { origin: ORIGIN },
    registration: { navigationPreload: { enable: async () => undefined } },
    clients: {
      claim: async () => undefined,
      get: async () => ({ postMessage: (message: unknown) => told.push(message) }),
    },
  };
  const globals = { self, caches, fetch, Response, Headers, URL, console, setTimeout };
  runInNewContext(SOURCE, globals);

  async function dispatch(type: string, event: object): Promise<Response | undefined> {
    const pending: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners[type]?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => pending.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    const settled = await answer?.catch(() => Response.error());
    for (const promise of pending) await promise;
    return settled;
  }
  const ask = (path: string, init: { mode?: string; method?: string; cache?: string } = {}) =>
    dispatch('fetch', {
      clientId: 'page',
      preloadResponse: Promise.resolve(undefined),
      request: { url: ORIGIN + path, method: 'GET', mode: 'cors', headers: new Headers(), ...init },
    });
  const saved = (name: string) => [...(stores.get(`maida-${name}-1`)?.entries.keys() ?? [])];
  return { dispatch, ask, saved, network, asked, told, stores };
}

function answer(body: unknown, headers: Record<string, string> = {}): () => Response {
  return () => new Response(JSON.stringify(body), { headers });
}

/** What a page says of itself once it has come to rest. */
function keep(parts: object = {}) {
  const content = { variant: '1 en system', areas: ['mf-public'], answers: [LIST], pictures: [], ...parts };
  return { data: { keep: content } };
}

function withShell(worker: ReturnType<typeof startWorker>, version: string): void {
  worker.network.set('/unauthorized', () => new Response(shellPage(version)));
  for (const path of ['shell/V/main.js', 'shell/V/main.css', 'mf-public/V/e.js']) {
    worker.network.set(`/areas/${path.replace('V', version)}`, () => new Response(version));
  }
}

describe('the service worker', () => {
  // What it says of copies that could not be saved.
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('leaves everything that concerns a person, and everything that changes something, to the network', async () => {
    const worker = startWorker();
    for (const path of [
      '/auth/me',
      '/api/user',
      '/api/orders',
      '/api/orders/track/AAAAAAAAAAAAAAAAAAAAAA',
      '/api/favourites',
      '/api/notifications',
      '/api/restaurant/mine',
      '/api/restaurant?limit=100&scope=all',
      '/api/restaurant?limit=100&cursor=abc',
      '/registry.json',
      '/service-worker.js',
    ]) {
      expect(await worker.ask(path)).toBeUndefined();
    }
    expect(await worker.ask(LIST, { method: 'POST' })).toBeUndefined();
    expect(await worker.ask('/api/orders.csv', { mode: 'navigate' })).toBeUndefined();
    await worker.dispatch('message', keep({ answers: ['/auth/me', '/api/user'], pictures: ['/api/user'] }));
    expect(worker.asked).not.toContain('/auth/me');
    expect(worker.asked).not.toContain('/api/user');
  });

  it('gives the network’s answer, and the saved one with its time when the network fails', async () => {
    const worker = startWorker();
    worker.network.set(
      LIST,
      answer([{ name: 'Chez Fatou' }], { link: '</x>; rel="next"', 'x-total-count': '33' }),
    );
    expect(await (await worker.ask(LIST))?.json()).toEqual([{ name: 'Chez Fatou' }]);
    worker.network.set(LIST, answer([{ name: 'Renamed' }], { 'x-total-count': '33' }));
    expect(await (await worker.ask(LIST))?.json()).toEqual([{ name: 'Renamed' }]);
    worker.network.clear();
    const copy = await worker.ask(LIST);
    expect(await copy?.json()).toEqual([{ name: 'Renamed' }]);
    expect(copy?.headers.get('x-total-count')).toBe('33');
    expect(copy?.headers.get('link')).toBeNull();
    const savedAt = copy?.headers.get('x-maida-saved-at');
    expect(Date.now() - Date.parse(savedAt ?? '')).toBeLessThan(60_000);
    expect(worker.told.at(-2)).toEqual({ answer: { path: LIST, savedAt: null } });
    expect(worker.told.at(-1)).toEqual({ answer: { path: LIST, savedAt } });
  });

  it('keeps no failed answer, and no restaurant that only its owner may see', async () => {
    const worker = startWorker();
    worker.network.set(LIST, () => new Response('{}', { status: 503 }));
    worker.network.set(MENU, answer({ name: 'Mine', isPublic: false }));
    expect((await worker.ask(LIST))?.status).toBe(503);
    await worker.ask(MENU);
    expect(worker.saved('answers')).toEqual([]);
  });

  it('shows the saved copy when the network takes too long, and waits on where there is none', async () => {
    jest.useFakeTimers();
    try {
      const worker = startWorker();
      worker.network.set(LIST, answer(['saved']));
      await worker.ask(LIST);
      const late = Promise.withResolvers<Response>();
      worker.network.set(LIST, () => late.promise);
      const asked = worker.ask(LIST);
      await jest.advanceTimersByTimeAsync(12_000);
      late.resolve(new Response('["fresh"]'));
      expect(await (await asked)?.json()).toEqual(['saved']);
      worker.network.clear();
      expect(await (await worker.ask(LIST))?.json()).toEqual(['fresh']);

      const first = Promise.withResolvers<Response>();
      worker.network.set(MENU, () => first.promise);
      const opened = worker.ask(MENU);
      await jest.advanceTimersByTimeAsync(60_000);
      first.resolve(new Response('["first"]'));
      expect(await (await opened)?.json()).toEqual(['first']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('opens every page from the network, and from the shell’s saved page only without one', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    await worker.dispatch('message', keep());
    worker.network.set('/about', () => new Response('about, delivered'));
    expect(await (await worker.ask('/about', { mode: 'navigate' }))?.text()).toBe('about, delivered');
    worker.network.set('/about', () => new Response('down', { status: 503 }));
    expect((await worker.ask('/about', { mode: 'navigate' }))?.status).toBe(503);
    worker.network.clear();
    expect(await (await worker.ask('/about', { mode: 'navigate' }))?.text()).toContain(
      '/areas/shell/2/main.js',
    );
  });

  it('keeps what the page needs of the live releases, and forgets the releases before', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    worker.network.set(LIST, answer([]));
    await worker.dispatch('message', keep());
    const files = (version: string) => [
      `/areas/shell/${version}/main.js`,
      `/areas/shell/${version}/main.css`,
      `/areas/mf-public/${version}/e.js`,
    ];
    expect(worker.saved('files').sort()).toEqual(files('2').sort());
    expect(worker.saved('answers')).toEqual([LIST]);
    const before = worker.asked.length;
    await worker.dispatch('message', keep({ answers: [] }));
    expect(worker.asked).toHaveLength(before);
    withShell(worker, '3');
    await worker.dispatch('message', keep({ variant: '2 en system', answers: [] }));
    expect(worker.saved('files').sort()).toEqual(files('3').sort());
  });

  it('keeps the old page with its files while a new one is not complete', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    await worker.dispatch('message', keep({ answers: [] }));
    worker.network.set('/unauthorized', () => new Response(shellPage('3')));
    await worker.dispatch('message', keep({ variant: '2 en system', answers: [] }));
    worker.network.clear();
    expect(await (await worker.ask('/', { mode: 'navigate' }))?.text()).toContain('/areas/shell/2/main.js');
    expect(worker.saved('files')).toContain('/areas/shell/2/main.js');
  });

  it('asks the network once for a file of a release, and never keeps one that is gone', async () => {
    const worker = startWorker();
    worker.network.set(SCRIPT, () => new Response('gone', { status: 404 }));
    expect((await worker.ask(SCRIPT))?.status).toBe(404);
    worker.network.set(SCRIPT, () => new Response('code'));
    expect(await (await worker.ask(SCRIPT))?.text()).toBe('code');
    worker.network.clear();
    expect(await (await worker.ask(SCRIPT))?.text()).toBe('code');
  });

  it('fetches a file anew for whoever asks past all copies, and keeps that one', async () => {
    const worker = startWorker();
    worker.network.set(SCRIPT, () => new Response('cut o'));
    await worker.ask(SCRIPT);
    worker.network.set(SCRIPT, () => new Response('whole'));
    expect(await (await worker.ask(SCRIPT))?.text()).toBe('cut o');
    expect(await (await worker.ask(SCRIPT, { cache: 'reload' }))?.text()).toBe('whole');
    worker.network.clear();
    expect(await (await worker.ask(SCRIPT))?.text()).toBe('whole');
  });

  it('keeps no page that is made for one browser alone, to try something', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    const headers = { 'cache-control': 'no-store' };
    worker.network.set('/unauthorized', () => new Response(shellPage('2'), { headers }));
    await worker.dispatch('message', keep({ answers: [] }));
    expect(worker.saved('page')).toEqual([]);
    expect(worker.saved('files')).toEqual([]);
  });

  it('keeps a bounded number of menus, those opened last', async () => {
    const worker = startWorker();
    for (let number = 0; number < 40; number += 1) {
      const path = `/api/providers/restaurant/slug/r${number}`;
      worker.network.set(path, answer({ number }));
      await worker.ask(path);
    }
    expect(worker.saved('answers')).toHaveLength(24);
    expect(worker.saved('answers').at(-1)).toBe('/api/providers/restaurant/slug/r39');
  });

  it('leaves nothing of what was looked at when somebody signs out, and nothing of an older worker', async () => {
    const worker = startWorker();
    worker.network.set(LIST, answer([]));
    await worker.ask(LIST);
    await worker.dispatch('message', { data: { forget: true } });
    expect(worker.saved('answers')).toEqual([]);
    await worker.dispatch('activate', {});
    expect(worker.stores.has('maida-page-0')).toBe(false);
  });
});
