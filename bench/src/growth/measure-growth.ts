import { measureScreens, type Cost } from './measure-screens.ts';
import type { Size } from './load-data.ts';
import { writeResult } from '../write-result.ts';

const SMALL: Size = { users: 2000, restaurants: 1000, orders: 10_000, messages: 1000, entries: 1000 };
const LARGE: Size = {
  users: 200_000,
  restaurants: 100_000,
  orders: 1_000_000,
  messages: 100_000,
  entries: 100_000,
};
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

/**
 * Prints what the screens of visitors, admins, providers and customers cost on a small and on a large database: pages
 * that their queries touch, and milliseconds of the whole call. The calls go to the real service; its statements are
 * recorded and explained. To compare what is passed over and not what is shown, the data let a look show the same amount
 * in both sizes; how many rows it showed is reported, for the few that do not.
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
  tell(screens, `no query over ${MAX_BUFFERS} buffers`, ({ most }) => most <= MAX_BUFFERS);
  tell(
    screens,
    `at most ${MAX_GROWTH} × the buffers of the small database`,
    ({ growth }) => growth <= MAX_GROWTH,
  );
  tell(
    screens,
    `at most ${MAX_GROWTH} ×, or no query by more than ${MAX_MORE} buffers`,
    ({ growth, more }) => growth <= MAX_GROWTH || more <= MAX_MORE,
  );
  await writeResult('growth', [
    { small: SMALL, large: LARGE },
    ...rows.map(({ row, ...statements }) => ({ ...row, ...statements })),
  ]);
}

function tell(screens: readonly Row[], bar: string, isMet: (row: Row) => boolean): void {
  const missing = screens.filter((row) => !isMet(row)).map(({ screen }) => screen);
  console.log(
    `${screens.length - missing.length} of ${screens.length} screens: ${bar}. Not: ${missing.join('; ')}`,
  );
}
