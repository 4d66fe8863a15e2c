import type { BrowserContext, Page } from '@playwright/test';
import { LAPTOP } from './support/browser.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { placeOrder, uniqueName } from './support/orders.ts';

/** HTTP/1.1 gives a site six connections. */
const TABS = 7;

/** The pages whose stream is open now. */
function watchStreams(context: BrowserContext): () => Page[] {
  const open = new Map<object, Page>();
  context.on('request', (request) => {
    if (request.url().includes('/api/events')) open.set(request, request.frame().page());
  });
  const end = (request: object) => void open.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return () => [...open.values()].filter((page) => !page.isClosed());
}

test('seven tabs of an owner hold one stream, which another takes over', async ({ owner, service }) => {
  await (await service.as('provider')).send('DELETE', '/api/notifications');
  const first = await owner({ viewport: LAPTOP });
  const streams = watchStreams(first.context());
  const tabs = [first];
  await first.goto('/terms');
  await expect.poll(streams).toEqual([first]);
  for (let count = 1; count < TABS; count += 1) {
    const tab = await first.context().newPage();
    await tab.goto('/terms');
    tabs.push(tab);
  }
  for (const tab of tabs) await expect(tab.getByRole('link', { name: /^Welcome/ })).toBeVisible();
  expect(streams()).toEqual([first]);
  await first.close();
  await expect.poll(() => streams().length).toBe(1);
  await placeOrder(service, OWN_SLUG, uniqueName('Tabs'));
  for (const tab of tabs.slice(1)) {
    await expect(tab.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  }
});
