import { overrideBuildOf, type AreaOverride, type LiveMount } from '../../contract/index.ts';
import type { LiveSet } from '../../contract/server/index.ts';

/**
 * The live set of a browser that loads areas from development servers. Only their origins are known here; the page
 * itself fetches their current `area.json`. Such a page sends no health reports, since its failures are not those of
 * a release.
 */
export function applyOverrides(live: LiveSet, overrides: readonly AreaOverride[]): LiveSet {
  const { registry } = live;
  const areas = registry.areas.map((area) => {
    const override = overrides.find((one) => one.area === area.name);
    if (override) {
      const mounts = area.mounts.map(withoutFiles);
      return { ...area, ...overrideBuildOf(override), texts: {}, mounts };
    }
    return { ...area, mounts: area.mounts.map(withoutRendering) };
  });
  return {
    ...live,
    etag: `${live.etag}-${JSON.stringify(overrides)}`,
    registry: { ...registry, areas, overrides, reportShare: 0 },
  };
}

/** Origins that the content security policy of such a page must allow, including WebSockets for hot reload. */
export function originsOf(overrides: readonly AreaOverride[]): string[] {
  return overrides.flatMap(({ origin }) => [origin, origin.replace(/^http/, 'ws')]);
}

function withoutFiles({ scripts: _scripts, styles: _styles, ...mount }: LiveMount): LiveMount {
  return withoutRendering(mount);
}

/** The server could only render the released areas. */
function withoutRendering({ isRendered: _isRendered, ...mount }: LiveMount): LiveMount {
  return mount;
}
