import type { AreaChange, AreaStatus } from '../../contract/index.ts';
import { readShare, UsageError } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { formatShare, formatRemarks, operandsOf, refuseRetired, type CommandResult } from './command.ts';

/** Makes a stored version live for everybody. */
export async function promote({ line, platform, progress }: CommandContext): Promise<CommandResult> {
  const [area, version] = operandsOf(line, ['area', 'version']);
  progress(`checking whether ${area} ${version} fits the live versions`);
  const { why, isForced, isReturn } = line;
  return describeChange(await platform().promote({ area, version, why, isForced, isReturn }));
}

/** Rolls back the canary or, without one, the live version. */
export async function rollback({ line, platform }: CommandContext): Promise<CommandResult> {
  const [area] = operandsOf(line, ['area']);
  return describeChange(await platform().rollback({ area, why: line.why, isTogether: line.isTogether }));
}

/** Shows a version to a share of the visitors, or ends that. */
export async function canary({ line, platform, progress }: CommandContext): Promise<CommandResult> {
  const [area, text, named] = line.operands;
  if (area === undefined || text === undefined || line.operands.length > 3) {
    throw new UsageError('Usage: platform canary <area> <share> [version]');
  }
  const share = readShare(text);
  const all = await platform().readStatus();
  refuseRetired(all, area);
  const status = all.areas.find(({ name }) => name === area);
  if (!status) throw new Error(`Nothing of ${area} is live: promote a version first.`);
  const version = named ?? candidateOf(status);
  progress(`checking whether ${area} ${version} fits the live versions`);
  const { why, isForced } = line;
  return describeChange(await platform().canary({ area, version, share, why, isForced }));
}

/** The current canary, or else the latest stored version that is not live. */
function candidateOf({ name, live, canary: running, versions }: AreaStatus): string {
  const latest = versions.find(({ version }) => version !== live.version);
  const found = running?.version ?? latest?.version;
  if (found === undefined) throw new Error(`${name} has no other version: platform release ${name} --wait`);
  return found;
}

/** What is live after a change. */
export function describeChange({ unchecked, warnings = [], ...area }: AreaChange): CommandResult {
  const { name, live, previous, canary: running } = area;
  const before = previous ? ` (before: ${previous.version})` : '';
  const others = live.together?.filter((other) => other !== name).join(', ');
  const together = others === undefined ? '' : `, changed together with ${others}`;
  const also = running ? `; ${running.version} for ${formatShare(running.share)} of the visitors` : '';
  return {
    text: `${name} ${live.version} is live${before}${together}${also}${formatRemarks(unchecked, warnings)}`,
    data: { ...area, unchecked, warnings },
  };
}
