import type { ServiceContext } from '../../context.ts';
import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { updateDays } from './update-days.ts';
import { findMarketplaceDays } from './marketplace-days.ts';
import { firstOfDays, LONG_DAYS } from './periods.ts';
import { pruneStaleDays } from './stale-days.ts';

const INTERVAL_MS = 10 * 60_000;

async function update({ db, clock, stopping }: ServiceContext): Promise<void> {
  const now = clock();
  await findMarketplaceDays(db, now);
  await updateDays(db, now, stopping);
  await pruneStaleDays(db, firstOfDays(now, LONG_DAYS));
}

/** Stores the figures of days as they end, so that no reader waits for them. */
export const statisticsWorker: Worker = {
  name: 'statistics',
  start: async (context) => every(context, 'statistics', INTERVAL_MS, () => update(context)),
};
