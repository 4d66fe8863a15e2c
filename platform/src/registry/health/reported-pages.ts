import { LRUCache } from 'lru-cache';
import type { AreaReport } from '../../contract/index.ts';
import type { DeliveredPage } from './page-tokens.ts';

/** Pages of one network that count for a version in a period, with their loads, failures and delays. */
const MAX_PAGES_OF_NETWORK = 20;
/** Load failures and errors of a version on one page; a loop of errors tells no more. */
const MAX_FAILURES_OF_PAGE = 10;
/** Beyond this, the least recently active page or network is forgotten. */
const MAX_PAGES = 20_000;

/** What a page has reported about a version. */
interface Reported {
  hasFailed: boolean;
  hasAnswered: boolean;
  failures: number;
}

/**
 * Makes sure that a page counts once, whatever it reports and how often: each version of it as one load, at most one
 * failing page and one interaction. In memory, so a page could count again on another server, or after a restart; its
 * network would still be one voice (find-regression.ts).
 */
export class ReportedPages {
  readonly #pages = new LRUCache<string, Map<string, Reported>>({ max: MAX_PAGES });
  readonly #counts = new LRUCache<string, number>({ max: MAX_PAGES });

  /**
   * What a report of a page adds; undefined when its network has used up its quota for the version.
   * @param period of the area (health-records.ts): a new one is counted from zero, so it has a new quota
   */
  reduce({ id, network }: DeliveredPage, report: AreaReport, period: string): AreaReport | undefined {
    const key = `${report.area}/${report.version}`;
    const versions = this.#pages.get(id) ?? new Map<string, Reported>();
    const known = versions.get(key);
    if (!known && !this.#takeQuota(`${network}/${key}/${period}`)) return undefined;
    const reported = known ?? { hasFailed: false, hasAnswered: false, failures: 0 };
    versions.set(key, reported);
    this.#pages.set(id, versions);
    return { ...difference(reported, report), isNew: report.isNew && known === undefined };
  }

  #takeQuota(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= MAX_PAGES_OF_NETWORK) return false;
    this.#counts.set(key, count + 1);
    return true;
  }
}

/** What a report adds to what is known of the page, which is updated. */
function difference(known: Reported, { inp, ...report }: AreaReport): AreaReport {
  const left = MAX_FAILURES_OF_PAGE - known.failures;
  const loadFailures = Math.min(report.loadFailures, left);
  const caughtErrors = Math.min(report.caughtErrors, left - loadFailures);
  const isFirstFailure = report.isFirstFailure && !known.hasFailed;
  const isAnswer = inp !== undefined && !known.hasAnswered;
  known.failures += loadFailures + caughtErrors;
  known.hasFailed ||= isFirstFailure;
  known.hasAnswered ||= isAnswer;
  return { ...report, isFirstFailure, loadFailures, caughtErrors, ...(isAnswer ? { inp } : {}) };
}
