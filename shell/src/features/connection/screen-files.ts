import type { LiveRegistry } from 'platform/contract';
import { findTarget } from '../area/find-target.ts';

/** Scripts and style sheets that the screen of an address has beyond its area's (`chunks` of `area.json`). */
export function filesOf(registry: LiveRegistry, pathname: string): string[] {
  const target = findTarget(registry, pathname);
  if (target.kind !== 'area') return [];
  const { scripts = [], styles = [] } = target.mounted.mount;
  return [...scripts, ...styles];
}
