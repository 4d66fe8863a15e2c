import type { GateProblem } from '../../contract/index.ts';
import {
  ReleaseError,
  type GateReport,
  type Registry,
  type RetiredEntry,
  type VersionSet,
} from '../../contract/server/index.ts';

/** That versions can't go live in one step, with all reasons. */
export function refusal(versions: VersionSet, problems: readonly GateProblem[]): ReleaseError {
  const names = Object.entries(versions).map(([area, version]) => `${area} ${version}`);
  const lines = problems.map(({ reason, fix }) => `\n  ${reason}\n    ${fix}`).join('');
  const together = names.length > 1 ? ' together; nothing has changed' : '';
  return new ReleaseError('refused', `${names.join(', ')} can't go live${together}:${lines}`, problems);
}

/** That a retired area comes back on purpose only: says who took it out, when and why, and what to do. */
export function retiredRefusal(
  area: string,
  { who, since, why, version }: Pick<RetiredEntry, 'who' | 'since' | 'why' | 'version'>,
): ReleaseError {
  const when = `${since.slice(0, 16).replace('T', ' ')} UTC`;
  return new ReleaseError(
    'refused',
    `${who} retired ${area} at ${when}: "${why}". To bring it back on purpose, release or promote it with --bring-back (isReturn over HTTP), or bring back ${version} with: platform rollback ${area}`,
  );
}

/** An area that is retired while the gate looks at another version of it stays out. @throws ReleaseError `conflict` */
export function refuseReturn(area: string, { before, now }: { before: Registry; now: Registry }): void {
  const retired = now.retired?.[area];
  if (!retired || before.retired?.[area]) return;
  throw new ReleaseError('conflict', `${area} was retired by ${retired.who} meanwhile.`);
}

/** What the gate could not look at counts as what it found: nobody knows that it fits. */
export function objectionsOf({ problems, unchecked }: GateReport): GateProblem[] {
  const fix = 'Release it where nothing is missing (`platform doctor` says what a machine lacks).';
  return [
    ...problems,
    ...unchecked.map((reason) => ({ check: 'unchecked' as const, reason: `Not checked: ${reason}`, fix })),
  ];
}
