import type { AreaReport } from '../contract/report.ts';
import type { LiveEntry } from '../store/registry.ts';
import { addReport, NO_COUNTERS, sumCounters } from './counters.ts';
import type { Counters } from './counters.ts';

/** What was counted of a version between two changes of its area. */
export interface HealthRecord {
  readonly area: string;
  readonly version: string;
  /** When the area last changed before it was counted, ISO 8601; what is compared was shown at the same time. */
  readonly period: string;
  readonly counters: Counters;
}

/** Records that are kept of an area, latest period first. */
const MAX_RECORDS_PER_AREA = 12;

/** Counters of one or several servers, by area, version and period. */
export class HealthRecords {
  readonly #records = new Map<string, HealthRecord>();

  /** Counts a report of a version that is shown now; others are older tabs, and tell nothing of what is live. */
  count(report: AreaReport, entry: LiveEntry | undefined): boolean {
    if (!entry || !isShown(entry, report.version)) return false;
    const { area, version } = report;
    const period = periodOf(entry);
    const before = this.find(area, version, period) ?? NO_COUNTERS;
    this.#put({ area, version, period, counters: addReport(before, report) });
    this.#forgetOld(area);
    return true;
  }

  /** Adds what another server counted. */
  add(records: readonly HealthRecord[]): void {
    for (const { area, version, period, counters } of records) {
      const before = this.find(area, version, period) ?? NO_COUNTERS;
      this.#put({ area, version, period, counters: sumCounters(before, counters) });
    }
  }

  find(area: string, version: string, period: string): Counters | undefined {
    return this.#records.get(keyOf(area, version, period))?.counters;
  }

  /** Of a version that is shown now: in the present period. Of any other: in the last one in which it was. */
  latest(area: string, version: string, entry: LiveEntry | undefined): Counters {
    if (entry && isShown(entry, version)) return this.find(area, version, periodOf(entry)) ?? NO_COUNTERS;
    const [latest] = this.#of(area).filter((record) => record.version === version);
    return latest?.counters ?? NO_COUNTERS;
  }

  records(): HealthRecord[] {
    return [...this.#records.values()];
  }

  #put(record: HealthRecord): void {
    this.#records.set(keyOf(record.area, record.version, record.period), record);
  }

  #forgetOld(area: string): void {
    for (const { version, period } of this.#of(area).slice(MAX_RECORDS_PER_AREA))
      this.#records.delete(keyOf(area, version, period));
  }

  /** Latest period first. */
  #of(area: string): HealthRecord[] {
    const records = this.records().filter((record) => record.area === area);
    return records.sort((a, b) => b.period.localeCompare(a.period));
  }
}

/** When an area last changed what its visitors see. */
export function periodOf({ since, canary }: LiveEntry): string {
  return canary && canary.since > since ? canary.since : since;
}

function isShown({ live, canary }: LiveEntry, version: string): boolean {
  return version === live || version === canary?.version;
}

function keyOf(area: string, version: string, period: string): string {
  return `${area}\0${version}\0${period}`;
}
