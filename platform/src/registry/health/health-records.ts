import type { AreaReport } from '../../contract/index.ts';
import type { LiveEntry } from '../../contract/server/index.ts';
import { addReport, isPoor, NO_COUNTERS, sumCounters, type Counters } from './counters.ts';
import { NetworkSample, type NetworkTally } from './network-sample.ts';
import type { DeliveredPage } from './page-tokens.ts';

/** What pages reported about a version between two changes of its area. */
export interface HealthRecord {
  readonly area: string;
  readonly version: string;
  /** When the period began, i.e. the area last changed, ISO 8601; only versions of one period are compared. */
  readonly period: string;
  readonly counters: Counters;
  /** The same by network, for a sample of them. */
  readonly networks: readonly NetworkTally[];
}

interface OpenRecord extends Omit<HealthRecord, 'networks'> {
  readonly networks: NetworkSample;
}

/** Records per area; the oldest periods are dropped. */
const MAX_RECORDS_PER_AREA = 12;
/** Records per area whose networks are stored: what is live now or was before, each with its canary. */
const MAX_WITH_NETWORKS = 4;

/** Counts of one or several servers, by area, version and period. */
export class HealthRecords {
  readonly #records = new Map<string, OpenRecord>();

  /** Counts a report of a live version or canary. Others come from older tabs and are ignored: returns false. */
  count(report: AreaReport, entry: LiveEntry, page: DeliveredPage): boolean {
    if (!isLive(entry, report.version)) return false;
    const { area, version } = report;
    const record = this.#open(area, version, periodOf(entry));
    record.networks.add(tallyOf(report, page));
    this.#put({ ...record, counters: addReport(record.counters, report) });
    this.#dropOldest(area);
    return true;
  }

  /** Adds the counts of another server. */
  add(records: readonly HealthRecord[]): void {
    for (const { area, version, period, counters, networks } of records) {
      const record = this.#open(area, version, period);
      for (const tally of networks) record.networks.add(tally);
      this.#put({ ...record, counters: sumCounters(record.counters, counters) });
    }
  }

  /** Counters in the current period or, for a version that is not live now, in the last period in which it was. */
  latest(area: string, version: string, entry: LiveEntry | undefined): Counters {
    return this.#latest(area, version, entry)?.counters ?? NO_COUNTERS;
  }

  /** The networks that loaded a version in the same period. */
  networks(area: string, version: string, entry: LiveEntry | undefined): NetworkTally[] {
    return this.#latest(area, version, entry)?.networks.tallies() ?? [];
  }

  records(): HealthRecord[] {
    return [...this.#records.values()].map((record) => ({ ...record, networks: record.networks.tallies() }));
  }

  #latest(area: string, version: string, entry: LiveEntry | undefined): OpenRecord | undefined {
    if (entry && isLive(entry, version)) return this.#records.get(keyOf(area, version, periodOf(entry)));
    return this.#of(area).find((record) => record.version === version);
  }

  #open(area: string, version: string, period: string): OpenRecord {
    const present = this.#records.get(keyOf(area, version, period));
    return present ?? { area, version, period, counters: NO_COUNTERS, networks: new NetworkSample() };
  }

  #put(record: OpenRecord): void {
    this.#records.set(keyOf(record.area, record.version, record.period), record);
  }

  #dropOldest(area: string): void {
    const records = this.#of(area);
    for (const record of records.slice(MAX_WITH_NETWORKS)) {
      if (record.networks.tallies().length > 0) this.#put({ ...record, networks: new NetworkSample() });
    }
    for (const { version, period } of records.slice(MAX_RECORDS_PER_AREA))
      this.#records.delete(keyOf(area, version, period));
  }

  /** Latest period first. */
  #of(area: string): OpenRecord[] {
    const records = [...this.#records.values()].filter((record) => record.area === area);
    return records.sort((a, b) => b.period.localeCompare(a.period));
  }
}

function tallyOf(report: AreaReport, { network, block }: DeliveredPage): NetworkTally {
  return {
    network,
    block,
    pages: Number(report.isNew),
    failed: Number(report.isFirstFailure),
    answered: Number(report.inp !== undefined),
    slow: Number(isPoor(report.inp)),
  };
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
