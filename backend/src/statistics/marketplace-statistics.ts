import type { MarketplaceStatistics } from 'shared-api/contract';
import type { Database } from '../database/database.ts';
import { daysUpTo, localDay, shiftDay } from '../local-time.ts';
import { toAmount } from '../money.ts';
import { findMarketplaceDays, type RegionCell } from './marketplace-days.ts';
import { LONG_DAYS, SHORT_DAYS } from './periods.ts';
import { quantileOfSteps } from './quantile.ts';

type Active = MarketplaceStatistics['now']['today'];

/** The figures of the whole marketplace. */
export async function getMarketplaceStatistics(db: Database, now: number): Promise<MarketplaceStatistics> {
  const rows = new Map((await findMarketplaceDays(db, now)).map((row) => [row.day, row]));
  const today = localDay(now);
  const cellsOf = (day: string) => rows.get(day)?.regions ?? [];
  const shortPeriod = daysUpTo(today, SHORT_DAYS).flatMap(cellsOf);
  return {
    today,
    asOf: (rows.get(today)?.computed_at ?? new Date(now)).toISOString(),
    now: {
      today: activeOf(cellsOf(today)),
      yesterday: activeOf(cellsOf(shiftDay(today, -1))),
      lastWeek: activeOf(cellsOf(shiftDay(today, -7))),
    },
    days: daysUpTo(today, LONG_DAYS).map((day) => ({
      day,
      ...activeOf(cellsOf(day)),
      medianSeconds: quantileOfSteps(stepsOf(cellsOf(day)), 0.5),
    })),
    acceptance: acceptanceOf(shortPeriod),
    regions: regionsOf(shortPeriod),
  };
}

function sumOf(cells: readonly RegionCell[], name: 'orders' | 'takings' | 'restaurants'): number {
  return cells.reduce((sum, cell) => sum + cell[name], 0);
}

function activeOf(cells: readonly RegionCell[]): Active {
  return {
    orders: sumOf(cells, 'orders'),
    takings: toAmount(sumOf(cells, 'takings')),
    activeRestaurants: sumOf(cells, 'restaurants'),
  };
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

function regionsOf(cells: readonly RegionCell[]): MarketplaceStatistics['regions'] {
  return [...Map.groupBy(cells, ({ region }) => region)]
    .map(([region, own]) => ({
      region,
      orders: sumOf(own, 'orders'),
      takings: toAmount(sumOf(own, 'takings')),
      activeRestaurants: Math.round((sumOf(own, 'restaurants') / SHORT_DAYS) * 10) / 10,
      medianSeconds: quantileOfSteps(stepsOf(own), 0.5),
    }))
    .toSorted((a, b) => b.orders - a.orders || b.takings - a.takings);
}
