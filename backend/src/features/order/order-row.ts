import type { Language, Order, OrderStage, OrderSummary, Schedule, Translations } from 'shared-api/contract';
import type { LineJson } from './line-row.ts';
import { CHANGES, OPEN_CHANGE, type ChangeJson } from './change/change-row.ts';
import type { PromotionJson } from './promotions-sql.ts';
import { REVIEW_JSON, type ReviewJson } from '../review/presenter.ts';

/** A stage change as `ORDER_COLUMNS` returns it. */
export interface EventJson {
  readonly stage: OrderStage;
  readonly at: string;
  readonly by: Order['history'][number]['by'];
  readonly reason: string | null;
  readonly minutes: number | null;
}

/** An order as lists show it, with its restaurant, its customer and its lines; amounts in minor units. */
export interface OrderSummaryRow {
  readonly id: string;
  readonly code: string;
  readonly stage: OrderStage;
  readonly order_type: OrderSummary['orderType'];
  readonly total: number;
  readonly created_at: Date;
  readonly restaurant_id: string;
  readonly restaurant_name: string;
  readonly restaurant_language: Language | null;
  readonly restaurant_translations: Translations<'name' | 'description'>;
  readonly restaurant_slug: string;
  readonly user_id: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly customer_name: string;
  readonly lines: readonly LineJson[];
  readonly expires_at: Date | null;
  readonly promised_at: Date | null;
  /** From kitchen to door, as promised. */
  readonly delivery_minutes: number | null;
  /** Of an order for later: when it is wanted, and when the kitchen begins. */
  readonly wanted_at: Date | null;
  readonly prepare_at: Date | null;
  readonly open_change: ChangeJson | null;
  /** What its promotion takes off its price; nothing without one. */
  readonly discount: number;
  readonly promotion: PromotionJson | null;
  readonly version: number;
  readonly tracking_token: string;
}

/** An order with all its fields. */
export interface OrderRow extends OrderSummaryRow {
  readonly owner_id: string | null;
  readonly restaurant_phone: string | null;
  readonly restaurant_address: string | null;
  readonly restaurant_landmark: string | null;
  readonly restaurant_commune: string | null;
  readonly restaurant_schedule: Schedule;
  readonly phone: string;
  readonly address: string;
  readonly commune: string | null;
  readonly landmark: string | null;
  readonly note: string | null;
  readonly payment_method: Order['payment']['method'];
  readonly paying_with: number | null;
  readonly payment_reference: string | null;
  readonly subtotal: number;
  readonly delivery_fee: number;
  readonly history: readonly EventJson[];
  readonly changes: readonly ChangeJson[] | null;
  readonly review: ReviewJson | null;
}

/** Columns of an `OrderSummaryRow` without its lines and its open change, over `ORDER_TABLES`. */
export const HEAD_COLUMNS = `o.id, o.code, o.stage, o.order_type, o.total, o.created_at, o.restaurant_id,
  r.name AS restaurant_name, r.language AS restaurant_language, r.translations AS restaurant_translations,
  r.slug AS restaurant_slug, o.user_id, u.firstname, u.lastname, o.customer_name,
  o.expires_at, o.promised_at, o.delivery_minutes, o.wanted_at, o.prepare_at, o.version, o.tracking_token,
  o.discount, o.promotion`;

/** Columns of an `OrderSummaryRow`. */
export const SUMMARY_COLUMNS = `${HEAD_COLUMNS}, ${OPEN_CHANGE}, o.lines`;

/** Columns of an `OrderRow`. */
export const ORDER_COLUMNS = `${SUMMARY_COLUMNS}, r.owner_id, r.phone AS restaurant_phone,
  r.address AS restaurant_address, r.landmark AS restaurant_landmark, r.commune AS restaurant_commune,
  r.schedule AS restaurant_schedule, o.phone,
  o.address, o.commune, o.landmark, o.note, o.payment_method, o.paying_with, o.payment_reference, o.subtotal,
  o.delivery_fee,
  (SELECT json_agg(json_build_object('stage', e.stage, 'at', e.at, 'by', e.actor, 'reason', e.reason,
     'minutes', e.minutes) ORDER BY e.version) FROM order_event e WHERE e.order_id = o.id) AS history,
  ${CHANGES},
  (SELECT ${REVIEW_JSON} FROM review v WHERE v.order_id = o.id) AS review`;

export const ORDER_TABLES = `customer_order o JOIN restaurant r ON r.id = o.restaurant_id
  LEFT JOIN app_user u ON u.id = o.user_id`;
