import { createStore, useStore } from 'zustand';
import type { SavedReply, WorkerMessage } from '../../service-worker/messages.ts';

/** What the service worker says about its replies to this page. */
interface SavedReplies {
  /** By path of the call: when the saved copy was stored, or null for a fresh reply. */
  readonly savedAt: Readonly<Record<string, string | null>>;
}

/** One store per page, since the worker's messages go to the page; never changes on a server. */
const savedReplies = createStore<SavedReplies>(() => ({ savedAt: {} }));

/** Listens for notices that replies are saved copies. Returns the function that stops it. */
export function followSavedReplies(worker: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) {
  const receive = (event: Event) => {
    const reply = event instanceof MessageEvent ? replyOf(event.data) : undefined;
    if (!reply) return;
    savedReplies.setState(({ savedAt }) => ({ savedAt: { ...savedAt, [reply.path]: reply.savedAt } }));
  };
  worker.addEventListener('message', receive);
  return () => {
    worker.removeEventListener('message', receive);
    savedReplies.setState({ savedAt: {} });
  };
}

/** When the oldest saved copy among these replies was stored; undefined without one. */
export function useSavedAt(paths: readonly string[]): string | undefined {
  return useStore(savedReplies, ({ savedAt }) =>
    paths
      .flatMap((path) => savedAt[path] ?? [])
      .sort()
      .at(0),
  );
}

function replyOf(message: unknown): SavedReply | undefined {
  return message !== null && typeof message === 'object'
    ? (message as Partial<WorkerMessage>).reply
    : undefined;
}
