import { overrideBuildOf } from '../contract/override.ts';
import type { AreaOverride } from '../contract/override.ts';
import type { LiveMount } from '../contract/registry.ts';
import type { LiveSet } from '../store/index.ts';

/**
 * The set of a browser that takes areas from development servers. Nothing of these is known here but where they are: what
 * they mount now, the page asks them itself. Such a page reports nothing, since what fails on it is no release.
 */
export function applyOverrides(live: LiveSet, overrides: readonly AreaOverride[]): LiveSet {
  const { registry } = live;
  const areas = registry.areas.map((area) => {
    const override = overrides.find((one) => one.area === area.name);
    if (override) return { ...area, ...overrideBuildOf(override), mounts: area.mounts.map(guestMount) };
    return { ...area, mounts: area.mounts.map(unrendered) };
  });
  return {
    ...live,
    etag: `${live.etag}-${JSON.stringify(overrides)}`,
    registry: { ...registry, areas, overrides, reportShare: 0 },
  };
}

/** Origins that the policy of such a page lets in, for hot reload too. */
export function originsOf(overrides: readonly AreaOverride[]): string[] {
  return overrides.flatMap(({ origin }) => [origin, origin.replace(/^http/, 'ws')]);
}

function guestMount({ scripts: _scripts, styles: _styles, ...mount }: LiveMount): LiveMount {
  return unrendered(mount);
}

/** What a server would render is of the releases alone. */
function unrendered({ isRendered: _isRendered, ...mount }: LiveMount): LiveMount {
  return mount;
}
