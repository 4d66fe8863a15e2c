import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { eraseRemoved } from './remove-message.ts';

const HOUR_MS = 3_600_000;

/** Erases messages that were deleted a while ago. */
export const contactWorker: Worker = {
  name: 'contact',
  start: async (context) =>
    every(context, 'contact', HOUR_MS, () => eraseRemoved(context.db, context.clock())),
};
