import type { AreaReport } from '../contract/report.ts';
import type { LiveEntry } from '../store/registry.ts';
import { addReport, NO_COUNTERS, sumCounters } from './counters.ts';
import type { Counters } from './counters.ts';

/** Counters of a version between two changes of its area. */
export interface HealthRecord {
  readonly area: string;
  readonly version: string;
  /** When the period began, i.e. the area last changed, ISO 8601; only versions of one period are compared. */
  readonly period: string;
  readonly counters: Counters;
}

/** Records per area; the oldest periods are dropped. */
const MAX_RECORDS_PER_AREA = 12;

/** Counters of one or several servers, by area, version and period. */
export class HealthRecords {
  readonly #records = new Map<string, HealthRecord>();

  /** Counts a report of a live version or canary. Others come from older tabs and are ignored: returns false. */
  count(report: AreaReport, entry: LiveEntry | undefined): boolean {
    if (!entry || !isLive(entry, report.version)) return false;
    const { area, version } = report;
    const period = periodOf(entry);
    const before = this.find(area, version, period) ?? NO_COUNTERS;
    this.#put({ area, version, period, counters: addReport(before, report) });
    this.#dropOldest(area);
    return true;
  }

  /** Adds the counts of another server. */
  add(records: readonly HealthRecord[]): void {
    for (const { area, version, period, counters } of records) {
      const before = this.find(area, version, period) ?? NO_COUNTERS;
      this.#put({ area, version, period, counters: sumCounters(before, counters) });
    }
  }

  find(area: string, version: string, period: string): Counters | undefined {
    return this.#records.get(keyOf(area, version, period))?.counters;
  }

  /** Counters in the current period or, for a version that is not live now, in the last period in which it was. */
  latest(area: string, version: string, entry: LiveEntry | undefined): Counters {
    if (entry && isLive(entry, version)) return this.find(area, version, periodOf(entry)) ?? NO_COUNTERS;
    const [latest] = this.#of(area).filter((record) => record.version === version);
    return latest?.counters ?? NO_COUNTERS;
  }

  records(): HealthRecord[] {
    return [...this.#records.values()];
  }

  #put(record: HealthRecord): void {
    this.#records.set(keyOf(record.area, record.version, record.period), record);
  }

  #dropOldest(area: string): void {
    for (const { version, period } of this.#of(area).slice(MAX_RECORDS_PER_AREA))
      this.#records.delete(keyOf(area, version, period));
  }

  /** Latest period first. */
  #of(area: string): HealthRecord[] {
    const records = this.records().filter((record) => record.area === area);
    return records.sort((a, b) => b.period.localeCompare(a.period));
  }
}

/** The start of an area's current period: when its live version or canary last changed. */
export function periodOf({ since, canary }: LiveEntry): string {
  return canary && canary.since > since ? canary.since : since;
}

function isLive({ live, canary }: LiveEntry, version: string): boolean {
  return version === live || version === canary?.version;
}

function keyOf(area: string, version: string, period: string): string {
  return `${area}\0${version}\0${period}`;
}
