import { ReleaseError, type AddressPolicy, type Reason, type Registry } from '../../contract/server/index.ts';
import { isSamePattern } from '../addresses/pattern.ts';
import { nextOf } from './registry-changes.ts';

interface GiveUpOptions {
  readonly area: string;
  readonly pattern: string;
  /** Patterns of the area's live version and canary. */
  readonly mounted: readonly string[];
  readonly policy: AddressPolicy;
}

/** Frees an address for other areas. @throws ReleaseError when it can't */
export function applyGiveUp(
  registry: Registry,
  { area, pattern, mounted, policy }: GiveUpOptions,
  reason: Reason,
): Registry {
  const own = registry.claims?.[area] ?? [];
  const isIt = (other: string) => isSamePattern(other, pattern);
  if (!own.some(isIt)) throw new ReleaseError('not_found', `${pattern} is not ${area}'s.`);
  if (mounted.some(isIt)) {
    const fix = `Release a version without it first.`;
    throw new ReleaseError('conflict', `${area} is live with ${pattern}. ${fix}`);
  }
  if (Object.keys(policy.assigned ?? {}).some(isIt)) {
    throw new ReleaseError('refused', `${pattern} is never free: it is always ${area}'s.`);
  }
  const claims = { ...registry.claims, [area]: own.filter((other) => !isIt(other)) };
  const when = new Date().toISOString();
  const addressChange = { kind: 'give-up', area, pattern, when, ...reason } as const;
  return { ...nextOf(registry), claims, addressChange };
}
