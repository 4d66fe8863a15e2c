import { mountRoutes, type LiveRegistry } from 'platform/contract';
import { matchRoutes } from 'react-router-dom';

/** Scripts and style sheets that the screen of an address needs beside its area's (`chunks` of `area.json`). */
export function filesOf({ areas }: LiveRegistry, pathname: string): string[] {
  const mount = matchRoutes(mountRoutes(areas), pathname)?.[0]?.route.handle.mount;
  return [...(mount?.scripts ?? []), ...(mount?.styles ?? [])];
}
