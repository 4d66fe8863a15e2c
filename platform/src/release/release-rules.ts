import { randomUUID } from 'node:crypto';
import type { GateProblem } from '../contract/releases.ts';
import { EVERY_AREA } from '../contract/rights.ts';
import type { Freeze, NewFreeze, PendingPromotion, SecondPersonRule } from '../contract/rules.ts';
import { nextOf } from '../store/registry.ts';
import type { Registry, RegistryRules, WaitingPromotion } from '../store/registry.ts';
import { ReleaseError } from '../store/release-error.ts';

/** A canary of more than this is as good as everybody: it needs the right to promote, and a second person if there is one. */
export const MAX_CANARY_SHARE = 0.5;

const NO_RULES: RegistryRules = { secondPerson: [], freezes: [], pending: [] };
const HOUR_MS = 3_600_000;
const APPROVAL_MS = 24 * HOUR_MS;
const MAX_PENDING = 50;
const MAX_FREEZES = 50;

/** A registry's rules without what is over by now. */
export function rulesOf(registry: Registry, now = Date.now()): RegistryRules {
  const { secondPerson, freezes, pending } = registry.rules ?? NO_RULES;
  return {
    secondPerson,
    freezes: freezes
      .filter(({ until }) => Date.parse(until) > now)
      .toSorted((a, b) => a.from.localeCompare(b.from)),
    pending: pending.filter((one) => whyOver(registry, one, now) === undefined),
  };
}

/** Why nothing of an area may be promoted now, for the gate's list of objections. */
export function freezeProblems(registry: Registry, area: string, now = Date.now()): GateProblem[] {
  return rulesOf(registry, now)
    .freezes.filter((freeze) => Date.parse(freeze.from) <= now && concerns(freeze, area))
    .map(({ until, why, who }) => ({
      check: 'freeze',
      reason: `A freeze by ${who} lasts until ${formatNouakchott(until)}: ${why}`,
      fix: 'Wait until then, or promote it with --force, which needs the right "force"; rolling back always works.',
    }));
}

/** Whether a promotion waits for a second person. @param share Of a canary; null for everybody. */
export function needsSecondPerson(registry: Registry, area: string, share: number | null): boolean {
  const { secondPerson } = registry.rules ?? NO_RULES;
  if (share !== null && share <= MAX_CANARY_SHARE) return false;
  return secondPerson.includes(area) || secondPerson.includes(EVERY_AREA);
}

/** What somebody asks for. */
export type AskedPromotion = Omit<WaitingPromotion, 'id' | 'when' | 'expiresAt' | 'seen'>;

/** Adds a promotion to those that wait; asking for the same twice gives one. */
export function addPending(
  registry: Registry,
  asked: AskedPromotion,
): { readonly registry: Registry; readonly pending: PendingPromotion } {
  const rules = rulesOf(registry);
  const isSame = (one: WaitingPromotion) =>
    one.area === asked.area && one.version === asked.version && one.share === asked.share;
  const known = rules.pending.find((one) => isSame(one) && isSubset(asked.forced, one.forced));
  if (known) return { registry, pending: known };
  if (rules.pending.length >= MAX_PENDING) {
    throw new ReleaseError('conflict', 'Too many promotions wait for approval; withdraw some first.');
  }
  const now = Date.now();
  const times = { when: new Date(now).toISOString(), expiresAt: new Date(now + APPROVAL_MS).toISOString() };
  const pending = { id: newId(), ...asked, ...times, seen: seenOf(registry, asked.area) };
  return { registry: withRules(registry, { ...rules, pending: [...rules.pending, pending] }), pending };
}

/** A promotion that waits. @throws ReleaseError `not_found` when there is none, `conflict` when it is too late */
export function getPending(registry: Registry, id: string): WaitingPromotion {
  const found = registry.rules?.pending.find((one) => one.id === id);
  if (!found) {
    throw new ReleaseError(
      'not_found',
      `No promotion ${id} waits: it was approved, withdrawn or never asked for.`,
    );
  }
  const over = whyOver(registry, found, Date.now());
  if (over !== undefined) throw new ReleaseError('conflict', `${over} Ask for it again.`);
  return found;
}

/** Takes a promotion out of those that wait, whether or not it is too late for it. */
export function removePending(registry: Registry, id: string): Registry {
  const rules = rulesOf(registry);
  return withRules(registry, { ...rules, pending: rules.pending.filter((one) => one.id !== id) });
}

export function setSecondPerson(registry: Registry, { area, isNeeded }: SecondPersonRule): Registry {
  const rules = rulesOf(registry);
  if (rules.secondPerson.includes(area) === isNeeded) return registry;
  const others = rules.secondPerson.filter((one) => one !== area);
  return withRules(registry, { ...rules, secondPerson: isNeeded ? [...others, area].toSorted() : others });
}

/** @throws ReleaseError `invalid` when it would be over already, or ends before it begins */
export function addFreeze(registry: Registry, asked: NewFreeze, who: string): Registry {
  const [from, until] = [asked.from, asked.until].map((time) => new Date(time).toISOString());
  if (from === undefined || until === undefined || from >= until)
    throw new ReleaseError('invalid', 'A freeze must end after it begins.');
  if (Date.parse(until) <= Date.now()) throw new ReleaseError('invalid', 'A freeze must end in the future.');
  const rules = rulesOf(registry);
  if (rules.freezes.length >= MAX_FREEZES)
    throw new ReleaseError('conflict', 'There are too many freezes; end some first.');
  return withRules(registry, {
    ...rules,
    freezes: [...rules.freezes, { id: newId(), ...asked, from, until, who }],
  });
}

/** @throws ReleaseError `not_found` when there is none, or its time is over */
export function getFreeze(registry: Registry, id: string): Freeze {
  const found = rulesOf(registry).freezes.find((freeze) => freeze.id === id);
  if (!found) throw new ReleaseError('not_found', `There is no freeze ${id}, or it has ended.`);
  return found;
}

export function removeFreeze(registry: Registry, id: string): Registry {
  getFreeze(registry, id);
  const rules = rulesOf(registry);
  return withRules(registry, { ...rules, freezes: rules.freezes.filter((freeze) => freeze.id !== id) });
}

/** Whether every one of some texts is among others. */
export function isSubset(some: readonly string[], others: readonly string[]): boolean {
  return some.every((one) => others.includes(one));
}

/** `2026-12-31 08:00 (Nouakchott)` */
export function formatNouakchott(time: string): string {
  const format = { timeZone: 'Africa/Nouakchott', dateStyle: 'short', timeStyle: 'short' } as const;
  return `${new Date(time).toLocaleString('sv-SE', format)} (Nouakchott)`;
}

/** Why it is too late to approve a promotion; undefined when it is not. */
function whyOver(registry: Registry, { area, expiresAt, seen }: WaitingPromotion, now: number) {
  if (Date.parse(expiresAt) <= now) return `Nobody approved it until ${formatNouakchott(expiresAt)}.`;
  const { live, canary } = seenOf(registry, area);
  if (live !== seen.live) return `Another version of ${area} is live than when it was asked for.`;
  // A canary that was rolled back since then may have been so for its errors.
  if (canary !== seen.canary) return `The canary of ${area} is another than when it was asked for.`;
  return undefined;
}

function seenOf({ areas }: Registry, area: string): WaitingPromotion['seen'] {
  const entry = areas[area];
  return { live: entry?.live ?? null, canary: entry?.canary?.version ?? null };
}

function concerns({ areas }: Freeze, area: string): boolean {
  return areas.includes(area) || areas.includes(EVERY_AREA);
}

function withRules(registry: Registry, rules: RegistryRules): Registry {
  return { ...nextOf(registry), rules };
}

/** Short enough to be typed. */
function newId(): string {
  return randomUUID().slice(0, 8);
}
