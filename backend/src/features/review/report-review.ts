import { REPORTS_TO_LOOK } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import { takeFromLimits, type RateLimit, type Use } from '../../infra/database/rate-limit.ts';
import { named } from '../../infra/database/statement.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { publishChange } from '../../infra/stream/publish-change.ts';
import type { Trace } from '../session/trace.ts';

const MINUTE_MS = 60_000;
const DEVICE: RateLimit = { purpose: 'review-report-device', burst: 5, intervalMs: 10 * MINUTE_MS };
/** Hundreds of people share one address behind a mobile carrier's gateway. */
const NETWORK: RateLimit = { purpose: 'review-report-network', burst: 20, intervalMs: MINUTE_MS };
/** All callers on the machine itself, as in a demo. */
const LOCAL = 'local';

const FIND = named(
  'review.find-reported',
  `SELECT v.id FROM review v JOIN restaurant r ON r.id = v.restaurant_id
   WHERE v.id = $1 AND v.state = 'published' AND r.is_confirmed AND r.deleted_at IS NULL`,
);
const REPORT = named(
  'review.report',
  `WITH fresh AS (
     INSERT INTO review_report (review_id, network, device, created_at)
     SELECT $1, $2, $3, $4
     WHERE NOT EXISTS (SELECT 1 FROM review_report WHERE review_id = $1 AND device = $3)
     ON CONFLICT DO NOTHING RETURNING review_id)
   UPDATE review SET reported_by = reported_by + 1 WHERE id IN (SELECT review_id FROM fresh) RETURNING reported_by`,
);

/**
 * Counts a visitor's report, once for each network and browser. Reports remove nothing; enough of them put the review
 * before an admin.
 *
 * @throws ServiceError `not_found` for a review that visitors do not see; `rate_limited`
 */
export async function reportReview(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  id: string,
  { network, device }: Trace,
): Promise<void> {
  const now = clock();
  if (!(await db.first(FIND, [id]))) throw notFound();
  if (network !== null) await takeFromLimits(db, usesOf(network, device), now);
  await db.transaction(async (transaction) => {
    const values = [id, network ?? LOCAL, device, new Date(now)];
    const counted = await transaction.first<{ reported_by: number }>(REPORT, values);
    if (counted?.reported_by === REPORTS_TO_LOOK)
      await publishChange(transaction, { kind: 'review', id }, now);
  });
}

function usesOf(network: string, device: string | null): Use[] {
  const ofNetwork = { limit: NETWORK, subject: network };
  return device === null ? [ofNetwork] : [ofNetwork, { limit: DEVICE, subject: device }];
}
