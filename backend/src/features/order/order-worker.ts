import type { ServiceContext } from '../../context.ts';
import { named } from '../../infra/database/statement.ts';
import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { EXPIRY_BATCH_SIZE, expireOrders } from './expire-orders.ts';
import { forgetCustomersOfFinishedOrders } from './forget-customer.ts';

const EXPIRY_INTERVAL_MS = 2000;
const FORGET_INTERVAL_MS = 60_000;
const PRUNE_INTERVAL_MS = 3_600_000;
/** Idempotency keys are deleted after this time. */
const KEY_LIFETIME_MS = 7 * 86_400_000;

const PRUNE_KEYS = named('order.prune-keys', 'DELETE FROM order_idempotency WHERE created_at < $1');

async function expireAllDue({ db, clock }: ServiceContext): Promise<void> {
  while ((await expireOrders(db, clock())) === EXPIRY_BATCH_SIZE);
}

/** Expires orders that no restaurant accepts, and anonymizes those of deleted customers; safe on several instances. */
export const orderWorker: Worker = {
  name: 'order',
  start: async (context) => {
    const ends = [
      every(context, 'order-expiry', EXPIRY_INTERVAL_MS, () => expireAllDue(context)),
      every(context, 'order-forget', FORGET_INTERVAL_MS, () =>
        forgetCustomersOfFinishedOrders(context.db, context.clock()),
      ),
      every(context, 'order-keys', PRUNE_INTERVAL_MS, () =>
        context.db.execute(PRUNE_KEYS, [new Date(context.clock() - KEY_LIFETIME_MS)]),
      ),
    ];
    return async () => {
      await Promise.all(ends.map((end) => end()));
    };
  },
};
