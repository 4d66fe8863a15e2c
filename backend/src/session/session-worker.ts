import { every } from '../every.ts';
import type { Worker } from '../workers.ts';
import { pruneSessions } from './session-repository.ts';

const HOUR_MS = 3_600_000;

/** Removes ended sessions. */
export const sessionWorker: Worker = {
  name: 'session',
  start: async (context) => every(context, 'session', HOUR_MS, () => pruneSessions(context.db, context.clock())),
};
