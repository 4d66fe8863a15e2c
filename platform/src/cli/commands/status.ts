import type { AreaStatus, ReleaseChange, ReleaseHealth, RetiredStatus } from '../../contract/index.ts';
import type { GateStep } from '../../contract/server/index.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { formatSource, formatTable, formatTime } from '../format.ts';
import { formatShare, operandsOf, formatRemarks, placeOf, type CommandResult } from './command.ts';

const MAX_HISTORY_LINES = 30;
const HEADINGS = [
  'area',
  'team',
  'live',
  'since',
  'who',
  'why',
  'errors/1,000',
  'before',
  'errors/1,000',
  'canary',
];

/** Shows what is live, with its health. */
export async function status({ line, platform }: CommandContext): Promise<CommandResult> {
  operandsOf(line, []);
  const found = await platform().readStatus();
  const where = placeOf(line);
  const text = found.areas.length
    ? `${formatAreas(found.areas)}${formatRetired(found.retired)}\ncomposition ${found.composition} in ${where}`
    : `Nothing is live in ${where} yet. Start with: platform release shell`;
  return { text, data: found };
}

/** Two lines each: the second says what it was released from. */
function formatAreas(areas: readonly AreaStatus[]): string {
  const [headings = '', ...rows] = formatTable(HEADINGS, areas.map(statusRow)).split('\n');
  const sources = areas.map(({ live, canary }) => {
    const trial = canary ? `; canary: ${formatSource(canary.source)}` : '';
    return `  ${formatSource(live.source)}${trial}`;
  });
  return [headings, ...rows.flatMap((row, index) => [row, sources[index] ?? ''])].join('\n');
}

function statusRow({ name, team, live, previous, canary }: AreaStatus): string[] {
  return [
    name,
    team ?? '–',
    live.version,
    formatTime(live.since),
    live.who || '–',
    live.why,
    formatHealth(live.health),
    previous?.version ?? '–',
    previous ? formatHealth(previous.health) : '–',
    canary ? `${canary.version} ${formatShare(canary.share)} (${formatHealth(canary.health)})` : '–',
  ];
}

function formatRetired(retired: readonly RetiredStatus[] = []): string {
  if (!retired.length) return '';
  const rows = retired.map(({ name, version, since, who, why }) => [
    name,
    version,
    formatTime(since),
    who,
    why,
  ]);
  return `\n\n${formatTable(['retired', 'was live', 'since', 'who', 'why'], rows)}\n`;
}

function formatHealth({ errorsPer1000, pageLoads }: ReleaseHealth): string {
  return errorsPer1000 === null ? '–' : `${String(errorsPer1000)} of ${String(pageLoads)}`;
}

/** Shows who changed what, when and why. */
export async function history({ line, platform }: CommandContext): Promise<CommandResult> {
  const [area] = line.operands;
  const { changes } = await platform().readHistory({ limit: 500, ...(area !== undefined && { area }) });
  const rows = changes.slice(0, MAX_HISTORY_LINES).map(historyRow);
  const text = rows.length
    ? formatTable(['when', 'who', 'what', 'area', 'from', 'to', 'why', 'released from'], rows)
    : 'Nothing has changed yet.';
  return { text, data: changes };
}

function historyRow(change: ReleaseChange): string[] {
  const { when, who, kind, area, from, to, why, share, forced, source, together = [] } = change;
  const others = together.length > 1 ? `, 1 of ${String(together.length)} together` : '';
  const what = share === null ? `${kind}${others}` : `${kind} ${formatShare(share)}`;
  const reason = forced.length ? `${why} (forced: ${forced.join(' ')})` : why;
  return [
    formatTime(when),
    who,
    what,
    area,
    from ?? '–',
    to ?? '–',
    reason,
    source ? formatSource(source) : '–',
  ];
}

function stepLine({ name, milliseconds, note }: GateStep): string {
  return `\n  ${name}: ${String(milliseconds)} ms${note === undefined ? '' : ` (${note})`}`;
}

/** Shows what prevents a version from going live. */
export async function check({ line, localReleases, progress }: CommandContext): Promise<CommandResult> {
  const [area = '', named] = line.operands;
  if (!area) throw new UsageError('Usage: platform check <area> [version]');
  const areaStatus = (await localReleases().readStatus()).areas.find(({ name }) => name === area);
  const version = named ?? areaStatus?.live.version;
  if (!version) throw new Error(`Nothing of ${area} is live; give a version.`);
  progress(`checking whether ${area} ${version} fits the live versions`);
  const {
    problems,
    unchecked,
    warnings = [],
    steps = [],
  } = await localReleases().check(area, version, line.isDeep ? 'deep' : 'full');
  const lines = problems.map(({ reason, fix }) => `\n  ${reason}\n    ${fix}`).join('');
  const times = steps.map(stepLine).join('');
  const isRefusal = problems.length + unchecked.length > 0;
  const verdict = problems.length
    ? "can't go live:"
    : isRefusal
      ? 'can only go live by force'
      : 'can go live';
  return {
    text: `${area} ${version} ${verdict}${lines}${formatRemarks(unchecked, warnings)}${times && `\nchecked:${times}`}`,
    data: { area, version, problems, unchecked, warnings, steps },
    isRefusal,
  };
}
