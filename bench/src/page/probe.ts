/// <reference lib="dom" />

/** Timings that a page records; milliseconds since the start of the visit. */
export interface Arrival {
  /** The target, e.g. the first card, is painted. */
  readonly firstShown: number | null;
  readonly largest: number;
  /** What answers a tap on it is painted, perhaps by the next page. */
  readonly answered: number | null;
  /** The page's own code has carried the tap out, where the browser's answer comes before. */
  readonly carriedOut: number | null;
  readonly shift: number;
  /** The first paint that shows something. */
  readonly painted: number;
  readonly longTasks: readonly LongTask[];
}

/** Long tasks: more than 50 ms (https://w3c.github.io/longtasks). */
export interface LongTask {
  readonly startTime: number;
  readonly duration: number;
}

/** What is looked for and tapped, and what a person sees as the answer; selectors. */
export interface Target {
  readonly selector: string;
  readonly answer: string;
  /** End of the path at which the answer is shown, when it is another page's. */
  readonly answerAt?: string;
  /** What appears once the page's own code has carried the tap out. */
  readonly carriedOut?: string;
}

/**
 * Runs in each page of a visit, before anything of its own: looks for the target in every frame and, when it
 * `isTapped`, taps it once, as soon as it is painted. The tap is an ordinary one: the browser follows the link, or
 * ticks the box, unless the page takes it over.
 */
export function watchArrival({ target, isTapped }: { target: Target; isTapped: boolean }): void {
  // Also runs in the tab's first, empty document.
  if (!location.protocol.startsWith('http')) return;
  const START = 'bench-start';
  const start = Number(sessionStorage.getItem(START) ?? performance.timeOrigin);
  sessionStorage.setItem(START, String(start));
  const isFirstPage = start === performance.timeOrigin;
  const sinceStart = () => performance.timeOrigin + performance.now() - start;
  const arrival = {
    firstShown: null as number | null,
    largest: 0,
    answered: null as number | null,
    carriedOut: target.carriedOut === undefined ? 0 : (null as number | null),
    shift: 0,
    painted: 0,
    longTasks: [] as LongTask[],
  };
  Object.assign(globalThis, { benchArrival: arrival });
  let seen = 0;
  let isDone = false;
  const observe = (type: string, receive: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(receive)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') arrival.painted = startTime;
  });
  observe('longtask', ({ startTime, duration }) => arrival.longTasks.push({ startTime, duration }));
  observe('largest-contentful-paint', ({ startTime }) => {
    arrival.largest = startTime;
  });
  observe('layout-shift', (entry) => {
    arrival.shift += Number(Reflect.get(entry, 'value'));
  });
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    return element && element.getBoundingClientRect().height > 0 ? element : null;
  };
  /** Called in a frame: what it sees was painted with the frame before. */
  function look(): void {
    if (arrival.painted > 0) {
      const isThere = target.answerAt === undefined || location.pathname.endsWith(target.answerAt);
      if ((isDone || !isFirstPage) && isThere && find(target.answer)) arrival.answered ??= sinceStart();
      if (isDone && target.carriedOut && find(target.carriedOut)) arrival.carriedOut ??= sinceStart();
    }
    const element = find(target.selector);
    if (element && isFirstPage) {
      // Elements from before the first paint are painted with it.
      seen ||= performance.now();
      if (arrival.painted > 0) arrival.firstShown ??= Math.max(arrival.painted, seen);
      if (isTapped && arrival.painted > 0 && !isDone) {
        isDone = true;
        element.click();
      }
    }
    const isOver = isTapped ? arrival.answered !== null && arrival.carriedOut !== null : arrival.firstShown !== null; // oxfmt-ignore
    if (!isOver) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
