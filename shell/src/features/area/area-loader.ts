import type { AreaModule, AreaRelease } from 'platform/contract';

/** `again`: discard what an earlier, failed load left behind. */
export type LoadAttempt = 'first' | 'again';

/** Fetches and runs the code of one release; the page uses module federation, tests a plain object. */
export interface AreaLoader {
  /** @throws when the code can't be fetched, fails to run or exports no area */
  load(release: AreaRelease, attempt: LoadAttempt): Promise<AreaModule>;
}
