/*
 * Loads the area that the page came with, without the federation runtime: 19 KB that would delay the first page, which
 * needs one area and exactly the shell's own modules. The area's entry asks its runtime for two things; this answers
 * them. Everything else is the runtime's: other versions of a module, other entry formats, retries, the next area.
 * Figures and reason: docs/decisions/platform-federation-runtime.md. Look here first when @module-federation/enhanced
 * is updated; it can go when the runtime is so small that a first page may carry it.
 */
import { AREA_MODULE, FEDERATION_GLOBAL } from 'platform/contract';
import type { AreaRelease } from 'platform/contract';
import { loadEntry, type Container } from './load-entry.ts';
import { readSharedModules, type SharedModules } from './shared-modules.ts';

/** What an entry's webpack runtime passes about the shared modules of its chunks. */
interface WebpackRequire {
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly consumesLoadingData: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<
      Record<string, { readonly shareKey: string; readonly requiredVersion: string }>
    >;
  };
}

/** An area whose entry has run; `factory` is missing when only the federation runtime can load it. */
export interface FirstArea {
  readonly container: Container;
  readonly factory?: () => unknown;
}

/** Loads an area's entry and module. @throws when a file can't be loaded */
export async function loadFirstArea(release: AreaRelease): Promise<FirstArea> {
  const modules = await readSharedModules();
  let isEntryOurs = false;
  let isSatisfied = true;
  Reflect.set(globalThis, FEDERATION_GLOBAL, {
    runtime: {},
    bundlerRuntime: {
      init: () => (isEntryOurs = true),
      initContainerEntry: () => undefined,
      consumes: ({ chunkId, webpackRequire }: { chunkId: string; webpackRequire: WebpackRequire }) => {
        isSatisfied &&= provideModules(modules, webpackRequire, chunkId);
      },
    },
  });
  const container = await loadEntry(release);
  if (!isEntryOurs) return { container };
  const factory = await container.get(AREA_MODULE);
  return isSatisfied ? { container, factory } : { container };
}

/** Gives a chunk the shell's modules. Returns false when it was not built with exactly these versions. */
function provideModules(modules: SharedModules, webpackRequire: WebpackRequire, chunkId: string): boolean {
  const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  let isSatisfied = true;
  for (const id of chunkMapping[chunkId] ?? []) {
    const consumed = moduleIdToConsumeDataMapping[id];
    const provided = consumed && modules.get(consumed.shareKey);
    isSatisfied &&= consumed?.requiredVersion === `^${provided?.version ?? ''}`;
    webpackRequire.m[id] = (module) => {
      module.exports = provided?.get();
    };
  }
  return isSatisfied;
}
