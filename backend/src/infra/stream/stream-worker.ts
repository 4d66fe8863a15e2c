import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { pruneOutbox } from './outbox.ts';

const PRUNE_MS = 60_000;

/** Drops old rows of the outbox. */
export const streamWorker: Worker = {
  name: 'stream',
  start: async (context) =>
    every(context, 'outbox-prune', PRUNE_MS, () => pruneOutbox(context.db, context.clock())),
};
