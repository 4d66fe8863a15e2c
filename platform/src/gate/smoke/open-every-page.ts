import pMap from 'p-map';
import type { BuiltRelease } from '../../store/index.ts';
import type { Candidate } from '../candidate.ts';
import type { Launch } from './browsers.ts';
import type { Finding } from './finding.ts';
import { openAlone } from './open-alone.ts';
import type { ModuleFacts } from './probe.ts';
import { planVisits, walksOf } from './plan.ts';
import type { PlanOptions, Visit, Walk } from './plan.ts';
import { AreaTexts } from './texts.ts';
import { walk } from './walk.ts';
import type { WalkOptions, WalkReport } from './walk.ts';

/** A page costs most while it loads; more at once would only wait for the processor. */
const WALKS = { concurrency: 8 };

/** What is needed to open every page of a candidate. */
export interface EveryPageOptions extends Pick<WalkOptions, 'browser' | 'address' | 'cookiesOf'> {
  /** For pages that must be opened apart from the others. */
  readonly launch: Launch;
  readonly plan: Omit<PlanOptions, 'areas'>;
  /** What the areas' modules say of themselves, by area. */
  readonly facts: ReadonlyMap<string, ModuleFacts>;
}

/** What opening every page has shown. */
export interface EveryPageReport {
  readonly findings: readonly Finding[];
  readonly unchecked: readonly string[];
}

/** Opens every address of the areas concerned, for everybody who may see it, in each language. */
export async function openEveryPage(
  { concerned, areas, changed }: Candidate,
  options: EveryPageOptions,
): Promise<EveryPageReport> {
  const { browser, address, cookiesOf, facts, plan, launch } = options;
  const visits = concerned.flatMap((area) =>
    planVisits(area, facts.get(area.name)?.routes ?? [], { ...plan, areas }),
  );
  const texts = new Map([...facts].map(([name, { translations }]) => [name, new AreaTexts(translations)]));
  const slow: Visit[] = [];
  const { promise: frozen, resolve: freeze } = Promise.withResolvers<Visit>();
  const walkOptions: WalkOptions = {
    browser,
    address,
    cookiesOf,
    areas,
    changed,
    textsOf: (area) => texts.get(area),
    onFreeze: freeze,
    onLongTask: (visit) => slow.push(visit),
  };
  const walks = walksOf(visits);
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
  return {
    findings: [...findings, ...concerned.flatMap((area) => missingTexts(area, changed, texts))],
    unchecked: walks.flatMap((one, index) => neverShown(one, first[index])),
  };
}

function frozenReport({ release, path }: Visit, findings: readonly Finding[]): EveryPageReport {
  const what = `the page of ${release.name} at ${path} did not answer for a while, but did when it was opened alone.`;
  return {
    findings,
    unchecked: findings.length ? [] : [`Smoke test: ${what} The machine may have too much to do.`],
  };
}

function missingTexts(
  release: BuiltRelease,
  changed: readonly string[],
  texts: ReadonlyMap<string, AreaTexts>,
): Finding[] {
  const missing = changed.includes(release.name) ? (texts.get(release.name)?.findMissing() ?? []) : [];
  return missing.length ? [{ kind: 'translation', what: missing.join(', '), release }] : [];
}

/** Somebody who is sent on from every page has seen nothing of the area: its guard, or the sign-in, is broken. */
function neverShown({ role, language, visits }: Walk, report: WalkReport | undefined): string[] {
  const names = new Set(visits.map(({ release }) => release.name));
  const unseen = [...names].filter((name) => !report?.shown.has(name));
  return unseen.map(
    (name) =>
      `Smoke test: ${name} showed no page ${role === '' ? 'signed out' : `as ${role}`}, in ${language}.`,
  );
}
