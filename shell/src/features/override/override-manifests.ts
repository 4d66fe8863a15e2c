import { CONTRACT_VERSION, OVERRIDE_MANIFEST, overrideBuildOf } from 'platform/contract';
import type { AreaManifest, AreaOverride, AreaRelease, LiveRegistry } from 'platform/contract';
import type { StoreApi } from 'zustand/vanilla';

const TIMEOUT_MS = 5_000;

type RegistryStore = Pick<
  StoreApi<{ readonly registry: LiveRegistry }>,
  'getState' | 'setState' | 'subscribe'
>;

/**
 * Merges the mounts of development servers' areas into the page's registry; the delivery server does not know them, and
 * an area may never have been released. Returns the names of areas whose server does not answer.
 */
export async function mergeOverrideManifests(
  store: RegistryStore,
  overrides: readonly AreaOverride[],
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(overrides.map(readOverrideManifest));
  const overriding = found.filter((manifest) => manifest !== undefined);
  const merge = () => {
    const { registry } = store.getState();
    if (isMerged(registry, overriding)) return;
    store.setState({ registry: { ...registry, areas: merged(registry.areas, overriding) } });
  };
  merge();
  // A freshly read registry does not contain them.
  store.subscribe(merge);
  const answered = new Set(overriding.map(({ name }) => name));
  return new Set(overrides.map(({ area }) => area).filter((area) => !answered.has(area)));
}

async function readOverrideManifest(override: AreaOverride): Promise<AreaRelease | undefined> {
  try {
    const response = await fetch(`${override.origin}/${OVERRIDE_MANIFEST}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { name, contract, mounts, navigation, preload, pages, team } =
      (await response.json()) as AreaManifest;
    if (name !== override.area || contract !== CONTRACT_VERSION) return undefined;
    const own = mounts.map(({ path, roles }) => ({ path, ...(roles ? { roles } : {}) }));
    return {
      name,
      ...overrideBuildOf(override),
      mounts: own,
      navigation,
      preload,
      ...(pages ? { pages } : {}),
      ...(team ? { team } : {}),
    };
  } catch {
    return undefined;
  }
}

function isMerged({ areas }: LiveRegistry, overriding: readonly AreaRelease[]): boolean {
  return overriding.every((manifest) => areas.includes(manifest));
}

function merged(areas: readonly AreaRelease[], overriding: readonly AreaRelease[]): AreaRelease[] {
  const names = new Set(overriding.map(({ name }) => name));
  return [...areas.filter(({ name }) => !names.has(name)), ...overriding];
}
