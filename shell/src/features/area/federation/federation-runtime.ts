import { createInstance, init } from '@module-federation/enhanced/runtime';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { AREA_MODULE, FEDERATION_GLOBAL, SHARE_SCOPE } from 'platform/contract';
import type { AreaRelease } from 'platform/contract';
import { loadEntry, type Container } from './load-entry.ts';
import type { SharedModules } from './shared-modules.ts';

/** Loads areas by `@module-federation/enhanced` (https://module-federation.io). */
export interface FederationRuntime {
  /**
   * Loads an area. Returns its module's factory.
   * @param isForced runs the entry again even if it has run
   * @throws when a file can't be loaded or a shared module has another version
   */
  readonly load: (release: AreaRelease, isForced: boolean) => Promise<() => unknown>;
  /** Registers an area whose entry has run without the runtime, so that tools list it. */
  readonly adopt: (release: AreaRelease, container: Container) => void;
}

/** Starts the runtime of the page: entries that run from now on use it. */
export function createFederationRuntime(modules: SharedModules): FederationRuntime {
  /** By remote name: the entry's global name, which differs for every build. */
  const releases = new Map<string, AreaRelease>();
  const shell = createInstance({
    name: 'shell',
    remotes: [],
    // Otherwise each shared module that is asked for would load the entries of all areas first.
    shareStrategy: 'loaded-first',
    plugins: [verifyEntries(releases)],
    shared: Object.fromEntries(
      [...modules].map(([name, { version, get }]) => [name, { version, lib: get, ...SHARED_ONCE }]),
    ),
  });
  const register = (release: AreaRelease, isForced: boolean) => {
    const { entryGlobal: name, entry } = release;
    releases.set(name, release);
    shell.registerRemotes([{ name, entry, type: 'var' }], { force: isForced });
  };
  Reflect.set(globalThis, FEDERATION_GLOBAL, { runtime: { init }, bundlerRuntime, attachShareScopeMap });
  return {
    load: async (release, isForced) => {
      register(release, isForced);
      const request = `${release.entryGlobal}/${AREA_MODULE.replace('./', '')}`;
      const factory = await shell.loadRemote<() => unknown>(request, { loadFactory: false, from: 'runtime' });
      if (!factory) throw new Error(`${release.name} ${release.version} has no module ${AREA_MODULE}.`);
      return factory;
    },
    adopt: (release, container) => {
      if (releases.has(release.entryGlobal)) return;
      register(release, false);
      shell.initRawContainer(release.entryGlobal, release.entry, asRemoteEntry(container));
    },
  };
}

const SHARED_ONCE = { scope: SHARE_SCOPE, shareConfig: { singleton: true, requiredVersion: false as const } };

type RemoteEntry = Parameters<ModuleFederation['initRawContainer']>[2];

/** The library's type leaves out that `get` returns a promise. */
function asRemoteEntry(container: Container): RemoteEntry {
  return container as object as RemoteEntry;
}

/** Loads entries with the integrity that the page lists, and with the page's time-out. */
function verifyEntries(releases: ReadonlyMap<string, AreaRelease>): ModuleFederationRuntimePlugin {
  return {
    name: 'verify-entries',
    loadEntry: async ({ remoteInfo }) => {
      const release = releases.get(remoteInfo.name);
      if (!release) throw new Error(`${remoteInfo.name} is not a release of the registry.`);
      return asRemoteEntry(await loadEntry(release));
    },
  };
}
