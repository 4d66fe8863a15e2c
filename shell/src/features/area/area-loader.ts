import type { AreaModule, AreaRelease } from 'platform/contract';

/** How often a load may be asked for: a repeated one must not meet what the failed one left behind. */
export type LoadAttempt = 'first' | 'again';

/** Fetches and runs the code of one release; the page's loader is federation, a test's is a plain object. */
export interface AreaLoader {
  /** @throws when the code can't be fetched, refuses to run or exports something else than an area */
  load(release: AreaRelease, attempt: LoadAttempt): Promise<AreaModule>;
}
