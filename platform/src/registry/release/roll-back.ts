import type { RollbackRequest } from '../../contract/index.ts';
import { liveVersions, ReleaseError, type GateReport } from '../../contract/server/index.ts';
import { applyRollbackTogether, togetherWith } from '../store/changes-together.ts';
import { applyRollback } from '../store/registry-changes.ts';
import { findSources } from '../store/release-sources.ts';
import { refusal, refuseReturn } from './refusal.ts';
import type { Parts } from './take-live.ts';

/**
 * Rolls back an area, or all that have changed together with it, after the gate's quick checks.
 * @throws ReleaseError when there is no earlier version, or it is damaged or no longer fits
 */
export async function rollBack(
  { store, gate }: Parts,
  { area, why, from, isTogether = false }: RollbackRequest,
  who: string,
): Promise<GateReport> {
  if (isTogether && from !== undefined)
    throw new ReleaseError('invalid', 'from: names one version; leave it out, or isTogether.');
  const before = await store.readRegistry();
  const all = togetherWith(before, area);
  const names = isTogether ? all : [area];
  const roll = (registry: typeof before, sources: Awaited<ReturnType<typeof findSources>>) =>
    isTogether
      ? applyRollbackTogether(registry, area, (name) => ({ who, why, ...sources[name] }))
      : applyRollback(registry, area, { who, why, ...sources[area] }, from);
  const after = liveVersions(roll(before, {}));
  // Those that had no version before are gone.
  const targets = Object.fromEntries(Object.entries(after).filter(([name]) => names.includes(name)));
  for (const [name, version] of Object.entries(targets)) {
    const taken = await store.checkAddresses(name, version);
    if (taken.length) throw refusal(targets, taken);
  }
  const { problems, unchecked } = await gate.check(after, Object.keys(targets), 'quick');
  if (problems.length) throw refusal(targets, problems);
  const sources = await findSources(store, targets);
  await store.changeRegistry((now) => {
    for (const name of names) refuseReturn(name, { before, now });
    return roll(now, sources);
  });
  const others = all.filter((name) => name !== area).join(', ');
  const alone = `${area} went live together with ${others}, and its version before was not checked with those. To roll back all: platform rollback ${area} --together`;
  return { problems, unchecked, warnings: others !== '' && !isTogether ? [alone] : [] };
}
