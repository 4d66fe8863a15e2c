import { matchRoutes } from 'react-router-dom';
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

/** What an area's links and pages lead to is mounted, by itself or by another area. */
export function checkLinks({ areas, changed }: Candidate): GateProblem[] {
  const routes = areas.flatMap(({ area }) => area?.mounts.map(({ path }) => ({ path })) ?? []);
  const leadsNowhere = (address: string) => !matchRoutes(routes, address);
  return areas
    .filter(({ name }) => changed.includes(name))
    .flatMap(({ name, area }) => {
      const addresses = [...(area?.navigation ?? []), ...(area?.pages ?? [])].map(({ path }) => path);
      return [...new Set(addresses.filter(leadsNowhere))].map((address) => ({
        check: 'mounts' as const,
        reason: `${name} links to ${address}, which no area mounts.`,
        fix: `Change the link in ${name}/area.json, or mount the address; of another area, release that first.`,
      }));
    });
}
