import type { LiveRegistry } from 'platform/contract';
import { generatePath, matchRoutes } from 'react-router-dom';

/** The calls behind the screen of an address, as its area declares them (`preload` of `area.json`). */
export function callsOf(registry: LiveRegistry, pathname: string): string[] {
  return registry.areas
    .flatMap((area) => area.preload)
    .flatMap(({ path, data }) => {
      const match = matchRoutes([{ path }], pathname)?.[0];
      return match ? data.map((call) => generatePath(call, match.params)) : [];
    });
}
