import { CONTRACT_VERSION, OVERRIDE_MANIFEST, overrideBuildOf } from 'platform/contract';
import type { AreaManifest, AreaOverride, AreaRelease, LiveRegistry } from 'platform/contract';
import type { StoreApi } from 'zustand/vanilla';

/** Milliseconds that a development server has to say what its area mounts. */
const TIMEOUT_MS = 5_000;

type RegistryStore = Pick<
  StoreApi<{ readonly registry: LiveRegistry }>,
  'getState' | 'setState' | 'subscribe'
>;

/**
 * Makes the page's areas mount what their development servers say now, which the delivery server can't know; an area that
 * was never released comes on the page this way. Gives the names of those whose server does not answer.
 */
export async function followGuests(
  store: RegistryStore,
  overrides: readonly AreaOverride[],
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(overrides.map(readGuest));
  const guests = found.filter((guest) => guest !== undefined);
  const merge = () => {
    const { registry } = store.getState();
    if (isMerged(registry, guests)) return;
    store.setState({ registry: { ...registry, areas: merged(registry.areas, guests) } });
  };
  merge();
  // A freshly read registry does not contain them.
  store.subscribe(merge);
  const answered = new Set(guests.map(({ name }) => name));
  return new Set(overrides.map(({ area }) => area).filter((area) => !answered.has(area)));
}

async function readGuest(override: AreaOverride): Promise<AreaRelease | undefined> {
  try {
    const response = await fetch(`${override.origin}/${OVERRIDE_MANIFEST}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { name, contract, mounts, navigation, preload, team } = (await response.json()) as AreaManifest;
    if (name !== override.area || contract !== CONTRACT_VERSION) return undefined;
    const own = mounts.map(({ path, roles }) => ({ path, ...(roles ? { roles } : {}) }));
    return {
      name,
      ...overrideBuildOf(override),
      mounts: own,
      navigation,
      preload,
      ...(team ? { team } : {}),
    };
  } catch {
    return undefined;
  }
}

function isMerged({ areas }: LiveRegistry, guests: readonly AreaRelease[]): boolean {
  return guests.every((guest) => areas.includes(guest));
}

function merged(areas: readonly AreaRelease[], guests: readonly AreaRelease[]): AreaRelease[] {
  const names = new Set(guests.map(({ name }) => name));
  return [...areas.filter(({ name }) => !names.has(name)), ...guests];
}
