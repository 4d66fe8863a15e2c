import { put, REPLIES } from './caches.ts';
import type { WorkerMessage } from './messages.ts';
import { networkFirst } from './network-first.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds for which a saved reply is not fetched again. */
const FRESH_MS = 60_000;
const SAVED_AT = 'x-maida-saved-at';
/** Headers that pages read. `link` is left out: only the first page of a list is saved. */
const SAVED_HEADERS = ['content-type', 'x-total-count'];

/** Replies to a public call, saves the network's reply and notifies the page whether it got a saved copy. */
export async function replyToCall(event: FetchEvent, path: string): Promise<Response> {
  const request = fetch(event.request);
  // A reply that is too late for this page is saved for the next one.
  const saving = request.then((reply) => saveReply(path, reply.clone()));
  event.waitUntil(saving.catch(() => undefined));
  const reply = await networkFirst(request, () => caches.match(path, { cacheName: REPLIES }));
  const savedAt = reply.headers.get(SAVED_AT);
  event.waitUntil(notify(event.clientId || event.resultingClientId, { reply: { path, savedAt } }));
  return reply;
}

/** Saves the reply to a public call as the newest one, so that prefetched replies are removed before it. */
export async function refreshReply(path: string): Promise<void> {
  const saved = await caches.match(path, { cacheName: REPLIES });
  const isFresh = saved && Date.now() - Date.parse(saved.headers.get(SAVED_AT) ?? '') < FRESH_MS;
  if (isFresh) return put(REPLIES, path, saved);
  return saveReply(path, await fetch(path, { credentials: 'include' }));
}

/** Whether the service lets anybody's device keep a reply; a device may be shared (RFC 9111, section 5.2.2). */
function mayKeep({ status, headers }: Response): boolean {
  return status === 200 && !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');
}

async function saveReply(path: string, reply: Response): Promise<void> {
  if (!mayKeep(reply)) return;
  const text = await reply.text();
  const headers = new Headers({ [SAVED_AT]: new Date().toISOString() });
  for (const name of SAVED_HEADERS) {
    const value = reply.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  await put(REPLIES, path, new Response(text, { headers }));
}

async function notify(clientId: string, message: WorkerMessage): Promise<void> {
  const client = await self.clients.get(clientId);
  client?.postMessage(message);
}
