import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { traceOfRequest } from './trace-of-request.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How exactly the last use is known: a busy evening costs one statement an hour. */
const SEEN_STEP_MS = HOUR_MS;
/** Longer than an owner's browser or network matters to any review. */
const LIFETIME_MS = 90 * DAY_MS;

const NOTE = named(
  'owner-trace.note',
  `INSERT INTO owner_trace AS t (owner_id, kind, hash, seen_at)
   SELECT $1, n.kind, n.hash, $4 FROM (VALUES ('device', $2::text), ('network', $3)) AS n (kind, hash)
   WHERE n.hash IS NOT NULL
   ON CONFLICT (owner_id, kind, hash) DO UPDATE SET seen_at = $4 WHERE t.seen_at < $5`,
);
const PRUNE = named('owner-trace.prune', 'DELETE FROM owner_trace WHERE seen_at < $1');

/** Remembers from which browser and network a restaurant owner acts: reviews from there do not count for them. */
export async function noteOwnerTrace(
  context: ServiceContext,
  request: FastifyRequest,
  ownerId: string,
): Promise<void> {
  const { device, network } = traceOfRequest(context, request);
  if (device === null && network === null) return;
  const now = context.clock();
  const seenBefore = now - SEEN_STEP_MS;
  const key = `${ownerId} ${device} ${network}`;
  const notedAt = context.notedTraces.get(key);
  if (notedAt !== undefined && notedAt >= seenBefore) return;
  await context.db.execute(NOTE, [ownerId, device, network, new Date(now), new Date(seenBefore)]);
  context.notedTraces.set(key, now);
}

export async function pruneOwnerTraces(db: Queryable, now: number): Promise<void> {
  await db.execute(PRUNE, [new Date(now - LIFETIME_MS)]);
}
