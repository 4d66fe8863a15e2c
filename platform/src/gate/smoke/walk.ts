import type { Browser } from 'playwright-core';
import type { BuiltRelease } from '../../store/index.ts';
import type { Finding, FindingKind } from './finding.ts';
import { ELSEWHERE, FrozenPageError, OpenPage } from './open-page.ts';
import type { LeftBehind, PageChanges, Screen } from './probe.ts';
import type { Visit, Walk } from './plan.ts';
import type { AreaTexts } from './texts.ts';

/** What a walk works with. */
export interface WalkOptions {
  readonly browser: Browser;
  readonly address: string;
  readonly cookiesOf: (role: string) => Readonly<Record<string, string>>;
  /** All areas of the set; their builds bring globals of their own. */
  readonly areas: readonly BuiltRelease[];
  /** Areas whose own release is checked: what others leave behind is no objection. */
  readonly changed: readonly string[];
  readonly textsOf: (area: string) => AreaTexts | undefined;
  /** Called with the visit that has frozen its page; the walk ends there. */
  readonly onFreeze: (visit: Visit) => void;
  /** Called with a visit whose longest task took too long, which may be the machine's fault. */
  readonly onLongTask: (visit: Visit) => void;
}

/** What a walk has found, and the areas of which it has seen a page. */
export interface WalkReport {
  readonly findings: readonly Finding[];
  readonly shown: ReadonlySet<string>;
}

/** Timers of that long are run at once: what happens after some seconds happens during the visit. */
export const AHEAD_MS = 10_000;
/** A task that keeps the page from answering a person. */
export const LONG_TASK_MS = 2000;
const MB = 1_000_000;
/** More than a page that is left can owe to caches. */
const LEAK_PER_VISIT = 3 * MB;
/** What a page may take in {@link AHEAD_MS} without anybody doing anything. */
const LEAK_WHILE_SHOWN = 15 * MB;
/** Names that a part may store under: the product's, or those that begin with its own. */
const PRODUCT_NAME = /^maida[._-]/;

/** Globals of the federation runtime, which comes with the first area. */
const RUNTIME = /^__(?:maida|FEDERATION|GLOBAL_LOADING|VMOK)/;

/** Opens the addresses of a walk in one tab, each twice, and compares the page before and after. */
export async function walk({ role, language, visits }: Walk, options: WalkOptions): Promise<WalkReport> {
  const { browser, address, cookiesOf } = options;
  const page = await OpenPage.open(browser, { address, cookies: cookiesOf(role), language });
  const findings: Finding[] = [];
  const shown = new Set<string>();
  let current: Visit | undefined;
  try {
    await page.goTo(ELSEWHERE);
    for (const visit of visits) {
      current = visit;
      // A shell that is unwell by itself is no fault of the area.
      page.takeFaults();
      const visiting = new Visiting(page, visit, options);
      findings.push(...(await visiting.run()));
      if (visiting.isShown) shown.add(visit.release.name);
    }
    await page.close();
  } catch (error) {
    const crash = page.takeFaults().find(({ kind }) => kind === 'crash');
    if (current && crash) findings.push({ ...crash, release: current.release, visit: current });
    else if (current && error instanceof FrozenPageError) options.onFreeze(current);
    else throw error;
  }
  return { findings, shown };
}

class Visiting {
  readonly #page: OpenPage;
  readonly #visit: Visit;
  readonly #options: WalkOptions;
  readonly #findings: Finding[] = [];
  /** Whether the visitor was not sent on to another page. */
  isShown = false;
  /** Whether a task took long; more visits would take long, too. */
  #isSlow = false;

  constructor(page: OpenPage, visit: Visit, options: WalkOptions) {
    this.#page = page;
    this.#visit = visit;
    this.#options = options;
  }

  async run(): Promise<Finding[]> {
    const { isMemoryWatched, release } = this.#visit;
    await this.#page.call('look');
    await this.#page.call('mark');
    const before = await this.#page.call('leftBehind');
    await this.#show(1);
    await this.#leave(1);
    const between = await this.#page.call('leftBehind');
    await this.#show(2);
    await this.#leave(2);
    const isOwn = this.#options.changed.includes(release.name);
    if (isOwn) this.#judgeChanges(await this.#page.call('compare'), before, between);
    if (isOwn && isMemoryWatched && !this.#isSlow) await this.#watchMemory();
    return this.#findings;
  }

  async #show(turn: number): Promise<void> {
    await this.#open();
    await this.#page.call('advance', AHEAD_MS);
    await this.#page.call('settle');
    this.#judgeScreen(await this.#page.call('look'));
    this.#noteFaults(turn);
  }

  async #open(): Promise<void> {
    await this.#page.call('navigate', this.#visit.path);
    await this.#page.call('settle');
  }

  /** What happens on leaving counts for the visit, too. */
  async #leave(turn: number): Promise<void> {
    await this.#page.call('navigate', ELSEWHERE);
    await this.#page.call('settle');
    this.#noteFaults(turn);
  }

  #judgeScreen({ pathname, isEmpty, isBusy, texts, longestTask }: Screen): void {
    const { path, release, language } = this.#visit;
    if (longestTask >= LONG_TASK_MS) {
      this.#isSlow = true;
      this.#options.onLongTask(this.#visit);
    }
    // Somebody was sent on: signed in at the sign-in page, or to the first of several pages.
    if (pathname !== path) return;
    this.isShown = true;
    if (isEmpty && !isBusy) this.#note('empty', '');
    const keys = this.#options.textsOf(release.name)?.findShown(texts, language) ?? [];
    if (keys.length) this.#note('key', keys.join(', '));
  }

  #noteFaults(turn: number): void {
    for (const { kind, what, stack } of this.#page.takeFaults()) this.#note(kind, what, { stack, turn });
  }

  #judgeChanges(changes: PageChanges, before: LeftBehind, between: LeftBehind): void {
    const { release } = this.#visit;
    const isOwnName = (entry: string) => {
      const [kind = '', ...rest] = entry.split(' ');
      const name = rest.join(' ');
      return kind !== 'cookie' && (PRODUCT_NAME.test(name) || name.startsWith(release.name));
    };
    for (const name of changes.builtIns) this.#note('builtIn', name);
    for (const name of changes.newGlobals) if (!this.#isBuildGlobal(name)) this.#note('global', name);
    for (const entry of changes.newStorage) if (!isOwnName(entry)) this.#note('storage', entry);
    for (const entry of changes.damagedStorage) this.#note('damage', entry);
    for (const [thing, count] of Object.entries(changes.leftBehind)) {
      const [was = 0, then = 0] = [before[thing], between[thing]];
      const what = thing.replace(/ \/areas\/.*/, '');
      if (!thing.includes(`/areas/${release.name}/`) || count <= was) continue;
      this.#note(count > then && then > was ? 'growing' : 'left', what, { stack: thing });
    }
  }

  #isBuildGlobal(name: string): boolean {
    return RUNTIME.test(name) || this.#options.areas.some(({ entryGlobal }) => name.includes(entryGlobal));
  }

  /** What grows with every visit is a leak; a cache that is filled once is not. */
  async #watchMemory(): Promise<void> {
    const left: number[] = [await this.#page.readHeap()];
    for (let round = 0; round < 2; round += 1) {
      await this.#open();
      const shown = await this.#page.readHeap();
      await this.#page.call('advance', AHEAD_MS);
      const grown = (await this.#page.readHeap()) - shown;
      if (grown > LEAK_WHILE_SHOWN) return this.#note('memory', `${megabytes(grown)} while it is shown`);
      await this.#leave(2);
      left.push(await this.#page.readHeap());
    }
    const growth = left.slice(1).map((bytes, index) => bytes - (left[index] ?? bytes));
    const least = Math.min(...growth);
    if (least > LEAK_PER_VISIT) this.#note('memory', `${megabytes(least)} each time it is shown`);
  }

  #note(
    kind: FindingKind,
    what: string,
    more: { readonly stack?: string; readonly turn?: number } = {},
  ): void {
    this.#findings.push({ kind, what, release: this.#visit.release, visit: this.#visit, ...more });
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(0)} MB`;
}
