/** The closed word lists of the product (requirements 4.3). */

export const ROLES = ['USER', 'PROVIDER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

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
/** Largest number of portions for today of a dish or option, and from how many visitors read how many are left. */
export const MAX_PORTIONS = 999;
export const FEW_PORTIONS = 5;
/**
 * An order of more dishes, or of dishes for more MRU, needs a restaurant that accepts large orders, or that has
 * delivered to the account before. A school's 40 meals at the price of a dear dish (400 MRU) stay below both.
 */
export const LARGE_ORDER = { dishes: 60, subtotal: 20_000 } as const;

/** Minutes from a kitchen to its customers' doors, where the restaurant has not said otherwise. */
export const DELIVERY_MINUTES = 20;
/** Addresses that one user may save. */
export const MAX_ADDRESSES = 20;
/** Favourites that one user may have. */
export const MAX_FAVOURITES = 200;

/** Passkeys that one user may have, and characters of a passkey's name. */
export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME = 60;

/** Recovery codes that are made at once. */
export const RECOVERY_CODE_COUNT = 10;

export const MAX_RATING = 5;
export const MAX_REVIEW_LENGTH = 1000;
/** Days for which a review may be changed after it was first written. */
export const REVIEW_CHANGE_DAYS = 7;
/** Days within which a customer reviews a restaurant once. */
export const REVIEW_PERIOD_DAYS = 30;
/** Hours after its promised time from which an accepted order can be reviewed that the restaurant has not ended. */
export const REVIEW_AFTER_HOURS = 3;
/** How many networks have to report a review before an admin is asked to look at it. */
export const REPORTS_TO_LOOK = 3;

export const ORDER_TYPES = ['Delivery', 'Takeaway'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const REJECT_REASONS = ['closing', 'busy', 'sold_out', 'other'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** How long a restaurant refuses the orders of a sender. */
export const BLOCK_TIMES = ['day', 'always'] as const;
export type BlockTime = (typeof BLOCK_TIMES)[number];

/** What most orders of a storm have in common; `many`: nothing that the service sees. */
export const STORM_SENDERS = ['phone', 'device', 'account', 'network', 'large', 'blocked', 'many'] as const;
export type StormSender = (typeof STORM_SENDERS)[number];

export const PAYMENT_METHODS = ['cash', 'bankily', 'masrvi', 'sedad'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Who moved an order. */
export const ORDER_ACTORS = ['customer', 'provider', 'admin', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** What silence about a proposed change means: as its restaurant chooses, and tells beforehand. */
export const SILENCE_OUTCOMES = ['accepted', 'declined', 'cancelled'] as const;
export type SilenceOutcome = (typeof SILENCE_OUTCOMES)[number];

/** Answers to a wanted change; `withdrawn` by who wanted it. */
export const CHANGE_ANSWERS = [...SILENCE_OUTCOMES, 'withdrawn'] as const;
export type ChangeAnswer = (typeof CHANGE_ANSWERS)[number];

/** How a wanted change ended; `lapsed` when the order moved on before an answer. */
export const CHANGE_OUTCOMES = [...CHANGE_ANSWERS, 'lapsed'] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

/** What a promotion takes off: a share of the dishes, an amount of them, or the delivery fee. */
export const PROMOTION_KINDS = ['percent', 'amount', 'free_delivery'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** Why a promotion's code does not count for an order. */
export const CODE_PROBLEMS = ['unknown', 'not_yet', 'ended', 'used_up', 'minimum', 'takeaway'] as const;
export type CodeProblem = (typeof CODE_PROBLEMS)[number];

/** For how many minutes a customer may answer a proposed change. */
export const CHANGE_MINUTES = { least: 2, usual: 10, most: 60 } as const;

/** Decisions of an admin about a waiting restaurant owner. */
export const APPROVAL_DECISIONS = ['accept', 'decline'] as const;

/** Whether an admin has read a message of the contact page. */
export const MESSAGE_STATES = ['unread', 'read'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/**
 * `held` until an admin has looked, for what an honest customer may have as well; `uncounted` because it comes from the
 * browser of the owner or of an earlier review.
 */
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

/** What an admin's list of reviews can be filtered by; `reported`: by enough networks. */
export const REVIEW_FILTERS = ['held', 'reported', 'uncounted', 'removed'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** Decisions of an admin about a review; `keep` answers its reports. */
export const REVIEW_DECISIONS = ['publish', 'remove', 'restore', 'keep'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/**
 * Kinds of notifications; the interface translates `notification.<kind>`.
 * @open one of a newer service shows the service's own text
 */
export const NOTIFICATION_KINDS = [
  'order_placed',
  'order_stage',
  'order_begin',
  'order_change_proposed',
  'order_change_asked',
  'order_change_accepted',
  'order_change_declined',
  'order_change_withdrawn',
  'provider_registered',
  'account_confirmed',
  'account_declined',
  'restaurant_received',
  'restaurant_passed_on',
  'order_storm',
  'review_answered',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * Minutes that a slot of orders for later may be long: a day is a whole number of each, so that the slots of a kitchen
 * that never closes stay.
 */
export const SLOT_MINUTES = [10, 15, 20, 30, 45, 60, 90, 120] as const;

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

/**
 * What the public list can be sorted by: kitchen time, delivery fee, or rating; without it by name. Open ones first.
 */
export const RESTAURANT_SORTS = ['time', 'fee', 'rating'] as const;
export type RestaurantSort = (typeof RESTAURANT_SORTS)[number];

/** What a restaurant may lack before visitors find it and order: a dish, its region, opening hours, a delivery fee. */
export const MISSING_PARTS = ['dishes', 'place', 'hours', 'fee'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

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
  'totp_added',
  'totp_removed',
  'recovery_codes_made',
  'recovery_codes_removed',
  'recovery_code_used',
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
