import type { Order, OrderStage, OrderStatus } from 'shared-api/contract';

/** What an admin can do to an order. */
export type OrderMove = 'cancel' | 'refund';

/** The stage that a move leads to. */
export const STAGE_OF_MOVE = {
  cancel: 'cancelled',
  refund: 'refunded',
} as const satisfies Record<OrderMove, OrderStage>;

const MOVES = {
  PENDING: ['cancel'],
  COMPLETED: ['cancel', 'refund'],
  CANCELLED: ['refund'],
  REFUNDED: [],
} as const satisfies Record<OrderStatus, readonly OrderMove[]>;

/** The moves that an order offers; only what is completed or cancelled is refunded (requirements 4.3). */
export function movesOf(status: OrderStatus): readonly OrderMove[] {
  return MOVES[status];
}

/** The order that the service put into a refusal, if it did. */
export function orderIn(value: unknown): Order | undefined {
  const isOrder =
    typeof value === 'object' && value !== null && 'id' in value && 'stage' in value && 'history' in value;
  return isOrder ? (value as Order) : undefined;
}
