import type { LiveRegistry } from 'platform/contract';
import { findTarget } from '../../lib/find-target.ts';

/** Scripts and style sheets that the screen of an address needs beside its area's (`chunks` of `area.json`). */
export function filesOf(registry: LiveRegistry, pathname: string): string[] {
  const target = findTarget(registry, pathname);
  const mount = target.kind === 'area' ? target.mounted.mount : undefined;
  return [...(mount?.scripts ?? []), ...(mount?.styles ?? [])];
}
