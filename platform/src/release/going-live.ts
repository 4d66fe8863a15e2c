import type { GateProblem, PromoteRequest } from '../contract/releases.ts';
import type { Act } from '../contract/rights.ts';
import type { PendingPromotion } from '../contract/rules.ts';
import type { WantedAct } from '../rights/act-log.ts';
import type { Change, Reason, Registry } from '../store/index.ts';
import { ReleaseError } from '../store/index.ts';
import type { GateReport } from './gate.ts';
import {
  addPending,
  formatNouakchott,
  freezeProblems,
  getPending,
  isSubset,
  MAX_CANARY_SHARE,
  needsSecondPerson,
  removePending,
} from './release-rules.ts';
import type { AskedPromotion } from './release-rules.ts';

/** A version that the gate has looked at and that is about to go live. */
export interface GoingLive {
  readonly asked: AskedPromotion;
  /** The approved promotion that this is, and by whom; absent when nobody approved it. */
  readonly approval?: Approval;
  readonly apply: (reason: Reason) => Change;
}

/** The approval of a promotion that waits. */
export interface Approval {
  readonly id: string;
  readonly who: string;
}

/** What a registry becomes; `pending` when the promotion has to wait instead. */
interface Outcome {
  readonly registry: Registry;
  readonly pending?: PendingPromotion;
}

/**
 * The one decision whether a version may go live now, made on the registry that the write builds on: no freeze may have
 * begun, and a second person must have approved it where one is needed. Without an approval it waits for one.
 * @throws ReleaseError `refused` in a freeze that it was not forced against; `conflict` when it is too late to approve
 */
export function goLive(registry: Registry, { asked, approval, apply }: GoingLive): Outcome {
  const { area, version, share, who, why, forced } = asked;
  const freezes = isLowered(registry, asked) ? [] : freezeProblems(registry, area);
  const unforced = freezes.filter(({ reason }) => !forced.includes(reason));
  if (unforced.length) throw refusal(area, version, unforced);
  const reason = {
    ...{ who, why },
    ...(forced.length ? { forced } : {}),
    ...(approval ? { approvedBy: approval.who } : {}),
  };
  if (approval) {
    const { forced: approved } = getPending(registry, approval.id);
    if (!isSubset(forced, approved)) {
      throw new ReleaseError('conflict', `The gate now objects to more than was approved. Ask for it again.`);
    }
    const decided = removePending(registry, approval.id);
    const sameRevision = { ...decided, revision: registry.revision };
    const next = apply(reason)(sameRevision);
    // A canary may have got this share by itself meanwhile.
    return { registry: next === sameRevision ? decided : next };
  }
  const next = apply(reason)(registry);
  if (next === registry || !needsSecondPerson(registry, area, share)) return { registry: next };
  return addPending(registry, asked);
}

/** The rights that a change needs. @param share Of a canary; null for everybody. */
export function wantedChange(
  { area, version, isForced = false }: Pick<PromoteRequest, 'area' | 'version' | 'isForced'>,
  share: number | null,
): WantedAct {
  const acts: Act[] =
    share === null ? ['promote'] : share > MAX_CANARY_SHARE ? ['canary', 'promote'] : ['canary'];
  return { acts: isForced ? [...acts, 'force'] : acts, areas: [area], subject: version };
}

/** What a promotion answers that waits. */
export function waiting({ id, area, version, who, expiresAt }: PendingPromotion): ReleaseError {
  const until = formatNouakchott(expiresAt);
  return new ReleaseError(
    'approval_required',
    `${area} ${version} waits for the approval of somebody other than ${who}, until ${until}: ` +
      `platform approval give ${id}`,
  );
}

/** That a version can't go live, with all reasons. */
export function refusal(area: string, version: string, problems: readonly GateProblem[]): ReleaseError {
  const lines = problems.map(({ reason, fix }) => `\n  ${reason}\n    ${fix}`).join('');
  return new ReleaseError('refused', `${area} ${version} can't go live:${lines}`, problems);
}

/** Whether this only shows a canary to fewer visitors, which is a step back. */
export function isLowered(
  { areas }: Registry,
  { area, version, share }: Pick<AskedPromotion, 'area' | 'version' | 'share'>,
): boolean {
  const canary = areas[area]?.canary;
  return share !== null && canary?.version === version && share < canary.share;
}

/** An area that is retired while the gate looks at another version of it stays out. @throws ReleaseError `conflict` */
export function refuseReturn(area: string, { before, now }: { before: Registry; now: Registry }): void {
  const retired = now.retired?.[area];
  if (!retired || before.retired?.[area]) return;
  throw new ReleaseError('conflict', `${area} was retired by ${retired.who} meanwhile.`);
}

/** What the gate could not look at counts as what it found: nobody knows that it fits. */
export function objectionsOf({ problems, unchecked }: GateReport): GateProblem[] {
  const fix = 'Release from a machine where it can be checked (`platform doctor` says what is missing).';
  return [
    ...problems,
    ...unchecked.map((reason) => ({ check: 'unchecked' as const, reason: `Not checked: ${reason}`, fix })),
  ];
}
