import type { BuiltRelease } from '../../../contract/server/index.ts';
import type { Candidate } from '../candidate.ts';
import type { Finding } from './finding.ts';
import { openAlone, type OpenAloneOptions } from './open-alone.ts';
import { walksOf, type Opening, type Visit, type Walk } from './plan.ts';
import type { Tabs } from './tabs.ts';
import { walk, type WalkOptions, type WalkReport } from './walk.ts';

/** What is needed to open pages of a candidate. */
export interface OpenPagesOptions extends OpenAloneOptions, Pick<WalkOptions, 'isDeep' | 'shellTexts'> {
  readonly tabs: Tabs;
}

/** What opening pages has shown. */
export interface PagesReport {
  readonly findings: readonly Finding[];
  readonly unchecked: readonly string[];
  /** Whether a page did not answer that did when it was opened alone. */
  readonly isMachineBusy: boolean;
  /** Paths of the routes of the areas' modules, by area. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
  /** What was looked at. */
  readonly note?: string;
}

/** Opens addresses of the areas concerned, each visitor in tabs of their own. */
export async function openPages(
  { concerned, areas, changed }: Candidate,
  openings: readonly Opening[],
  options: OpenPagesOptions,
): Promise<PagesReport> {
  const slow: Visit[] = [];
  const { promise: frozen, resolve: freeze } = Promise.withResolvers<Visit>();
  const walkOptions: WalkOptions = {
    ...options,
    areas,
    changed,
    onFreeze: freeze,
    onLongTask: (visit) => slow.push(visit),
  };
  const walks = walksOf(openings);
  const done = Promise.all(walks.map((one) => options.tabs.use((page) => walk(page, one, walkOptions))));
  // A page that never answers holds the whole machine up: the others end, too.
  const first = await Promise.race([done, frozen]);
  if (!Array.isArray(first)) {
    done.catch(() => undefined);
    return frozenReport(first, await openAlone(first, options));
  }
  const findings = first.flatMap((report) => report.findings);
  if (options.isDeep) findings.push(...(await findLongTasks(slow, options)));
  findings.push(...concerned.flatMap((area) => missingTexts(area, changed, first)));
  const shown = walks.flatMap(({ role }, index) => shownTo(role, first[index]));
  // A walk goes no further when it has found something.
  const failed = findings.flatMap(({ visit }) => (visit ? nameOfVisitor(visit) : []));
  findings.push(...neverShown(walks, new Set([...shown, ...failed])));
  return {
    findings,
    unchecked: [],
    isMachineBusy: false,
    routes: new Map(first.flatMap(({ routes }) => [...routes])),
    note: `${String(openings.length)} pages opened`,
  };
}

/** Time depends on what else the machine does: only what is slow alone counts. */
async function findLongTasks(slow: readonly Visit[], options: OpenPagesOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  // One of each area: the others most likely wait for the same.
  const pages = slow.filter(
    (visit, index) => slow.findIndex(({ release }) => release === visit.release) === index,
  );
  for (const visit of pages) findings.push(...(await openAlone(visit, options)));
  return findings;
}

function frozenReport({ release, path }: Visit, findings: readonly Finding[]): PagesReport {
  const what = `the page of ${release.name} at ${path} did not answer for a while, but did when it was opened alone.`;
  return {
    findings,
    isMachineBusy: findings.length === 0,
    unchecked: findings.length ? [] : [`Smoke test: ${what} The machine may have too much to do.`],
    routes: new Map(),
  };
}

/** Of all walks: some texts come with pages that only some people see. */
function missingTexts(
  release: BuiltRelease,
  changed: readonly string[],
  reports: readonly WalkReport[],
): Finding[] {
  if (!changed.includes(release.name)) return [];
  const all = reports
    .flatMap((report) => report.missingTexts)
    .filter((missing) => missing.release === release);
  const keys = new Set(all.flatMap((missing) => missing.keys));
  return keys.size ? [{ kind: 'translation', what: [...keys].join(', '), release }] : [];
}

function shownTo(role: string, report: WalkReport | undefined): string[] {
  return [...(report?.shown ?? [])].map((area) => `${area} ${role}`);
}

/** Somebody who is sent on from every page has seen nothing of the area: its guard, or the sign-in, is broken. */
function neverShown(walks: readonly Walk[], shown: ReadonlySet<string>): Finding[] {
  const visits = walks.flatMap(({ language, openings }) => openings.map((one) => ({ ...one, language })));
  const visitors = new Map(visits.map((visit) => [nameOfVisitor(visit), visit]));
  return [...visitors].flatMap(([name, visit]) =>
    shown.has(name) ? [] : { kind: 'sentOn', what: '', release: visit.release, visit },
  );
}

function nameOfVisitor({ release, role }: Pick<Visit, 'release' | 'role'>): string {
  return `${release.name} ${role}`;
}
