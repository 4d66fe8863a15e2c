import { CONTRACT_VERSION, loadTimeoutOf } from 'platform/contract';
import type { AreaModule, AreaRelease, LiveRegistry } from 'platform/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AreaLoader } from './area-loader.ts';
import { findTarget } from './find-target.ts';
import type { RegistryReader } from './registry-reader.ts';

/** An area that is on the page. */
export interface LoadedArea {
  readonly module: AreaModule;
  readonly version: string;
  /** Another number for every load, so that what was rendered of an earlier one is thrown away. */
  readonly run: number;
}

/** Why an area is not on the page. `outdated`: what is live now was written for another shell than this page's. */
export type AreaFailure = 'unreachable' | 'outdated';

export interface AreasState {
  readonly registry: LiveRegistry;
  readonly loaded: Readonly<Record<string, LoadedArea>>;
  readonly failed: Readonly<Record<string, AreaFailure>>;
  /** What the server rendered of a page whose area can't be loaded. */
  readonly kept?: { readonly pathname: string; readonly html: string };
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
  /** Loads an area from scratch if another version is live than the one that broke. */
  readonly heal: (name: string) => Promise<void>;
}

export interface AreasOptions {
  readonly registry: LiveRegistry;
  readonly loader: AreaLoader;
  readonly readRegistry: RegistryReader;
  /** Called with each registry before anything of it is loaded. */
  readonly onRegistry: (registry: LiveRegistry) => void;
  /** Called with each loaded area before it is shown. */
  readonly onLoad: (area: AreaModule) => void;
  /**
   * Called when only a newer page can help, with the id of the set that is live. True when one is on its way: what is
   * shown stays until then.
   */
  readonly onOutdated?: (composition: string) => boolean;
}

/**
 * A preload that failed with the page makes the next request for the same address fail as well, once for the entry and
 * once for what it loads: only the third attempt is sure to ask the server.
 */
const ATTEMPTS = 3;
/** Grows with each attempt: a connection recovers, and delivery servers learn of a new release within this time. */
const PAUSE_MS = 250;
/** Whoever has waited out a time-out isn't made to wait for another one. */
const QUICK_FAILURE_MS = 20_000;

/** Makes the areas of one page. */
export function createAreas(options: AreasOptions): Areas {
  return new PageAreas(options);
}

class OutdatedShellError extends Error {
  override readonly name = 'OutdatedShellError';
}

class PageAreas implements Areas {
  readonly state: StoreApi<AreasState>;
  readonly #options: AreasOptions;
  /** Version of the shell that this page runs, whatever is live by now. */
  readonly #shell: string;
  /** Loads under way; whoever asks for the same area meanwhile gets the same one. */
  readonly #running = new Map<string, Promise<LoadedArea>>();
  readonly #brought = new Map<string, Promise<void>>();
  /** Areas whose next load must meet nothing that an earlier one left behind. */
  readonly #spoiled = new Set<string>();
  #runs = 0;

  constructor(options: AreasOptions) {
    this.#options = options;
    this.#shell = options.registry.shell;
    this.state = createStore<AreasState>(() => ({ registry: options.registry, loaded: {}, failed: {} }));
    // Rendering begins with the area at hand, on a server as on what it has rendered; the store's own idea of a
    // beginning is the moment before.
    this.state.getInitialState = this.state.getState;
    options.onRegistry(options.registry);
  }

  async load(name: string): Promise<void> {
    const { loaded, failed } = this.state.getState();
    if (!loaded[name]) await this.#bring(name, { isFromScratch: name in failed });
  }

  prefetch(pathname: string): void {
    const { registry, loaded, failed } = this.state.getState();
    const target = findTarget(registry, pathname);
    if (target.kind !== 'area') return;
    const { name } = target.mounted.area;
    if (loaded[name] || failed[name]) return;
    this.#run(name).then(
      (area) => this.#settle(name, area),
      () => undefined,
    );
  }

  async retry(name: string): Promise<void> {
    await this.#bring(name, { isFromScratch: true });
  }

  async heal(name: string): Promise<void> {
    const broken = this.#findRelease(name)?.version;
    await this.#refresh();
    const live = this.#findRelease(name)?.version;
    if (live !== undefined && live !== broken) await this.retry(name);
  }

  #bring(name: string, options: { isFromScratch: boolean }): Promise<void> {
    const present = this.#brought.get(name);
    if (present) return present;
    const next = this.#attempt(name, options.isFromScratch).finally(() => this.#brought.delete(name));
    this.#brought.set(name, next);
    return next;
  }

  async #attempt(name: string, isFromScratch: boolean): Promise<void> {
    const startedAt = performance.now();
    if (isFromScratch) {
      this.#spoiled.add(name);
      await this.#refresh();
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        this.#settle(name, await this.#run(name));
        return;
      } catch (error) {
        const isQuick = performance.now() - startedAt < quickFailure();
        if (attempt === ATTEMPTS || !isQuick || isForAnotherShell(error)) return this.#fail(name, error);
        await pause(attempt * PAUSE_MS);
        // The page may be older than the releases: what it asked for can be gone.
        await this.#refresh();
      }
    }
  }

  #run(name: string): Promise<LoadedArea> {
    const present = this.#running.get(name);
    if (present) return present;
    const next = this.#loadRelease(name).finally(() => this.#running.delete(name));
    this.#running.set(name, next);
    return next;
  }

  async #loadRelease(name: string): Promise<LoadedArea> {
    const release = this.#findRelease(name);
    if (!release) throw new Error(`The registry knows no area ${name}.`);
    if (release.contract !== CONTRACT_VERSION) {
      throw new OutdatedShellError(`${name} ${release.version} speaks contract ${release.contract}.`);
    }
    const attempt = this.#spoiled.has(name) ? 'again' : 'first';
    this.#spoiled.add(name);
    const module = await this.#options.loader.load(release, attempt);
    this.#spoiled.delete(name);
    this.#options.onLoad(module);
    this.#runs += 1;
    return { module, version: release.version, run: this.#runs };
  }

  async #refresh(): Promise<void> {
    try {
      const registry = await this.#options.readRegistry();
      this.#options.onRegistry(registry);
      this.state.setState({ registry });
    } catch (error) {
      console.error('The registry could not be read again.', error);
    }
  }

  #settle(name: string, area: LoadedArea): void {
    this.state.setState(({ loaded, failed }) => ({
      loaded: { ...loaded, [name]: area },
      failed: without(failed, name),
    }));
  }

  #fail(name: string, error: unknown): void {
    console.error(`The area ${name} could not be loaded.`, error);
    const { registry } = this.state.getState();
    const isOutdated = isForAnotherShell(error) || registry.shell !== this.#shell;
    if (isOutdated && this.#options.onOutdated?.(registry.composition)) return;
    this.state.setState(({ loaded, failed }) => ({
      loaded: without(loaded, name),
      failed: { ...failed, [name]: isOutdated ? 'outdated' : 'unreachable' },
    }));
  }

  #findRelease(name: string): AreaRelease | undefined {
    return this.state.getState().registry.areas.find((area) => area.name === name);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Where the page gives up sooner than usual, it has waited long after less time too. */
function quickFailure(): number {
  return Math.min(QUICK_FAILURE_MS, loadTimeoutOf(globalThis) / 2);
}

function isForAnotherShell(error: unknown): boolean {
  return error instanceof OutdatedShellError;
}

function without<Value>(record: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
