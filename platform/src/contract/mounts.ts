import type { AreaRelease, LiveMount } from './registry.ts';

/** A mount with the release it belongs to. */
export interface MountedArea {
  readonly area: AreaRelease;
  readonly mount: LiveMount;
}

/** A mount as a route, for react-router's `matchRoutes`. */
export interface MountRoute {
  readonly path: string;
  readonly handle: MountedArea;
}

/**
 * All mounts as one flat list of routes. Shell and delivery server both pass it to react-router's `matchRoutes`, so
 * they agree when several mounts match (static before parameter before `*`):
 * `matchRoutes(mountRoutes(registry.areas), pathname)?.[0]?.route.handle`.
 */
export function mountRoutes(areas: readonly AreaRelease[]): MountRoute[] {
  return areas.flatMap((area) => area.mounts.map((mount) => ({ path: mount.path, handle: { area, mount } })));
}
