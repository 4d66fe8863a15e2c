/// <reference lib="dom" />

/** Timings that a page records; milliseconds since the start of the navigation. */
export interface Arrival {
  /** The first card or dish is painted. */
  readonly firstShown: number | null;
  readonly largest: number;
  /** A tap on it has an effect: the next screen begins, or the dish is marked. */
  readonly answered: number | null;
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

/** Selector of the target, and how a tap on it shows its effect. */
export interface Target {
  readonly selector: string;
  readonly kind: 'link' | 'toggle';
}

/**
 * Runs in the page, before anything of its own: looks for the target in every frame and, when it `isTapped`, taps it
 * until the tap has an effect. A link counts once the page's own code takes the tap over.
 */
export function watchArrival({ target, isTapped }: { target: Target; isTapped: boolean }): void {
  const arrival = {
    firstShown: null as number | null,
    largest: 0,
    answered: null as number | null,
    shift: 0,
    painted: 0,
    longTasks: [] as LongTask[],
  };
  Object.assign(globalThis, { benchArrival: arrival });
  let seen = 0;
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
  let isTaken = false;
  let lastTap = -Infinity;
  window.addEventListener('click', (event) => {
    isTaken ||= event.defaultPrevented;
    event.preventDefault();
  });
  function tap(element: HTMLElement): void {
    if (target.kind === 'toggle') isTaken = element.getAttribute('aria-pressed') === 'true';
    if (!isTaken && performance.now() - lastTap > 50) {
      lastTap = performance.now();
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
    }
    if (isTaken) arrival.answered = performance.now();
  }
  function look(): void {
    const element = document.querySelector<HTMLElement>(target.selector);
    if (element && element.getBoundingClientRect().height > 0) {
      // Elements from before the first paint are painted with it.
      seen ||= performance.now();
      if (arrival.painted > 0) arrival.firstShown ??= Math.max(arrival.painted, seen);
      if (isTapped && arrival.painted > 0) tap(element);
    }
    if (arrival.firstShown === null || (isTapped && arrival.answered === null)) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
