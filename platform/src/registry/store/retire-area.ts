import {
  ReleaseError,
  SHELL,
  type AddressPolicy,
  type Reason,
  type Registry,
} from '../../contract/server/index.ts';
import { isSamePattern } from '../addresses/pattern.ts';
import { nextOf } from './registry-changes.ts';

interface RetireOptions {
  readonly area: string;
  readonly policy: AddressPolicy;
}

/**
 * Takes an area out, with its canary. It keeps its addresses, and comes back with the next version that goes live.
 * @throws ReleaseError when nothing of it is live, or when the product can't be without it
 */
export function applyRetirement(
  registry: Registry,
  { area, policy }: RetireOptions,
  reason: Reason,
): Registry {
  const { [area]: current, ...areas } = registry.areas;
  const gone = registry.retired?.[area];
  if (gone) throw new ReleaseError('conflict', `${area} was retired by ${gone.who} already.`);
  if (!current) throw new ReleaseError('not_found', `Nothing of ${area} is live.`);
  const needed = whyNeeded(area, policy);
  if (needed !== undefined) throw new ReleaseError('refused', `${area} can't be retired: ${needed}.`);
  const { live, earlier } = current;
  const when = new Date().toISOString();
  const entry = { version: live, earlier, since: when, ...reason };
  return {
    ...nextOf(registry),
    areas,
    retired: { ...registry.retired, [area]: entry },
    change: { kind: 'retire', area, from: live, when, ...reason },
  };
}

/** Why the product can't be without an area; undefined when it can. */
export function whyNeeded(area: string, { assigned = {} }: AddressPolicy): string | undefined {
  if (area === SHELL) return 'every page is made of it';
  const [pattern] = Object.entries(assigned).find(([, owner]) => owner === area) ?? [];
  return pattern === undefined
    ? undefined
    : `the product is not complete without ${pattern}, which is its own`;
}

/** Patterns of the addresses that answer 410: those that retired areas own, and no live area has instead. */
export function gonePatterns({ areas, claims = {}, retired = {} }: Registry): string[] {
  const live = Object.keys(areas).flatMap((area) => claims[area] ?? []);
  return Object.keys(retired)
    .flatMap((area) => claims[area] ?? [])
    .filter((pattern) => !live.some((other) => isSamePattern(other, pattern)))
    .toSorted();
}
