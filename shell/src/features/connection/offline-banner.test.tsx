import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { createRegistry } from '../../testing/areas.tsx';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { followSavedReplies } from './saved-replies.ts';

const LIST = '/api/restaurant?limit=100';

setUpApp();

/** A page whose first area shows a reply that the worker may have given from its cache. */
async function renderList() {
  const registry = createRegistry();
  const [first, ...others] = registry.areas;
  if (!first) throw new Error('The registry has no area.');
  const areas = [{ ...first, preload: [{ path: '/', data: [LIST] }] }, ...others];
  await renderApp('/', { registry: { ...registry, areas } });
}

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('OfflineBanner', () => {
  const worker = new EventTarget();
  let stop: () => void;
  beforeEach(() => (stop = followSavedReplies(worker)));
  afterEach(() => stop());

  function notify(path: string, savedAt: string | null): void {
    act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { reply: { path, savedAt } } })));
  }

  it('says when the shown copy was saved, until a fresh reply has come', async () => {
    await renderList();
    setOnline(false);
    expect(screen.getByText(/^You’re offline\. What you see may be out of date/)).toBeVisible();
    notify(LIST, '2026-11-20T12:30:00.000Z');
    expect(screen.getByText(/^You’re offline\. This copy .* on 20\/11\/2026 12:30;/)).toBeVisible();
    setOnline(true);
    expect(screen.getByText(/^Your connection is too weak right now\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    notify(LIST, null);
    expect(screen.queryByText(/copy/)).toBeNull();
  });

  it('asks again by itself while a copy is shown, after growing waits', async () => {
    const calls = jest.spyOn(QueryClient.prototype, 'invalidateQueries');
    await renderList();
    jest.useFakeTimers();
    const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
    setOnline(false);
    notify(LIST, '2026-11-20T12:30:00.000Z');
    await wait(60);
    expect(calls).not.toHaveBeenCalled();
    setOnline(true);
    await wait(0);
    expect(calls).toHaveBeenCalledTimes(1);
    await wait(5);
    expect(calls).toHaveBeenCalledTimes(2);
    await wait(9);
    expect(calls).toHaveBeenCalledTimes(2);
    await wait(1);
    expect(calls).toHaveBeenCalledTimes(3);
    notify(LIST, null);
    await wait(600);
    expect(calls).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('says nothing about a copy that the page does not show', async () => {
    await renderList();
    notify('/api/providers/restaurant/slug/chez-fatou', '2026-11-20T12:30:00.000Z');
    expect(screen.queryByText(/copy/)).toBeNull();
  });
});
