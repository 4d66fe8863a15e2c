import { reply, saveRequest, LIST, MENU, muteWorker, startWorker } from './testing.ts';

describe('the service worker for calls to the service', () => {
  muteWorker();

  it('passes personal calls and writes on to the network', async () => {
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
      expect(await worker.request(path)).toBeUndefined();
    }
    expect(await worker.request(LIST, { method: 'POST' })).toBeUndefined();
    for (const path of ['/api/orders.csv', '/openapi.json', '/healthz', '/metrics', '/platform/override'])
      expect(await worker.request(path, { mode: 'navigate' })).toBeUndefined();
    await worker.dispatch(
      'message',
      saveRequest({ calls: ['/auth/me', '/api/user'], pictures: ['/api/user'] }),
    );
    expect(worker.requested).not.toContain('/auth/me');
    expect(worker.requested).not.toContain('/api/user');
  });

  it('returns the network’s reply, and the saved one with its time when the network fails', async () => {
    const worker = startWorker();
    worker.network.set(
      LIST,
      reply([{ name: 'Chez Fatou' }], { link: '</x>; rel="next"', 'x-total-count': '33' }),
    );
    expect(await (await worker.request(LIST))?.json()).toEqual([{ name: 'Chez Fatou' }]);
    worker.network.set(LIST, reply([{ name: 'Renamed' }], { 'x-total-count': '33' }));
    expect(await (await worker.request(LIST))?.json()).toEqual([{ name: 'Renamed' }]);
    worker.network.clear();
    const copy = await worker.request(LIST);
    expect(await copy?.json()).toEqual([{ name: 'Renamed' }]);
    expect(copy?.headers.get('x-total-count')).toBe('33');
    expect(copy?.headers.get('link')).toBeNull();
    const savedAt = copy?.headers.get('x-maida-saved-at');
    expect(Date.now() - Date.parse(savedAt ?? '')).toBeLessThan(60_000);
    expect(worker.messages.at(-2)).toEqual({ reply: { path: LIST, savedAt: null } });
    expect(worker.messages.at(-1)).toEqual({ reply: { path: LIST, savedAt } });
  });

  it('saves no failed reply, and no restaurant that only its owner may see', async () => {
    const worker = startWorker();
    worker.network.set(LIST, () => new Response('{}', { status: 503 }));
    worker.network.set(MENU, reply({ name: 'Mine' }, { 'cache-control': 'no-store' }));
    expect((await worker.request(LIST))?.status).toBe(503);
    await worker.request(MENU);
    expect(worker.saved('replies')).toEqual([]);
  });

  it('returns the saved copy when the network takes too long, and waits where there is none', async () => {
    jest.useFakeTimers();
    try {
      const worker = startWorker();
      worker.network.set(LIST, reply(['saved']));
      await worker.request(LIST);
      const late = Promise.withResolvers<Response>();
      worker.network.set(LIST, () => late.promise);
      const asked = worker.request(LIST);
      await jest.advanceTimersByTimeAsync(12_000);
      late.resolve(reply(['fresh'])());
      expect(await (await asked)?.json()).toEqual(['saved']);
      worker.network.clear();
      expect(await (await worker.request(LIST))?.json()).toEqual(['fresh']);

      const first = Promise.withResolvers<Response>();
      worker.network.set(MENU, () => first.promise);
      const opened = worker.request(MENU);
      await jest.advanceTimersByTimeAsync(60_000);
      first.resolve(new Response('["first"]'));
      expect(await (await opened)?.json()).toEqual(['first']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps a limited number of menus, those opened last', async () => {
    const worker = startWorker();
    for (let number = 0; number < 40; number += 1) {
      const path = `/api/providers/restaurant/slug/r${number}`;
      worker.network.set(path, reply({ number }));
      await worker.request(path);
    }
    expect(worker.saved('replies')).toHaveLength(24);
    expect(worker.saved('replies').at(-1)).toBe('/api/providers/restaurant/slug/r39');
  });

  it('removes saved replies at a sign-out, and everything of an older worker', async () => {
    const worker = startWorker();
    worker.network.set(LIST, reply([]));
    await worker.request(LIST);
    await worker.dispatch('message', { data: { forget: true } });
    expect(worker.saved('replies')).toEqual([]);
    await worker.dispatch('activate', {});
    expect(worker.stores.has('maida-page-0')).toBe(false);
  });
});
