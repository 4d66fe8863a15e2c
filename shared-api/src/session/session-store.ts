import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from '../client/client.ts';
import { isApiError } from '../client/api-error.ts';
import type { User } from '../contract/index.ts';
import { GUEST_PERSON } from '../contract/person-header.ts';

/**
 * State of the session (requirements 4.1). `unreachable`: the service did not reply;
 * `expired`: a user was signed in here and the service no longer knows the session.
 */
export type SessionStatus = 'loading' | 'authenticated' | 'anonymous' | 'unreachable' | 'expired';

export interface SessionState {
  status: SessionStatus;
  /** The signed-in user, also while the session is expired. */
  user: User | null;
  /**
   * For whom the page was built, with input that waits for a decision, when `user` is somebody else by now (null: a
   * guest); undefined as a rule.
   */
  builtFor: User | null | undefined;
  /** Somebody was signed in on this page and no longer is. */
  hasLeft: boolean;
  /** The page was shown again, and nobody knows yet whether it is still the same person's. */
  isUnsure: boolean;
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
  /**
   * Follows who is signed in in this browser by now. A page with input waits for a decision.
   *
   * @param isHeld the page waits in any case
   */
  follow: (present: User | null, isHeld?: boolean) => void;
  /** Asks the service and follows; an unreachable service changes nothing. */
  check: (isHeld?: boolean) => Promise<void>;
  /** The same after a call was refused for another person; resolves to whether it is to be repeated. */
  settle: (isHeld: boolean) => Promise<boolean>;
  /** The decision: the page goes on for who is signed in, or for whom it was built, who signs in (a guest: out). */
  goOnAs: (who: 'present' | 'former') => Promise<void>;
  /**
   * Called when the service refuses the session: keeps the user, so that signing in again loses nothing. While this
   * page signs in or out, that is no news.
   */
  expire: () => void;
}

export type SessionStore = StoreApi<SessionState>;

const ANONYMOUS = { status: 'anonymous', user: null } as const;

/** The session store of one page; created by the shell, provided by context. */
export function createSessionStore(api: () => Api, hasWork: () => boolean = () => false): SessionStore {
  /** A sign-in or sign-out of this page that is under way: what else is heard of the session may be older. */
  let act: Promise<unknown> | undefined;
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = work();
    act = mine;
    try {
      return await mine;
    } finally {
      if (act === mine) act = undefined;
    }
  };
  const store = createStore<SessionState>((set, get) => ({
    status: 'loading',
    user: null,
    builtFor: undefined,
    hasLeft: false,
    isUnsure: false,
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
    login: (credentials) =>
      during(async () => {
        try {
          const { user } = await api().auth.login({ body: credentials });
          set({ status: 'authenticated', user });
          return user;
        } catch (error) {
          set(ANONYMOUS);
          throw error;
        }
      }),
    resume: (password) =>
      during(async () => {
        const email = get().user?.email;
        if (email === undefined) return;
        const { user } = await api().auth.login({ body: { email, password } });
        set({ status: 'authenticated', user });
      }),
    logout: () =>
      during(async () => {
        try {
          await api().auth.logout();
        } finally {
          get().verification?.(false);
          set(ANONYMOUS);
        }
      }),
    setUser: (user) => {
      set({ status: 'authenticated', user });
    },
    follow: (present, isHeld = false) => {
      if (act) return;
      const { status, user, builtFor } = get();
      const builtForId = (builtFor === undefined ? user : builtFor)?.id;
      const known = present && user?.id === present.id ? renewed(user, present) : present;
      const next = { status: known ? 'authenticated' : 'anonymous', user: known, isUnsure: false } as const;
      if (builtForId === known?.id) return set({ ...next, builtFor: undefined });
      const isWaiting = status !== 'loading' && status !== 'unreachable' && (isHeld || hasWork());
      if (!isWaiting && builtFor === undefined) return set(next);
      if (known) return set({ ...next, builtFor: builtFor === undefined ? user : builtFor });
      set({ status: 'expired', user: builtFor ?? user, builtFor: undefined, isUnsure: false });
    },
    check: async (isHeld) => {
      try {
        await act?.catch(() => undefined);
        get().follow(await api().auth.me(), isHeld);
      } catch {
        set({ isUnsure: false });
      }
    },
    settle: async (isHeld) => {
      const before = personOf(get(), true);
      await get().check(isHeld);
      const present = get().user?.id ?? GUEST_PERSON;
      await isDecided(store);
      const now = personOf(get(), true);
      return now !== undefined && (now === present || now === before);
    },
    goOnAs: async (who) => {
      const { builtFor, user } = get();
      if (who === 'present') return set({ builtFor: undefined });
      if (builtFor) return set({ status: 'expired', user: builtFor, builtFor: undefined });
      try {
        await during(() => api().auth.logout());
        set({ ...ANONYMOUS, builtFor: undefined });
      } catch {
        set({ user });
      }
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
      if (!act && get().status === 'authenticated') set({ status: 'expired' });
    },
  }));
  store.subscribe(({ user, builtFor }, before) => {
    if (user === null && before.user !== null && builtFor === undefined) store.setState({ hasLeft: true });
    if (user !== null && before.user === null) store.setState({ hasLeft: false });
  });
  return store;
}

/**
 * For whom a call is made: a change for whom the page was built, a read for who is signed in. Undefined while nobody
 * knows.
 */
export function personOf({ status, user, builtFor }: SessionState, isChange: boolean): string | undefined {
  if (isChange && builtFor !== undefined) return builtFor?.id ?? GUEST_PERSON;
  if (user) return user.id;
  return status === 'anonymous' ? GUEST_PERSON : undefined;
}

/** Whether the page's content belongs to somebody who is not, or may not be, the one before it. */
export function isCovered({ status, builtFor, isUnsure }: SessionState): boolean {
  return status === 'expired' || builtFor !== undefined || isUnsure;
}

/** Resolves once a page has no decision before it. */
function isDecided(store: StoreApi<SessionState>): Promise<void> {
  const isOpen = () => store.getState().builtFor !== undefined || store.getState().status === 'expired';
  return new Promise((resolve) => {
    if (!isOpen()) return resolve();
    const stop = store.subscribe(() => {
      if (isOpen()) return;
      stop();
      resolve();
    });
  });
}

/** Returns the same object for equal content, so that nothing renders again. */
function renewed(before: User | null, now: User): User {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
