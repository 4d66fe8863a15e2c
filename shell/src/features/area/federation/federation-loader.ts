import { findAreaModule, removeFailedStyles } from 'platform/contract';
import type { AreaRelease } from 'platform/contract';
import { nextTask } from 'shared-api';
import { retry } from 'shared-ui';
import { whenIdleAfterLoad } from '../../../hydration/when-idle-after-load.ts';
import type { AreaLoader } from '../area-loader.ts';
import { isExpectedArea } from '../is-expected-area.ts';
import { watchFailedFiles } from './failed-files.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import { loadFirstArea, type FirstArea } from './first-area.ts';
import { readSharedModules } from './shared-modules.ts';

/**
 * Loads areas by module federation, straight from the entry addresses of the registry. The page's first area is loaded
 * without the federation runtime, which loads when another area is.
 *
 * @param isAnotherLikely whether a visit to another area is likely enough to load the runtime as soon as the page is
 * idle
 */
export function createFederationLoader(isAnotherLikely: () => boolean): AreaLoader {
  const failedFiles = watchFailedFiles();
  let firstArea: Promise<FirstArea> | undefined;
  let runtime: Promise<FederationRuntime> | undefined;
  /** Tells the runtime of the area that was loaded without it. */
  let adoptFirst: ((runtime: FederationRuntime) => void) | undefined;

  async function loadFactory(release: AreaRelease, isRetry: boolean): Promise<() => unknown> {
    if (firstArea) return loadByRuntime(release, isRetry);
    firstArea = loadFirstArea(release);
    const { container, factory } = await firstArea;
    if (!factory) return loadByRuntime(release, true);
    adoptFirst = ({ adopt }) => adopt(release, container);
    whenIdleAfterLoad(() => {
      if (isAnotherLikely()) getRuntime().catch(() => undefined);
    });
    return factory;
  }

  async function loadByRuntime(release: AreaRelease, isForced: boolean): Promise<() => unknown> {
    // The runtime replaces what the first area's entry reads while it runs.
    await firstArea?.catch(() => undefined);
    const { load } = await getRuntime();
    return load(release, isForced);
  }

  function getRuntime(): Promise<FederationRuntime> {
    runtime ??= startRuntime()
      .then((started) => {
        adoptFirst?.(started);
        return started;
      })
      .catch((error: unknown) => {
        runtime = undefined;
        throw error;
      });
    return runtime;
  }

  return {
    load: async (release, attempt) => {
      const isRetry = attempt === 'again';
      removeFailedStyles(document, release);
      if (isRetry) {
        forgetChunks(release);
        await failedFiles.refetch(folderOf(release));
      }
      const factory = await loadFactory(release, isRetry);
      await nextTask();
      const area = findAreaModule(factory());
      if (!area) throw new Error(`${release.name} ${release.version} exports no area.`);
      if (!isExpectedArea(area, release))
        throw new Error(`${release.name} ${release.version} is another area.`);
      return area;
    },
  };
}

async function startRuntime(): Promise<FederationRuntime> {
  const { createFederationRuntime } = await retry(
    () => import(/* webpackChunkName: "federation" */ './federation-runtime.ts'),
  );
  return createFederationRuntime(await readSharedModules());
}

/** Absolute address of the folder with all files of a release. */
function folderOf({ entry }: AreaRelease): string {
  const { href } = new URL(entry, document.baseURI);
  return href.slice(0, href.lastIndexOf('static/js/'));
}

/**
 * Removes webpack's list of loaded chunks; otherwise a second run of a build gets the chunks of the first (the list is
 * named in platform's preset).
 */
function forgetChunks(release: AreaRelease): void {
  Reflect.deleteProperty(globalThis, `chunks_${release.entryGlobal}`);
}
