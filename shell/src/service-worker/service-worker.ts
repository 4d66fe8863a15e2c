/**
 * Saves the list, the opened menus and the files that they need for reading without a connection
 * (docs/decisions/shell-offline-copies.md). The network comes first, except for files that never change; a saved copy
 * is used only when the network fails, and the page is notified when the copy was saved. What may be saved at all
 * stands in public-paths.ts.
 */
import { PLATFORM_PATH } from 'platform/contract';
import { isServicePath } from 'shared-api/service-paths';
import { FILES, PICTURES, REPLIES, removeOldCaches } from './caches.ts';
import type { PageMessage, SaveRequest } from './messages.ts';
import { isPicture, isPublicCall, isReleaseFile } from './public-paths.ts';
import { replyWithFile, saveFile } from './release-files.ts';
import { refreshReply, replyToCall } from './service-replies.ts';
import { replyToNavigation, saveShellPage } from './shell-page.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  const reply = replyTo(event);
  if (reply) event.respondWith(reply);
});

self.addEventListener('message', (event) => {
  const { save, forget } = (event.data ?? {}) as PageMessage;
  if (save) event.waitUntil(saveAll(save));
  if (forget) event.waitUntil(Promise.all([caches.delete(REPLIES), caches.delete(PICTURES)]));
});

async function activate(): Promise<void> {
  await removeOldCaches();
  // The browser requests a page while the worker starts, so that the worker never delays a navigation.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Whether an address is one of the shell's; service and platform have pages of their own. */
function isPage(path: string): boolean {
  return !isServicePath(path) && !path.startsWith(`${PLATFORM_PATH}/`);
}

/** The reply to a request; undefined leaves it to the browser. */
function replyTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') return isPage(pathname) ? replyToNavigation(event) : undefined;
  if (request.headers.has('range')) return undefined;
  const path = pathname + search;
  if (isReleaseFile(path)) return replyWithFile(event, FILES);
  if (isPicture(path)) return replyWithFile(event, PICTURES);
  return isPublicCall(path) ? replyToCall(event, path) : undefined;
}

/** Saves the parts of a page that was opened before this worker was active, or from the browser's cache. */
async function saveAll({ variant, areas, files, calls, pictures }: SaveRequest): Promise<void> {
  const outcomes = await Promise.allSettled([
    saveShellPage(variant, areas),
    ...files.filter(isReleaseFile).map((path) => saveFile(FILES, path)),
    ...calls.filter(isPublicCall).map(refreshReply),
    ...pictures.filter(isPicture).map((path) => saveFile(PICTURES, path)),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      console.warn('A part of the page could not be saved for offline reading.', outcome.reason);
    }
  }
}
