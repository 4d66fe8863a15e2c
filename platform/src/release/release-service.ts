import { isDeepStrictEqual } from 'node:util';
import type {
  AreaStatus,
  CanaryRequest,
  PromoteRequest,
  ReleaseHistory,
  ReleasesStatus,
  RetiredStatus,
  RetireRequest,
  RollbackRequest,
  UploadedVersion,
} from '../contract/releases.ts';
import type { PendingPromotion } from '../contract/rules.ts';
import { applyCanary, applyPromotion, ReleaseError, applyRollback, SHELL } from '../store/index.ts';
import type { Change, LiveEntry, Reason, Registry, ReleaseStore } from '../store/index.ts';
import type { Gate, GateDepth, GateReport, VersionSet } from './gate.ts';
import { goLive, isLowered, objectionsOf, refusal, refuseReturn, waiting } from './going-live.ts';
import type { Approval } from './going-live.ts';
import { NO_HEALTH_SOURCE } from './health-source.ts';
import type { HealthSource } from './health-source.ts';
import { freezeProblems, getPending } from './release-rules.ts';
import type { AskedPromotion } from './release-rules.ts';
import { changeOf, readRetired, readStatus } from './status.ts';

/** What a release service works with. */
export interface ReleaseServiceOptions {
  readonly store: ReleaseStore;
  readonly gate: Gate;
  readonly health?: HealthSource;
  /** Whether whoever acts is the operator, by whatever name: at the command line of the installation. */
  readonly isOperators?: boolean;
}

/** The result of a change, what the gate could not check, and what it let pass. */
export interface ChangeReport {
  readonly area: AreaStatus;
  readonly unchecked: readonly string[];
  readonly warnings?: readonly string[];
}

/** What somebody asks to go live. */
type Asked = Omit<AskedPromotion, 'forced'> & { readonly isForced: boolean };

/** What must hold at the moment of a promotion. */
export interface PromoteCondition {
  readonly expected: LiveEntry | undefined;
}

const MAX_HISTORY_LENGTH = 500;

/** Promotes and rolls back releases; used by the command line, HTTP and the platform itself. */
export class ReleaseService {
  readonly #store: ReleaseStore;
  readonly #gate: Gate;
  readonly #health: HealthSource;
  readonly #isOperators: boolean;

  constructor({ store, gate, health = NO_HEALTH_SOURCE, isOperators = false }: ReleaseServiceOptions) {
    this.#store = store;
    this.#gate = gate;
    this.#health = health;
    this.#isOperators = isOperators;
  }

  /** Stores a build without promoting it. @param folder The build's output folder. */
  async addBuild(folder: string): Promise<UploadedVersion> {
    // Whoever brings a build mostly takes it live next.
    this.#gate.warmUp?.();
    const { release, isNew } = await this.#store.release(folder);
    return { area: release.name, version: release.version, isNew };
  }

  async readStatus(): Promise<ReleasesStatus> {
    const registry = await this.#store.readRegistry();
    return readStatus(registry, this.#store, await this.#health.read(registry.areas));
  }

  /** Latest changes first. @param limit At most 500. */
  async readHistory(limit: number, area?: string): Promise<ReleaseHistory> {
    const revisions = await this.#store.readHistory(area === undefined ? limit : MAX_HISTORY_LENGTH);
    const changes = revisions
      .flatMap(({ change }) => (change ? [changeOf(change)] : []))
      .filter((change) => area === undefined || change.area === area);
    return { changes: changes.slice(0, Math.min(limit, MAX_HISTORY_LENGTH)) };
  }

  /** What the gate would say if a version were promoted now. */
  async check(area: string, version: string, depth: GateDepth = 'full'): Promise<GateReport> {
    const problems = await this.#store.checkAddresses(area, version);
    return problems.length ? { problems, unchecked: [] } : this.#checkSet(area, version, depth);
  }

  /**
   * @param condition The area's entry as the caller saw it; somebody else's change since then is a `conflict`
   * @throws ReleaseError `refused` with the gate's problems, unless it is forced; `approval_required` when it has to
   *   wait for a second person
   */
  async promote(request: PromoteRequest, who: string, condition?: PromoteCondition): Promise<ChangeReport> {
    const { area, version } = request;
    const change = (reason: Reason) => (registry: Registry) => {
      if (condition && !isDeepStrictEqual(registry.areas[area], condition.expected)) {
        throw new ReleaseError('conflict', `${area} was changed by ${authorOf(registry, area)} meanwhile.`);
      }
      return applyPromotion(registry, area, version, reason);
    };
    return this.#change(this.#asked(request, who, null), change);
  }

  /**
   * Makes the first versions of a store live, the shell last, so that a store counts as filled only when it is. No page
   * is delivered before, so the gate's slow checks are left out. What is live already stays.
   * @throws ReleaseError `refused` with the gate's problems
   */
  async fill(versions: VersionSet, reason: Reason): Promise<Registry> {
    const live = liveVersions(await this.#store.readRegistry());
    const missing = Object.keys(versions).filter((name) => !(name in live));
    for (const name of missing) {
      const taken = await this.#store.checkAddresses(name, versions[name] ?? '');
      const report = await this.#gate.check({ ...versions, ...live }, name, 'quick');
      const problems = [...taken, ...report.problems];
      if (problems.length) throw refusal(name, versions[name] ?? '', problems);
    }
    for (const name of missing.sort((a, b) => Number(a === SHELL) - Number(b === SHELL))) {
      await this.#store.changeRegistry((registry) =>
        (registry.areas[SHELL] ?? registry.areas[name])
          ? registry
          : applyPromotion(registry, name, versions[name] ?? '', reason),
      );
    }
    return this.#store.readRegistry();
  }

  /** @throws ReleaseError as {@link ReleaseService.promote} */
  async canary(request: CanaryRequest, who: string): Promise<ChangeReport> {
    const { area, why } = request;
    const change = (reason: Reason) => (registry: Registry) => applyCanary(registry, request, reason);
    if (request.share > 0) return this.#change(this.#asked(request, who, request.share), change);
    await this.#store.changeRegistry(change({ who, why }));
    return { area: await this.#areaStatus(area), unchecked: [] };
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

  /** @throws ReleaseError when there is no earlier version, or it is damaged or no longer fits */
  async rollback({ area, why, from }: RollbackRequest, who: string): Promise<ChangeReport> {
    const registry = await this.#store.readRegistry();
    const target = applyRollback(registry, area, { who, why }, from);
    const entry = target.areas[area];
    const { problems, unchecked } = await this.check(area, entry?.live ?? '', 'quick');
    if (problems.length) throw refusal(area, entry?.live ?? '', problems);
    await this.#store.changeRegistry((current) => {
      refuseReturn(area, { before: registry, now: current });
      return applyRollback(current, area, { who, why }, from);
    });
    return { area: await this.#areaStatus(area), unchecked };
  }

  /**
   * Makes a promotion go live that waited, if the gate agrees with it today.
   * @throws ReleaseError `refused` or `conflict`, as the live versions and the rules are now
   */
  async approve(id: string, who: string): Promise<ChangeReport> {
    const waited = getPending(await this.#store.readRegistry(), id);
    const { area, version, share } = waited;
    const change = (reason: Reason) => (registry: Registry) =>
      share === null
        ? applyPromotion(registry, area, version, reason)
        : applyCanary(registry, { area, version, share }, reason);
    return this.#change({ ...waited, isForced: waited.forced.length > 0 }, change, { id, who });
  }

  #asked(
    { area, version, why, isForced = false }: PromoteRequest | CanaryRequest,
    who: string,
    share: number | null,
  ): Asked {
    const isOperators = this.#isOperators ? { isOperators: true as const } : {};
    return { area, version, share, who, why, isForced, ...isOperators };
  }

  async #change(
    { isForced, ...asked }: Asked,
    apply: (reason: Reason) => Change,
    approval?: Approval,
  ): Promise<ChangeReport> {
    const { area, version } = asked;
    if (!(await this.#store.findRelease(area, version))) {
      throw new ReleaseError('not_found', `${area} ${version} is not in the store.`);
    }
    const before = await this.#store.readRegistry();
    // Another area's address is not for anybody's force to take.
    const taken = await this.#store.checkAddresses(area, version);
    if (taken.length) throw refusal(area, version, taken);
    const report = await this.#checkSet(area, version, 'full');
    const freezes = isLowered(before, asked) ? [] : freezeProblems(before, area);
    const problems = [...freezes, ...objectionsOf(report)];
    if (problems.some(({ check }) => !isForced || check === 'files')) throw refusal(area, version, problems);
    const forced = problems.map(({ reason }) => reason);
    let pending: PendingPromotion | undefined;
    await this.#store.changeRegistry((now) => {
      refuseReturn(area, { before, now });
      const outcome = goLive(now, {
        asked: { ...asked, forced },
        apply,
        ...(approval ? { approval } : {}),
      });
      ({ pending } = outcome);
      return outcome.registry;
    });
    if (pending) throw waiting(pending);
    const { unchecked, warnings = [] } = report;
    return { area: await this.#areaStatus(area), unchecked, warnings };
  }

  async #checkSet(area: string, version: string, depth: GateDepth): Promise<GateReport> {
    const set = liveVersions(await this.#store.readRegistry());
    return this.#gate.check({ ...set, [area]: version }, area, depth);
  }

  async #areaStatus(area: string): Promise<AreaStatus> {
    const status = (await this.readStatus()).areas.find(({ name }) => name === area);
    if (!status) throw new ReleaseError('not_found', `Nothing of ${area} is live.`);
    return status;
  }
}

/** The versions that visitors outside of a canary get. */
export function liveVersions({ areas }: Registry): VersionSet {
  return Object.fromEntries(Object.entries(areas).map(([name, { live }]) => [name, live]));
}

function authorOf({ areas }: Registry, area: string): string {
  const entry = areas[area];
  return entry?.canary?.who ?? entry?.by?.who ?? 'somebody';
}
