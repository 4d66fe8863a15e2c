import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';

const INTERVAL_MS = 10_000;

/** Looks at the disk, so that its state is in the log even when nobody asks for it. */
export const diskWorker: Worker = {
  name: 'disk',
  start: async (context) => {
    await context.disk.look();
    return every(context, 'disk', INTERVAL_MS, () => context.disk.look());
  },
};
