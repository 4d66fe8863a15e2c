/** The closed word lists of the product (requirements 4.3). */

export const ROLES = ['USER', 'PROVIDER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Default and fallback language (requirements 9). */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Currency label, shown after every amount (requirements 9). */
export const CURRENCY_LABEL = 'MRU';
export const TIME_ZONE = 'Africa/Nouakchott';

/** Digits of a phone number (requirements 9); the site settings may change it. */
export const DEFAULT_PHONE_DIGITS = 10;
/** Minutes a restaurant has to accept an order before it expires (requirements 4.3). */
export const DEFAULT_ACCEPTANCE_MINUTES = 10;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;
/** Default table page size (requirements 9). */
export const DEFAULT_PAGE_SIZE = 10;
/** Most rows of one list reply, whatever `limit` says. */
export const MAX_PAGE_SIZE = 100;
export const MAX_ITEM_QUANTITY = 99;
export const MAX_ORDER_LINES = 60;
/**
 * A guest's order of more dishes, or of dishes for more MRU, needs a restaurant that accepts large orders. A school's 40
 * meals at the price of a dear dish (400 MRU) stay below both.
 */
export const LARGE_ORDER = { dishes: 60, subtotal: 20_000 } as const;
/** Addresses that one user may save. */
export const MAX_ADDRESSES = 20;
/** Favourites that one user may have. */
export const MAX_FAVOURITES = 200;

/** Passkeys that one user may have, and characters of a passkey's name. */
export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME = 60;

export const MAX_RATING = 5;
export const MAX_REVIEW_LENGTH = 1000;
/** Days for which a review may be changed after it was first written. */
export const REVIEW_CHANGE_DAYS = 7;
/** Days within which a customer reviews a restaurant once. */
export const REVIEW_PERIOD_DAYS = 30;
/** From so many networks a review must be reported before it is put before an admin. */
export const REPORTS_TO_LOOK = 3;

export const ORDER_TYPES = ['Delivery', 'Takeaway'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

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

/** The stages that one server status covers, for filters. */
export function stagesOfStatus(status: OrderStatus): OrderStage[] {
  return ORDER_STAGES.filter((stage) => WORDS[stage].status === status);
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

export const REJECT_REASONS = ['closing', 'busy', 'sold_out', 'other'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** How long a restaurant refuses the guest orders of a sender. */
export const BLOCK_TIMES = ['day', 'always'] as const;
export type BlockTime = (typeof BLOCK_TIMES)[number];

/** What most orders of a storm have in common; `many`: nothing that the service sees. */
export const STORM_SENDERS = ['phone', 'device', 'network', 'large', 'blocked', 'many'] as const;
export type StormSender = (typeof STORM_SENDERS)[number];

export const PAYMENT_METHODS = ['cash', 'bankily', 'masrvi', 'sedad'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Who moved an order. */
export const ORDER_ACTORS = ['customer', 'provider', 'admin', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** Decisions of an admin about a waiting restaurant owner. */
export const APPROVAL_DECISIONS = ['accept', 'decline'] as const;

/** Whether an admin has read a message of the contact page. */
export const MESSAGE_STATES = ['unread', 'read'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Where a review is: `held` for a look at its text, `uncounted` as it may be the restaurant's own work. */
export const REVIEW_STATES = ['published', 'held', 'uncounted', 'removed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Why a review is held or does not count. */
export const REVIEW_REASONS = [
  'contact',
  'own_phone',
  'own_device',
  'own_network',
  'same_phone',
  'same_device',
  'same_network',
  'same_payment',
  'quick',
  'burst',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Which reviews an admin lists; `reported` from enough networks. */
export const REVIEW_FILTERS = ['held', 'reported', 'uncounted', 'removed'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** Decisions of an admin about a review; `keep` answers its reports. */
export const REVIEW_DECISIONS = ['publish', 'remove', 'restore', 'keep'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** Kinds of notifications; the interface translates `notification.<kind>`. */
export const NOTIFICATION_KINDS = [
  'order_placed',
  'order_stage',
  'provider_registered',
  'account_confirmed',
  'account_declined',
  'restaurant_received',
  'restaurant_passed_on',
  'order_storm',
  'review_answered',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Cuisines a provider may choose as its category. */
export const CUISINES = [
  'mauritanian',
  'senegalese',
  'moroccan',
  'lebanese',
  'grill',
  'seafood',
  'pizza',
  'burger',
  'bakery',
  'drinks',
  'healthy',
  'asian',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** Actions of the audit log. */
export const AUDIT_ACTIONS = [
  'user_created',
  'user_updated',
  'user_confirmed',
  'user_unconfirmed',
  'user_declined',
  'user_removed',
  'email_confirmed',
  'role_changed',
  'password_changed',
  'password_link_sent',
  'passkey_added',
  'passkey_removed',
  'factors_reset',
  'provider_created',
  'provider_updated',
  'owner_changed',
  'provider_removed',
  'restaurant_created',
  'restaurant_updated',
  'restaurant_removed',
  'restaurant_restored',
  'order_updated',
  'order_cancelled',
  'order_refunded',
  'order_removed',
  'sender_rejected',
  'sender_blocked',
  'sender_unblocked',
  'settings_changed',
  'message_removed',
  'message_restored',
  'review_published',
  'review_removed',
  'review_restored',
  'review_kept',
  'users_exported',
  'orders_exported',
  'own_data_exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Kinds of objects of the audit log. */
export const AUDIT_OBJECTS = [
  'user',
  'provider',
  'restaurant',
  'order',
  'settings',
  'message',
  'review',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

/** Periods of the marketplace figures, in days. */
export const STATISTICS_PERIODS = ['7', '30', '90'] as const;
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number];

/** Every error code of the service; the interface translates `errors.<code>`. */
export const ERROR_CODES = [
  'validation_failed',
  'phone_invalid',
  'passwords_differ',
  'password_common',
  'password_guessable',
  'email_taken',
  'credentials_invalid',
  'unauthorized',
  'verification_required',
  'passkey_required',
  'forbidden',
  'not_found',
  'conflict',
  'stage_changed',
  'stage_not_allowed',
  'idempotency_conflict',
  'restaurant_closed',
  'restaurant_unavailable',
  'item_unavailable',
  'minimum_order',
  'order_too_large',
  'order_refused',
  'delivery_unavailable',
  'review_too_early',
  'review_final',
  'review_repeated',
  'favourites_full',
  'addresses_full',
  'restaurants_full',
  'owner_declined',
  'name_taken',
  'last_admin',
  'registration_ticket_missing',
  'link_invalid',
  'passkey_invalid',
  'passkey_unavailable',
  'passkeys_full',
  'xsrf_invalid',
  'origin_invalid',
  'rate_limited',
  'payload_too_large',
  'unsupported_media_type',
  'image_invalid',
  'image_too_large',
  'pictures_full',
  'storage_full',
  'unavailable',
  'server_error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
