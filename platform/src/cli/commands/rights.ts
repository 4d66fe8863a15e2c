import type { RightsStatus } from '../../contract/index.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { formatTable, formatTime } from '../format.ts';
import { operandsOf, type CommandResult } from './command.ts';
import { formatGrants } from './token.ts';

const MAX_ACTS = 50;

/** Limits what an admin may do, or gives back every right. */
export async function person({ line, platform }: CommandContext): Promise<CommandResult> {
  const [action, email, ...more] = line.operands;
  if (email === undefined || more.length || !['limit', 'free'].includes(action ?? '')) {
    throw new UsageError(
      'Usage: platform person limit <email> --area … --acts …, or platform person free <email>',
    );
  }
  const isFree = action === 'free';
  if (isFree && line.grants.length)
    throw new UsageError('person free gives back every right; leave out --area.');
  const data = await platform().limitPerson({ email, grants: isFree ? null : line.grants });
  const limit = line.grants.length ? `may: ${formatGrants(line.grants)}` : 'may do nothing to releases';
  return { text: `${email} ${isFree ? 'may do everything again' : limit}`, data };
}

/** Shows whose the addresses are, or gives one up. */
export async function address({ line, platform }: CommandContext): Promise<CommandResult> {
  const [action = 'list', area, pattern, ...more] = line.operands;
  if (action === 'list' && area === undefined) return describeAddresses(await platform().readRights());
  if (action !== 'give-up' || area === undefined || pattern === undefined || more.length)
    throw new UsageError('Usage: platform address [list], address give-up <area> <pattern>');
  const data = await platform().giveUpAddress({ area, pattern, why: line.why });
  const text = `${area} gave up ${pattern}: any area may mount it now. platform address lists the others.`;
  return { text, data: { freed: { area, pattern }, ...data } };
}

function describeAddresses(data: RightsStatus): CommandResult {
  const rows = Object.entries(data.addresses)
    .flatMap(([area, patterns]) => patterns.map((pattern) => [pattern, area]))
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b));
  return { text: rows.length ? formatTable(['address', 'owner'], rows) : 'No address is owned yet.', data };
}

/** Shows who did what with which right, and what was refused. */
export async function acts({ line, platform }: CommandContext): Promise<CommandResult> {
  operandsOf(line, []);
  const data = await platform().readActs({ limit: MAX_ACTS });
  const rows = data.acts.map(({ when, who, network, acts: needed, areas, subject, refusal }) => {
    const outcome = refusal === null ? 'done' : `refused: ${refusal}`;
    return [formatTime(when), who, network, needed.join('+') || '–', areas.join(' '), subject, outcome];
  });
  const headings = ['when', 'who', 'from', 'right', 'area', 'what', 'outcome'];
  return { text: rows.length ? formatTable(headings, rows) : 'Nobody has done anything yet.', data };
}
