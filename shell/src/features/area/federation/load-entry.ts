import type { AreaRelease } from 'platform/contract';
import { loadScript } from './load-script.ts';

/** What an area's entry script assigns to its global name (https://module-federation.io). */
export interface Container {
  init(...options: unknown[]): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** Fetches and runs an area's entry. @throws when it can't be fetched or sets no container */
export async function loadEntry(release: AreaRelease): Promise<Container> {
  // Otherwise a script that sets nothing would pass for the earlier run.
  Reflect.set(globalThis, release.entryGlobal, undefined);
  const isListed = Object.keys(release.integrity).length > 0;
  await loadScript(new URL(release.entry, document.baseURI).href, isListed);
  const container: unknown = Reflect.get(globalThis, release.entryGlobal);
  if (!isContainer(container)) throw new Error(`${release.name} ${release.version} has no container.`);
  return container;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
