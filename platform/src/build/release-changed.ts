import pMap from 'p-map';
import {
  hasLiveShell,
  operatorAt,
  SHELL,
  type GateReport,
  type LiveEntry,
  type Reason,
} from '../contract/server/index.ts';
import { RightsService, writeSource, type ReleaseService, type ReleaseStore } from '../registry/index.ts';
import { sourceHash } from './source-hash.ts';
import { readSourceState } from './source-state.ts';
import { WORKSPACE, type App } from './apps.ts';
import { buildApp } from './build-app.ts';
import { describeEntry, describeRetired } from './describe-entry.ts';
import { findBuild } from './find-build.ts';

/** Builds are bound by the processor; more at once would only take more memory. */
const BUILDS = { concurrency: 2 };

const RELEASING = ['release', 'promote'] as const;

/**
 * What happened to an app whose sources were compared with what is live: `unchanged`, `released`, `left` as somebody
 * else released it, `refused` by the gate or by its build. Only `released` changes what is live.
 */
export type Outcome = 'unchanged' | 'released' | 'left' | 'refused';

/** Result of {@link releaseChanged} for one app. */
export interface ReleaseReport {
  readonly name: string;
  readonly outcome: Outcome;
  /** Live version afterwards; absent when nothing of the app is live. */
  readonly version?: string;
  /** What was done or why not, for people. */
  readonly detail: string;
}

/** Options of {@link releaseChanged}. */
export interface ReleaseChangedOptions {
  readonly store: ReleaseStore;
  readonly releases: Pick<ReleaseService, 'promoteTogether' | 'promoteFirst'>;
  /** For the history. */
  readonly reason: Reason;
  /** Whether the apps go live although the gate objects. */
  readonly isForced?: boolean;
  /** Whether an app that is live like this may be replaced. Default: always. */
  readonly mayReplace?: (entry: LiveEntry) => boolean;
  /** Looks at the sources of an app before it replaces what is live. */
  readonly checkSources?: (app: App) => Promise<GateReport>;
  /** Called when the build of an app starts. */
  readonly onBuild?: (name: string) => void;
  /** Called when the build of an app is stored. */
  readonly onBuilt?: (name: string) => void;
  /** Called when an app is done. */
  readonly onReport?: (report: ReleaseReport) => void;
  /** Builds an app; returns its output folder. Default: {@link buildApp}. */
  readonly build?: (app: App) => Promise<string>;
  readonly workspace?: string;
}

/** A version of an app in the store that was built from the current sources and is not live. */
interface Candidate {
  readonly app: App;
  readonly version: string;
  /** As it was live when the sources were compared. */
  readonly entry: LiveEntry | undefined;
  readonly detail: string;
}

/**
 * Releases the apps whose sources differ from what is live: what changed together is checked together, as it will be
 * live, and goes live in one step, or none of it does. Records that in the log of acts.
 *
 * @throws AggregateError with a {@link BuildError} for each app that does not build, when nothing is live yet
 */
export async function releaseChanged(
  apps: readonly App[],
  options: ReleaseChangedOptions,
): Promise<ReleaseReport[]> {
  const registry = await options.store.readRegistry();
  const { areas } = registry;
  const isFirst = !hasLiveShell(registry) && apps.some(({ name }) => name === SHELL);
  const reports: ReleaseReport[] = [];
  const report = (one: ReleaseReport) => {
    reports.push(one);
    options.onReport?.(one);
  };
  const errors: unknown[] = [];
  const prepare = async (app: App) => {
    const entry = areas[app.name];
    const retired = registry.retired?.[app.name];
    if (retired) return reportOf(app, entry, 'left', describeRetired(app.name, retired));
    try {
      return await prepareApp(app, entry, options);
    } catch (error) {
      errors.push(error);
      return reportOf(app, entry, 'refused', messageOf(error));
    }
  };
  const prepared = await pMap(apps, prepare, BUILDS);
  if (isFirst && errors.length) throw new AggregateError(errors, errors.map(messageOf).join('\n\n'));
  const candidates: Candidate[] = [];
  for (const one of prepared) {
    if ('outcome' in one) report(one);
    else candidates.push(one);
  }
  if (isFirst) await releaseFirst(candidates, options, report);
  else (await releaseTogether(candidates.sort(shellFirst), errors.length > 0, options)).forEach(report);
  return reports;
}

async function prepareApp(
  app: App,
  entry: LiveEntry | undefined,
  options: ReleaseChangedOptions,
): Promise<Candidate | ReleaseReport> {
  const { store, build = buildApp, workspace = WORKSPACE, mayReplace = () => true } = options;
  const hash = await sourceHash(workspace, app.root);
  // Others' damaged files are theirs to repair: `platform doctor` names them.
  if (entry && !mayReplace(entry)) {
    const live = await store.findRelease(app.name, entry.live);
    return live?.sourceHash === hash
      ? reportOf(app, entry, 'unchanged', '')
      : reportOf(app, entry, 'left', describeEntry(app.name, entry));
  }
  const known = await findBuild(store, app.name, { hash, live: entry?.live });
  if (known && known.version === entry?.live) return reportOf(app, entry, 'unchanged', '');
  const source = await readSourceState(workspace, app.root);
  const remember = async (version: string) => source && writeSource(store, app.name, version, source);
  if (known) {
    await remember(known.version);
    return { app, entry, version: known.version, detail: 'an earlier build of the same sources' };
  }
  options.onBuild?.(app.name);
  const started = performance.now();
  const { version } = (await store.release(await build(app))).release;
  await remember(version);
  options.onBuilt?.(app.name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return { app, entry, version, detail: `built in ${seconds} s` };
}

async function releaseFirst(
  candidates: readonly Candidate[],
  { store, releases, reason }: ReleaseChangedOptions,
  report: (one: ReleaseReport) => void,
): Promise<void> {
  const versions = Object.fromEntries(candidates.map(({ app, version }) => [app.name, version]));
  const wanted = { acts: RELEASING, areas: Object.keys(versions), subject: 'an empty store' };
  const { areas } = await new RightsService({ store }).log.run(operatorAt(reason.who), wanted, () =>
    releases.promoteFirst(versions, reason),
  );
  for (const { app, version, detail } of candidates) {
    const entry = areas[app.name];
    if (entry?.live === version) report(reportOf(app, entry, 'released', detail));
    else report(reportOf(app, entry, 'left', entry ? describeEntry(app.name, entry) : 'not released'));
  }
}

/** Releases all of them, unless one is refused, or somebody changed what is live of one meanwhile. */
async function releaseTogether(
  candidates: readonly Candidate[],
  isIncomplete: boolean,
  { store, releases, reason, isForced = false, checkSources }: ReleaseChangedOptions,
): Promise<ReleaseReport[]> {
  if (!candidates.length) return [];
  const refused = (detail: string) =>
    candidates.map(({ app, entry }) => reportOf(app, entry, 'refused', detail));
  if (isIncomplete) return refused('not released, as another app does not build');
  const versions = Object.fromEntries(candidates.map(({ app, version }) => [app.name, version]));
  const expected = Object.fromEntries(candidates.map(({ app, entry }) => [app.name, entry]));
  const acts = isForced ? ([...RELEASING, 'force'] as const) : RELEASING;
  const wanted = { acts, areas: Object.keys(versions), subject: Object.values(versions).join(' ') };
  try {
    const reports = await Promise.all(candidates.map(async ({ app }) => checkSources?.(app)));
    const problems = reports.flatMap((one) => one?.problems ?? []);
    if (problems.length && !isForced) return refused(problems.map((one) => one.reason).join(' '));
    const { unchecked } = await new RightsService({ store }).log.run(operatorAt(reason.who), wanted, () =>
      releases.promoteTogether({ versions, why: reason.why, isForced }, reason.who, expected),
    );
    const notes = unchecked.map((line) => `; not checked: ${line}`).join('');
    return candidates.map(({ app, version, detail }) => ({
      ...{ name: app.name, version, detail: detail + notes },
      outcome: 'released',
    }));
  } catch (error) {
    return refused(messageOf(error));
  }
}

function reportOf(
  { name }: App,
  entry: LiveEntry | undefined,
  outcome: Outcome,
  detail: string,
): ReleaseReport {
  return { name, outcome, ...(entry ? { version: entry.live } : {}), detail };
}

function shellFirst(a: Candidate, b: Candidate): number {
  return Number(b.app.name === SHELL) - Number(a.app.name === SHELL);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
