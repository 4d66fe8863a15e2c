import type { AreaReport, FailureSample, PageReport } from 'platform/contract';

const MAX_SAMPLES = 10;
/** Maximum of reports of one page. */
const MAX_REPORTS = 20;
const MAX_COUNT = 1000;

interface Gathered {
  isNew: boolean;
  isFirstFailure: boolean;
  loadFailures: number;
  caughtErrors: number;
  inp?: number;
}

interface Known {
  hasFailed: boolean;
  /** The longest interaction in milliseconds. */
  inp: number | undefined;
  isInpReported: boolean;
}

/** Collects what a page has to report, so that each report contains only what is new. */
export class PageReporter {
  readonly #page: Pick<PageReport, 'composition' | 'token'>;
  readonly #known = new Map<string, Known>();
  #gathered = new Map<string, Gathered>();
  #samples: FailureSample[] = [];
  #reports = 0;

  constructor(page: Pick<PageReport, 'composition' | 'token'>) {
    this.#page = page;
  }

  /** Whether there is something to report before the page goes. */
  get isUrgent(): boolean {
    return this.#gathered.size > 0 && this.#reports < MAX_REPORTS;
  }

  /** Records that a version is shown. */
  used(area: string, version: string): void {
    const key = keyOf(area, version);
    if (this.#known.has(key)) return;
    this.#known.set(key, { hasFailed: false, inp: undefined, isInpReported: false });
    this.#gather(key).isNew = true;
  }

  failed(sample: FailureSample): void {
    this.used(sample.area, sample.version);
    const key = keyOf(sample.area, sample.version);
    const known = this.#known.get(key);
    const gathered = this.#gather(key);
    if (known && !known.hasFailed) gathered.isFirstFailure = true;
    if (known) known.hasFailed = true;
    const counter = sample.kind === 'load' ? 'loadFailures' : 'caughtErrors';
    gathered[counter] = Math.min(gathered[counter] + 1, MAX_COUNT);
    if (this.#samples.length < MAX_SAMPLES) this.#samples.push(sample);
  }

  /** Records the duration of an interaction in milliseconds, while a version was shown. */
  answered(area: string, version: string, milliseconds: number): void {
    const known = this.#known.get(keyOf(area, version));
    if (known) known.inp = Math.max(known.inp ?? 0, milliseconds);
  }

  /**
   * The report of what is new since the last one; undefined when nothing is. @param isLast whether the page may be
   * closed soon
   */
  take(isLast: boolean): PageReport | undefined {
    if (isLast) this.#gatherInteractions();
    if (!this.isUrgent) return undefined;
    const areas = [...this.#gathered].map(([key, gathered]): AreaReport => ({
      ...partsOf(key),
      ...gathered,
    }));
    const report = { ...this.#page, areas, samples: this.#samples };
    this.#gathered = new Map();
    this.#samples = [];
    this.#reports += 1;
    return report;
  }

  #gatherInteractions(): void {
    for (const [key, known] of this.#known) {
      if (known.inp === undefined || known.isInpReported) continue;
      known.isInpReported = true;
      this.#gather(key).inp = Math.round(known.inp);
    }
  }

  #gather(key: string): Gathered {
    const present = this.#gathered.get(key);
    if (present) return present;
    const fresh = { isNew: false, isFirstFailure: false, loadFailures: 0, caughtErrors: 0 };
    this.#gathered.set(key, fresh);
    return fresh;
  }
}

function keyOf(area: string, version: string): string {
  return `${area}/${version}`;
}

function partsOf(key: string): { area: string; version: string } {
  const [area = '', version = ''] = key.split('/');
  return { area, version };
}
