import { EVERY_AREA } from '../../contract/rights.ts';
import type { ReleaseRules } from '../../contract/rules.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { formatTable, formatTime } from '../format.ts';
import { describeChange } from './change.ts';
import { formatShare } from './command.ts';
import type { CommandResult } from './command.ts';

/** Shows or sets for which areas a promotion waits for a second person. */
export async function secondPerson({ line, rights }: CommandContext): Promise<CommandResult> {
  const [action, ...more] = line.operands;
  if (action === undefined) return describeSecondPerson(await rights().readRules());
  if (more.length || !['on', 'off'].includes(action))
    throw new UsageError('Usage: platform second-person [on|off] [--area <area>]…');
  let rules = await rights().readRules();
  for (const area of areasOf(line.areas))
    rules = await rights().setSecondPerson({ area, isNeeded: action === 'on' });
  return describeSecondPerson(rules);
}

/** Lists, makes and ends times in which nothing is promoted. */
export async function freeze({ line, rights }: CommandContext): Promise<CommandResult> {
  const [action = 'list', id, ...more] = line.operands;
  const { from = new Date().toISOString(), until, why, areas } = line;
  if (action === 'list' && id === undefined) return describeFreezes(await rights().readRules());
  if (action === 'end' && id !== undefined && !more.length)
    return describeFreezes(await rights().endFreeze(id));
  if (action === 'start' && id === undefined && until !== undefined && why !== line.command) {
    return describeFreezes(await rights().freeze({ from, until, why, areas: areasOf(areas) }));
  }
  throw new UsageError(
    'Usage: platform freeze list, freeze start [--from <time>] --until <time> --why <text>, freeze end <id>',
  );
}

/** Lists promotions that wait; approves or withdraws one. */
export async function approval({ line, rights, progress }: CommandContext): Promise<CommandResult> {
  const [action = 'list', id, ...more] = line.operands;
  if (action === 'list' && id === undefined) return describePending(await rights().readRules());
  if (id === undefined || more.length || !['give', 'withdraw'].includes(action))
    throw new UsageError('Usage: platform approval list, approval give <id>, approval withdraw <id>');
  if (action === 'withdraw') return describePending(await rights().withdraw(id));
  progress('checking whether it fits the live versions');
  return describeChange(await rights().approve(id));
}

function areasOf(areas: readonly string[]): readonly string[] {
  return areas.length ? areas : [EVERY_AREA];
}

function formatAreas(areas: readonly string[]): string {
  return areas.map((area) => (area === EVERY_AREA ? 'every area' : area)).join(', ');
}

function describeSecondPerson(data: ReleaseRules): CommandResult {
  const areas = formatAreas(data.secondPerson);
  const text = areas
    ? `A promotion needs a second person for: ${areas}`
    : 'No promotion needs a second person.';
  return { text, data };
}

function describeFreezes(data: ReleaseRules): CommandResult {
  const rows = data.freezes.map(({ id, from, until, areas, who, why }) => [
    ...[id, formatTime(from), formatTime(until), formatAreas(areas), who, why],
  ]);
  const headings = ['id', 'from (Nouakchott)', 'until', 'area', 'who', 'why'];
  return { text: rows.length ? formatTable(headings, rows) : 'There is no freeze.', data };
}

function describePending(data: ReleaseRules): CommandResult {
  const rows = data.pending.map(({ id, area, version, share, who, why, when, expiresAt, forced }) => [
    ...[id, area, version, share === null ? 'everybody' : formatShare(share), who, formatTime(when)],
    ...[formatTime(expiresAt), forced.length ? `${why} (forced: ${forced.join(' ')})` : why],
  ]);
  const headings = ['id', 'area', 'version', 'for', 'asked by', 'when (Nouakchott)', 'until', 'why'];
  return { text: rows.length ? formatTable(headings, rows) : 'No promotion waits for approval.', data };
}
