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
  /** Unique name of this server that survives a restart: `shop-1-3000`. */
  readonly server: string;
  /** Called for each reported failure, with the id of the page's set of versions; for the log. */
  readonly onFailure?: (failure: FailureSample & { readonly composition: string }) => void;
  /** Called when the counts could not be saved or read. */
  readonly onError?: (error: unknown) => void;
  readonly limits?: ReportLimits;
}

/** A server that is killed loses the counts of this time. */
const SAVE_INTERVAL_MS = 2000;
/** How long the counts of other servers are cached. */
const OTHERS_MAX_AGE_MS = 1000;
/** How long the registry is cached; a report names its version, so a short delay does no harm. */
const REGISTRY_MAX_AGE_MS = 300;
const FOLDER = 'health';

/**
 * Counts page reports in memory and saves them in the store, one document per server. The total is the sum of all
 * documents, so servers don't have to know each other.
 */
export class HealthMonitor implements HealthSource {
  readonly #options: HealthMonitorOptions;
  readonly #own = new HealthRecords();
  readonly #limiter: ReportLimiter;
  #timer: NodeJS.Timeout | undefined;
  #isChanged = false;
  #others: Promise<HealthRecords> | undefined;
  #othersAt = 0;
  #registry: Promise<Registry> | undefined;
  #registryAt = 0;

  constructor(options: HealthMonitorOptions) {
    this.#options = options;
    this.#limiter = new ReportLimiter(options.limits);
  }

  /** Continues from this server's saved counts. */
  async start(): Promise<void> {
    this.#own.add(await this.#read(this.#document()));
    this.#timer = setInterval(() => void this.save(), SAVE_INTERVAL_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.save();
  }

  /** Counts a page's report. @param client network of the sender, to limit how much one of them counts. */
  async report(report: PageReport, client: string): Promise<void> {
    if (!this.#limiter.mayReport(client, Date.now())) return;
    const { areas } = await this.#readRegistry();
    for (const area of report.areas) this.#count(area, areas[area.area], client);
    const { composition } = report;
    for (const sample of report.samples) this.#options.onFailure?.({ ...sample, composition });
  }

  async read(areas: Readonly<Record<string, LiveEntry>>): Promise<HealthReport> {
    const all = await this.readAll();
    return { of: (area, version) => healthOf(all.latest(area, version, areas[area])) };
  }

  /** The counts of all servers. */
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

  /** Saves the counts if they have changed. */
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
    const isCounted = !isFailing || !report.isFirstFailure || this.#limiter.mayFail(client, key);
    const { inp, ...rest } = isCounted
      ? report
      : { ...report, isFirstFailure: false, loadFailures: 0, caughtErrors: 0 };
    const isInteractionCounted = inp !== undefined && this.#limiter.mayInteract(client, key);
    const limited = isInteractionCounted ? { ...rest, inp } : rest;
    if (this.#own.count(limited, entry)) this.#isChanged = true;
  }

  async #readOthers(): Promise<HealthRecords> {
    const sum = new HealthRecords();
    try {
      const names = await this.#options.store.listDocuments(FOLDER);
      const others = names.filter((name) => name !== this.#document());
      for (const records of await Promise.all(others.map((name) => this.#read(name)))) sum.add(records);
    } catch (error) {
      this.#options.onError?.(error);
    }
    return sum;
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
