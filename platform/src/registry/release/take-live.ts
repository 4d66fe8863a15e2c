import {
  liveVersions,
  ReleaseError,
  type Gate,
  type GateReport,
  type Registry,
  type VersionSet,
} from '../../contract/server/index.ts';
import type { ReasonOf } from '../store/changes-together.ts';
import { findSources } from '../store/release-sources.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { objectionsOf, refusal, refuseReturn, retiredRefusal } from './refusal.ts';

/** What releases are made of. */
export interface Parts {
  readonly store: ReleaseStore;
  readonly gate: Gate;
}

/** Versions that are to go live in one step, and why. */
export interface Candidates {
  readonly versions: VersionSet;
  readonly who: string;
  readonly why: string;
  /** Whether they go live although the gate objects. */
  readonly isForced: boolean;
  /** Whether a retired area may come back. */
  readonly isReturn: boolean;
}

/**
 * Makes stored versions live, for everybody or as a canary, if the gate agrees to the set that would then be live, or
 * it is forced.
 * @param apply The change of the registry, with the reason of each area.
 * @throws ReleaseError `refused` with the gate's problems; nothing is live then
 */
export async function takeLive(
  { store, gate }: Parts,
  { versions, who, why, isForced, isReturn }: Candidates,
  apply: (registry: Registry, reasonOf: ReasonOf) => Registry,
): Promise<GateReport> {
  const before = await store.readRegistry();
  for (const [area, version] of Object.entries(versions)) {
    if (!(await store.findRelease(area, version)))
      throw new ReleaseError('not_found', `${area} ${version} is not in the store.`);
    const retired = before.retired?.[area];
    if (retired && !isReturn) throw retiredRefusal(area, retired);
    // Another area's address is not for anybody's force to take.
    const taken = await store.checkAddresses(area, version);
    if (taken.length) throw refusal(versions, taken);
  }
  const names = Object.keys(versions);
  const report = await gate.check({ ...liveVersions(before), ...versions }, names, 'full');
  const problems = objectionsOf(report);
  if (problems.some(({ check }) => !isForced || check === 'files')) throw refusal(versions, problems);
  const forced = problems.map(({ reason }) => reason);
  const sources = await findSources(store, versions);
  const reason = {
    ...{ who, why },
    ...(forced.length ? { forced } : {}),
    ...(names.length > 1 ? { together: names } : {}),
  };
  await store.changeRegistry((now) => {
    for (const area of names) refuseReturn(area, { before, now });
    return apply(now, (area) => ({ ...reason, ...sources[area] }));
  });
  return report;
}
