import { openingState, type Schedule } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { InputOf } from '../../infra/http/routes.ts';
import { invalidField, ServiceError } from '../../infra/http/service-error.ts';
import { toAmount, toMinor } from '../../lib/money.ts';
import { deliveryFeeTo, type DeliveryFees } from './delivery-fee.ts';
import { keyRowOf, type BookingKey, type KeyRow } from './idempotency.ts';
import { MAX_TOTAL_MINOR, totalsOf, type Totals } from './pricing.ts';

export type Booking = InputOf<'order', 'create'>['body'];

interface OfferedItem {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly sold_out_until: string | null;
}

/** The restaurant of a booking as it stands now, with those of the wanted dishes that it offers. */
export interface Offer extends DeliveryFees {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly phone: string | null;
  readonly owner_id: string | null;
  readonly schedule: Schedule;
  readonly minimum_order: number;
  readonly has_orders: boolean;
  /** Names of the signed-in customer. */
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly items: readonly OfferedItem[];
}

export interface BookedLine {
  readonly itemId: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly note: string | null;
}

export interface CheckedBooking extends Totals {
  readonly lines: readonly BookedLine[];
}

/** A booking that is to be decided on. */
export interface Inquiry {
  readonly booking: Booking;
  readonly userId: string | null;
  readonly key: BookingKey | null;
}

/** What the database knows of a booking. */
export interface Finding {
  /** Null where the restaurant is unknown, removed or not confirmed. */
  readonly offer: Offer | null;
  /** What its key was used for before. */
  readonly used: KeyRow | null;
}

const FINDINGS = named(
  'order.findings',
  `SELECT r.id, r.name, r.slug, r.phone, r.owner_id, r.schedule, r.minimum_order, r.delivery_fee,
     r.delivery_fees, r.has_orders, u.firstname, u.lastname,
     COALESCE((SELECT json_agg(json_build_object('id', i.id, 'name', i.name, 'price', i.price,
                 'sold_out_until', i.sold_out_until))
               FROM menu_item i
               WHERE i.restaurant_id = r.id AND i.id = ANY (w.items) AND i.deleted_at IS NULL), '[]') AS items,
     (SELECT to_json(t) FROM (${keyRowOf('w.key', 'w.scope', 'w.request_hash')}) AS t) AS used
   FROM ROWS FROM (json_to_recordset($1::json)
       AS (restaurant uuid, items uuid[], user_id uuid, key text, scope text, request_hash text))
     WITH ORDINALITY AS w (restaurant, items, user_id, key, scope, request_hash, position)
     LEFT JOIN restaurant r ON r.id = w.restaurant AND r.is_confirmed AND r.deleted_at IS NULL
     LEFT JOIN app_user u ON u.id = w.user_id
   ORDER BY w.position`,
);

type FindingRow = (Offer | { readonly id: null }) & Pick<Finding, 'used'>;

/** Looks up what some bookings are decided by, in their order. */
export async function lookUp(db: Queryable, inquiries: readonly Inquiry[]): Promise<Finding[]> {
  const wanted = inquiries.map(({ booking, userId, key }) => ({
    restaurant: booking.restaurant.id,
    items: booking.items.map(({ id }) => id),
    user_id: userId,
    key: key?.key,
    scope: key?.scope,
    request_hash: key?.requestHash,
  }));
  const rows = await db.query<FindingRow>(FINDINGS, [JSON.stringify(wanted)]);
  return rows.map((row) => ({ offer: row.id === null ? null : row, used: row.used }));
}

/**
 * Decides whether a booking can be taken, and what it costs: every price is the service's.
 *
 * @throws ServiceError `phone_invalid`, `item_unavailable`, `restaurant_closed`, `delivery_unavailable`,
 *   `minimum_order`, `conflict`
 */
export function checkBooking(
  booking: Booking,
  offer: Offer,
  phoneDigits: number,
  now: number,
): CheckedBooking {
  checkPhone(booking.phone, phoneDigits);
  checkOpen(offer, now);
  const lines = linesOf(booking, offer, now);
  const isDelivery = booking.orderType === 'Delivery';
  const totals = totalsOf(lines, isDelivery ? deliveryFeeTo(offer, booking.commune) : 0);
  if (totals.total > MAX_TOTAL_MINOR) throw invalidField('items', 'come to more than one order can');
  if (isDelivery) checkMinimum(totals, offer);
  checkExpected(booking.expectedTotal, totals, lines);
  return { ...totals, lines };
}

export function checkPhone(phone: string, digits: number): void {
  if (phone.length !== digits)
    throw invalidField('phone', `has to have exactly ${digits} digits`, 'phone_invalid');
}

function checkOpen({ schedule }: Offer, now: number): void {
  const opening = openingState(schedule, now);
  if (!opening.isOpen) throw new ServiceError('restaurant_closed', { current: { opening } });
}

function linesOf(booking: Booking, offer: Offer, now: number): BookedLine[] {
  const offered = new Map(offer.items.map((item) => [item.id, item]));
  const refused: Refused[] = [];
  const lines = booking.items.flatMap(({ id, quantity, note }, index) => {
    const item = offered.get(id);
    const reason = refusalOf(item, now);
    if (item && reason === null) {
      return [{ itemId: id, name: item.name, price: item.price, quantity, note: note || null }];
    }
    refused.push({ index, id, name: item?.name ?? null, reason: reason ?? 'not_offered' });
    return [];
  });
  if (refused.length > 0) throw itemsUnavailable(refused);
  return lines;
}

interface Refused {
  readonly index: number;
  readonly id: string;
  /** Null for a dish that is not on this restaurant's menu. */
  readonly name: string | null;
  readonly reason: 'sold_out' | 'not_offered';
}

function refusalOf(item: OfferedItem | undefined, now: number): Refused['reason'] | null {
  if (!item) return 'not_offered';
  return item.sold_out_until !== null && Date.parse(item.sold_out_until) > now ? 'sold_out' : null;
}

function itemsUnavailable(refused: readonly Refused[]): ServiceError {
  return new ServiceError('item_unavailable', {
    errors: refused.map(({ index, reason }) => ({ path: `items.${index}.id`, message: reason })),
    current: { items: refused.map(({ id, name, reason }) => ({ id, name, reason })) },
  });
}

function checkMinimum(totals: Totals, offer: Offer): void {
  if (totals.subtotal >= offer.minimum_order) return;
  const current = { minimumOrder: toAmount(offer.minimum_order), subtotal: toAmount(totals.subtotal) };
  throw new ServiceError('minimum_order', { current });
}

/** The customer saw another total: better to ask again than to surprise. */
function checkExpected(expected: number | undefined, totals: Totals, lines: readonly BookedLine[]): void {
  if (expected === undefined || toMinor(expected) === totals.total) return;
  throw new ServiceError('conflict', {
    detail: 'The total has changed',
    current: {
      items: lines.map(({ itemId, name, price }) => ({ id: itemId, name, price: toAmount(price) })),
      subtotal: toAmount(totals.subtotal),
      deliveryFee: toAmount(totals.deliveryFee),
      totalAmount: toAmount(totals.total),
    },
  });
}
