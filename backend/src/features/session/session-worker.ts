import { every } from '../../lib/every.ts';
import { pruneLimits } from '../../infra/database/rate-limit.ts';
import { pruneLinks } from '../user/account-links.ts';
import { pruneRegistrations } from '../user/registrations.ts';
import { pruneTickets } from '../user/registration-ticket.ts';
import { pruneTotps } from '../factor/repository.ts';
import { pruneChallenges } from '../passkey/challenges.ts';
import type { Worker } from '../../worker.ts';
import { pruneOwnerTraces } from './owner-traces.ts';
import { pruneSessions } from './repository.ts';
import { pruneSignInTickets } from './sign-in-ticket.ts';
import { pruneAttempts } from './throttle.ts';

const HOUR_MS = 3_600_000;

/** Removes what has expired: sessions, registrations, tickets, links, attempts, limits, traces, challenges, set-ups. */
export const sessionWorker: Worker = {
  name: 'session',
  start: async (context) =>
    every(context, 'session', HOUR_MS, async () => {
      const now = context.clock();
      await pruneSessions(context.db, now);
      await pruneRegistrations(context.db, now);
      await pruneTickets(context.db, now);
      await pruneLinks(context.db, now);
      await pruneAttempts(context.db, now);
      await pruneLimits(context.db, now);
      await pruneOwnerTraces(context.db, now);
      await pruneChallenges(context.db, now);
      await pruneSignInTickets(context.db, now);
      await pruneTotps(context.db, now - HOUR_MS);
    }),
};
