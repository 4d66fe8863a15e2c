import { ORDER_CODE_DAYS } from 'shared-api/contract';
import { named } from '../../infra/database/statement.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import type { Call } from '../../infra/http/routes.ts';
import { notFound } from '../../infra/http/service-error.ts';
import {
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
  TRACKING_CODE,
  TRACKING_CODE_NETWORK,
  TRACKING_NETWORK,
} from '../session/throttle.ts';
import { traceOfRequest } from '../session/trace-of-request.ts';

const DAY_MS = 86_400_000;

const BY_CODE = named(
  'order.find-by-code',
  `SELECT tracking_token, right(phone, 4) = $2 AS is_right, trace_network IS NOT DISTINCT FROM $3 AS is_from_there
   FROM customer_order WHERE code = $1 AND created_at > $4`,
);

interface FoundRow {
  readonly tracking_token: string;
  readonly is_right: boolean;
  /** Whether the caller's network is the one that the order was placed from. */
  readonly is_from_there: boolean;
}

/**
 * The tracking token of an order of the last days, for whoever knows its code and the end of its phone number. An
 * unknown code and wrong digits take the same statements and get the same reply. Each attempt is counted before its
 * outcome is told ({@link TRACKING_CODE}); who guesses from elsewhere does not slow down the network that the order
 * came from.
 *
 * @throws ServiceError `not_found`; `rate_limited` with the seconds to wait
 */
export async function findTracked(call: Call<'order', 'findTracked'>): Promise<{ trackingToken: string }> {
  const { db, context, request } = call;
  const { code, phoneEnd } = call.input.body;
  const now = context.clock();
  const network = callerNetwork(request);
  const trace = traceOfRequest(context, request);
  const values = [code, phoneEnd, trace.network, new Date(now - ORDER_CODE_DAYS * DAY_MS)];
  const found = await db.first<FoundRow>(BY_CODE, values);
  const caller = `${code}\0${network}`;
  const side = `${code}\0${found?.is_from_there ? 'there' : 'elsewhere'}`;
  await countAttempt(db, TRACKING_NETWORK, network, now);
  await countAttempt(db, TRACKING_CODE_NETWORK, caller, now);
  await countAttempt(db, TRACKING_CODE, side, now);
  if (!found?.is_right) throw notFound();
  await forgiveAttempt(db, TRACKING_NETWORK, network, now);
  await forgetAttempts(db, TRACKING_CODE_NETWORK, caller);
  await forgiveAttempt(db, TRACKING_CODE, side, now);
  return { trackingToken: found.tracking_token };
}
