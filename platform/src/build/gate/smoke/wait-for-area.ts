import type { FailureSample } from '../../../contract/index.ts';
import type { BuiltRelease } from '../../../contract/server/index.ts';
import type { OpenPage } from './open-page.ts';
import type { SetServer } from './serve-set.ts';

/** An area must appear on its page within this time. */
const TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 50;

/** Why an area has not appeared; text that names the code, where there is one. */
export interface LoadFailure {
  readonly what: string;
  readonly stack: string;
}

/**
 * Waits until a page reports that an area has loaded. Returns what is wrong, or undefined; also when the page has
 * faults, which say more than that nothing appears.
 */
export async function waitForArea(
  page: OpenPage,
  release: BuiltRelease,
  { reports }: Pick<SetServer, 'reports'>,
): Promise<LoadFailure | undefined> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end && !page.hasFaults) {
    const failure = reports.flatMap(({ samples }) => samples).find(({ area }) => area === release.name);
    if (failure) return { what: describe(failure), stack: failure.at ?? '' };
    if (reports.some(({ areas }) => areas.some(isReportOf(release)))) return undefined;
    await page.page.waitForTimeout(POLL_INTERVAL_MS);
    // Makes the page send its report, as it does when it may be closed.
    await page.page.evaluate('window.dispatchEvent(new Event("pagehide"))').catch(() => undefined);
  }
  return page.hasFaults
    ? undefined
    : { what: `it did not load within ${String(TIMEOUT_MS / 1000)} s`, stack: '' };
}

function isReportOf({ name, version }: BuiltRelease) {
  return (report: { area: string; version: string; isNew: boolean }) =>
    report.area === name && report.version === version && report.isNew;
}

function describe({ kind, name }: FailureSample): string {
  return kind === 'load' ? 'its code could not be loaded' : `a ${name} while it was on screen`;
}
