import type { SaveRequest } from '../messages.ts';

const ORIGIN = 'https://maida.test';
/** Calls whose replies the worker may save: the list and a menu. */
export const LIST = '/api/restaurant?limit=100';
export const MENU = '/api/providers/restaurant/slug/chez-fatou';

/** The shell's page of one composition. */
export function shellPage(version: string): string {
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
  put = async (address: string, response: Response) => void this.entries.set(pathOf(address), response);
  delete = async (address: string | { url: string }) =>
    this.entries.delete(pathOf(typeof address === 'string' ? address : address.url));
  keys = async () => [...this.entries.keys()].map((path) => ({ url: ORIGIN + path }));
}

function pathOf(address: string): string {
  return address.replace(ORIGIN, '');
}

/** Runs the worker as a browser would, with the test's network and storage. */
export function startWorker() {
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
  const requested: string[] = [];
  const fetch = async (request: string | { url: string }) => {
    const path = pathOf(typeof request === 'string' ? request : request.url);
    requested.push(path);
    const respond = network.get(path);
    if (!respond) throw new TypeError('Failed to fetch');
    const response = await respond();
    // Only a browser creates same-origin responses.
    Object.defineProperty(response, 'type', { value: 'basic' });
    return response;
  };
  const messages: unknown[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    skipWaiting: async () => undefined,
    location: { origin: ORIGIN },
    registration: { navigationPreload: { enable: async () => undefined } },
    clients: {
      claim: async () => undefined,
      get: async () => ({ postMessage: (message: unknown) => messages.push(message) }),
    },
  };
  Object.assign(globalThis, { self, caches, fetch });
  // Not an import: pages and worker have different globals, and so are different TypeScript projects.
  jest.isolateModules(() => jest.requireActual('../service-worker.ts'));

  async function dispatch(type: string, event: object): Promise<Response | undefined> {
    const pending: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners[type]?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => pending.push(promise),
      respondWith: (promise: Promise<Response>) => (response = promise),
    });
    const settled = await response?.catch(() => Response.error());
    for (const promise of pending) await promise;
    return settled;
  }
  const request = (path: string, init: { mode?: string; method?: string; cache?: string } = {}) =>
    dispatch('fetch', {
      clientId: 'page',
      preloadResponse: Promise.resolve(undefined),
      request: { url: ORIGIN + path, method: 'GET', mode: 'cors', headers: new Headers(), ...init },
    });
  const saved = (name: string) => [...(stores.get(`maida-${name}-1`)?.entries.keys() ?? [])];
  return { dispatch, request, saved, network, requested, messages, stores };
}

/** A reply of the network. */
export function reply(body: unknown, headers: Record<string, string> = {}): () => Response {
  return () => new Response(JSON.stringify(body), { headers: { 'cache-control': 'no-cache', ...headers } });
}

/** The message that an idle page sends. */
export function saveRequest(parts: Partial<SaveRequest> = {}) {
  const page: SaveRequest = {
    variant: '1 en system',
    areas: ['mf-public'],
    files: [],
    calls: [LIST],
    pictures: [],
  };
  return { data: { save: { ...page, ...parts } } };
}

/** Puts a release of the shell with its page on the network. */
export function withShell(worker: ReturnType<typeof startWorker>, version: string): void {
  worker.network.set('/unauthorized', () => new Response(shellPage(version)));
  for (const path of ['shell/V/main.js', 'shell/V/main.css', 'mf-public/V/e.js']) {
    worker.network.set(`/areas/${path.replace('V', version)}`, () => new Response(version));
  }
}

/** Silences the worker's log of failed saves. */
export function muteWorker(): void {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
}
