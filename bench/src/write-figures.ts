import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..');
const README = join(FOLDER, 'README.md');
const BEGIN = '<!-- figures: written by the benchmarks, do not edit -->';
const END = '<!-- end of figures -->';

/** A row of a result; `median` with `low` and `high` is one figure. */
type Row = Readonly<Record<string, unknown>>;

interface Result {
  /** Day of the measurement. */
  readonly measured: string;
  readonly machine: {
    readonly cores: number;
    readonly cpu: string;
    readonly node: string;
    readonly load?: number;
  };
  readonly rows: readonly Row[];
}

interface Section {
  readonly name: string;
  readonly title: string;
  /** The rows to show, if not all. */
  readonly choose?: (row: Row) => boolean;
  readonly columns?: readonly string[];
}

const MAX_GROWTH = 1.2;
const MAX_MORE_BUFFERS = 15;
const MAX_BUFFERS = 60;

/** A screen whose queries miss the bar of `docs/quality.md`. */
function isGrowing({ growth, more, most }: Row): boolean {
  const grows = Number(growth) > MAX_GROWTH && Number(more) > MAX_MORE_BUFFERS;
  return grows || Number(most) > MAX_BUFFERS;
}

const SECTIONS: readonly Section[] = [
  { name: 'page', title: 'First page, beside one bundle (`npm run bench:page`)' },
  { name: 'early-press', title: 'Presses before the scripts are there (`npm run bench:early-press`)' },
  { name: 'weight', title: 'Weight of the scripts, bytes (`npm run bench:weight`)' },
  { name: 'lighthouse', title: 'Lighthouse, mobile (`npm run bench:lighthouse`)' },
  { name: 'journey', title: 'Interactions of a visitor and an owner at CPU 4× (`npm run bench:journey`)' },
  { name: 'search', title: 'Typing in the search at CPU 4× (`npm run bench:search`)' },
  { name: 'service', title: 'Requests a second, beside bare servers (`npm run bench:service`)' },
  {
    name: 'growth',
    title: 'Queries that grow with the data; all others keep the bar (`npm run bench:growth`)',
    choose: isGrowing,
    columns: ['screen', 'smallBuffers', 'largeBuffers', 'growth', 'most', 'largeMilliseconds'],
  },
  { name: 'storm', title: 'First visits in a storm of invented pages, ms (`npm run bench:storm`)' },
  { name: 'release', title: 'Edit, release, rollback (`npm run bench:release`)' },
  { name: 'start', title: 'Start (`npm run bench:start`)' },
];

function cellOf(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('median' in value)) return '';
  const { median, low, high } = value as Record<string, number>;
  return `${Math.round((median ?? 0) * 10) / 10} (${Math.round(low ?? 0)} to ${Math.round(high ?? 0)})`;
}

const isShown = (value: unknown) => cellOf(value) !== '';

function tableOf(rows: readonly Row[], columns: readonly string[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(columns.map((column) => cellOf(row[column]))));
  return [line(columns), line(columns.map(() => '---')), ...body].join('\n');
}

async function sectionOf({ name, title, choose = () => true, columns }: Section): Promise<string> {
  const text = await readFile(join(FOLDER, 'results', `${name}.json`), 'utf8').catch(() => undefined);
  if (text === undefined) return '';
  const { measured, machine, rows } = JSON.parse(text) as Result;
  const chosen = rows.filter(choose);
  const names = columns ?? [
    ...new Set(chosen.flatMap((row) => Object.keys(row).filter((column) => isShown(row[column])))),
  ];
  const load = machine.load === undefined ? '' : `, load before ${String(machine.load)}`;
  return `### ${title}\n\nMeasured on ${measured}: ${machine.cpu}, ${machine.cores} cores, Node ${machine.node}${load}.\n\n${tableOf(chosen, names)}\n`;
}

/** Writes the figures of all benchmarks, as last measured, into `bench/README.md`. */
export async function writeFigures(): Promise<void> {
  const sections = await Promise.all(SECTIONS.map(sectionOf));
  const readme = await readFile(README, 'utf8');
  const [before = '', rest = ''] = readme.split(BEGIN, 2);
  const [, after = ''] = rest.split(END, 2);
  const next = `${before}${BEGIN}\n\n${sections.join('\n')}\n${END}${after}`;
  await writeFile(README, next);
  spawnSync('oxfmt', [README]);
}
