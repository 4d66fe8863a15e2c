const TIMERS = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/**
 * Holds the clock of a test file, whose timers run on: what is counted by the day must not depend on when it runs. Call
 * it at the top of a file, before anything reads the clock.
 *
 * @param at instant in ISO format; by default a Friday evening
 */
export function holdClock(at = '2026-11-20T20:00:00Z'): void {
  jest.useFakeTimers({ now: Date.parse(at), doNotFake: [...TIMERS] });
  afterAll(() => jest.useRealTimers());
}
