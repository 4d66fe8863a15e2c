import type { ReleaseHealth } from '../releases.ts';
import type { LiveEntry } from './registry.ts';

/** Provides the health of versions. */
export interface HealthSource {
  /** Reads the health of all versions of the given areas. */
  read(areas: Readonly<Record<string, LiveEntry>>): Promise<HealthReport>;
}

/** Health of versions at one moment. */
export interface HealthReport {
  /** Since the last change of the area; for a version that is not live now, from the last time it was. */
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

/** For installations that collect no reports. */
export const NO_HEALTH_SOURCE: HealthSource = { read: () => Promise.resolve({ of: () => NO_HEALTH }) };
