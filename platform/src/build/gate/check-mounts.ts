import type { GateProblem } from '../../contract/index.ts';
import type { Candidate } from './candidate.ts';

/** Two areas may not mount the same path. Whose an address is, the store decides (`addresses/claims.ts`). */
export function checkMounts({ areas, concerned }: Candidate): GateProblem[] {
  return concerned.flatMap((release) =>
    (release.area?.mounts ?? []).flatMap(({ path }) =>
      areas
        .filter((other) => other !== release && other.area?.mounts.some((mount) => mount.path === path))
        .map(({ name, version }) => ({
          check: 'mounts' as const,
          reason: `${release.name} mounts ${path}, and so does ${name} ${version}.`,
          fix: `Change the mount in ${release.name}/area.json.`,
        })),
    ),
  );
}
