import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { BEGIN_BATCH_SIZE, tellToBegin } from './begin-orders.ts';
import { endSilence } from './change/answer-change.ts';
import { EXPIRY_BATCH_SIZE, expireOrders } from './expire-orders.ts';
import { forgetCustomersOfFinishedOrders } from './forget-customer.ts';
import { pruneSlots } from './list-slots.ts';
import { prunePromotionUses } from './prune-promotion-uses.ts';
import { prunePortions } from './prune-portions.ts';
import { pruneBlocks } from './sender/blocked-senders.ts';
import { endStorms, noteStorms, pruneStorms } from './sender/order-storms.ts';

const EXPIRY_INTERVAL_MS = 2000;
const FORGET_INTERVAL_MS = 60_000;
const PRUNE_INTERVAL_MS = 3_600_000;
/** Idempotency keys are deleted after this time. */
const KEY_LIFETIME_MS = 7 * 86_400_000;

/** How soon an admin sees a storm. */
const COUNT_INTERVAL_MS = 3000;
/** Orders are traceable for this long; reviews come within days. */
const TRACE_LIFETIME_MS = 60 * 86_400_000;
const TRACE_BATCH_SIZE = 1000;

const PRUNE_KEYS = named('order.prune-keys', 'DELETE FROM order_idempotency WHERE created_at < $1');

const ERASE_TRACES = named(
  'order.erase-traces',
  `UPDATE customer_order SET trace_device = NULL, trace_network = NULL
   WHERE id IN (SELECT id FROM customer_order
                WHERE (trace_device IS NOT NULL OR trace_network IS NOT NULL) AND created_at < $1
                ORDER BY created_at LIMIT ${TRACE_BATCH_SIZE} FOR UPDATE SKIP LOCKED)
   RETURNING id`,
);

/** Erases browser and network of orders that nobody reviews any more. */
export async function eraseTraces(db: Queryable, now: number): Promise<void> {
  const before = new Date(now - TRACE_LIFETIME_MS);
  while ((await db.query(ERASE_TRACES, [before])).length === TRACE_BATCH_SIZE);
}

async function expireAllDue({ db, clock }: ServiceContext): Promise<void> {
  while ((await expireOrders(db, clock())) === EXPIRY_BATCH_SIZE);
}

async function tellAllToBegin({ db, clock }: ServiceContext): Promise<void> {
  while ((await tellToBegin(db, clock())) === BEGIN_BATCH_SIZE);
}

/** Writes the counts of orders, and begins and ends storms. */
export async function watchOrders({ db, clock, orderCounts }: ServiceContext): Promise<void> {
  await noteStorms(db, await orderCounts.flush(db), clock());
  await endStorms(db, clock());
}

async function prune({ db, clock }: ServiceContext): Promise<void> {
  const now = clock();
  await db.execute(PRUNE_KEYS, [new Date(now - KEY_LIFETIME_MS)]);
  await prunePortions(db, now);
  await pruneSlots(db, now);
  await prunePromotionUses(db, now);
  await pruneBlocks(db, now);
  await pruneStorms(db, now);
}

/**
 * Expires orders that no restaurant accepts, ends proposals that nobody answers, tells when to begin with those for
 * later, watches for storms, anonymizes those of deleted customers and erases traces; safe on several instances.
 */
export const orderWorker: Worker = {
  name: 'order',
  start: async (context) => {
    const ends = [
      every(context, 'order-expiry', EXPIRY_INTERVAL_MS, () => expireAllDue(context)),
      every(context, 'order-silence', EXPIRY_INTERVAL_MS, () => endSilence(context)),
      every(context, 'order-begin', EXPIRY_INTERVAL_MS, () => tellAllToBegin(context)),
      every(context, 'order-forget', FORGET_INTERVAL_MS, () =>
        forgetCustomersOfFinishedOrders(context.db, context.clock()),
      ),
      every(context, 'order-storms', COUNT_INTERVAL_MS, () => watchOrders(context)),
      every(context, 'order-keys', PRUNE_INTERVAL_MS, () => prune(context)),
      every(context, 'order-traces', PRUNE_INTERVAL_MS, () => eraseTraces(context.db, context.clock())),
    ];
    return async () => {
      await Promise.all(ends.map((end) => end()));
      await context.orderCounts.flush(context.db);
    };
  },
};
