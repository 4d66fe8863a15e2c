import type { GateProblem } from '../../../contract/index.ts';
import type { BuiltRelease } from '../../../contract/server/index.ts';
import type { Candidate } from '../candidate.ts';

/** Roles in the descriptions of what changes that no user has: nobody could open the page. */
export function findUnknownRoles(
  { concerned, changed }: Pick<Candidate, 'concerned' | 'changed'>,
  known: readonly string[],
): GateProblem[] {
  const releases = concerned.filter(({ name }) => changed.includes(name));
  return releases.flatMap((release) => {
    const unknown = [...new Set(rolesOf(release))].filter((role) => !known.includes(role));
    return unknown.map((role) => ({
      check: 'mounts',
      reason: `${release.name} ${release.version} has pages or links for the role "${role}", which no user has. The roles are ${known.join(', ')}.`,
      fix: `Change roles in ${release.name}/area.json.`,
    }));
  });
}

function rolesOf({ area }: BuiltRelease): string[] {
  const { mounts = [], navigation = [], pages = [] } = area ?? {};
  return [...mounts, ...navigation, ...pages].flatMap(({ roles = [] }) => roles);
}
