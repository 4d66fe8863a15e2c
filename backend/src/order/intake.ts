import { openingState, type Schedule } from 'shared-api/contract';
import type { Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';
import type { InputOf } from '../http/routes.ts';
import { invalidField, ServiceError } from '../http/service-error.ts';
import { toAmount, toMinor } from '../money.ts';
import { deliveryFeeTo, type DeliveryFees } from './delivery-fee.ts';
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

const OFFER = named(
  'order.offer',
  `SELECT r.id, r.name, r.slug, r.phone, r.owner_id, r.schedule, r.minimum_order, r.delivery_fee,
     r.delivery_fees, r.has_orders, u.firstname, u.lastname,
     COALESCE((SELECT json_agg(json_build_object('id', i.id, 'name', i.name, 'price', i.price,
                 'sold_out_until', i.sold_out_until))
               FROM menu_item i
               WHERE i.restaurant_id = r.id AND i.id = ANY ($2::uuid[]) AND i.deleted_at IS NULL), '[]') AS items
   FROM restaurant r LEFT JOIN app_user u ON u.id = $3
   WHERE r.id = $1 AND r.is_confirmed AND r.deleted_at IS NULL`,
);

/** @throws ServiceError `restaurant_unavailable` for one that is unknown, removed or not confirmed */
export async function getOffer(db: Queryable, booking: Booking, userId: string | null): Promise<Offer> {
  const itemIds = booking.items.map(({ id }) => id);
  const offer = await db.first<Offer>(OFFER, [booking.restaurant.id, itemIds, userId]);
  if (!offer) throw new ServiceError('restaurant_unavailable');
  return offer;
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
