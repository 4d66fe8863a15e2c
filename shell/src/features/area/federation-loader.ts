import { AREA_MODULE, findAreaModule, removeFailedStyles, SHARE_SCOPE } from 'platform/contract';
import type { AreaRelease } from 'platform/contract';
import { nextTask } from 'shared-api';
import type { AreaLoader } from './area-loader.ts';
import { watchFailedFiles } from './failed-files.ts';
import { isExpectedArea } from './is-expected-area.ts';
import { loadScript } from './load-script.ts';

/** What an area's entry script assigns to its global name (https://webpack.js.org/concepts/module-federation). */
interface Container {
  readonly init: (scope: object) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

// Both are webpack's, present in every build that shares modules.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;

/** Loads areas by module federation, straight from the entry addresses of the registry. */
export function createFederationLoader(): AreaLoader {
  /** Keyed by the build's global name, so that two releases of an area share nothing. */
  const containers = new Map<string, Promise<Container>>();
  const failedFiles = watchFailedFiles();
  const containerOf = (release: AreaRelease) => {
    const known = containers.get(release.entryGlobal) ?? loadContainer(release);
    containers.set(release.entryGlobal, known);
    return known;
  };
  return {
    load: async (release, attempt) => {
      removeFailedStyles(document, release);
      if (attempt === 'again') {
        forgetChunks(release);
        containers.delete(release.entryGlobal);
        await failedFiles.refetch(folderOf(release));
      }
      const container = await containerOf(release);
      const factory = await container.get(AREA_MODULE);
      await nextTask();
      const area = findAreaModule(factory());
      if (!area) throw new Error(`${release.name} ${release.version} exports no area.`);
      if (!isExpectedArea(area, release))
        throw new Error(`${release.name} ${release.version} is another area.`);
      return area;
    },
  };
}

/** Absolute address of the folder with all files of a release. */
function folderOf({ entry }: AreaRelease): string {
  const { href } = new URL(entry, document.baseURI);
  return href.slice(0, href.lastIndexOf('static/js/'));
}

async function loadContainer(release: AreaRelease): Promise<Container> {
  // Otherwise a script that sets nothing would pass for the earlier run.
  Reflect.set(globalThis, release.entryGlobal, undefined);
  const isListed = Object.keys(release.integrity).length > 0;
  await loadScript(new URL(release.entry, document.baseURI).href, isListed);
  const container: unknown = Reflect.get(globalThis, release.entryGlobal);
  if (!isContainer(container)) throw new Error(`${release.name} ${release.version} has no container.`);
  await __webpack_init_sharing__(SHARE_SCOPE);
  await container.init(__webpack_share_scopes__[SHARE_SCOPE] ?? {});
  return container;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** Without this, a build that runs again gets the chunks of its first run (platform's preset names the list). */
function forgetChunks(release: AreaRelease): void {
  Reflect.deleteProperty(globalThis, `chunks_${release.entryGlobal}`);
}
