import { sourceHash } from '../store/source-hash.ts';
import type { BuiltRelease } from '../store/built-release.ts';
import type { Reason } from '../store/registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { WORKSPACE } from './apps.ts';
import type { App } from './apps.ts';
import { buildApp } from './build-app.ts';

/**
 * What was done with an app: `built` and promoted, an `earlier` build of the same sources promoted, `unchanged` because
 * it was live already, or `held` back because this build was rolled back.
 */
export type Outcome = 'built' | 'earlier' | 'unchanged' | 'held';

/** Result of {@link buildChanged} for one app. */
export interface BuildReport {
  readonly name: string;
  readonly outcome: Outcome;
  /** Version that is live afterwards. */
  readonly version: string;
  readonly seconds: number;
}

/** Options of {@link buildChanged}. */
export interface BuildChangedOptions {
  readonly store: ReleaseStore;
  /** For the registry's history. Default: the sources changed. */
  readonly reason?: Reason;
  /** Called when the build of an app starts. */
  readonly onBuild?: (name: string) => void;
  /** Called when an app is done. */
  readonly onReport?: (report: BuildReport) => void;
  /** Number of parallel builds. Default 2. */
  readonly concurrency?: number;
  readonly workspace?: string;
}

/**
 * Makes sure that the live version of each app is built from the current sources; builds only what has changed.
 * @throws AggregateError with a {@link BuildError} for each app that does not build; the others are live anyway
 */
export async function buildChanged(
  apps: readonly App[],
  options: BuildChangedOptions,
): Promise<BuildReport[]> {
  const queue = [...apps];
  const reports: BuildReport[] = [];
  const errors: unknown[] = [];
  const work = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      const report = await updateApp(app, options).catch((error: unknown) => void errors.push(error));
      if (!report) continue;
      reports.push(report);
      options.onReport?.(report);
    }
  };
  await Promise.all(Array.from({ length: options.concurrency ?? 2 }, work));
  if (errors.length) {
    throw new AggregateError(
      errors,
      errors.map((error) => (error instanceof Error ? error.message : String(error))).join('\n\n'),
    );
  }
  return reports;
}

async function updateApp(app: App, options: BuildChangedOptions): Promise<BuildReport> {
  const started = performance.now();
  const { store, workspace = WORKSPACE } = options;
  const reason = options.reason ?? { who: 'start', why: 'the sources changed' };
  const report = (outcome: Outcome, version: string) => {
    return { name: app.name, outcome, version, seconds: (performance.now() - started) / 1000 };
  };
  const live = (await store.readRegistry()).areas[app.name]?.live;
  const known = await findBuildOf(app, await sourceHash(workspace, app.root), store);
  if (known && known.version === live) return report('unchanged', live);
  if (known && live && (await wasRolledBack(app.name, known.version, store))) return report('held', live);
  if (!known) options.onBuild?.(app.name);
  const { name, version } = known ?? (await store.release(await buildApp(app))).release;
  await store.promote(name, version, reason);
  return report(known ? 'earlier' : 'built', version);
}

/** An intact release in the store that was built from sources with this hash. */
async function findBuildOf(app: App, hash: string, store: ReleaseStore): Promise<BuiltRelease | undefined> {
  for (const version of await store.listVersions(app.name)) {
    const release = await store.findRelease(app.name, version);
    if (release?.sourceHash === hash && !(await store.check(app.name, version)).length) return release;
  }
  return undefined;
}

/** Whether the area's last change was a rollback of this version. */
async function wasRolledBack(name: string, version: string, store: ReleaseStore): Promise<boolean> {
  const history = await store.readHistory(1000);
  const last = history.find(({ change }) => change?.area === name)?.change;
  return last?.kind === 'rollback' && last.from === version;
}
