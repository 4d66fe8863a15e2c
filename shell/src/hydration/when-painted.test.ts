import { whenPainted } from './when-painted.ts';

/** Reports the first paint when the test says so; jsdom paints nothing. */
let paint: () => void = () => undefined;

class PaintObserver {
  readonly #notify: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void;

  constructor(notify: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
    this.#notify = notify;
  }

  observe(): void {
    paint = () => this.#notify({ getEntriesByName: () => [{} as PerformanceEntry] });
  }
}

function heroOf(html: string): HTMLImageElement | null {
  document.body.innerHTML = html;
  return document.querySelector('img');
}

async function isShown(shown: Promise<void>, milliseconds: number): Promise<boolean> {
  let isDone = false;
  void shown.then(() => (isDone = true));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return isDone;
}

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.set(globalThis, 'PerformanceObserver', PaintObserver);
  heroOf('');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('waits for the first paint', async () => {
  const shown = whenPainted();
  expect(await isShown(shown, 300)).toBe(false);
  paint();
  expect(await isShown(shown, 100)).toBe(true);
});

it('waits for the main picture, and not for a broken one', async () => {
  const hero = heroOf('<img fetchpriority="high">');
  const { promise, reject } = Promise.withResolvers<undefined>();
  if (hero) hero.decode = () => promise;
  const shown = whenPainted();
  paint();
  expect(await isShown(shown, 200)).toBe(false);
  reject(new Error('broken'));
  expect(await isShown(shown, 100)).toBe(true);
});

it('waits half a second at most', async () => {
  const shown = whenPainted();
  expect(await isShown(shown, 490)).toBe(false);
  expect(await isShown(shown, 20)).toBe(true);
});

it('waits for the page to be parsed first', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const shown = whenPainted();
  expect(await isShown(shown, 5_000)).toBe(false);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await jest.advanceTimersByTimeAsync(0);
  paint();
  expect(await isShown(shown, 100)).toBe(true);
});

it('does not wait for paints in a hidden tab', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await isShown(whenPainted(), 0)).toBe(true);
});
