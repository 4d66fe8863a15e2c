import type { ServiceContext } from '../../context.ts';
import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { keepUpRestaurants } from './keep-up.ts';
import { findMarketplaceDays } from './marketplace-days.ts';
import { firstOfDays, LONG_DAYS } from './periods.ts';
import { pruneStaleDays } from './stale-days.ts';

const PAUSE_MS = 10 * 60_000;

async function keepUp({ db, clock, stopping }: ServiceContext): Promise<void> {
  const now = clock();
  await findMarketplaceDays(db, now);
  await keepUpRestaurants(db, now, stopping);
  await pruneStaleDays(db, firstOfDays(now, LONG_DAYS));
}

/** Counts the days of the marketplace and of its restaurants as they end, so that nobody who looks waits for it. */
export const statisticsWorker: Worker = {
  name: 'statistics',
  start: async (context) => every(context, 'statistics', PAUSE_MS, () => keepUp(context)),
};
