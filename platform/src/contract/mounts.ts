import type { AreaMount } from './area.ts';
import type { AreaRelease, LiveMount, LiveRegistry } from './registry.ts';

/** A mount with the release it belongs to. */
export interface MountedArea {
  readonly area: AreaRelease;
  readonly mount: LiveMount;
}

/** The handle of a route whose addresses were a retired area's. */
export const GONE = 'gone';

/** A mount, or addresses of a retired area, as a route for react-router's `matchRoutes`. */
export interface SiteRoute {
  readonly path: string;
  readonly handle: MountedArea | typeof GONE;
}

/**
 * All mounts and the addresses of retired areas as one flat list of routes. Shell and delivery server both pass it to
 * react-router's `matchRoutes`, so they agree when several match (static before parameter before `*`, a mount before
 * the same address of a retired area): `matchRoutes(siteRoutes(registry), pathname)?.[0]?.route.handle`.
 */
export function siteRoutes({ areas, gone = [] }: Pick<LiveRegistry, 'areas' | 'gone'>): SiteRoute[] {
  const mounts = areas.flatMap((area) =>
    area.mounts.map((mount) => ({ path: mount.path, handle: { area, mount } })),
  );
  return [...mounts, ...gone.map((path) => ({ path, handle: GONE }) as const)];
}

/**
 * The address that a mount's page is rendered for: of the query only the parameters that it reads, each once, in the
 * order of `area.json`. The shell compares it with the address of the page that it hydrates.
 */
export function renderedAddress({ query }: AreaMount, pathname: string, search: string): string {
  if (!query) return pathname + search;
  const sent = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of query) {
    const value = sent.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `${pathname}?${read.toString()}` : pathname;
}

/** A path without trailing slashes, which have the same page. Takes no longer for a path of nothing but slashes. */
export function tidyPath(path: string): string {
  let end = path.length;
  while (end > 1 && path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
}
