/** The stored stage of an order; every view derives its word from it. */
export const ORDER_STAGES = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'delivered',
  'rejected',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** Server view of an order (requirements 4.3). */
export const ORDER_STATUSES = ['PENDING', 'COMPLETED', 'CANCELLED', 'REFUNDED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Provider view of an order (requirements 4.3). */
export const PROVIDER_STATUSES = ['Pending', 'Confirmed', 'Delivered', 'Cancelled'] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** Customer view of an order (requirements 4.3). */
export const CUSTOMER_STATUSES = [
  'Pending',
  'Confirmed',
  'Preparing',
  'Delivered',
  'Cancelled',
  'Refunded',
] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

interface StageWords {
  readonly status: OrderStatus;
  readonly provider: ProviderStatus;
  readonly customer: CustomerStatus;
}

const WORDS = {
  pending: { status: 'PENDING', provider: 'Pending', customer: 'Pending' },
  confirmed: { status: 'PENDING', provider: 'Confirmed', customer: 'Confirmed' },
  preparing: { status: 'PENDING', provider: 'Confirmed', customer: 'Preparing' },
  ready: { status: 'PENDING', provider: 'Confirmed', customer: 'Preparing' },
  delivered: { status: 'COMPLETED', provider: 'Delivered', customer: 'Delivered' },
  rejected: { status: 'CANCELLED', provider: 'Cancelled', customer: 'Cancelled' },
  expired: { status: 'CANCELLED', provider: 'Cancelled', customer: 'Cancelled' },
  cancelled: { status: 'CANCELLED', provider: 'Cancelled', customer: 'Cancelled' },
  refunded: { status: 'REFUNDED', provider: 'Cancelled', customer: 'Refunded' },
} as const satisfies Record<OrderStage, StageWords>;

/** The three words for a stage (requirements 4.3). */
export function wordsOfStage(stage: OrderStage): StageWords {
  return WORDS[stage];
}

/** The stages that one provider's word covers, for filters. */
export function stagesOfProviderStatus(status: ProviderStatus): OrderStage[] {
  return ORDER_STAGES.filter((stage) => WORDS[stage].provider === status);
}

/** The stage that the provider's status dropdown sets (requirements 4.3: it may set any of its four words). */
export const STAGE_OF_PROVIDER_STATUS = {
  Pending: 'pending',
  Confirmed: 'confirmed',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const satisfies Record<ProviderStatus, OrderStage>;
