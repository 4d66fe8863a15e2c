import { checkClaims, claim } from '../addresses/claims.ts';
import {
  hasLiveShell,
  ReleaseError,
  type AddressPolicy,
  type Claims,
  type LiveEntry,
  type Registry,
} from '../../contract/server/index.ts';
import type { ReleaseStore } from './release-store.ts';

type Releases = Pick<ReleaseStore, 'findRelease'>;

/** Patterns that a stored version mounts; none for the shell, and for a version that the store does not have. */
export async function patternsOf(store: Releases, area: string, version: string): Promise<string[]> {
  const release = await store.findRelease(area, version);
  return (release?.area?.mounts ?? []).map(({ path }) => path);
}

/** The registry with its claims. In one of an older platform, each area owns what is live of it. */
export async function withClaims(registry: Registry, store: Releases): Promise<Registry> {
  if (registry.claims) return registry;
  let claims: Claims = {};
  for (const [area, entry] of Object.entries(registry.areas)) {
    claims = claim(claims, area, await livePatterns(store, area, entry));
  }
  return { ...registry, claims };
}

/**
 * The next revision with the claims of what goes live in it.
 * @throws ReleaseError `refused` when an address is another area's
 */
export async function claimAddresses(
  current: Registry,
  next: Registry,
  { store, policy }: { store: Releases; policy: AddressPolicy },
): Promise<Registry> {
  let claims = next.claims ?? {};
  for (const [area, entry] of Object.entries(next.areas)) {
    if (entry === current.areas[area]) continue;
    const patterns = await livePatterns(store, area, entry);
    const problems = checkClaims(
      area,
      patterns,
      { claims: next.claims ?? {}, policy },
      !hasLiveShell(current),
    );
    if (problems.length) {
      const lines = problems.map(({ reason, fix }) => `\n  ${reason}\n    ${fix}`).join('');
      throw new ReleaseError('refused', `${area} can't go live:${lines}`, problems);
    }
    claims = claim(claims, area, patterns);
  }
  return { ...next, claims };
}

async function livePatterns(store: Releases, area: string, { live, canary }: LiveEntry): Promise<string[]> {
  const versions = canary ? [live, canary.version] : [live];
  const patterns = await Promise.all(versions.map((version) => patternsOf(store, area, version)));
  return patterns.flat();
}
