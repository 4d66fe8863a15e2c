import { createStore, useStore } from 'zustand';

/** What the service worker says of the answers that it gave to this page. */
interface SavedAnswers {
  /** By path of the call: when the copy was saved that the page was given, or null for a fresh answer. */
  readonly savedAt: Readonly<Record<string, string | null>>;
}

/** One for each page, since the worker speaks to the page as a whole; on a server nobody ever writes to it. */
const savedAnswers = createStore<SavedAnswers>(() => ({ savedAt: {} }));

/** Listens for notices that replies are saved copies. Returns the function that stops it. */
export function hearSavedAnswers(worker: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) {
  const hear = (event: Event) => {
    const answer = event instanceof MessageEvent ? answerOf(event.data) : undefined;
    if (!answer) return;
    savedAnswers.setState(({ savedAt }) => ({ savedAt: { ...savedAt, [answer.path]: answer.savedAt } }));
  };
  worker.addEventListener('message', hear);
  return () => {
    worker.removeEventListener('message', hear);
    savedAnswers.setState({ savedAt: {} });
  };
}

/** When the oldest saved copy among these answers was saved; undefined when none of them is one. */
export function useSavedAt(paths: readonly string[]): string | undefined {
  return useStore(savedAnswers, ({ savedAt }) =>
    paths
      .flatMap((path) => savedAt[path] ?? [])
      .sort()
      .at(0),
  );
}

function answerOf(message: unknown): { path: string; savedAt: string | null } | undefined {
  if (typeof message !== 'object' || message === null || !('answer' in message)) return undefined;
  const { answer } = message;
  if (typeof answer !== 'object' || answer === null || !('path' in answer)) return undefined;
  const { path } = answer;
  const savedAt = 'savedAt' in answer && typeof answer.savedAt === 'string' ? answer.savedAt : null;
  return typeof path === 'string' ? { path, savedAt } : undefined;
}
