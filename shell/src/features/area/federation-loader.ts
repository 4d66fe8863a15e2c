import { getInstance } from '@module-federation/enhanced/runtime';
import {
  AREA_MODULE,
  CHUNK_LOAD_TIMEOUT,
  findAreaModule,
  INTEGRITY_GLOBAL,
  removeDeadStyles,
} from 'platform/contract';
import type { AreaRelease } from 'platform/contract';
import type { AreaLoader } from './area-loader.ts';

type Federation = NonNullable<ReturnType<typeof getInstance>>;
type FederationPlugin = NonNullable<Parameters<Federation['registerPlugins']>[0]>[number];

/** Loads areas by module federation, straight from the entry addresses of the registry. */
export function createFederationLoader(): AreaLoader {
  const federation = getInstance();
  if (!federation) throw new Error('The shell must be built with module federation.');
  federation.registerPlugins([loadingRules]);
  return {
    load: async (release, attempt) => {
      removeDeadStyles(document, release);
      if (attempt === 'again') forgetChunks(release);
      federation.registerRemotes([remoteOf(release)], { force: attempt === 'again' });
      const loaded: unknown = await federation.loadRemote(`${release.entryGlobal}/${AREA_MODULE.slice(2)}`);
      const area = findAreaModule(loaded);
      // After a failed chunk the runtime may resolve with an empty module.
      if (!area) throw new Error(`${release.name} ${release.version} exports no area.`);
      return area;
    },
  };
}

/** Registered under the name of its build, so that two releases of an area share nothing in the runtime. */
function remoteOf(release: AreaRelease) {
  const entry = new URL(release.entry, document.baseURI).href;
  return { name: release.entryGlobal, entry, entryGlobalName: release.entryGlobal, type: 'global' as const };
}

/** A build that is run anew would otherwise be handed the chunks of its first run (platform's preset names the list). */
function forgetChunks(release: AreaRelease): void {
  Reflect.deleteProperty(globalThis, `chunks_${release.entryGlobal}`);
}

const loadingRules: FederationPlugin = {
  name: 'maida-loading-rules',
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.fetchPriority = 'high';
    // Exactly what a preload of the page uses; anything else would fetch the entry twice.
    if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
    const integrity = integrityOf(url);
    if (integrity) script.integrity = integrity;
    return { script, timeout: CHUNK_LOAD_TIMEOUT };
  },
  // A manifest answered with an error page would stay in the runtime's cache for the whole session.
  fetch: async (address, init) => {
    const response = await fetch(address, init);
    if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
    return response;
  },
};

function integrityOf(url: string): string | undefined {
  const known: unknown = Reflect.get(globalThis, INTEGRITY_GLOBAL);
  if (typeof known !== 'object' || known === null) return undefined;
  const value: unknown = Reflect.get(known, url);
  return typeof value === 'string' ? value : undefined;
}
