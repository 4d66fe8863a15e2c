import type { MarketplaceStatistics } from 'shared-api/contract';

const DAY_MS = 86_400_000;
/** Orders by weekday, Monday first. */
const WEEK = [30, 42, 38, 44, 51, 72, 64];

type Day = MarketplaceStatistics['days'][number];

function dayOf(daysAgo: number, now: number): Day {
  const at = new Date(now - daysAgo * DAY_MS);
  const orders = WEEK[at.getUTCDay()] ?? 0;
  return {
    day: at.toISOString().slice(0, 10),
    orders,
    takings: orders * 310.5,
    activeRestaurants: 8 + (orders % 5),
    medianSeconds: 70 + (orders % 40),
  };
}

/** The day up to noon. */
const part = (day: Day): Day => ({ ...day, orders: Math.floor(day.orders / 2), takings: day.takings / 2 });

/** Sample figures of a marketplace with a weekly rhythm. */
export function sampleStatistics(period: number): MarketplaceStatistics {
  const now = Date.now();
  const days = Array.from({ length: period }, (_, index) => dayOf(period - 1 - index, now));
  const sum = (name: 'orders' | 'takings') => days.reduce((total, day) => total + day[name], 0);
  const share = (region: string, part: number) => ({
    region,
    orders: Math.round(sum('orders') * part),
    takings: Math.round(sum('takings') * part),
    activeRestaurants: 4.2,
    medianSeconds: 84,
  });
  return {
    today: new Date(now).toISOString().slice(0, 10),
    asOf: new Date(now).toISOString(),
    now: {
      today: dayOf(0, now),
      yesterday: dayOf(1, now),
      lastWeekSoFar: part(dayOf(7, now)),
      lastWeek: dayOf(7, now),
    },
    period,
    totals: { orders: sum('orders'), takings: sum('takings'), activeRestaurants: 9.4 },
    days,
    acceptance: { orders: sum('orders'), medianSeconds: 95, p90Seconds: 240 },
    regions: [share('Nouakchott Ouest', 0.6), share('Trarza', 0.25), share('Adrar', 0.15)],
  };
}
