import { CONTRACT_VERSION } from 'platform/contract';
import type { AreaModule, AreaRelease, LiveRegistry } from 'platform/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AreaLoader, LoadAttempt } from './area-loader.ts';
import { findTarget } from './find-target.ts';
import type { RegistryReader } from './registry-reader.ts';

/** An area that is on the page. */
export interface LoadedArea {
  readonly module: AreaModule;
  readonly version: string;
  /** Another number for every load, so that what was rendered of an earlier one is thrown away. */
  readonly run: number;
}

/** Why an area is not on the page. `outdated`: its release was written for another shell than this page's. */
export type AreaFailure = 'unreachable' | 'outdated';

export interface AreasState {
  readonly registry: LiveRegistry;
  readonly loaded: Readonly<Record<string, LoadedArea>>;
  readonly failed: Readonly<Record<string, AreaFailure>>;
}

/** The areas of one page: which are live, loaded or failed, and what can be done about it. */
export interface Areas {
  readonly state: StoreApi<AreasState>;
  /** Loads an area unless it is loaded already; one that failed is tried again. The outcome is in the state. */
  readonly load: (name: string) => Promise<void>;
  /** Loads the area of an address ahead of need; a failure stays without consequence. */
  readonly prefetch: (pathname: string) => void;
  /** Reads the registry anew and loads the area from scratch. The outcome is in the state. */
  readonly retry: (name: string) => Promise<void>;
  /** Loads an area from scratch if another version is live than the one that broke. Tells whether that was so. */
  readonly heal: (name: string) => Promise<boolean>;
}

export interface AreasOptions {
  readonly registry: LiveRegistry;
  readonly loader: AreaLoader;
  readonly readRegistry: RegistryReader;
  /** Called with each registry before anything of it is loaded. */
  readonly onRegistry: (registry: LiveRegistry) => void;
  /** Called with each loaded area before it is shown. */
  readonly onLoad: (area: AreaModule) => void;
}

const QUICK_FAILURE_MS = 20_000;

class OutdatedShellError extends Error {
  override readonly name = 'OutdatedShellError';
}

/** Makes the areas of one page. */
export function createAreas(options: AreasOptions): Areas {
  const { loader, readRegistry, onRegistry, onLoad } = options;
  const state = createStore<AreasState>(() => ({ registry: options.registry, loaded: {}, failed: {} }));
  const running = new Map<string, Promise<LoadedArea>>();
  const spoiled = new Set<string>();
  let runs = 0;
  onRegistry(options.registry);

  async function run(name: string): Promise<LoadedArea> {
    const release = findRelease(state.getState().registry, name);
    if (!release) throw new Error(`The registry knows no area ${name}.`);
    if (release.contract !== CONTRACT_VERSION) {
      throw new OutdatedShellError(`${name} ${release.version} speaks contract ${release.contract}.`);
    }
    const attempt: LoadAttempt = spoiled.has(name) ? 'again' : 'first';
    spoiled.add(name);
    const module = await loader.load(release, attempt);
    spoiled.delete(name);
    onLoad(module);
    runs += 1;
    return { module, version: release.version, run: runs };
  }

  /** One load at a time for each area: whoever asks meanwhile gets the same one. */
  function runOnce(name: string): Promise<LoadedArea> {
    const present = running.get(name);
    if (present) return present;
    const next = run(name).finally(() => running.delete(name));
    running.set(name, next);
    return next;
  }

  function settle(name: string, area: LoadedArea): void {
    state.setState(({ loaded, failed }) => ({
      loaded: { ...loaded, [name]: area },
      failed: without(failed, name),
    }));
  }

  function fail(name: string, error: unknown): void {
    console.error(`The area ${name} could not be loaded.`, error);
    const failure = error instanceof OutdatedShellError ? 'outdated' : 'unreachable';
    state.setState(({ loaded, failed }) => ({
      loaded: without(loaded, name),
      failed: { ...failed, [name]: failure },
    }));
  }

  async function refresh(): Promise<boolean> {
    try {
      const registry = await readRegistry();
      onRegistry(registry);
      state.setState({ registry });
      return true;
    } catch (error) {
      console.error('The registry could not be read again.', error);
      return false;
    }
  }

  async function reload(name: string): Promise<void> {
    spoiled.add(name);
    await runOnce(name).then(
      (area) => settle(name, area),
      (error: unknown) => fail(name, error),
    );
  }

  async function heal(name: string): Promise<boolean> {
    const broken = findRelease(state.getState().registry, name)?.version;
    if (!(await refresh())) return false;
    const live = findRelease(state.getState().registry, name)?.version;
    if (live === undefined || live === broken) return false;
    await reload(name);
    return true;
  }

  async function retry(name: string): Promise<void> {
    await refresh();
    await reload(name);
  }

  return {
    state,
    load: async (name) => {
      const { loaded, failed } = state.getState();
      if (loaded[name]) return;
      if (failed[name]) return retry(name);
      const startedAt = performance.now();
      try {
        settle(name, await runOnce(name));
      } catch (error) {
        // What the page asked for ahead may have been lost on the way, or be gone since a newer release: one more
        // try with what is live now. Whoever has waited out a time-out isn't made to wait for another.
        if (performance.now() - startedAt < QUICK_FAILURE_MS) await retry(name);
        else fail(name, error);
      }
    },
    prefetch: (pathname) => {
      const { registry, loaded, failed } = state.getState();
      const target = findTarget(registry, pathname);
      if (target.kind !== 'area') return;
      const { name } = target.mounted.area;
      if (loaded[name] || failed[name]) return;
      runOnce(name).then(
        (area) => settle(name, area),
        () => undefined,
      );
    },
    retry,
    heal,
  };
}

function findRelease(registry: LiveRegistry, name: string): AreaRelease | undefined {
  return registry.areas.find((area) => area.name === name);
}

function without<Value>(record: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
