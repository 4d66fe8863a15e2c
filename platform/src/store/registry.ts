/** Which version of an app is live, and what was live before it. */
export interface LiveEntry {
  readonly live: string;
  /** When it went live, ISO 8601. */
  readonly since: string;
  /** Versions that were live before, latest first; where a rollback goes. */
  readonly earlier: readonly string[];
}

export type ChangeKind = 'promote' | 'rollback';

/** Why and by whom a version went live. */
export interface Reason {
  readonly who: string;
  readonly why: string;
}

/** One change of the registry; all of them together are its history. */
export interface RegistryChange extends Reason {
  readonly kind: ChangeKind;
  readonly area: string;
  /** Version that was live before; absent for an area's first release. */
  readonly from?: string;
  readonly to: string;
  /** ISO 8601. */
  readonly when: string;
}

/** One revision of the registry. Revisions count up from 1 and are never changed. */
export interface Registry {
  readonly revision: number;
  readonly areas: Readonly<Record<string, LiveEntry>>;
  /** The change that made this revision; absent before the first. */
  readonly change?: RegistryChange;
}

/** The registry of a store in which nothing was ever live. */
export const EMPTY_REGISTRY: Registry = { revision: 0, areas: {} };

const KEPT_EARLIER = 20;

/** The registry after `version` went live; the same registry when it already is. */
export function promoted(registry: Registry, area: string, version: string, reason: Reason): Registry {
  const current = registry.areas[area];
  if (current?.live === version) return registry;
  const before = current ? [current.live, ...current.earlier] : [];
  const earlier = before.filter((candidate) => candidate !== version).slice(0, KEPT_EARLIER);
  return changed(registry, { kind: 'promote', area, to: version, ...reason }, earlier);
}

/**
 * The registry after the version before the live one went live again.
 * @throws Error when there is none.
 */
export function rolledBack(registry: Registry, area: string, reason: Reason): Registry {
  const current = registry.areas[area];
  if (!current) throw new Error(`Nothing of ${area} is live, so nothing can be rolled back.`);
  const [to, ...earlier] = current.earlier;
  if (!to) throw new Error(`${area} has no version before ${current.live}.`);
  return changed(registry, { kind: 'rollback', area, to, ...reason }, earlier);
}

function changed(
  registry: Registry,
  change: Omit<RegistryChange, 'when' | 'from'>,
  earlier: readonly string[],
): Registry {
  const when = new Date().toISOString();
  const from = registry.areas[change.area]?.live;
  return {
    revision: registry.revision + 1,
    areas: { ...registry.areas, [change.area]: { live: change.to, since: when, earlier } },
    change: { ...change, ...(from ? { from } : {}), when },
  };
}
