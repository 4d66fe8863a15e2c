import { answer, keep, LIST, MENU, muteWorker, startWorker } from '../../testing/service-worker.ts';

describe('the service worker, asked for answers of the service', () => {
  muteWorker();

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
    expect(worker.messages.at(-2)).toEqual({ answer: { path: LIST, savedAt: null } });
    expect(worker.messages.at(-1)).toEqual({ answer: { path: LIST, savedAt } });
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
