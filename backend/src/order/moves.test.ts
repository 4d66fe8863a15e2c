import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORDER_ACTORS, ORDER_STAGES, type OrderActor, type OrderStage } from 'shared-api/contract';
import { isMoveAllowed } from './moves.ts';

/** Written down from product.md, not derived from the code: where each actor may take an order from each stage. */
const ALLOWED: Record<OrderActor, Partial<Record<OrderStage, readonly OrderStage[]>>> = {
  customer: { pending: ['cancelled'] },
  provider: {
    pending: ['confirmed', 'delivered', 'cancelled', 'rejected'],
    confirmed: ['pending', 'delivered', 'cancelled', 'preparing', 'ready'],
    preparing: ['pending', 'confirmed', 'delivered', 'cancelled', 'ready'],
    ready: ['pending', 'confirmed', 'delivered', 'cancelled', 'preparing'],
    delivered: ['pending', 'confirmed', 'cancelled'],
    rejected: ['pending', 'confirmed', 'delivered', 'cancelled'],
    expired: ['pending', 'confirmed', 'delivered', 'cancelled'],
    cancelled: ['pending', 'confirmed', 'delivered'],
  },
  admin: {
    pending: ['cancelled'],
    confirmed: ['cancelled'],
    preparing: ['cancelled'],
    ready: ['cancelled'],
    delivered: ['cancelled', 'refunded'],
    rejected: ['cancelled', 'refunded'],
    expired: ['cancelled', 'refunded'],
    cancelled: ['refunded'],
  },
  system: { pending: ['expired'] },
};

for (const actor of ORDER_ACTORS) {
  test(`a ${actor} makes exactly the moves that are theirs`, () => {
    for (const from of ORDER_STAGES) {
      const possible = ORDER_STAGES.filter((to) => isMoveAllowed(actor, from, to));
      assert.deepEqual(possible.sort(), [...(ALLOWED[actor][from] ?? [])].sort(), from);
    }
  });
}
