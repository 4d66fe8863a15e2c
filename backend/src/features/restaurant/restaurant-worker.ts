import type { ServiceContext } from '../../context.ts';
import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { REFRESH_BATCH, refreshOpenings } from './opening-refresh.ts';

const REFRESH_MS = 10_000;

async function refreshAllDue({ db, clock }: ServiceContext): Promise<void> {
  for (;;) {
    if ((await refreshOpenings(db, clock())) < REFRESH_BATCH) return;
  }
}

/** Keeps the stored open or closed states fresh, so that the list can be read in their order. */
export const restaurantWorker: Worker = {
  name: 'restaurant',
  start: async (context) => every(context, 'restaurant-openings', REFRESH_MS, () => refreshAllDue(context)),
};
