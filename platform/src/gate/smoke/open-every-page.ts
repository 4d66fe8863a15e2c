import pMap from 'p-map';
import type { BuiltRelease } from '../../store/index.ts';
import type { Candidate } from '../candidate.ts';
import type { Launch } from './browsers.ts';
import { isWarning } from './finding.ts';
import type { Finding } from './finding.ts';
import type { KnownPages } from './known/known-pages.ts';
import { openAlone } from './open-alone.ts';
import { planOpenings, walksOf } from './plan.ts';
import type { Opening, PlanOptions, Visit } from './plan.ts';
import { walk } from './walk.ts';
import type { WalkOptions, WalkReport } from './walk.ts';

/** A page costs most while it loads; more at once would only wait for the processor. */
const WALKS = { concurrency: 8 };

/** What is needed to open every page of a candidate. */
export interface EveryPageOptions extends Pick<WalkOptions, 'browser' | 'address' | 'cookiesOf'> {
  /** For pages that must be opened apart from the others. */
  readonly launch: Launch;
  readonly plan: Omit<PlanOptions, 'areas'>;
  /** Paths of the routes of the areas' modules, by area. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
  /** Pages that need no second look. */
  readonly known: KnownPages;
}

/** What opening every page has shown. */
export interface EveryPageReport {
  readonly findings: readonly Finding[];
  readonly unchecked: readonly string[];
  /** What was looked at. */
  readonly note?: string;
}

/** Opens every address of the areas concerned, for everybody who may see it, in each language. */
export async function openEveryPage(
  { concerned, areas, changed }: Candidate,
  options: EveryPageOptions,
): Promise<EveryPageReport> {
  const { browser, address, cookiesOf, routes, plan, launch, known } = options;
  const planned = concerned.flatMap((area) =>
    planOpenings(area, routes.get(area.name) ?? [], { ...plan, areas }),
  );
  const { openings, rest, note } = choose(planned, known);
  const slow: Visit[] = [];
  const { promise: frozen, resolve: freeze } = Promise.withResolvers<Visit>();
  const walkOptions: WalkOptions = {
    browser,
    address,
    cookiesOf,
    areas,
    changed,
    onFreeze: freeze,
    onLongTask: (visit) => slow.push(visit),
  };
  const walks = walksOf(openings);
  const done = pMap(walks, (one) => walk(one, walkOptions), WALKS);
  // A page that never answers holds the whole machine up: the others end, too.
  const first = await Promise.race([done, frozen]);
  if (!Array.isArray(first)) {
    done.catch(() => undefined);
    return frozenReport(first, await openAlone(first, { address, cookiesOf, browser: await launch() }));
  }
  const findings = first.flatMap((report) => report.findings);
  // One of each area: the others most likely wait for the same.
  const slowPages = slow.filter(
    (visit, index) => slow.findIndex(({ release }) => release === visit.release) === index,
  );
  for (const visit of slowPages) {
    // Time depends on what else the machine does: only what is slow alone counts.
    findings.push(...(await openAlone(visit, walkOptions)));
  }
  findings.push(...concerned.flatMap((area) => missingTexts(area, changed, first)));
  const wasShown = new Set(rest.filter((opening) => known.wasShown(opening)).map(nameOfVisitor));
  const shown = new Set(walks.flatMap(({ role }, index) => shownTo(role, first[index])));
  const unchecked = neverShown(openings, new Set([...shown, ...wasShown]));
  if (!unchecked.length && findings.every(isWarning)) {
    const pages = first.flatMap((report) => report.pages);
    await known.save(
      pages.filter(({ opening }) => !findings.some((finding) => isOf(finding, opening))),
      rest,
    );
  }
  return { findings, unchecked, note };
}

/** What has to be opened of what is planned, and the rest, which is as it was when it went well. */
function choose(planned: readonly Opening[], known: KnownPages) {
  const depths = new Map(planned.map((opening) => [opening, known.depthOf(opening)]));
  const isCompared = (opening: Opening) => opening.isRepeated && depths.get(opening) === 'whole';
  // What all pages share leaves the same things behind on each of them: one page tells.
  const compared = new Set(planned.filter(isCompared).map(({ release }) => release));
  const openings = planned.flatMap((opening): Opening | [] => {
    const depth = depths.get(opening) ?? 'whole';
    if (depth === 'known') return [];
    if (depth === 'whole') return opening;
    if (!opening.isRepeated || compared.has(opening.release)) return { ...opening, glanceIn: depth };
    compared.add(opening.release);
    return opening;
  });
  const opened = new Set(openings.map(keyOfOpening));
  const rest = planned.filter((opening) => !opened.has(keyOfOpening(opening)));
  const glances = openings.filter(({ glanceIn }) => glanceIn).length;
  const counts = `${String(openings.length)} of ${String(planned.length)} pages opened`;
  return { openings, rest, note: glances ? `${counts}, ${String(glances)} of them at a glance` : counts };
}

function keyOfOpening({ release, role, path }: Opening): string {
  return `${release.name} ${role} ${path}`;
}

function nameOfVisitor({ release, role }: Opening): string {
  return `${release.name} ${role}`;
}

/** What was found of an area as a whole may be of any of its pages. */
function isOf({ release, visit }: Finding, opening: Opening): boolean {
  if (!visit) return release === opening.release;
  return visit.release === opening.release && visit.path === opening.path && visit.role === opening.role;
}

function frozenReport({ release, path }: Visit, findings: readonly Finding[]): EveryPageReport {
  const what = `the page of ${release.name} at ${path} did not answer for a while, but did when it was opened alone.`;
  return {
    findings,
    unchecked: findings.length ? [] : [`Smoke test: ${what} The machine may have too much to do.`],
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
function neverShown(openings: readonly Opening[], shown: ReadonlySet<string>): string[] {
  const visitors = new Map(openings.map((opening) => [nameOfVisitor(opening), opening]));
  return [...visitors].flatMap(([name, { release, role }]) =>
    shown.has(name)
      ? []
      : `Smoke test: ${release.name} showed no page ${role === '' ? 'signed out' : `as ${role}`}.`,
  );
}
