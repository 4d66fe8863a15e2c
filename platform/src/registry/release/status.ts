import type {
  AreaStatus,
  ReleaseChange,
  ReleasesStatus,
  RetiredStatus,
  StoredVersion,
} from '../../contract/index.ts';
import {
  compositionOf,
  ownerOf,
  PLATFORM,
  type HealthReport,
  type LiveEntry,
  type Reason,
  type Registry,
  type RegistryChange,
} from '../../contract/server/index.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const MAX_VERSIONS = 50;

/** Everything that is live, with its health and the versions that could be promoted, and what was taken out. */
export async function readStatus(
  registry: Registry,
  store: ReleaseStore,
  health: HealthReport,
): Promise<ReleasesStatus> {
  const names = Object.keys(registry.areas).sort(shellFirst);
  const areas = await Promise.all(
    names.map(async (name) => {
      const entry = registry.areas[name];
      if (!entry) return [];
      const [stored, release] = await Promise.all([
        store.listStored(name),
        store.findRelease(name, entry.live),
      ]);
      const { team } = release ? ownerOf(release) : {};
      const isNeeded = store.isNeeded(name);
      return [
        { ...statusOf(name, entry, health, stored), isNeeded, ...(team === undefined ? {} : { team }) },
      ];
    }),
  );
  const live = Object.entries(registry.areas).map(([name, entry]) => [name, entry.live] as const);
  return {
    revision: registry.revision,
    composition: compositionOf(Object.fromEntries(live)),
    areas: areas.flat(),
    retired: await readRetired(registry, store),
  };
}

/** Areas that were taken out, by name. @param names those that are asked for; default: all */
export async function readRetired(
  { retired = {}, claims = {} }: Registry,
  store: ReleaseStore,
  names: readonly string[] = Object.keys(retired).sort(),
): Promise<RetiredStatus[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const entry = retired[name];
      if (!entry) return [];
      const { version, since, who, why } = entry;
      const team = (await store.findRelease(name, version))?.area?.team;
      const addresses = claims[name] ?? [];
      return [{ name, version, since, who, why, addresses, ...(team === undefined ? {} : { team }) }];
    }),
  );
  return found.flat();
}

/** A registry change as the API returns it. */
export function changeOf(change: RegistryChange): ReleaseChange {
  const { kind, area, from = null, to = null, who, why, when, share = null, forced = [] } = change;
  const isAutomatic = who === PLATFORM;
  return { kind, area, from, to, who, why, when, share, isAutomatic, forced, ...originOf(change) };
}

/** What it was released from, and with whom. */
function originOf({ source, together }: Partial<Reason> = {}): Pick<Reason, 'source' | 'together'> {
  return { ...(source && { source }), ...(together && { together }) };
}

function statusOf(
  name: string,
  entry: LiveEntry,
  health: HealthReport,
  stored: readonly StoredVersion[],
): AreaStatus {
  const { live, since, by, canary } = entry;
  const [previous] = entry.earlier;
  const healthOf = (version: string) => health.of(name, version);
  const needed = new Set([live, previous, canary?.version]);
  const versions = stored.filter(({ version }, index) => index < MAX_VERSIONS || needed.has(version));
  return {
    name,
    live: {
      version: live,
      since,
      who: by?.who ?? '',
      why: by?.why ?? '',
      ...originOf(by),
      health: healthOf(live),
    },
    previous: previous === undefined ? null : { version: previous, health: healthOf(previous) },
    canary: canary
      ? {
          version: canary.version,
          since: canary.since,
          who: canary.who,
          why: canary.why,
          share: canary.share,
          ...originOf(canary),
          health: healthOf(canary.version),
        }
      : null,
    versions,
  };
}

function shellFirst(a: string, b: string): number {
  if (a === 'shell' || b === 'shell') return a === 'shell' ? -1 : 1;
  return a.localeCompare(b);
}
