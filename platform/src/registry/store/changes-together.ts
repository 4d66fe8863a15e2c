import { isDeepStrictEqual } from 'node:util';
import type { Reason, Registry, RegistryChange } from '../../contract/server/index.ts';
import { applyRollback, nextOf } from './registry-changes.ts';

/** Why an area changes, by its name: the reason is that of all, what it is released from its own. */
export type ReasonOf = (area: string) => Reason;

/** Applies changes of several areas as one revision: all of them, or none when one can't be done. */
export function applyTogether(
  registry: Registry,
  areas: readonly string[],
  apply: (registry: Registry, area: string) => Registry,
): Registry {
  const changes: RegistryChange[] = [];
  let next = registry;
  for (const area of areas) {
    const before = next;
    next = apply(before, area);
    if (next !== before && next.change) changes.push(next.change);
  }
  if (next === registry) return registry;
  const { change, ...state } = next;
  const made = changes.length === 1 && change ? { change } : { changes };
  return { ...state, ...made, revision: registry.revision + 1 };
}

/** The areas of which the live version went live together with this area's, itself among them; [area] if none did. */
export function togetherWith({ areas }: Registry, area: string): readonly string[] {
  const { by, canary } = areas[area] ?? {};
  // The canary alone is what a rollback would end.
  if (canary || by?.kind !== 'promote' || !by.together) return [area];
  return by.together.filter((name) => {
    const other = areas[name]?.by;
    return other?.kind === 'promote' && isDeepStrictEqual(other.together, by.together);
  });
}

/**
 * Rolls back all areas that went live together with this one, in one revision. One that had no version before is taken
 * out of what is live.
 * @throws ReleaseError as {@link applyRollback}
 */
export function applyRollbackTogether(registry: Registry, area: string, reasonOf: ReasonOf): Registry {
  const names = togetherWith(registry, area);
  const together = names.length > 1 ? { together: names } : {};
  return applyTogether(registry, names, (now, name) => {
    const reason = { ...reasonOf(name), ...together };
    const isNew = names.length > 1 && now.areas[name]?.earlier.length === 0;
    return isNew ? takeOut(now, name, reason) : applyRollback(now, name, reason);
  });
}

function takeOut(registry: Registry, area: string, reason: Reason): Registry {
  const { [area]: gone, ...areas } = registry.areas;
  if (!gone) return registry;
  const when = new Date().toISOString();
  return { ...nextOf(registry), areas, change: { kind: 'rollback', area, from: gone.live, when, ...reason } };
}
