import type { Order } from 'shared-api/contract';
import type { Call } from '../../infra/http/routes.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { withNotificationIds } from '../notification/notify-users.ts';
import { moveOrder, readBeforeMove, type Move } from './move-order.ts';
import { presentOrder } from './presenter.ts';
import { getAnyOrderRow, getTrackedRow } from './repository.ts';

/**
 * Cancels a pending order by its tracking token, as its customer.
 *
 * @throws ServiceError `not_found`; `stage_changed` with `current` once the restaurant has answered
 */
export async function cancelTracked({
  input,
  actor,
  db,
  context,
  scope,
}: Call<'order', 'cancelTracked', 'token'>): Promise<Order> {
  const now = context.clock();
  const row = await readBeforeMove(db, () => getTrackedRow(db, scope), now);
  const move: Move = {
    ...{ to: 'cancelled', from: 'pending', by: 'customer', userId: actor.id },
    ...{ reason: input.body?.reason || null, minutes: null },
  };
  const isMoved =
    row.stage === 'pending' &&
    (await withNotificationIds((jitter) =>
      moveOrder(db, row.id, move, { acceptanceMinutes: 0, now, jitter }),
    ));
  const current = presentOrder(await getAnyOrderRow(db, row.id), true);
  if (!isMoved) throw new ServiceError('stage_changed', { current });
  return current;
}
