import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location } from 'react-router-dom';
import { SURFACE_EVENT, type Surface } from 'shared-ui';

type Listener = Parameters<ReturnType<typeof createBrowserHistory>['listen']>[0];

/** Milliseconds after which a step counts as refused: the first entry has none before it. */
const STEP_MS = 1_000;
/** Milliseconds that a surface has to close after Back; one that is still open then gets its entry again. */
const CLOSING_MS = 400;

/** Where the browser stands: the position of the page's own entry, and how many entries of surfaces are above it. */
function readEntry(): { readonly page: number | null; readonly depth: number } {
  const { idx, depth = 0 } = (history.state ?? {}) as { idx?: number; depth?: number };
  return { page: idx === undefined ? null : idx - depth, depth };
}

/**
 * The browser's history in which each open surface (dialog, sheet, menu) has an entry of its own over the page's, so
 * that Back closes what is on top (decision back-closes-what-is-on-top). Callers see the entries of pages only: no step
 * among the entries of one page reaches the listener.
 */
export function createPageHistory() {
  const browser = createBrowserHistory();
  const surfaces: Surface[] = [];
  const closing = new Set<Surface>();
  let { page, depth } = readEntry();
  let current = browser.location;
  /** Whether the page got another address while a surface's entry was the current one. */
  let isStale = false;
  /** Runs out when the browser doesn't answer; undefined while it is not on its way to another entry. */
  let step: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** What to do once it has arrived. */
  let waiting: (() => void)[] = [];

  function go(delta: number): void {
    step = setTimeout(arrive, STEP_MS);
    browser.go(delta);
  }

  function arrive(): void {
    clearTimeout(step);
    step = undefined;
    const ready = waiting;
    waiting = [];
    for (const run of ready) run();
    settleSoon();
  }

  /** Runs it now, or once the browser has arrived where it is going. */
  function whenArrived(run: () => void): void {
    if (step === undefined) run();
    else waiting.push(() => whenArrived(run));
  }

  // What closes and opens in one go needs no step: a sheet that becomes a form, a dialog whose button leads elsewhere.
  function settleSoon(): void {
    setTimeout(settle);
  }

  function settle(): void {
    if (step !== undefined || isStopped) return;
    const wanted = surfaces.length - closing.size;
    if (depth > wanted) go(wanted - depth);
    while (depth < wanted) {
      browser.push(current);
      depth += 1;
      mark();
    }
  }

  /** The router's own state has no room for the depth. */
  function mark(): void {
    if (depth > 0) history.replaceState({ ...history.state, depth }, '');
  }

  /** Gives the entry the address that its page has by now. */
  function rewrite(location: Location): void {
    current = location;
    browser.replace(location);
    mark();
  }

  function closeAbove(height: number): void {
    for (const surface of surfaces.slice(height).reverse())
      if (!closing.has(surface) && surface.close()) closing.add(surface);
    setTimeout(() => {
      closing.clear();
      settle();
    }, CLOSING_MS);
  }

  function handleStep(listener: Listener, ...[{ action, location, delta }]: Parameters<Listener>): void {
    const before = page;
    const isOwn = step !== undefined;
    ({ page, depth } = readEntry());
    // The browser itself has followed a link within the page.
    if (page === null) {
      page = (before ?? 0) + 1;
      history.replaceState({ ...history.state, idx: page }, '');
    } else if (page === before) {
      if (location.key !== current.key) rewrite(current);
      if (depth === 0) isStale = false;
      if (!isOwn) closeAbove(depth);
      return arrive();
    }
    current = browser.location;
    isStale = false;
    arrive();
    listener({ action, location, delta: delta === null || before === null ? null : page - before });
  }

  function handleSurface(event: Event): void {
    const { detail } = event as CustomEvent<Surface>;
    surfaces.push(detail);
    detail.closed.addEventListener('abort', () => {
      surfaces.splice(surfaces.indexOf(detail), 1);
      closing.delete(detail);
      settleSoon();
    });
    // At once: a Back as soon as it is seen is meant for it, however slow the device.
    settle();
  }

  window.addEventListener(SURFACE_EVENT, handleSurface);
  // A reload has closed what was open.
  settle();

  return {
    action: browser.action,
    location: browser.location,
    encodeLocation: browser.encodeLocation,
    /** Steps among pages. */
    go: (delta: number) => whenArrived(() => go(delta < 0 ? delta - depth : delta)),
    push(location: Location): void {
      whenArrived(() => {
        if (depth > 1 || isStale) go(-depth);
        whenArrived(() => {
          current = location;
          // The entry of a surface becomes the next page's.
          if (depth > 0) browser.replace(location);
          else browser.push(location);
          ({ page, depth } = readEntry());
        });
      });
    },
    replace(location: Location): void {
      whenArrived(() => {
        isStale = depth > 0;
        rewrite(location);
      });
    },
    listen(listener: Listener): () => void {
      const stop = browser.listen((update) => handleStep(listener, update));
      return () => {
        stop();
        isStopped = true;
        window.removeEventListener(SURFACE_EVENT, handleSurface);
      };
    },
  };
}
