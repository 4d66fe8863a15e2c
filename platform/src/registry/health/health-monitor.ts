import { LRUCache } from 'lru-cache';
import type { FailureSample, PageReport } from '../../contract/index.ts';
import {
  compositionOf,
  type HealthReport,
  type HealthSource,
  type LiveEntry,
  type Registry,
} from '../../contract/server/index.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { healthOf } from './counters.ts';
import { HealthRecords, periodOf } from './health-records.ts';
import type { PageTokens } from './page-tokens.ts';
import { formatHealthRecords, parseHealthRecords } from './health-record-text.ts';
import { ReportLimiter } from './report-limiter.ts';
import { ReportedPages } from './reported-pages.ts';

/** What a monitor works with. */
export interface HealthMonitorOptions {
  readonly store: ReleaseStore;
  /** Unique name of this server that survives a restart: `shop-1-3000`. */
  readonly server: string;
  /** Tokens of the pages that this installation delivers. Default: none, so no report counts. */
  readonly tokens?: Pick<PageTokens, 'read'>;
  /** Called for each reported failure, with the id of the page's set of versions; for the log. */
  readonly onFailure?: (failure: FailureSample & { readonly composition: string }) => void;
  /** Called when the counts could not be saved or read. */
  readonly onError?: (error: unknown) => void;
}

/** A server that is killed loses the counts of this time. */
const SAVE_INTERVAL_MS = 2000;
/** How long the counts of other servers are cached. */
const OTHERS_MAX_AGE_MS = 1000;
/** How long the registry is cached; a report names its version, so a short delay does no harm. */
const REGISTRY_MAX_AGE_MS = 300;
const FOLDER = 'health';
const MAX_COMPOSITIONS = 200;

type Versions = Readonly<Record<string, string>>;

/**
 * Counts page reports in memory and saves them in the store, one document per server. The total is the sum of all
 * documents, so servers don't have to know each other.
 */
export class HealthMonitor implements HealthSource {
  readonly #options: HealthMonitorOptions;
  readonly #own = new HealthRecords();
  readonly #limiter = new ReportLimiter();
  readonly #pages = new ReportedPages();
  readonly #compositions = new LRUCache<string, Versions>({ max: MAX_COMPOSITIONS });
  #timer: NodeJS.Timeout | undefined;
  #isChanged = false;
  #others: Promise<HealthRecords> | undefined;
  #othersAt = 0;
  #registry: Promise<Registry> | undefined;
  #registryAt = 0;

  constructor(options: HealthMonitorOptions) {
    this.#options = options;
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

  /**
   * Counts the report of a page that this installation delivered, for the versions that it was composed of.
   * @param client network of the sender, to limit how many of its reports are read
   */
  async report(report: PageReport, client: string): Promise<void> {
    if (!this.#limiter.mayReport(client, Date.now())) return;
    const page = await this.#options.tokens?.read(report.token ?? '');
    if (page?.composition !== report.composition) return;
    const [{ areas }, versions] = await Promise.all([
      this.#readRegistry(),
      this.#readComposition(report.composition),
    ]);
    const ofPage = ({ area, version }: { area: string; version: string }) => versions[area] === version;
    for (const reported of report.areas.filter(ofPage)) {
      const entry = areas[reported.area];
      const added = entry && this.#pages.reduce(page, reported, periodOf(entry));
      if (added && this.#own.count(added, entry, page)) this.#isChanged = true;
    }
    const { composition } = report;
    for (const sample of report.samples.filter(ofPage)) this.#options.onFailure?.({ ...sample, composition });
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
      const text = formatHealthRecords(this.#own.records());
      await this.#options.store.writeDocument(FOLDER, this.#document(), text);
    } catch (error) {
      this.#isChanged = true;
      this.#options.onError?.(error);
    }
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

  /** The versions of a delivered page; empty when the delivery server could not record them. */
  async #readComposition(composition: string): Promise<Versions> {
    const known = this.#compositions.get(composition);
    if (known) return known;
    const text = await this.#options.store.findDocument('compositions', `${composition}.json`);
    const versions = text === undefined ? {} : (JSON.parse(text) as Versions);
    if (compositionOf(versions) !== composition) return {};
    this.#compositions.set(composition, versions);
    return versions;
  }

  #document(): string {
    const name = this.#options.server.toLowerCase().replaceAll(/[^a-z0-9.-]/g, '-');
    return `${name.replace(/^[^a-z0-9]+/, '').slice(0, 80) || 'server'}.json`;
  }
}
