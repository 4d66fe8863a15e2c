import type { ServiceContext } from '../../context.ts';
import { named } from '../../infra/database/statement.ts';
import { every } from '../../lib/every.ts';
import { hubOf } from '../../infra/stream/stream-hub.ts';
import type { Worker } from '../../workers.ts';
import { EXPIRY_BATCH, expireOrders } from './expire-orders.ts';
import { forgetDone } from './forget-customer.ts';

const EXPIRY_MS = 2000;
const FORGET_MS = 60_000;
const PRUNE_MS = 3_600_000;
/** A booking is not repeated under its key after this. */
const KEY_LIFE_MS = 7 * 86_400_000;

const PRUNE_KEYS = named('order.prune-keys', 'DELETE FROM order_idempotency WHERE created_at < $1');

async function expireAllDue(context: ServiceContext): Promise<void> {
  for (;;) {
    const expired = await expireOrders(context.db, context.clock());
    if (expired > 0) hubOf(context).announce();
    if (expired < EXPIRY_BATCH) return;
  }
}

/** Expires orders that nobody accepts, and forgets deleted customers; any number of instances may do so at once. */
export const orderWorker: Worker = {
  name: 'order',
  start: async (context) => {
    const ends = [
      every(context, 'order-expiry', EXPIRY_MS, () => expireAllDue(context)),
      every(context, 'order-forget', FORGET_MS, () => forgetDone(context.db, context.clock())),
      every(context, 'order-keys', PRUNE_MS, () =>
        context.db.execute(PRUNE_KEYS, [new Date(context.clock() - KEY_LIFE_MS)]),
      ),
    ];
    return async () => {
      await Promise.all(ends.map((end) => end()));
    };
  },
};
