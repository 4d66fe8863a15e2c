import {
  ReleaseError,
  type Canary,
  type Reason,
  type Registry,
  type RegistryChange,
} from '../../contract/server/index.ts';

/** Returns the next revision of a registry, or the same registry when there is nothing to change. */
export type Change = (registry: Registry) => Registry;

/** The registry of a new store. */
export const EMPTY_REGISTRY: Registry = { revision: 0, areas: {} };

const MAX_EARLIER_VERSIONS = 20;

/**
 * Makes a version live for everybody, which ends a canary and brings a retired area back; returns the same registry
 * when it already is.
 */
export function applyPromotion(registry: Registry, area: string, version: string, reason: Reason): Registry {
  const current = registry.areas[area];
  if (current?.live === version && !current.canary) return registry;
  if (current?.live === version) return applyCanary(registry, { area, version, share: 0 }, reason);
  const before = versionsBefore(registry, area);
  const earlier = before.filter((candidate) => candidate !== version).slice(0, MAX_EARLIER_VERSIONS);
  return replaceLive(registry, { kind: 'promote', area, to: version, ...reason }, earlier);
}

/** The live version, or the one that was live when the area was retired, and those before it, latest first. */
function versionsBefore({ areas, retired }: Registry, area: string): readonly string[] {
  const { live, earlier } = areas[area] ?? {};
  if (live !== undefined) return [live, ...(earlier ?? [])];
  const gone = retired?.[area];
  return gone ? [gone.version, ...gone.earlier] : [];
}

/**
 * Rolls back the canary or, without one, the live version. A retired area comes back as it was.
 * @param from The version to roll back, if it must be this one.
 * @throws ReleaseError when there is no earlier version, or when `from` is neither live nor canary
 */
export function applyRollback(registry: Registry, area: string, reason: Reason, from?: string): Registry {
  const current = registry.areas[area];
  const gone = registry.retired?.[area];
  if (!current && gone && from === undefined) {
    return replaceLive(registry, { kind: 'rollback', area, to: gone.version, ...reason }, gone.earlier);
  }
  if (!current) {
    throw new ReleaseError('not_found', `Nothing of ${area} is live, so nothing can be rolled back.`);
  }
  const { canary, live } = current;
  if (canary && (from ?? canary.version) === canary.version) {
    return withCanary(registry, { kind: 'rollback', area, from: canary.version, to: live, ...reason });
  }
  if (from !== undefined && from !== live) {
    throw new ReleaseError('conflict', `${area} ${from} is not live any more; ${live} is.`);
  }
  const [to, ...earlier] = current.earlier;
  if (!to) throw new ReleaseError('conflict', `${area} has no version before ${live}.`);
  return replaceLive(registry, { kind: 'rollback', area, to, ...reason }, earlier);
}

/** A version and the share of the visitors that should get it. */
export interface CanaryOptions {
  readonly area: string;
  readonly version: string;
  /** 0 to 1; 0 ends it. */
  readonly share: number;
}

/**
 * Starts a canary, changes its share or ends it.
 * @throws ReleaseError when nothing of the area is live, or when the version is live already
 */
export function applyCanary(registry: Registry, options: CanaryOptions, reason: Reason): Registry {
  const { area, version, share } = options;
  const current = registry.areas[area];
  if (!current)
    throw new ReleaseError('not_found', `Nothing of ${area} is live: promote ${version} instead.`);
  const { canary, live } = current;
  const change = { kind: 'canary', area, from: live, to: version, share, ...reason } as const;
  if (share === 0)
    return canary ? withCanary(registry, { ...change, to: live, from: canary.version }) : registry;
  if (live === version)
    throw new ReleaseError('conflict', `${area} ${version} is live for everybody already.`);
  if (canary?.version === version && canary.share === share) return registry;
  const since = canary?.version === version ? canary.since : undefined;
  return withCanary(registry, change, { version, share, ...reason, ...(since ? { since } : {}) });
}

type NewChange = Omit<RegistryChange, 'when' | 'to'> & { readonly to: string };

function replaceLive(registry: Registry, change: NewChange, earlier: readonly string[]): Registry {
  const when = new Date().toISOString();
  const { area, to, ...by } = change;
  const from = registry.areas[area]?.live;
  return {
    ...nextOf(withoutRetired(registry, area)),
    areas: { ...registry.areas, [area]: { live: to, since: when, by, earlier } },
    change: { ...change, ...(from ? { from } : {}), when },
  };
}

function withCanary(
  registry: Registry,
  change: NewChange,
  canary?: Omit<Canary, 'since'> & { since?: string },
): Registry {
  const when = new Date().toISOString();
  const current = registry.areas[change.area];
  if (!current) return registry;
  const entry = { ...current };
  delete entry.canary;
  const next = canary ? { ...entry, canary: { since: when, ...canary } } : entry;
  return {
    ...nextOf(registry),
    areas: { ...registry.areas, [change.area]: next },
    change: { ...change, when },
  };
}

function withoutRetired(registry: Registry, area: string): Registry {
  if (!registry.retired?.[area]) return registry;
  const { [area]: back, ...retired } = registry.retired;
  return back ? { ...registry, retired } : registry;
}

/** The next revision without what made this one. */
export function nextOf(registry: Registry): Registry {
  const next = { ...registry, revision: registry.revision + 1 };
  delete next.change;
  delete next.changes;
  delete next.addressChange;
  return next;
}
