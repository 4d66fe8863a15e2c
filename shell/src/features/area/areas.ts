import { CONTRACT_VERSION, loadTimeoutOf } from 'platform/contract';
import type { AreaModule, AreaRelease, LiveRegistry } from 'platform/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AreaLoader } from './area-loader.ts';
import { findTarget } from '../../lib/find-target.ts';
import type { RegistryReader } from './registry-reader.ts';

/*
 * How areas come onto the page.
 *
 * The page brings the registry: the live version of each area, its mounts and the addresses of its files, as the server
 * has composed them (delivery). `createAreas` keeps, for this page, which areas are loaded and which have failed:
 *
 *   load ──▶ loaded ──a chunk is missing──▶ recover: the registry again; another version, if one is live, is loaded
 *     └────▶ failed ──"Try again"──▶ retry: the registry again, and the area from scratch
 *
 * 1. `Region` finds the mount of the address, asks `passageOf` who may enter, and calls `load`. The screen before stays
 *    until the next one is there; `LoadingNotice` says that it is coming.
 * 2. `load` has the loader fetch the code: entry, shared modules, styles, each with its integrity and a time-out
 *    (federation/). What fails quickly is tried again by itself, at most three times.
 * 3. An area that needs another shell than this page's is `outdated`: only a reload helps, and the shell decides
 * whether
 *    the page may reload by itself (`onOutdated`).
 * 4. `Screen` shows the area's routes in an `AreaBoundary`: what an area throws stays in its region, the shell and all
 *    other areas go on. Of an area that can't be loaded, what the server has rendered stays, to read and to follow.
 * 5. Links prefetch their area when they are touched (`usePrefetch`).
 *
 * Who may see what is decided again by the service with every call. Faults are simulated by ?faults= (docs/faults.md).
 */

/** An area that is on the page. */
export interface LoadedArea {
  readonly module: AreaModule;
  readonly version: string;
  /** Differs for every load, so that React discards the screens of an earlier load. */
  readonly run: number;
}

/** Why an area is not on the page. `outdated`: the live release needs another shell than this page's. */
export type AreaFailure = 'unreachable' | 'outdated';

export interface AreasState {
  readonly registry: LiveRegistry;
  readonly loaded: Readonly<Record<string, LoadedArea>>;
  readonly failed: Readonly<Record<string, AreaFailure>>;
  /** The server-rendered HTML of a page whose area can't be loaded. */
  readonly renderedContent?: { readonly pathname: string; readonly html: string };
}

/** The areas of one page: which are live, loaded or failed. */
export interface Areas {
  readonly state: StoreApi<AreasState>;
  /** Loads an area that isn't loaded yet; retries one that failed. The result is in the state; never rejects. */
  readonly load: (name: string) => Promise<void>;
  /** Loads the area of an address before it is needed; a failure is ignored. */
  readonly prefetch: (pathname: string) => void;
  /** Reads the registry again and loads the area from scratch. The result is in the state; never rejects. */
  readonly retry: (name: string) => Promise<void>;
  /** Loads an area from scratch if the live version is no longer the one that broke. */
  readonly recover: (name: string) => Promise<void>;
}

export interface AreasOptions {
  readonly registry: LiveRegistry;
  readonly loader: AreaLoader;
  readonly readRegistry: RegistryReader;
  /** Called with each registry before one of its areas is loaded. */
  readonly onRegistry: (registry: LiveRegistry) => void;
  /** Called with each loaded area before it is shown. */
  readonly onLoad: (area: AreaModule) => void;
  /**
   * Called with the live composition's id when only a reload can help. Returns true when the page reloads: the current
   * screen stays until then.
   */
  readonly onOutdated?: (composition: string) => boolean;
}

/**
 * A failed preload of the page makes the next request for its address fail too, once for the entry and once for its
 * chunks: only the third attempt is sure to reach the server.
 */
const MAX_ATTEMPTS = 3;
/** Multiplied by the attempt's number: gives the connection and the delivery servers time to catch up. */
const RETRY_PAUSE_MS = 250;
/** No retry after a failure slower than this: the user has already waited for one time-out. */
const QUICK_FAILURE_LIMIT_MS = 20_000;

/** Creates the areas of one page. */
export function createAreas(options: AreasOptions): Areas {
  return new PageAreas(options);
}

class OutdatedShellError extends Error {
  override readonly name = 'OutdatedShellError';
}

class PageAreas implements Areas {
  readonly state: StoreApi<AreasState>;
  readonly #options: AreasOptions;
  /** Version of the shell that this page runs; another one may be live. */
  readonly #shell: string;
  /** Loads in progress, by area: further callers share them. */
  readonly #running = new Map<string, Promise<LoadedArea>>();
  /** The same for loads with their retries. */
  readonly #pending = new Map<string, Promise<void>>();
  /** Areas whose next load must discard what an earlier one left behind. */
  readonly #stale = new Set<string>();
  #runCount = 0;

  constructor(options: AreasOptions) {
    this.#options = options;
    this.#shell = options.registry.shell;
    this.state = createStore<AreasState>(() => ({ registry: options.registry, loaded: {}, failed: {} }));
    // React reads the initial state while rendering on a server and while hydrating: both need the loaded area, not the
    // empty state that the store was created with.
    this.state.getInitialState = this.state.getState;
    options.onRegistry(options.registry);
  }

  async load(name: string): Promise<void> {
    const { loaded, failed } = this.state.getState();
    if (!loaded[name]) await this.#loadOnce(name, { isFromScratch: name in failed });
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
    await this.#loadOnce(name, { isFromScratch: true });
  }

  async recover(name: string): Promise<void> {
    const broken = this.#findRelease(name)?.version;
    await this.#refresh();
    const live = this.#findRelease(name)?.version;
    if (live !== undefined && live !== broken) await this.retry(name);
  }

  #loadOnce(name: string, options: { isFromScratch: boolean }): Promise<void> {
    const present = this.#pending.get(name);
    if (present) return present;
    const next = this.#attempt(name, options.isFromScratch).finally(() => this.#pending.delete(name));
    this.#pending.set(name, next);
    return next;
  }

  async #attempt(name: string, isFromScratch: boolean): Promise<void> {
    const startedAt = performance.now();
    if (isFromScratch) {
      this.#stale.add(name);
      await this.#refresh();
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        this.#settle(name, await this.#run(name));
        return;
      } catch (error) {
        const isQuick = performance.now() - startedAt < quickFailure();
        if (attempt === MAX_ATTEMPTS || !isQuick || isForAnotherShell(error)) return this.#fail(name, error);
        await pause(attempt * RETRY_PAUSE_MS);
        // The page may be older than the live releases: the requested files can be gone.
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
    const attempt = this.#stale.has(name) ? 'again' : 'first';
    this.#stale.add(name);
    const module = await this.#options.loader.load(release, attempt);
    this.#stale.delete(name);
    this.#options.onLoad(module);
    this.#runCount += 1;
    return { module, version: release.version, run: this.#runCount };
  }

  async #refresh(): Promise<void> {
    try {
      const registry = this.#withLoaded(await this.#options.readRegistry());
      this.#options.onRegistry(registry);
      this.state.setState({ registry });
    } catch (error) {
      console.error('The registry could not be read again.', error);
    }
  }

  /** An area that was retired stays on a page that has it, so that nobody loses what they are typing. */
  #withLoaded(next: LiveRegistry): LiveRegistry {
    const { registry, loaded } = this.state.getState();
    const isLive = (name: string) => next.areas.some((area) => area.name === name);
    const retired = registry.areas.filter(({ name }) => loaded[name] && !isLive(name));
    return retired.length === 0 ? next : { ...next, areas: [...next.areas, ...retired] };
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

/** Half of the page's load time-out, where that is shorter than usual. */
function quickFailure(): number {
  return Math.min(QUICK_FAILURE_LIMIT_MS, loadTimeoutOf(globalThis) / 2);
}

function isForAnotherShell(error: unknown): boolean {
  return error instanceof OutdatedShellError;
}

function without<Value>(record: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
