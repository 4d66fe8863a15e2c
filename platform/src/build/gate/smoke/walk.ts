import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../contract/index.ts';
import type { BuiltRelease } from '../../../contract/server/index.ts';
import type { Finding, FindingKind } from './finding.ts';
import { AHEAD_MS, LONG_TASK_MS } from './ahead.ts';
import { judgeChanges } from './judge-changes.ts';
import { findEndlessWork } from './endless-work.ts';
import { findLeak, isSuspicious } from './memory.ts';
import { ELSEWHERE, FrozenPageError, type OpenPage } from './open-page.ts';
import type { Look } from './probe.ts';
import type { Opening, Visit, Walk } from './plan.ts';
import { SeenTexts, type MissingTexts } from './seen-texts.ts';
import type { SetServer } from './serve-set.ts';
import { waitForArea } from './wait-for-area.ts';

/** What a walk works with. */
export interface WalkOptions {
  readonly server: SetServer;
  readonly cookiesOf: (role: string) => Readonly<Record<string, string>>;
  /**
   * Opens each page in every language with the timers of its next seconds, lets it follow a switch of the language, and
   * compares what it leaves behind. Otherwise each is opened in one language.
   */
  readonly isDeep: boolean;
  /** All areas of the set; their builds bring globals of their own. */
  readonly areas: readonly BuiltRelease[];
  /** Areas whose own release is checked: what others leave behind is no objection. */
  readonly changed: readonly string[];
  /** Namespaces of texts that the shell brings. */
  readonly shellTexts: Promise<readonly string[]>;
  /** Called with the visit that has frozen its page; the walk ends there. */
  readonly onFreeze: (visit: Visit) => void;
  /** Called with a visit whose longest task took too long, which may be the machine's fault. */
  readonly onLongTask: (visit: Visit) => void;
}

/** What a walk has found, and the areas of which it has seen a page. */
export interface WalkReport {
  readonly findings: readonly Finding[];
  readonly missingTexts: readonly MissingTexts[];
  readonly shown: ReadonlySet<string>;
  /** Paths of the routes of the areas' modules, by area. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
}

/**
 * Opens the addresses of a walk in one tab: the first as somebody who follows a link, the others one from the other.
 */
export async function walk(page: OpenPage, steps: Walk, options: WalkOptions): Promise<WalkReport> {
  const { role, language } = steps;
  await page.enter({ cookies: options.cookiesOf(role), language });
  const walker = new Walker(page, steps, options);
  try {
    return await walker.run();
  } catch (error) {
    const end = page.takeFaults().find(({ kind }) => kind === 'crash' || kind === 'departure');
    const { visit } = walker;
    if (error instanceof GivenUpError) return walker.report;
    if (visit && end) walker.note(end.kind, end.what, { stack: end.stack });
    else if (visit && error instanceof FrozenPageError) options.onFreeze(visit);
    else throw error;
    return walker.report;
  }
}

/** What the walk has found makes every further page wait. */
class GivenUpError extends Error {
  override readonly name = 'GivenUpError';
}

class Walker {
  readonly report = {
    findings: [] as Finding[],
    missingTexts: [] as readonly MissingTexts[],
    shown: new Set<string>(),
    routes: new Map<string, readonly string[]>(),
  };
  /** What is on the page, or was before it went elsewhere. */
  visit: Visit | undefined;
  /** What is on the page. */
  #current: Opening | undefined;
  readonly #page: OpenPage;
  readonly #openings: readonly Opening[];
  readonly #options: WalkOptions;
  /** Of the first page; others begin with the next ones. */
  readonly #first: number;
  readonly #seen = new Map<Opening, Set<Language>>();
  /** Of the page now. */
  #language: Language;
  readonly #texts = new SeenTexts();

  constructor(page: OpenPage, { openings, language }: Walk, options: WalkOptions) {
    this.#page = page;
    this.#openings = openings;
    this.#options = options;
    this.#first = LANGUAGES.indexOf(language);
    this.#language = language;
  }

  async run(): Promise<WalkReport> {
    if (this.#options.isDeep) await this.#openInEveryLanguage();
    else await this.#openOnce();
    await this.#leave();
    // What came late has come in one language only.
    for (const language of LANGUAGES) await this.#page.call('speak', language);
    const { shellTexts } = this.#options;
    const { findings, missing } = this.#texts.judge(await this.#page.call('texts'), await shellTexts);
    this.report.findings.push(...findings);
    return { ...this.report, missingTexts: missing };
  }

  async #openOnce(): Promise<void> {
    const [first, ...others] = this.#openings;
    if (!first) return;
    this.#begin(first, this.#language);
    await this.#page.goTo(first.path);
    const failure = await waitForArea(this.#page, first.release, this.#options.server);
    this.#noteFaults();
    // An area whose first page fails is not opened any further.
    if (failure) this.note('load', failure.what, { stack: failure.stack });
    if (this.report.findings.length > 0) return;
    await this.#page.call('settle');
    await this.#judge(await this.#page.call('see'));
    for (const opening of others) await this.#open(opening, this.#language);
    for (const release of new Set(this.#openings.map((opening) => opening.release)))
      await this.#readRoutes(release);
  }

  async #readRoutes(release: BuiltRelease): Promise<void> {
    const failure = await waitForArea(this.#page, release, this.#options.server);
    if (failure) this.report.findings.push({ kind: 'load', ...failure, release });
    // A module that has thrown throws again.
    const hasFailed = this.report.findings.some((finding) => finding.release === release);
    const found = hasFailed ? undefined : await this.#page.call('readRoutes', release.entryGlobal);
    if (found) this.report.routes.set(release.name, found);
  }

  async #openInEveryLanguage(): Promise<void> {
    await this.#page.goTo(ELSEWHERE);
    await this.#page.call('start');
    // What is wrong with the shell by itself is no fault of the area.
    this.#page.takeFaults();
    await this.#page.call('look');
    // The language changes from one to the next, so that each page also follows a switch while it is on screen.
    for (const [index, opening] of this.#openings.entries()) {
      if (opening.isRepeated) await this.#compare(opening, index);
      else await this.#open(opening, this.#languageAt(index));
    }
    // A switch costs as much as a page, so that the others are opened by language.
    for (const language of LANGUAGES) {
      await this.#speak(language);
      // What all pages have around them begins in this language, too.
      await this.#leave();
      for (const opening of this.#openings)
        if (!this.#seenIn(opening).has(language)) await this.#open(opening, language);
    }
  }

  #languageAt(index: number): Language {
    return LANGUAGES[(this.#first + index) % LANGUAGES.length] ?? DEFAULT_LANGUAGE;
  }

  /** The languages in which an opening was opened so far. */
  #seenIn(opening: Opening): Set<Language> {
    const seen = this.#seen.get(opening) ?? new Set();
    this.#seen.set(opening, seen);
    return seen;
  }

  #begin(opening: Opening, language: Language): void {
    this.#seenIn(opening).add(language);
    this.#current = opening;
    this.visit = { ...opening, language };
  }

  async #open(opening: Opening, language: Language): Promise<void> {
    await this.#speak(language);
    this.#begin(opening, language);
    await this.#judge(await this.#page.call('open', opening.path, this.#options.isDeep ? AHEAD_MS : 0));
  }

  /** The page that is open follows the language, too. */
  async #speak(language: Language): Promise<void> {
    if (language === this.#language) return;
    const opening = this.#current;
    if (opening) this.visit = { ...opening, language };
    const look = await this.#page.call('switchTo', language);
    this.#language = language;
    if (opening) await this.#judge(look);
  }

  async #judge(look: Look): Promise<void> {
    const { visit } = this;
    if (!visit) return;
    const work = look.isRestless ? await findEndlessWork(this.#page) : undefined;
    if (work !== undefined) {
      this.note('restless', '', { stack: work });
      throw new GivenUpError();
    }
    for (const fault of look.frameFaults) this.note('frame', fault);
    if (look.longestTask >= LONG_TASK_MS) this.#options.onLongTask(visit);
    // Otherwise somebody was sent on: signed in at the sign-in page, or to the first of several pages.
    if (look.pathname === visit.path) {
      this.report.shown.add(visit.release.name);
      if (look.isEmpty && !look.isBusy) this.note('empty', '');
      this.#texts.note(visit, look.texts, look.namespaces);
    }
    this.#noteFaults();
  }

  /** Opens it twice, and compares the page before, between and after. */
  async #compare(opening: Opening, index: number): Promise<void> {
    await this.#leave();
    await this.#page.call('mark');
    const before = await this.#page.call('leftBehind');
    await this.#open(opening, this.#languageAt(index));
    await this.#leave();
    const between = await this.#page.call('leftBehind');
    const clean = await this.#page.readHeap();
    await this.#open(opening, this.#languageAt(index + 1));
    const shown = await this.#page.readUsage();
    await this.#leave();
    const { release, path } = opening;
    if (this.#options.changed.includes(release.name)) {
      const { areas } = this.#options;
      const changes = judgeChanges(release, await this.#page.call('compare'), { before, between, areas });
      for (const { kind, what, ...more } of changes) this.note(kind, what, more);
      if (isSuspicious({ before: clean, shown, left: await this.#page.readUsage() })) {
        const go = { open: () => this.#navigate(path), leave: () => this.#navigate(ELSEWHERE) };
        const leak = await findLeak(this.#page, go);
        if (leak !== undefined) this.note('memory', leak);
      }
    }
  }

  async #navigate(path: string): Promise<void> {
    await this.#page.call('navigate', path);
    await this.#page.call('settle');
  }

  /** What happens on leaving counts for the visit, too. */
  async #leave(): Promise<void> {
    if (!this.#current) return;
    await this.#navigate(ELSEWHERE);
    this.#noteFaults();
    this.#current = undefined;
  }

  #noteFaults(): void {
    const turn = this.#current ? this.#seenIn(this.#current).size - 1 : 0;
    const faults = this.#page.takeFaults();
    for (const { kind, what, stack } of faults) this.note(kind, what, { stack, turn });
    // What was on the page is gone.
    if (faults.some(({ kind }) => kind === 'departure')) throw new GivenUpError();
  }

  note(
    kind: FindingKind,
    what: string,
    more: { readonly stack?: string; readonly turn?: number } = {},
  ): void {
    const { visit } = this;
    if (visit) this.report.findings.push({ kind, what, release: visit.release, visit, ...more });
  }
}
