import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Api } from './client/client.ts';
import type { LiveConnection, LiveEvent, LiveState } from './live/live.ts';
import type { NotificationState, NotificationStore } from './notification/notification-store.ts';
import type { SessionState, SessionStore } from './session/session-store.ts';

/** What the shell makes once per page (and per request on a server) and every area reads through the hooks below. */
export interface Maida {
  readonly api: Api;
  /** Address before every path of the service; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly session: SessionStore;
  readonly notifications: NotificationStore;
  readonly live: LiveConnection;
}

const MaidaContext = createContext<Maida | null>(null);

/** Gives the page's client and stores to everything below. */
export function MaidaProvider(props: { value: Maida; children: ReactNode }) {
  return <MaidaContext value={props.value}>{props.children}</MaidaContext>;
}

/** The page's client and stores. @throws outside a `MaidaProvider` */
export function useMaida(): Maida {
  const maida = useContext(MaidaContext);
  if (!maida) throw new Error('useMaida needs a MaidaProvider above it.');
  return maida;
}

/** The typed client of the service. */
export function useApi(): Api {
  return useMaida().api;
}

/** A part of the session, e.g. `useSession((session) => session.user)`. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useMaida().session, select);
}

/** A part of the bell's state. */
export function useNotifications<T>(select: (state: NotificationState) => T): T {
  return useStore(useMaida().notifications, select);
}

/** The state of the live connection, for a visible "connection lost". */
export function useLiveState(): LiveState {
  return useStore(useMaida().live.state);
}

/** Calls back on each event that the service pushes while the component is mounted. */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  const { live } = useMaida();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => live.subscribe((event) => latest.current(event)), [live]);
}
