import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from '../client/client.ts';
import { isApiError } from '../client/api-error.ts';
import type { Role, User } from '../contract/index.ts';

/**
 * State of the session (requirements 4.1). `unreachable`: the service did not reply;
 * `expired`: a user was signed in here and the service no longer knows the session.
 */
export type SessionStatus = 'loading' | 'authenticated' | 'anonymous' | 'unreachable' | 'expired';

export interface SessionState {
  status: SessionStatus;
  /** The signed-in user, also while the session is expired. */
  user: User | null;
  /** Somebody is asked to prove who they are, in a dialog of the shell; call it with whether they did. */
  verification: ((isDone: boolean) => void) | null;
  /** Fetches who is signed in. */
  load: () => Promise<void>;
  /** Signs in. @throws ApiError `credentials_invalid` and others; the session is then cleared. */
  login: (credentials: { email: string; password: string }) => Promise<User>;
  /**
   * Signs the user of an expired session in again; a failure leaves everything as it is.
   *
   * @throws ApiError `credentials_invalid` and others
   */
  resume: (password: string) => Promise<void>;
  /** Signs out; the session is cleared even when the call fails. */
  logout: () => Promise<void>;
  /** Takes over a user changed elsewhere, e.g. by the profile form. */
  setUser: (user: User) => void;
  /** Asks to prove who is there; one dialog for all that ask at once. Resolves to whether they did. */
  verify: () => Promise<boolean>;
  /** Called when the service refuses the session: keeps the user, so that signing in again loses nothing. */
  expire: () => void;
}

export type SessionStore = StoreApi<SessionState>;

const ANONYMOUS = { status: 'anonymous', user: null } as const;

/** The session store of one page; created by the shell, provided by context. */
export function createSessionStore(api: () => Api): SessionStore {
  return createStore<SessionState>((set, get) => ({
    status: 'loading',
    user: null,
    verification: null,
    load: async () => {
      try {
        const user = await api().auth.me();
        if (user?.id) set({ status: 'authenticated', user: renewed(get().user, user) });
        else set(ANONYMOUS);
      } catch (error) {
        set(isApiError(error, 'unauthorized') ? ANONYMOUS : { status: 'unreachable', user: null });
        // requirements 8: a failed user fetch is only logged
        console.error('The current user could not be fetched.', error);
      }
    },
    login: async (credentials) => {
      try {
        const { user } = await api().auth.login({ body: credentials });
        set({ status: 'authenticated', user });
        return user;
      } catch (error) {
        set(ANONYMOUS);
        throw error;
      }
    },
    resume: async (password) => {
      const email = get().user?.email;
      if (email === undefined) return;
      const { user } = await api().auth.login({ body: { email, password } });
      set({ status: 'authenticated', user });
    },
    logout: async () => {
      try {
        await api().auth.logout();
      } finally {
        get().verification?.(false);
        set(ANONYMOUS);
      }
    },
    setUser: (user) => {
      set({ status: 'authenticated', user });
    },
    verify: () =>
      new Promise((resolve) => {
        const earlier = get().verification;
        const verification = (isDone: boolean) => {
          set({ verification: null });
          earlier?.(isDone);
          resolve(isDone);
        };
        set({ verification });
      }),
    expire: () => {
      if (get().status === 'authenticated') set({ status: 'expired' });
    },
  }));
}

/** Returns the same object for equal content, so that nothing renders again. */
function renewed(before: User | null, now: User): User {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Whether a user has one of these roles. */
export function hasRole(user: User | null, roles: readonly Role[]): boolean {
  return user !== null && roles.includes(user.role);
}
