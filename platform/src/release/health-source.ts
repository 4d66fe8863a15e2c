import type { ReleaseHealth } from '../contract/releases.ts';
import type { LiveEntry } from '../store/index.ts';

/** Where the health of versions is known. */
export interface HealthSource {
  /** How every version of the given areas does. */
  read(areas: Readonly<Record<string, LiveEntry>>): Promise<HealthReport>;
}

/** What is known of versions at one moment. */
export interface HealthReport {
  /** Since the last change of the area, or, of a version that is not shown now, the last time it was. */
  of(area: string, version: string): ReleaseHealth;
}

/** The health of a version that no page has used yet. */
export const NO_HEALTH: ReleaseHealth = {
  pageLoads: 0,
  failedPageLoads: 0,
  loadFailures: 0,
  caughtErrors: 0,
  errorsPer1000: null,
  inp: null,
};

/** For where nobody collects any. */
export const NO_HEALTH_SOURCE: HealthSource = { read: () => Promise.resolve({ of: () => NO_HEALTH }) };
