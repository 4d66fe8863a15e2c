import type { ServiceContext } from '../../context.ts';
import { named } from '../../infra/database/statement.ts';
import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { EXPIRY_BATCH_SIZE, expireOrders } from './expire-orders.ts';
import { forgetCustomersOfFinishedOrders } from './forget-customer.ts';
import { pruneSenders } from './sender/blocked-senders.ts';
import { endStorms, noteStorms, pruneGuestCounts } from './sender/order-storms.ts';

const EXPIRY_INTERVAL_MS = 2000;
const FORGET_INTERVAL_MS = 60_000;
const PRUNE_INTERVAL_MS = 3_600_000;
/** Idempotency keys are deleted after this time. */
const KEY_LIFETIME_MS = 7 * 86_400_000;

/** How soon an admin sees a storm. */
const COUNT_INTERVAL_MS = 3000;

const PRUNE_KEYS = named('order.prune-keys', 'DELETE FROM order_idempotency WHERE created_at < $1');

async function expireAllDue({ db, clock }: ServiceContext): Promise<void> {
  while ((await expireOrders(db, clock())) === EXPIRY_BATCH_SIZE);
}

/** Writes the counts of guest orders, and begins and ends storms. */
export async function watchGuestOrders({ db, clock, guestOrderCounts }: ServiceContext): Promise<void> {
  await noteStorms(db, await guestOrderCounts.flush(db), clock());
  await endStorms(db, clock());
}

async function prune({ db, clock }: ServiceContext): Promise<void> {
  const now = clock();
  await db.execute(PRUNE_KEYS, [new Date(now - KEY_LIFETIME_MS)]);
  await pruneSenders(db, now);
  await pruneGuestCounts(db, now);
}

/** Expires orders that no restaurant accepts, watches guest orders, and anonymizes those of deleted customers; safe on several instances. */
export const orderWorker: Worker = {
  name: 'order',
  start: async (context) => {
    const ends = [
      every(context, 'order-expiry', EXPIRY_INTERVAL_MS, () => expireAllDue(context)),
      every(context, 'order-forget', FORGET_INTERVAL_MS, () =>
        forgetCustomersOfFinishedOrders(context.db, context.clock()),
      ),
      every(context, 'guest-orders', COUNT_INTERVAL_MS, () => watchGuestOrders(context)),
      every(context, 'order-keys', PRUNE_INTERVAL_MS, () => prune(context)),
    ];
    return async () => {
      await Promise.all(ends.map((end) => end()));
      await context.guestOrderCounts.flush(context.db);
    };
  },
};
