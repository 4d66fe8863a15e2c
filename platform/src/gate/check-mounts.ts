import { OWN_PATHS } from '../addresses/own-paths.ts';
import type { GateProblem } from '../contract/releases.ts';
import type { Candidate } from './candidate.ts';

/** Two areas may not mount the same path, and none may mount a reserved path. */
export function checkMounts(
  { areas, concerned }: Candidate,
  reservedPaths: readonly string[],
): GateProblem[] {
  const reserved = [...OWN_PATHS, ...reservedPaths];
  return concerned.flatMap((release) =>
    (release.area?.mounts ?? []).flatMap(({ path }): GateProblem[] => {
      const fix = `Change the mount in ${release.name}/area.json.`;
      const taken = reserved.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
      if (taken !== undefined) {
        return [
          { check: 'mounts', reason: `${release.name} mounts ${path}, but ${taken} is reserved.`, fix },
        ];
      }
      const rivals = areas.filter(
        (other) => other !== release && other.area?.mounts.some((mount) => mount.path === path),
      );
      return rivals.map(({ name, version }) => ({
        check: 'mounts',
        reason: `${release.name} mounts ${path}, and so does ${name} ${version}.`,
        fix,
      }));
    }),
  );
}
