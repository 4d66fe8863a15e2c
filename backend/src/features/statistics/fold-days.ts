import { PROMOTION_LIMITS, toAmount, type RestaurantStatistics } from 'shared-api/contract';
import { daysUpTo } from '../../lib/local-time.ts';
import type { DayCell, DayCells } from './day-cell.ts';
import { sumOfPromotions } from './hour-cell.ts';
import { LONG_DAYS } from './periods.ts';
import { quantile } from './quantile.ts';

const BEST_DISHES = 10;

/** The figures of a period. */
export type Figures = Pick<DayCell, 'orders' | 'takings'>;

export function presentFigures(figures: Figures | undefined): RestaurantStatistics['now']['today'] {
  return { orders: figures?.orders ?? 0, takings: toAmount(figures?.takings ?? 0) };
}

/** The cells of so many days, those without orders left out; oldest first. */
export function cellsOf(cells: DayCells, today: string, count: number): DayCell[] {
  return daysUpTo(today, count).flatMap((day) => cells[day] ?? []);
}

export function acceptanceOf(cells: readonly DayCell[]): RestaurantStatistics['acceptance'] {
  const waits = cells.flatMap(({ accepted }) => accepted ?? []).toSorted((a, b) => a - b);
  return { orders: waits.length, medianSeconds: quantile(waits, 0.5), p90Seconds: quantile(waits, 0.9) };
}

/** Orders by weekday (Monday first) and hour. */
export function hoursOf(cells: DayCells, today: string): number[][] {
  const week = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  for (const day of daysUpTo(today, LONG_DAYS)) {
    const hours = week[(new Date(day).getUTCDay() + 6) % 7];
    if (!hours) continue;
    for (const [hour, orders] of Object.entries(cells[day]?.hours ?? {})) {
      hours[Number(hour)] = (hours[Number(hour)] ?? 0) + orders;
    }
  }
  return week;
}

/** Adds up by dish; one that was renamed goes by its latest name. */
export function dishesOf(cells: readonly DayCell[]): RestaurantStatistics['dishes'] {
  const sums = new Map<string, { name: string; quantity: number; takings: number }>();
  for (const [id, name, quantity, takings] of cells.flatMap(({ dishes }) => dishes ?? [])) {
    const before = sums.get(id);
    sums.set(id, {
      name,
      quantity: (before?.quantity ?? 0) + quantity,
      takings: (before?.takings ?? 0) + takings,
    });
  }
  return [...sums.values()]
    .toSorted((a, b) => b.takings - a.takings || b.quantity - a.quantity)
    .slice(0, BEST_DISHES)
    .map((dish) => ({ ...dish, takings: toAmount(dish.takings) }));
}

/** What promotions have brought, the most used one first. */
export function promotionsOf(cells: readonly DayCell[]): NonNullable<RestaurantStatistics['promotions']> {
  return sumOfPromotions(cells.flatMap(({ promotions }) => promotions ?? []))
    .toSorted(([, a, , taken], [, b, , more]) => b - a || more - taken)
    .slice(0, PROMOTION_LIMITS.promotions)
    .map(([{ id, kind, value, code }, orders, discount, takings]) => ({
      ...{ id, kind, value, code, orders },
      discount: toAmount(discount),
      takings: toAmount(takings),
    }));
}

export function outcomesOf(cells: readonly DayCell[]): RestaurantStatistics['outcomes'] {
  const sum = (name: 'orders' | 'rejected' | 'expired' | 'cancelled' | 'refunded') =>
    cells.reduce((total, cell) => total + cell[name], 0);
  return {
    orders: sum('orders'),
    rejected: sum('rejected'),
    expired: sum('expired'),
    cancelled: sum('cancelled'),
    refunded: sum('refunded'),
  };
}

/** Means of several days' figures, e.g. of the same weekday; 0 without any. */
export function meanOf(figures: readonly RestaurantStatistics['now']['today'][]): {
  orders: number;
  takings: number;
} {
  const sum = (name: 'orders' | 'takings') => figures.reduce((total, each) => total + each[name], 0);
  const count = Math.max(1, figures.length);
  return { orders: sum('orders') / count, takings: Math.round((sum('takings') / count) * 100) / 100 };
}
