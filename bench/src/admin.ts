/**
 * What the screens of visitors, admins, providers and customers cost on a small and on a large database: pages that their queries
 * touch, and milliseconds of the whole call. The calls go to the real service; its statements are recorded and explained. To compare
 * what is passed over and not what is shown, the data let a look show the same amount in both sizes; how many rows it showed is
 * told, for the few that do not.
 * `npm run bench:admin`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Size } from './admin/load-data.ts';
import { explainAll, type Explained } from './admin/explain.ts';
import { openFilled, type FilledService } from './admin/open-filled.ts';
import { middlePage, screensOf, type Screen } from './admin/screens.ts';
import { makeCast } from './admin/sign-in.ts';
import { writeResult } from './write-result.ts';

const SMALL: Size = { users: 2000, restaurants: 1000, orders: 10_000, messages: 1000, entries: 1000 };
const LARGE: Size = {
  users: 200_000,
  restaurants: 100_000,
  orders: 1_000_000,
  messages: 100_000,
  entries: 100_000,
};
const LOOKS = 15;

/** A call that was answered. */
interface Look {
  readonly milliseconds: number;
  /** Rows of a list; otherwise 1. */
  readonly shown: number;
}

interface Cost {
  readonly screen: string;
  readonly shown: number;
  readonly buffers: number;
  readonly milliseconds: number;
  /** Of the first look of all, with nothing prepared and nothing kept. */
  readonly firstMilliseconds: number;
  readonly statements: readonly Explained[];
  readonly isOnce: boolean;
}

/** On a busy machine, or before a worker has counted ahead, the service may ask to come back; only what it answers counts. */
const PATIENCE = 30;

async function look(filled: FilledService, screen: Screen, patience = PATIENCE): Promise<Look> {
  const { as, path, before, name } = screen;
  if (before) await filled.client.query(before);
  const started = performance.now();
  const reply = await fetch(filled.url + path, { headers: as.headers });
  const text = await reply.text();
  if (reply.ok) return { milliseconds: performance.now() - started, shown: shownIn(JSON.parse(text)) };
  if (reply.status !== 503 || patience === 0) throw new Error(`${name}: ${reply.status} ${text}`);
  await sleep(1000);
  filled.recorder.take();
  return look(filled, screen, patience - 1);
}

function shownIn(answer: unknown): number {
  return Array.isArray(answer) ? answer.length : 1;
}

async function costOf(filled: FilledService, screen: Screen): Promise<Cost> {
  const { client, recorder } = filled;
  const { milliseconds: firstMilliseconds, shown } = await look(filled, screen);
  recorder.take();
  await look(filled, screen);
  const sent = recorder.take();
  if (screen.before) await client.query(screen.before);
  const statements = await explainAll(client, sent);
  const times: number[] = [];
  for (let count = 0; count < LOOKS; count += 1) times.push((await look(filled, screen)).milliseconds);
  return {
    screen: screen.name,
    shown,
    buffers: statements.reduce((sum, { buffers }) => sum + buffers, 0),
    milliseconds: times.toSorted((a, b) => a - b)[Math.floor(LOOKS / 2)] ?? 0,
    firstMilliseconds,
    statements,
    isOnce: screen.isOnce ?? false,
  };
}

async function measure(name: string, size: Size): Promise<Map<string, Cost>> {
  const started = performance.now();
  const filled = await openFilled(size);
  try {
    const cast = await makeCast(filled);
    console.log(`${name} database loaded in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const screens = [...screensOf(cast), await middlePage(filled.url, cast)];
    const costs = new Map<string, Cost>();
    for (const screen of screens) costs.set(screen.name, await costOf(filled, screen));
    return costs;
  } finally {
    await filled.close();
  }
}

/** What one query of a screen may touch (docs/decisions/backend-lists-of-a-million.md). */
const MAX_BUFFERS = 60;
const MAX_GROWTH = 1.2;
/** What a query may grow by otherwise: a level of each tree that it descends, and a count up to its bound. */
const MAX_MORE = 15;

interface Row {
  readonly screen: string;
  readonly smallShown: number;
  readonly largeShown: number;
  readonly smallBuffers: number;
  readonly largeBuffers: number;
  readonly growth: number;
  /** Of one statement, at the large size, prepared or for the first time. */
  readonly most: number;
  /** Of all its statements, the one that grows most, in pages. */
  readonly more: number;
  readonly isOnce: boolean;
  readonly smallMilliseconds: number;
  readonly largeMilliseconds: number;
  /** Of the very first look, at the large size. */
  readonly firstMilliseconds: number;
}

function rowOf(small: Cost, large: Cost): Row {
  return {
    screen: large.screen,
    smallShown: small.shown,
    largeShown: large.shown,
    smallBuffers: small.buffers,
    largeBuffers: large.buffers,
    growth: Number((large.buffers / Math.max(1, small.buffers)).toFixed(2)),
    most: Math.max(0, ...large.statements.map(({ buffers, first }) => Math.max(buffers, first))),
    more: Math.max(
      0,
      ...large.statements.map(
        ({ statement, buffers }) =>
          buffers - (small.statements.find((one) => one.statement === statement)?.buffers ?? 0),
      ),
    ),
    isOnce: large.isOnce,
    smallMilliseconds: Number(small.milliseconds.toFixed(1)),
    largeMilliseconds: Number(large.milliseconds.toFixed(1)),
    firstMilliseconds: Number(large.firstMilliseconds.toFixed(1)),
  };
}

const small = await measure('Small', SMALL);
const large = await measure('Large', LARGE);
const rows = [...large.values()].flatMap((cost) => {
  const before = small.get(cost.screen);
  return before ? [{ row: rowOf(before, cost), small: before.statements, large: cost.statements }] : [];
});
console.table(rows.map(({ row }) => row));

const screens = rows.filter(({ row }) => !row.isOnce);

function tell(bar: string, isMet: (row: Row) => boolean): void {
  const missing = screens.filter(({ row }) => !isMet(row)).map(({ row }) => row.screen);
  console.log(
    `${screens.length - missing.length} of ${screens.length} screens: ${bar}. Not: ${missing.join('; ')}`,
  );
}

tell(`no query over ${MAX_BUFFERS} buffers`, ({ most }) => most <= MAX_BUFFERS);
tell(`at most ${MAX_GROWTH} × the buffers of the small database`, ({ growth }) => growth <= MAX_GROWTH);
tell(
  `at most ${MAX_GROWTH} ×, or no query by more than ${MAX_MORE} buffers`,
  ({ growth, more }) => growth <= MAX_GROWTH || more <= MAX_MORE,
);
await writeResult('admin', [
  { small: SMALL, large: LARGE },
  ...rows.map(({ row, ...statements }) => ({ ...row, ...statements })),
]);
