import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORDER_ACTORS, ORDER_STAGES, type OrderActor, type OrderStage } from 'shared-api/contract';
import { isMoveAllowed } from './allowed-moves.ts';

/** The stages that each actor may move an order to, from the requirements (4.3) and not from the code. */
const ALLOWED: Record<OrderActor, Partial<Record<OrderStage, readonly OrderStage[]>>> = {
  customer: { pending: ['cancelled'] },
  provider: {
    pending: ['confirmed', 'preparing', 'ready', 'delivered', 'cancelled', 'rejected'],
    confirmed: ['pending', 'preparing', 'ready', 'delivered', 'cancelled'],
    preparing: ['pending', 'confirmed', 'ready', 'delivered', 'cancelled'],
    ready: ['pending', 'confirmed', 'preparing', 'delivered', 'cancelled'],
    delivered: ['pending', 'confirmed', 'preparing', 'ready', 'cancelled'],
    rejected: ['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled'],
    expired: ['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled'],
    cancelled: ['pending', 'confirmed', 'preparing', 'ready', 'delivered'],
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
  test(`allows a ${actor} exactly its moves`, () => {
    for (const from of ORDER_STAGES) {
      const possible = ORDER_STAGES.filter((to) => isMoveAllowed(actor, from, to));
      assert.deepEqual(possible.sort(), [...(ALLOWED[actor][from] ?? [])].sort(), from);
    }
  });
}
