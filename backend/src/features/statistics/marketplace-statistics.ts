import { toAmount, type MarketplaceStatistics } from 'shared-api/contract';
import type { Database } from '../../infra/database/database.ts';
import { daysUpTo, localDay, shiftDay } from '../../lib/local-time.ts';
import { findMarketplaceDays, type DaySums, type RegionCell } from './marketplace-days.ts';
import { quantileOfSteps } from './quantile.ts';

type Active = MarketplaceStatistics['now']['today'];

/**
 * The figures of the whole marketplace.
 *
 * @param period days back, today included; at most the stored days
 */
export async function getMarketplaceStatistics(
  db: Database,
  period: number,
  now: number,
): Promise<MarketplaceStatistics> {
  const rows = new Map((await findMarketplaceDays(db, now)).map((row) => [row.day, row]));
  const today = localDay(now);
  const cellsOf = (day: string) => rows.get(day)?.regions ?? [];
  const days = daysUpTo(today, period);
  const cells = days.flatMap(cellsOf);
  return {
    today,
    asOf: (rows.get(today)?.computed_at ?? new Date(now)).toISOString(),
    now: {
      today: activeOf(cellsOf(today)),
      yesterday: activeOf(cellsOf(shiftDay(today, -1))),
      lastWeekSoFar: activeOf([rows.get(today)?.week_before ?? NONE]),
      lastWeek: activeOf(cellsOf(shiftDay(today, -7))),
    },
    period,
    totals: totalsOf(cells, period),
    days: days.map((day) => ({
      day,
      ...activeOf(cellsOf(day)),
      medianSeconds: quantileOfSteps(stepsOf(cellsOf(day)), 0.5),
    })),
    acceptance: acceptanceOf(cells),
    regions: regionsOf(cells, period),
  };
}

const NONE: DaySums = { orders: 0, takings: 0, restaurants: 0 };

function sumOf(cells: readonly DaySums[], name: keyof DaySums): number {
  return cells.reduce((sum, cell) => sum + cell[name], 0);
}

function activeOf(cells: readonly DaySums[]): Active {
  return {
    orders: sumOf(cells, 'orders'),
    takings: toAmount(sumOf(cells, 'takings')),
    activeRestaurants: sumOf(cells, 'restaurants'),
  };
}

/** A sum of days; the number of restaurants is the mean of a day, since the same ones appear every day. */
function totalsOf(cells: readonly RegionCell[], days: number): Active {
  const sums = activeOf(cells);
  return { ...sums, activeRestaurants: Math.round((sums.activeRestaurants / days) * 10) / 10 };
}

/** Accepted orders of all cells by step. */
function stepsOf(cells: readonly RegionCell[]): Map<number, number> {
  const steps = new Map<number, number>();
  for (const { accepted } of cells) {
    for (const [step, orders] of Object.entries(accepted ?? {})) {
      steps.set(Number(step), (steps.get(Number(step)) ?? 0) + orders);
    }
  }
  return steps;
}

function acceptanceOf(cells: readonly RegionCell[]): MarketplaceStatistics['acceptance'] {
  const steps = stepsOf(cells);
  return {
    orders: [...steps.values()].reduce((sum, orders) => sum + orders, 0),
    medianSeconds: quantileOfSteps(steps, 0.5),
    p90Seconds: quantileOfSteps(steps, 0.9),
  };
}

function regionsOf(cells: readonly RegionCell[], days: number): MarketplaceStatistics['regions'] {
  return [...Map.groupBy(cells, ({ region }) => region)]
    .map(([region, own]) => ({
      region,
      ...totalsOf(own, days),
      medianSeconds: quantileOfSteps(stepsOf(own), 0.5),
    }))
    .toSorted((a, b) => b.orders - a.orders || b.takings - a.takings);
}
