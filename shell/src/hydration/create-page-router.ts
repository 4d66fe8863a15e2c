import {
  createPath,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  matchRoutes,
  parsePath,
  resolvePath,
  type Blocker,
  type BlockerFunction,
  type Location,
  type RouteObject,
  type To,
} from 'react-router-dom';
import type { Router } from '../app/create-app.tsx';
import { createPageHistory } from './page-history.ts';

type State = Router['state'];
type NavigateOptions = NonNullable<Parameters<Router['navigate']>[1]>;
type Action = State['historyAction'];

/** A navigation that is about to happen, and how to perform it later. */
interface Step {
  readonly action: Action;
  readonly location: Location;
  readonly proceed: () => void;
}

/**
 * The browser's router for a flat list of routes without loaders: locations, history and blockers. react-router's own
 * is three times as heavy (decision shell-router-without-loaders); the rest of react-router reads this one.
 */
export function createPageRouter(list: readonly RouteObject[]): Router {
  const history = createPageHistory();
  const routes = list.map((route, index) => ({ ...route, id: String(index) })) as Router['routes'];
  const matchesOf = (location: Location) => matchRoutes(routes, location) ?? [];
  const subscribers = new Set<Parameters<Router['subscribe']>[0]>();
  const blockers = new Map<string, BlockerFunction>();
  /** Receives the browser's next navigation in place of the page. */
  let onReturn: (() => void) | undefined;
  let state: State = {
    historyAction: history.action,
    location: history.location,
    matches: matchesOf(history.location),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  function update(change: Partial<State>, flushSync = false): void {
    state = { ...state, ...change };
    const details = { deletedFetchers: [], newErrors: null, flushSync };
    for (const notify of [...subscribers]) notify(state, details);
  }

  function setBlocker(key: string, blocker: Blocker): void {
    update({ blockers: new Map(state.blockers).set(key, blocker) });
  }

  /** Whether a blocker holds the navigation; it then waits until the blocker proceeds or resets. */
  function isHeld({ action, location, proceed }: Step): boolean {
    const [key, isBlocking] = [...blockers].at(-1) ?? [];
    if (key === undefined || !isBlocking || state.blockers.get(key)?.state === 'proceeding') return false;
    if (!isBlocking({ currentLocation: state.location, nextLocation: location, historyAction: action }))
      return false;
    setBlocker(key, {
      state: 'blocked',
      location,
      proceed: () => {
        setBlocker(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
        proceed();
      },
      reset: () => setBlocker(key, IDLE_BLOCKER),
    });
    return true;
  }

  function arrive(action: Action, location: Location, flushSync?: boolean): void {
    const idle = new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER]));
    update({ historyAction: action, location, matches: matchesOf(location), blockers: idle }, flushSync);
  }

  const stopListening = history.listen(({ action, location, delta }) => {
    const answer = onReturn;
    onReturn = undefined;
    if (answer) return answer();
    if (delta === null) return arrive(action, location);
    let onBack: (() => void) | undefined;
    const returned = new Promise<void>((resolve) => (onBack = resolve));
    const goOn = () =>
      void returned.then(() => {
        // The question was a surface with an entry of its own, which has replaced the entries ahead.
        if (delta > 0) void navigate(location, { state: location.state });
        else history.go(delta);
      });
    if (!isHeld({ action, location, proceed: goOn })) return arrive(action, location);
    // The browser has already navigated: go back.
    onReturn = onBack;
    history.go(-delta);
  });

  function resolve(to: To | null): To {
    const target = typeof to === 'string' ? parsePath(to) : (to ?? state.location);
    const { pathname } = state.location;
    return target.pathname === undefined ? { ...target, pathname } : resolvePath(target, pathname);
  }

  async function navigate(to: To | number | null, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const location: Location = {
      ...history.encodeLocation(resolve(to)),
      state: options.state ?? null,
      key: Math.random().toString(36).slice(2, 10),
    };
    const action = (options.replace ? 'REPLACE' : 'PUSH') as Action;
    if (isHeld({ action, location, proceed: () => void navigate(to, options) })) return;
    if (options.replace) history.replace(location);
    else history.push(location);
    arrive(action, location, options.flushSync);
  }

  return {
    basename: '/',
    future: {},
    routes,
    branches: undefined,
    manifest: Object.fromEntries(routes.map((route) => [route.id, route])),
    window,
    get state() {
      return state;
    },
    navigate,
    createHref: (location) => createPath(location),
    encodeLocation: (to) => history.encodeLocation(to),
    subscribe: (listener) => {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
    getBlocker: (key, isBlocking) => {
      blockers.set(key, isBlocking);
      return state.blockers.get(key) ?? IDLE_BLOCKER;
    },
    deleteBlocker: (key) => {
      blockers.delete(key);
      state.blockers.delete(key);
    },
    dispose: () => {
      stopListening();
      subscribers.clear();
    },
    ...LOADERS,
  };
}

function refuse(): never {
  throw new Error('Pages ask the service by useQuery; their routes load nothing.');
}

const LOADERS = {
  initialize: refuse,
  enableScrollRestoration: refuse,
  fetch: refuse,
  revalidate: refuse,
  getFetcher: refuse,
  resetFetcher: refuse,
  deleteFetcher: refuse,
  patchRoutes: refuse,
  _internalSetRoutes: refuse,
  _internalSetStateDoNotUseOrYouWillBreakYourApp: refuse,
  _internalFetchControllers: new Map<string, AbortController>(),
};
