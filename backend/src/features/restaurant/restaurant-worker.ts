import type { ServiceContext } from '../../context.ts';
import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { REFRESH_BATCH_SIZE, refreshOpenings } from './refresh-openings.ts';

const REFRESH_INTERVAL_MS = 10_000;

async function refreshAllDue({ db, clock }: ServiceContext): Promise<void> {
  while ((await refreshOpenings(db, clock())) === REFRESH_BATCH_SIZE);
}

/** Updates the stored open or closed states, which the list is sorted by. */
export const restaurantWorker: Worker = {
  name: 'restaurant',
  start: async (context) =>
    every(context, 'restaurant-openings', REFRESH_INTERVAL_MS, () => refreshAllDue(context)),
};
