import {
  type AppContext,
  createStoredValue,
  isApiError,
  type NotificationStore,
  type StoredValue,
} from 'shared-api';
import type { Notification } from 'shared-api/contract';

/** Fills the bell of the signed-in user and keeps it live. Returns the function that stops it. */
export function followNotifications(context: AppContext): () => void {
  const { session, notifications, live } = context;
  let owner: string | null = null;
  let stopsOfOwner: (() => void)[] = [];

  async function fetchAll(userId: string): Promise<void> {
    const known = idsOf(notifications.getState().notifications);
    try {
      const list = await context.api.notification.list();
      if (owner !== userId) return;
      const listed = idsOf(list);
      // Pushed meanwhile: the reply may be older.
      const pushed = notifications
        .getState()
        .notifications.filter(({ id }) => !known.has(id) && !listed.has(id));
      notifications.getState().replace([...list, ...pushed]);
    } catch (error) {
      // The session ended while the call was under way.
      if (owner !== userId || isApiError(error, 'unauthorized')) return;
      // The bell stays as it is; the next connection refetches.
      console.error('The notifications could not be fetched.', error);
    }
  }

  function enter(userId: string): void {
    owner = userId;
    const [seen, cleared] = [storedMark('seen', userId), storedMark('cleared', userId)];
    const read = () => notifications.setState({ seenUpTo: seen.read() });
    notifications.setState({ notifications: [], clearedUpTo: cleared.read() });
    read();
    stopsOfOwner = [
      seen.subscribe(read),
      cleared.subscribe(() => notifications.getState().markCleared(cleared.read())),
      remember(notifications, { seenUpTo: seen, clearedUpTo: cleared }),
    ];
    live.start();
  }

  function leave(): void {
    owner = null;
    for (const stop of stopsOfOwner.splice(0)) stop();
    live.stop();
    notifications.setState({ notifications: [], seenUpTo: 0, clearedUpTo: 0 });
  }

  const follow = () => {
    const next = session.getState().user?.id ?? null;
    if (next === owner) return;
    if (owner !== null) leave();
    if (next !== null) enter(next);
  };
  const stops = [
    session.subscribe((state, before) => {
      follow();
      if (owner === null || state.status === before.status || state.user?.id !== before.user?.id) return;
      if (state.status === 'expired') live.stop();
      else live.start();
    }),
    live.subscribe((event) => {
      // Fetched once the stream is open, so that nothing between reply and first event is missed.
      if (event.type === 'open' && owner !== null) void fetchAll(owner);
      if (event.type === 'notification') notifications.getState().add(event.data);
    }),
    live.state.subscribe(({ connection }) => {
      // A refused stream does not reveal an expired session; an ordinary call does.
      if (owner !== null && connection === 'lost') void fetchAll(owner);
    }),
  ];
  follow();
  return () => {
    for (const stop of [...stops, ...stopsOfOwner]) stop();
  };
}

function idsOf(notifications: readonly Notification[]): ReadonlySet<number> {
  return new Set(notifications.map(({ id }) => id));
}

type Mark = 'seenUpTo' | 'clearedUpTo';

/** Stores what this tab raises, for the other tabs and later visits. */
function remember(
  notifications: NotificationStore,
  stored: Readonly<Record<Mark, StoredValue<number>>>,
): () => void {
  return notifications.subscribe((state) => {
    for (const mark of ['seenUpTo', 'clearedUpTo'] as const) {
      if (state[mark] > stored[mark].read()) stored[mark].write(state[mark]);
    }
  });
}

/** The highest id that a user has seen or cleared in this browser. */
function storedMark(what: 'seen' | 'cleared', userId: string): StoredValue<number> {
  return createStoredValue({
    key: `maida.${what}.${userId}`,
    version: 1,
    fallback: 0,
    parse: (stored) => (typeof stored === 'number' ? stored : undefined),
  });
}
