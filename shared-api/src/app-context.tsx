import { createContext, useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Api } from './client/client.ts';
import type { LiveEvent, LiveState } from './live/live-event.ts';
import type { LiveConnection } from './live/live.ts';
import type { NotificationState, NotificationStore } from './notification/notification-store.ts';
import type { SessionState, SessionStore } from './session/session-store.ts';

/**
 * The client and stores of a page: created by the shell once per page (per request on a server), read by the hooks
 * below.
 */
export interface AppContext {
  readonly api: Api;
  /** Address before every path of the service; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly session: SessionStore;
  readonly notifications: NotificationStore;
  readonly live: LiveConnection;
}

const ReactAppContext = createContext<AppContext | null>(null);

/** Provides the page's client and stores to everything below. */
export function AppContextProvider(props: { value: AppContext; children: ReactNode }) {
  return <ReactAppContext value={props.value}>{props.children}</ReactAppContext>;
}

/** The page's client and stores. @throws outside an `AppContextProvider` */
export function useAppContext(): AppContext {
  const context = useContext(ReactAppContext);
  if (!context) throw new Error('useAppContext must be called inside an AppContextProvider.');
  return context;
}

/** The typed client of the service. */
export function useApi(): Api {
  return useAppContext().api;
}

/** A part of the session, e.g. `useSession((session) => session.user)`. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useAppContext().session, select);
}

/** A part of the notification state, selected as in `useSession`. */
export function useNotifications<T>(select: (state: NotificationState) => T): T {
  return useStore(useAppContext().notifications, select);
}

/** The state of the live connection, for a visible "connection lost". */
export function useLiveState(): LiveState {
  return useStore(useAppContext().live.state);
}

/** Calls `listener` for each event that the service pushes while the component is mounted. */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  const { live } = useAppContext();
  const handleEvent = useEffectEvent(listener);
  useEffect(() => live.subscribe(handleEvent), [live]);
}
