import type { GateProblem } from '../../contract/index.ts';
import type { AddressPolicy, Claims } from '../../contract/server/index.ts';
import { OWN_PATHS } from './own-paths.ts';
import { doesCover, doOverlap, hasFixedStart, isSamePattern } from './pattern.ts';

/** What decides whether an area may have an address. */
export interface Ownership {
  readonly claims: Claims;
  readonly policy: AddressPolicy;
}

/**
 * What prevents an area from mounting patterns. A pattern that it owns already is always fine.
 * @param isFilling Whether no site is live yet, so that the first areas may share what they like among themselves.
 */
export function checkClaims(
  area: string,
  patterns: readonly string[],
  { claims, policy }: Ownership,
  isFilling = false,
): GateProblem[] {
  const own = claims[area] ?? [];
  return patterns.flatMap((pattern): GateProblem[] => {
    if (own.some((mine) => isSamePattern(mine, pattern))) return [];
    const never = findNeverFree(area, pattern, policy);
    if (never) return [problemOf(area, `${area} mounts ${pattern}, ${never}.`)];
    if (isFilling) return [];
    return Object.entries(claims).flatMap(([owner, theirs]) =>
      owner === area
        ? []
        : theirs
            .filter(
              (taken) => doOverlap(pattern, taken) && !isNested(policy, { area, pattern, owner, taken }),
            )
            .map((taken) => conflictOf({ area, pattern, owner, taken })),
    );
  });
}

/** A pattern that an area wants beside one that another has. */
interface Overlap {
  readonly area: string;
  readonly pattern: string;
  readonly owner: string;
  readonly taken: string;
}

/** The outer area may go live before the inner one, or after it. */
function isNested({ nested = [] }: AddressPolicy, { area, pattern, owner, taken }: Overlap): boolean {
  return nested.some(
    (inner) =>
      (inner.area === area && inner.inside === owner && doesCover(inner.pattern, pattern)) ||
      (inner.area === owner && inner.inside === area && doesCover(inner.pattern, taken)),
  );
}

function findNeverFree(area: string, pattern: string, policy: AddressPolicy): string | undefined {
  if (!hasFixedStart(pattern))
    return 'which begins with no fixed name: such addresses are the not-found page’s';
  const reserved = [...OWN_PATHS, ...(policy.reserved ?? [])];
  const taken = reserved.find((prefix) => doOverlap(pattern, `${prefix}/*`));
  if (taken !== undefined) return `but ${taken} is reserved`;
  const assigned = Object.entries(policy.assigned ?? {});
  const [other, owner] =
    assigned.find(([known, holder]) => holder !== area && doOverlap(pattern, known)) ?? [];
  return owner === undefined ? undefined : `but ${other ?? ''} is always ${owner}'s`;
}

function conflictOf({ area, pattern, owner, taken }: Overlap): GateProblem {
  const way = isSamePattern(pattern, taken)
    ? `ask the team of ${owner} to give it up: npm run platform -- address give-up ${owner} '${taken}'`
    : `let the product nest it: \`nested\` of its AddressPolicy`;
  return problemOf(
    area,
    `${area} mounts ${pattern}, which ${relationOf(pattern, taken, owner)}.`,
    `, or ${way}`,
  );
}

function relationOf(pattern: string, taken: string, owner: string): string {
  if (isSamePattern(pattern, taken)) return `is ${owner}'s`;
  if (doesCover(taken, pattern)) return `lies inside ${taken} of ${owner}`;
  if (doesCover(pattern, taken)) return `lies around ${taken} of ${owner}`;
  return `shares addresses with ${taken} of ${owner}`;
}

function problemOf(area: string, reason: string, more = ''): GateProblem {
  return { check: 'mounts', reason, fix: `Change the mount in ${area}/area.json${more}.` };
}

/** Adds the patterns that an area has gone live with to what it owns. */
export function claim(claims: Claims, area: string, patterns: readonly string[]): Claims {
  const own = claims[area] ?? [];
  const added = patterns.filter((pattern) => !own.some((mine) => isSamePattern(mine, pattern)));
  return added.length ? { ...claims, [area]: [...own, ...added] } : claims;
}
