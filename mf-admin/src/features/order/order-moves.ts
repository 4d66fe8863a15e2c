import type { OrderStage, OrderStatus } from 'shared-api/contract';

/** An admin's actions on an order. */
export type OrderMove = 'cancel' | 'refund';

/** The stage that a move sets. */
export const STAGE_OF_MOVE = {
  cancel: 'cancelled',
  refund: 'refunded',
} as const satisfies Record<OrderMove, OrderStage>;

const MOVES = {
  PENDING: ['cancel'],
  COMPLETED: ['refund', 'cancel'],
  CANCELLED: ['refund'],
  REFUNDED: [],
} as const satisfies Record<OrderStatus, readonly OrderMove[]>;

/** The moves that an order offers; only what is completed or cancelled is refunded (requirements 4.3). */
export function movesOf(status: OrderStatus): readonly OrderMove[] {
  return MOVES[status];
}
