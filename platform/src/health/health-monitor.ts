import type { AreaReport, FailureSample, PageReport } from '../contract/report.ts';
import type { HealthReport, HealthSource } from '../release/health-source.ts';
import type { LiveEntry, Registry, ReleaseStore } from '../store/index.ts';
import { healthOf } from './counters.ts';
import { ReportLimiter } from './report-limiter.ts';
import type { ReportLimits } from './report-limiter.ts';
import { parseHealthRecords } from './parse-page-report.ts';
import { HealthRecords } from './health-records.ts';

/** What a monitor works with. */
export interface HealthMonitorOptions {
  readonly store: ReleaseStore;
  /** Name of this server, the same after a restart and no other's: `shop-1-3000`. */
  readonly server: string;
  /** Hears of each failure that counts, with the id of the page's set; for the log. */
  readonly onFailure?: (failure: FailureSample & { readonly composition: string }) => void;
  /** Hears when the counts could not be kept or read. */
  readonly onError?: (error: unknown) => void;
  readonly limits?: ReportLimits;
}

/** Milliseconds between two writes of what was counted; a server that is killed loses as much. */
const SAVE_INTERVAL_MS = 2000;
/** Milliseconds for which what other servers counted is taken for the present. */
const OTHERS_MAX_AGE_MS = 1000;
/** The same for what is live: a report says which version it is about, so a moment's delay harms nothing. */
const REGISTRY_MAX_AGE_MS = 300;
const FOLDER = 'health';

/**
 * Counts what pages report, in memory, and keeps it in the store, one document for each server. What all servers
 * counted is their sum, so no server has to know of another one.
 */
export class HealthMonitor implements HealthSource {
  readonly #options: HealthMonitorOptions;
  readonly #own = new HealthRecords();
  readonly #share: ReportLimiter;
  #timer: NodeJS.Timeout | undefined;
  #isChanged = false;
  #others: Promise<HealthRecords> | undefined;
  #othersAt = 0;
  #registry: Promise<Registry> | undefined;
  #registryAt = 0;

  constructor(options: HealthMonitorOptions) {
    this.#options = options;
    this.#share = new ReportLimiter(options.limits);
  }

  /** Goes on from what this server counted before. */
  async start(): Promise<void> {
    this.#own.add(await this.#read(this.#document()));
    this.#timer = setInterval(() => void this.save(), SAVE_INTERVAL_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.save();
  }

  /** Counts a page's report. @param client Whoever sent it: an address, to keep one from counting as many. */
  async report(report: PageReport, client: string): Promise<void> {
    if (!this.#share.mayReport(client, Date.now())) return;
    const { areas } = await this.#readRegistry();
    for (const area of report.areas) this.#count(area, areas[area.area], client);
    const { composition } = report;
    for (const sample of report.samples) this.#options.onFailure?.({ ...sample, composition });
  }

  async read(areas: Readonly<Record<string, LiveEntry>>): Promise<HealthReport> {
    const all = await this.readAll();
    return { of: (area, version) => healthOf(all.latest(area, version, areas[area])) };
  }

  /** What all servers have counted. */
  async readAll(): Promise<HealthRecords> {
    const now = performance.now();
    if (!this.#others || now - this.#othersAt > OTHERS_MAX_AGE_MS) {
      this.#othersAt = now;
      this.#others = this.#readOthers();
    }
    const all = new HealthRecords();
    all.add((await this.#others).records());
    all.add(this.#own.records());
    return all;
  }

  /** Writes what was counted, if anything was. */
  async save(): Promise<void> {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    try {
      const text = JSON.stringify(this.#own.records());
      await this.#options.store.writeDocument(FOLDER, this.#document(), text);
    } catch (error) {
      this.#isChanged = true;
      this.#options.onError?.(error);
    }
  }

  #count(report: AreaReport, entry: LiveEntry | undefined, client: string): void {
    const isFailing = report.isFirstFailure || report.loadFailures + report.caughtErrors > 0;
    const key = `${report.area}/${report.version}`;
    const doesCount = !isFailing || !report.isFirstFailure || this.#share.mayFail(client, key);
    const fair = doesCount ? report : { ...report, isFirstFailure: false, loadFailures: 0, caughtErrors: 0 };
    if (this.#own.count(fair, entry)) this.#isChanged = true;
  }

  async #readOthers(): Promise<HealthRecords> {
    const tally = new HealthRecords();
    try {
      const names = await this.#options.store.listDocuments(FOLDER);
      const others = names.filter((name) => name !== this.#document());
      for (const records of await Promise.all(others.map((name) => this.#read(name)))) tally.add(records);
    } catch (error) {
      this.#options.onError?.(error);
    }
    return tally;
  }

  async #read(name: string) {
    const text = await this.#options.store.findDocument(FOLDER, name);
    return text === undefined ? [] : parseHealthRecords(text);
  }

  #readRegistry(): Promise<Registry> {
    const now = performance.now();
    if (!this.#registry || now - this.#registryAt > REGISTRY_MAX_AGE_MS) {
      this.#registryAt = now;
      this.#registry = this.#options.store.readRegistry();
    }
    return this.#registry;
  }

  #document(): string {
    const name = this.#options.server.toLowerCase().replaceAll(/[^a-z0-9.-]/g, '-');
    return `${name.replace(/^[^a-z0-9]+/, '').slice(0, 80) || 'server'}.json`;
  }
}
