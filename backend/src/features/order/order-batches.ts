import { createBatcher } from '../../infra/database/create-batcher.ts';
import type { Database } from '../../infra/database/database.ts';
import { tryLimitsTogether, type Attempt, type LimitRefusal } from '../../infra/database/rate-limit.ts';
import { withNotificationIds } from '../notification/notify-users.ts';
import { insertOrders, type NewOrder } from './insert-orders.ts';
import { findOrderFacts, type OrderFacts, type OrderLookup } from './order-facts.ts';

/** The statements of a new order. Orders placed at the same moment share them, and share one commit. */
export interface OrderBatches {
  findFacts(lookup: OrderLookup): Promise<OrderFacts>;
  /** Counts an order for its limits. */
  limit(attempt: Attempt): Promise<LimitRefusal | null>;
  /** Stores an order; resolves after the commit. False if its idempotency key was used before. */
  insert(order: NewOrder): Promise<boolean>;
}

export function createOrderBatches(db: Database): OrderBatches {
  return {
    findFacts: createBatcher((lookups) => findOrderFacts(db, lookups)),
    limit: createBatcher((attempts) => tryLimitsTogether(db, attempts)),
    insert: createBatcher((orders) => withNotificationIds((jitter) => insertOrders(db, orders, jitter))),
  };
}
