import { isDeepStrictEqual } from 'node:util';
import type {
  AreaChange,
  AreaStatus,
  CanaryRequest,
  PromoteRequest,
  ReleaseHistory,
  ReleasesStatus,
  RetiredStatus,
  RetireRequest,
  RollbackRequest,
  SourceState,
  UploadedVersion,
} from '../../contract/index.ts';
import { applyTogether, togetherWith } from '../store/changes-together.ts';
import { applyCanary, applyPromotion } from '../store/registry-changes.ts';
import {
  changesOf,
  liveVersions,
  NO_HEALTH_SOURCE,
  ReleaseError,
  SHELL,
  type Gate,
  type GateDepth,
  type GateReport,
  type HealthSource,
  type LiveEntry,
  type Reason,
  type Registry,
  type VersionSet,
} from '../../contract/server/index.ts';
import { findSource, writeSource } from '../store/release-sources.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { refusal } from './refusal.ts';
import { rollBack } from './roll-back.ts';
import { takeLive, type Parts } from './take-live.ts';
import { changeOf, readRetired, readStatus } from './status.ts';

/** What a release service works with. */
export interface ReleaseServiceOptions {
  readonly store: ReleaseStore;
  readonly gate: Gate;
  readonly health?: HealthSource;
}

/** Versions to make live in one step. */
export interface PromoteTogetherRequest extends Pick<PromoteRequest, 'why' | 'isForced'> {
  readonly versions: VersionSet;
}

const MAX_HISTORY_LENGTH = 500;

/** Promotes and rolls back releases; used by the command line, HTTP and the platform itself. */
export class ReleaseService {
  readonly #store: ReleaseStore;
  readonly #gate: Gate;
  readonly #health: HealthSource;

  constructor({ store, gate, health = NO_HEALTH_SOURCE }: ReleaseServiceOptions) {
    this.#store = store;
    this.#gate = gate;
    this.#health = health;
  }

  /**
   * Stores a build without promoting it.
   * @param folder The build's output folder.
   * @param source What it was built from, for the record of each change that takes it live.
   */
  async addBuild(folder: string, source?: SourceState): Promise<UploadedVersion> {
    // A build that is brought mostly goes live next.
    this.#gate.warmUp?.();
    const { release, isNew } = await this.#store.release(folder);
    const { name, version } = release;
    if (source) await writeSource(this.#store, name, version, source);
    return { area: name, version, isNew };
  }

  async readStatus(): Promise<ReleasesStatus> {
    const registry = await this.#store.readRegistry();
    return readStatus(registry, this.#store, await this.#health.read(registry.areas));
  }

  /** Latest changes first. @param limit At most 500. */
  async readHistory(limit: number, area?: string): Promise<ReleaseHistory> {
    const revisions = await this.#store.readHistory(area === undefined ? limit : MAX_HISTORY_LENGTH);
    const changes = revisions
      .flatMap((revision) => changesOf(revision).map(changeOf))
      .filter((change) => area === undefined || change.area === area);
    return { changes: changes.slice(0, Math.min(limit, MAX_HISTORY_LENGTH)) };
  }

  /** What the gate would say if a version were promoted now. */
  async check(area: string, version: string, depth: GateDepth = 'full'): Promise<GateReport> {
    const problems = await this.#store.checkAddresses(area, version);
    return problems.length ? { problems, unchecked: [] } : this.#checkSet(area, version, depth);
  }

  /** @throws ReleaseError `refused` with the gate's problems, unless it is forced */
  async promote(request: PromoteRequest, who: string): Promise<AreaChange> {
    const { area, version } = request;
    const report = await this.#takeLive(request, who, (registry, reason) =>
      applyPromotion(registry, area, version, reason),
    );
    return this.#changeOf(area, report);
  }

  /**
   * Makes versions live in one revision, after one check of the set that is then live: all of them, or none.
   * @param expected The areas' entries as the caller saw them; somebody else's change since then is a `conflict`
   * @throws ReleaseError as {@link ReleaseService.promote}
   */
  async promoteTogether(
    { versions, why, isForced = false }: PromoteTogetherRequest,
    who: string,
    expected: Readonly<Record<string, LiveEntry | undefined>>,
  ): Promise<GateReport> {
    const candidates = { versions, who, why, isForced, isReturn: false };
    return takeLive(this.#parts, candidates, (registry, reasonOf) => {
      const changed = Object.keys(versions).find(
        (area) => !isDeepStrictEqual(registry.areas[area], expected[area]),
      );
      if (changed !== undefined)
        throw new ReleaseError(
          'conflict',
          `${changed} was changed by ${authorOf(registry, changed)} meanwhile.`,
        );
      return applyTogether(registry, Object.keys(versions), (now, area) =>
        applyPromotion(now, area, versions[area] ?? '', reasonOf(area)),
      );
    });
  }

  /**
   * Makes the first versions of a store live, the shell last, so that a store counts as begun only when all are live.
   * No page is delivered before, so the gate's slow checks are left out. What is live already stays.
   * @throws ReleaseError `refused` with the gate's problems
   */
  async promoteFirst(versions: VersionSet, reason: Reason): Promise<Registry> {
    const live = liveVersions(await this.#store.readRegistry());
    const missing = Object.keys(versions).filter((name) => !(name in live));
    for (const name of missing) {
      const taken = await this.#store.checkAddresses(name, versions[name] ?? '');
      const report = await this.#gate.check({ ...versions, ...live }, name, 'quick');
      const problems = [...taken, ...report.problems];
      if (problems.length) throw refusal({ [name]: versions[name] ?? '' }, problems);
    }
    for (const name of missing.sort((a, b) => Number(a === SHELL) - Number(b === SHELL))) {
      const version = versions[name] ?? '';
      const recorded = { ...reason, ...(await findSource(this.#store, name, version)) };
      await this.#store.changeRegistry((registry) =>
        (registry.areas[SHELL] ?? registry.areas[name])
          ? registry
          : applyPromotion(registry, name, version, recorded),
      );
    }
    return this.#store.readRegistry();
  }

  /** @throws ReleaseError as {@link ReleaseService.promote} */
  async canary(request: CanaryRequest, who: string): Promise<AreaChange> {
    const { area, share, why } = request;
    if (share > 0) {
      const report = await this.#takeLive(request, who, (registry, reason) =>
        applyCanary(registry, request, reason),
      );
      return this.#changeOf(area, report);
    }
    await this.#store.changeRegistry((registry) => applyCanary(registry, request, { who, why }));
    return { ...(await this.#areaStatus(area)), unchecked: [] };
  }

  /** Takes an area out, whatever the gate would say. @throws ReleaseError when the product can't be without it */
  async retire({ area, why }: RetireRequest, who: string): Promise<RetiredStatus> {
    const registry = await this.#store.retire(area, { who, why });
    const [retired] = await readRetired(registry, this.#store, [area]);
    if (!retired) throw new ReleaseError('conflict', `${area} came back meanwhile.`);
    return retired;
  }

  /** Whether an area was taken out, so that a change of it would bring it back. */
  async isRetired(area: string): Promise<boolean> {
    return (await this.#store.readRegistry()).retired?.[area] !== undefined;
  }

  /** The areas that a rollback concerns. */
  async areasOf({ area, isTogether = false }: RollbackRequest): Promise<readonly string[]> {
    return isTogether ? togetherWith(await this.#store.readRegistry(), area) : [area];
  }

  /** @throws ReleaseError when there is no earlier version, or it is damaged or no longer fits */
  async rollback(request: RollbackRequest, who: string): Promise<AreaChange> {
    const areas = await this.areasOf(request);
    const report = await rollBack(this.#parts, request, who);
    const { areas: live } = await this.#store.readRegistry();
    // One that came with the others has gone with them.
    const left = [request.area, ...areas].find((area) => live[area]) ?? request.area;
    return this.#changeOf(left, report);
  }

  async #takeLive(
    { area, version, why, isForced = false, isReturn = false }: PromoteRequest,
    who: string,
    apply: (registry: Registry, reason: Reason) => Registry,
  ): Promise<GateReport> {
    const candidates = { versions: { [area]: version }, who, why, isForced, isReturn };
    return takeLive(this.#parts, candidates, (registry, reasonOf) => apply(registry, reasonOf(area)));
  }

  get #parts(): Parts {
    return { store: this.#store, gate: this.#gate };
  }

  async #checkSet(area: string, version: string, depth: GateDepth): Promise<GateReport> {
    const set = liveVersions(await this.#store.readRegistry());
    return this.#gate.check({ ...set, [area]: version }, area, depth);
  }

  async #changeOf(area: string, { unchecked, warnings = [] }: GateReport): Promise<AreaChange> {
    return { ...(await this.#areaStatus(area)), unchecked, warnings };
  }

  async #areaStatus(area: string): Promise<AreaStatus> {
    const status = (await this.readStatus()).areas.find(({ name }) => name === area);
    if (!status) throw new ReleaseError('not_found', `Nothing of ${area} is live.`);
    return status;
  }
}

function authorOf({ areas }: Registry, area: string): string {
  const entry = areas[area];
  return entry?.canary?.who ?? entry?.by?.who ?? 'somebody';
}
