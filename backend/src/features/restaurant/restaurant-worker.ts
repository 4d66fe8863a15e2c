import type { ServiceContext } from '../../context.ts';
import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { deleteRemovedOfYesterday } from './delete-removed.ts';
import { REFRESH_BATCH_SIZE, refreshOpenings } from './refresh-openings.ts';

const REFRESH_INTERVAL_MS = 10_000;
const REMOVAL_INTERVAL_MS = 3_600_000;

async function refreshAllDue({ db, clock }: ServiceContext): Promise<void> {
  while ((await refreshOpenings(db, clock())) === REFRESH_BATCH_SIZE);
}

/** Updates the stored open or closed states, which the list is sorted by, and deletes what menus have dropped. */
export const restaurantWorker: Worker = {
  name: 'restaurant',
  start: async (context) => {
    const ends = [
      every(context, 'restaurant-openings', REFRESH_INTERVAL_MS, () => refreshAllDue(context)),
      every(context, 'restaurant-removed-dishes', REMOVAL_INTERVAL_MS, () =>
        deleteRemovedOfYesterday(context.db, context.clock()),
      ),
    ];
    return async () => {
      await Promise.all(ends.map((end) => end()));
    };
  },
};
