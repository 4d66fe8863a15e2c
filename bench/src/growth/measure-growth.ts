import { measureScreens, type Cost } from './measure-screens.ts';
import type { Size } from './load-data.ts';
import { amount } from '../amount.ts';
import { writeResult } from '../write-result.ts';

const SMALL: Size = { users: 2000, restaurants: 1000, orders: 10_000, messages: 1000, entries: 1000 };
const LARGE = amount<Size>(
  { users: 200_000, restaurants: 100_000, orders: 1_000_000, messages: 100_000, entries: 100_000 },
  SMALL,
);
/** What one query of a screen may touch (docs/decisions/backend-lists-of-a-million.md). */
const MAX_BUFFERS = 60;
const MAX_GROWTH = 1.2;
/** What a query may grow by: one level of each index that it descends, and a count up to its limit. */
const MAX_MORE = 15;

interface Row {
  readonly screen: string;
  readonly smallShown: number;
  readonly largeShown: number;
  readonly smallBuffers: number;
  readonly largeBuffers: number;
  readonly growth: number;
  /** Most pages of one statement at the large size, prepared or at its first run. */
  readonly most: number;
  /** Largest growth of a statement, in pages. */
  readonly more: number;
  readonly isOnce: boolean;
  readonly smallMilliseconds: number;
  readonly largeMilliseconds: number;
  /** Milliseconds of the very first call at the large size. */
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

/**
 * Prints what the screens of visitors, admins, providers and customers cost on a small and on a large database: pages
 * that their queries touch, and milliseconds of the whole call. The calls go to the real service; its statements are
 * recorded and explained. The data let a screen show the same number of rows
 * in both sizes; the number of rows is reported for the few that do not.
 */
export async function measureGrowth(): Promise<void> {
  const small = await measureScreens('Small', SMALL);
  const large = await measureScreens('Large', LARGE);
  const rows = [...large.values()].flatMap((cost) => {
    const before = small.get(cost.screen);
    return before ? [{ row: rowOf(before, cost), small: before.statements, large: cost.statements }] : [];
  });
  console.table(rows.map(({ row }) => row));
  const screens = rows.map(({ row }) => row).filter(({ isOnce }) => !isOnce);
  report(screens, `no query over ${MAX_BUFFERS} buffers`, ({ most }) => most <= MAX_BUFFERS);
  report(
    screens,
    `at most ${MAX_GROWTH} × the buffers of the small database`,
    ({ growth }) => growth <= MAX_GROWTH,
  );
  report(
    screens,
    `at most ${MAX_GROWTH} ×, or no query by more than ${MAX_MORE} buffers`,
    ({ growth, more }) => growth <= MAX_GROWTH || more <= MAX_MORE,
  );
  await writeResult('growth', [
    { small: SMALL, large: LARGE },
    ...rows.map(({ row, ...statements }) => ({ ...row, ...statements })),
  ]);
}

function report(screens: readonly Row[], bar: string, isMet: (row: Row) => boolean): void {
  const missing = screens.filter((row) => !isMet(row)).map(({ screen }) => screen);
  console.log(
    `${screens.length - missing.length} of ${screens.length} screens: ${bar}. Not: ${missing.join('; ')}`,
  );
}
