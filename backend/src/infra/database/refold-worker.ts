import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { refoldSome } from './refold.ts';

const PAUSE_MS = 100;

/** Folds what an earlier version has stored for searches, until all is done. */
export const refoldWorker: Worker = {
  name: 'refold',
  start: async (context) => {
    const stop = every(context, 'refold', PAUSE_MS, async () => {
      if (!(await refoldSome(context.db))) void stop();
    });
    return stop;
  },
};
