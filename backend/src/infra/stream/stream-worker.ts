import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { deleteOldOutboxRows } from './outbox.ts';

const PRUNE_INTERVAL_MS = 60_000;

/** Deletes old rows of the outbox. */
export const streamWorker: Worker = {
  name: 'stream',
  start: async (context) =>
    every(context, 'outbox-prune', PRUNE_INTERVAL_MS, () => deleteOldOutboxRows(context.db, context.clock())),
};
