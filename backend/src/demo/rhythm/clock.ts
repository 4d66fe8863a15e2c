import { between, pickWeighted, type Random } from '../random.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const LAST_ORDER_BEFORE_CLOSING_MS = 10 * MINUTE_MS;

/** How busy each weekday is; index 0 is Monday. The weekend is Saturday and Sunday, Friday evening belongs to it. */
const WEEKDAY_WEIGHTS = [0.86, 0.88, 0.93, 1.06, 1.2, 1.24, 1.02] as const;

const MEALS = { breakfast: 9, lunch: 36, afternoon: 9, dinner: 40, night: 6 } as const;
type Meal = keyof typeof MEALS;

/** First and last minute of the day of each meal; summing two draws inside makes the peak in the middle. */
const MEAL_MINUTES: Record<Meal, readonly [number, number]> = {
  breakfast: [6 * 60 + 30, 10 * 60 + 30],
  lunch: [11 * 60 + 45, 15 * 60 + 15],
  afternoon: [15 * 60, 18 * 60 + 30],
  dinner: [18 * 60 + 45, 23 * 60 + 15],
  night: [22 * 60 + 30, 26 * 60],
};

export function weekdayOf(instant: number): number {
  return (new Date(instant).getUTCDay() + 6) % 7;
}

/** Orders of one day relative to the average: growth over the period, the weekday, and the day's own luck. */
export function dayWeight(random: Random, instant: number, progress: number): number {
  const growth = 0.72 + 0.56 * progress;
  const luck = 0.9 + random() * 0.2;
  const sandstorm = random() < 0.03 ? 0.55 : 1;
  return (WEEKDAY_WEIGHTS[weekdayOf(instant)] ?? 1) * growth * luck * sandstorm;
}

/** An instant of a day that starts at `midnight`, at a time people order; Friday's prayer hour stays quiet. */
export function orderInstant(random: Random, midnight: number): number {
  const isFriday = weekdayOf(midnight) === 4;
  const meal = pickWeighted(random, isFriday ? { ...MEALS, lunch: 24, afternoon: 16 } : MEALS);
  const [first, last] = MEAL_MINUTES[meal];
  const minute = first + ((random() + random()) / 2) * (last - first);
  return midnight + Math.floor(minute) * MINUTE_MS + between(random, 0, 59) * 1000;
}

/** Whether an order at this instant still leaves the kitchen a moment before it closes. */
export function leavesTimeToCook(instant: number, changesAt: string | null): boolean {
  return changesAt === null || Date.parse(changesAt) - instant >= LAST_ORDER_BEFORE_CLOSING_MS;
}
