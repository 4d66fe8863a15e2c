import type { RestaurantStatistics } from 'shared-api/contract';

type Day = RestaurantStatistics['days'][number];

const WEEK = 7;
const WEEKS_BEFORE = 4;

/** One day beside the mean of its weekday. */
export interface ComparedDay extends Day {
  /** Means of the same weekday in the four weeks before; null where there are no figures that old. */
  readonly usualOrders: number | null;
  readonly usualTakings: number | null;
}

/**
 * The last seven days, each beside the mean of its weekday in the four weeks before; today beside the mean of as much
 * of those days.
 */
export function compareWeek(statistics: Pick<RestaurantStatistics, 'today' | 'now' | 'days'>): ComparedDay[] {
  const { today, now, days } = statistics;
  return days.slice(-WEEK).map((day, place, week) => {
    if (day.day === today) {
      const { orders = null, takings = null } = now.usualSoFar ?? {};
      return { ...day, usualOrders: orders, usualTakings: takings };
    }
    const at = days.length - week.length + place;
    const before = Array.from({ length: WEEKS_BEFORE }, (_, weeks) => days[at - (weeks + 1) * WEEK]);
    const known = before.filter((candidate) => candidate !== undefined);
    return {
      ...day,
      usualOrders: mean(known.map(({ orders }) => orders)),
      usualTakings: mean(known.map(({ takings }) => takings)),
    };
  });
}

function mean(values: readonly number[]): number | null {
  if (values.length < WEEKS_BEFORE) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
