import type { PageClock, Screen } from '../probe.ts';

/** Takes over timers and watches what loads. Self-contained: the browser gets its source text. */
export function installClock(): PageClock {
  interface Timer {
    due: number;
    /** Of an interval. */
    readonly every: number | undefined;
    readonly run: () => void;
    readonly place: string;
    runs: number;
  }

  const QUIET_MS = 40;
  const LONGEST_WAIT_MS = 4000;
  const LONGEST_ROUND_MS = 500;
  /** A page that has always something to do is not waited for longer; on a busy machine any page has for some rounds. */
  const MOST_BUSY_ROUNDS = 20;
  /** React leaves a placeholder on screen for 300 ms, with a timer, although what it stands for is there. */
  const PLACEHOLDER_MS = 300;
  /** Of a wait; a round takes longer where the machine has much to do, so that no limit counts by the clock. */
  const ROUND_MS = 20;
  const MOST_RUNS = 400;
  /** So that a fast interval does not keep later timers from their turn. */
  const MOST_RUNS_OF_ONE = 50;
  /** Browsers wait at least that long once timers start timers. */
  const SHORTEST_DELAY_MS = 4;
  const native = {
    setTimeout: window.setTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clear: window.clearTimeout.bind(window),
  };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => native.setTimeout(resolve, milliseconds));
  const placeOfCaller = () => /\/areas\/[^\s)]+/.exec(new Error().stack ?? '')?.[0] ?? '';
  const timers = new Map<number, Timer>();
  /** How far the timers are ahead of the clock. */
  let ahead = 0;

  function startTimer(isInterval: boolean, callback: unknown, delay: unknown, args: unknown[]): number {
    const wait = Number(delay) || 0;
    if (typeof callback !== 'function') return native.setTimeout(String(callback), wait);
    const call = () => void Reflect.apply(callback, window, args);
    const timer: Timer = {
      due: performance.now() + ahead + Math.max(wait, SHORTEST_DELAY_MS),
      every: isInterval ? Math.max(wait, SHORTEST_DELAY_MS) : undefined,
      run: () => {
        // Cleared after the gate has brought it forward.
        if (!timers.has(id)) return;
        if (!isInterval) timers.delete(id);
        call();
      },
      place: placeOfCaller(),
      runs: 0,
    };
    const id = isInterval ? native.setInterval(timer.run, wait) : native.setTimeout(timer.run, wait);
    timers.set(id, timer);
    return id;
  }

  /** Run by the browser, so that what a timer throws is as uncaught as it would have been. */
  async function runTimer(id: number, timer: Timer): Promise<void> {
    timer.runs += 1;
    ahead = Math.max(ahead, timer.due - performance.now());
    if (timer.every === undefined) native.clear(id);
    else timer.due += timer.every;
    native.setTimeout(timer.run, 0);
    await pause(0);
  }

  async function advance(milliseconds: number): Promise<void> {
    const end = performance.now() + ahead + milliseconds;
    for (const timer of timers.values()) timer.runs = 0;
    for (let count = 0; count < MOST_RUNS; count += 1) {
      const due = [...timers].filter(([, timer]) => timer.due <= end && timer.runs < MOST_RUNS_OF_ONE);
      const [next] = due.sort(([, a], [, b]) => a.due - b.due);
      if (!next) break;
      await runTimer(...next);
    }
    ahead = Math.max(ahead, end - performance.now());
  }

  const clear = (id?: number) => {
    if (id !== undefined) timers.delete(id);
    native.clear(id);
  };
  Object.assign(window, {
    setTimeout: (callback: unknown, delay?: unknown, ...args: unknown[]) =>
      startTimer(false, callback, delay, args),
    setInterval: (callback: unknown, delay?: unknown, ...args: unknown[]) =>
      startTimer(true, callback, delay, args),
    clearTimeout: clear,
    clearInterval: clear,
  });

  let loading = 0;
  /** How often something has loaded or the page has changed. */
  let changes = 0;
  const begin = () => (loading += 1);
  const end = () => {
    loading -= 1;
    changes += 1;
  };
  const { fetch } = window;
  window.fetch = (...args) => {
    begin();
    return fetch(...args).finally(end);
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendWatched(body) {
    begin();
    this.addEventListener('loadend', end, { once: true });
    send.call(this, body);
  };

  function watchFile(node: Node): void {
    const isScript = node instanceof HTMLScriptElement && node.src !== '';
    if (!isScript && !(node instanceof HTMLLinkElement && node.rel === 'stylesheet')) return;
    begin();
    const done = new AbortController();
    const finish = () => {
      if (done.signal.aborted) return;
      done.abort();
      end();
    };
    for (const type of ['load', 'error']) node.addEventListener(type, finish, { signal: done.signal });
    native.setTimeout(finish, LONGEST_WAIT_MS);
  }
  new MutationObserver((records) => {
    changes += 1;
    for (const { addedNodes } of records) addedNodes.forEach(watchFile);
  }).observe(document, { childList: true, subtree: true, characterData: true });

  const isBusy = () => document.querySelector('[aria-busy=true]') !== null;

  /**
   * A round that ends when the page has nothing else to do: what a reply or a message has begun is done by then.
   * Returns whether it got so far.
   */
  const nextRound = async () => {
    await pause(ROUND_MS);
    return new Promise<boolean>((resolve) => {
      const end = ({ didTimeout }: IdleDeadline) => resolve(!didTimeout);
      requestIdleCallback(end, { timeout: LONGEST_ROUND_MS });
    });
  };

  let isRestless = false;

  async function settle(quiet = QUIET_MS): Promise<void> {
    isRestless = true;
    let quietRounds = 0;
    let isAhead = false;
    let waited = 0;
    let busyRounds = 0;
    while (waited < LONGEST_WAIT_MS && busyRounds < MOST_BUSY_ROUNDS) {
      const before = changes;
      const isIdle = await nextRound();
      isRestless &&= !isIdle;
      if (isIdle) waited += ROUND_MS;
      else busyRounds += 1;
      quietRounds = !isIdle || loading > 0 || changes > before ? 0 : quietRounds + 1;
      if (quietRounds * ROUND_MS < quiet) continue;
      if (isAhead || !isBusy()) return;
      isAhead = true;
      quietRounds = 0;
      await advance(PLACEHOLDER_MS);
    }
  }

  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });

  function look(): Screen {
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts = new Set<string>();
    while (walker.nextNode()) texts.add(walker.currentNode.textContent?.trim() ?? '');
    const isSeen =
      main.innerText.trim() !== '' || main.querySelector('img, svg, canvas, video, input') !== null;
    const screen = {
      pathname: location.pathname,
      isEmpty: !isSeen,
      isBusy: isBusy(),
      texts: [...texts].filter((text) => text !== '' && text.length < 80),
      longestTask,
      isRestless,
    };
    longestTask = 0;
    return screen;
  }

  async function readRoutes(global: string): Promise<string[] | undefined> {
    interface Route {
      readonly path?: string;
      readonly children?: readonly Route[];
    }
    interface Container {
      readonly get?: (name: string) => Promise<() => { area?: { routes: Route[] } }>;
    }
    const container = (window as unknown as Record<string, Container | undefined>)[global];
    const { area } = (await container?.get?.('./area'))?.() ?? {};
    const pathsOf = ({ path, children = [] }: Route): string[] => [
      ...(path?.startsWith('/') ? [path] : []),
      ...children.flatMap(pathsOf),
    ];
    return area?.routes.flatMap(pathsOf);
  }

  return {
    settle,
    advance,
    navigate: (path) => {
      history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    look,
    rest: nextRound,
    readRoutes,
    intervals: () => [...timers.values()].flatMap(({ every, place }) => (every === undefined ? [] : [place])),
    placeOfCaller,
  };
}
