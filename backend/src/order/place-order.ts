import type { Order, Settings } from 'shared-api/contract';
import { uniqueViolation } from '../database/database-errors.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { Actor } from '../http/actor.ts';
import { withNotificationIds } from '../notification/notify.ts';
import { toMinor } from '../money.ts';
import { makeOrderCode, makeTrackingToken } from './code.ts';
import { getAnyOrderRow } from './find-order.ts';
import { bookingKeyOf, findBooked } from './idempotency.ts';
import { insertOrder, type NewOrder } from './insert-order.ts';
import { checkBooking, getOffer, type Booking, type CheckedBooking, type Offer } from './intake.ts';
import { presentOrder, type OrderRow } from './order-row.ts';

const MINUTE_MS = 60_000;
const CODE_ATTEMPTS = 5;

/** A booking as it came in. */
export interface IncomingBooking {
  readonly booking: Booking;
  readonly actor: Actor;
  /** The `Idempotency-Key` header. */
  readonly key: string | undefined;
}

/**
 * Places an order. Under one key the same booking makes one order, however often and wherever it arrives.
 *
 * @throws ServiceError as `checkBooking` and `findBooked` do
 */
export async function placeOrder(
  db: Database,
  incoming: IncomingBooking,
  settings: Pick<Settings, 'acceptanceMinutes' | 'phoneDigits'>,
  now: number,
): Promise<Order> {
  const { booking, actor } = incoming;
  const key = bookingKeyOf(incoming.key, actor.id, booking);
  const [booked, offer] = await Promise.all([
    key ? findBooked(db, key) : null,
    // Whether the restaurant still takes orders no longer matters to a booking that was made.
    getOffer(db, booking, actor.id).catch((error: unknown) => error),
  ]);
  if (booked !== null) return presentOrder(await getAnyOrderRow(db, booked), true);
  if (offer instanceof Error) throw offer;
  const checked = checkBooking(booking, offer as Offer, settings.phoneDigits, now);
  const row = orderRowOf(incoming, offer as Offer, checked, now, settings.acceptanceMinutes);
  const isFirst = !(offer as Offer).has_orders;
  return presentOrder(await store(db, { row, key, isFirst }, now), true);
}

/** Stores the order, or finds the one that the same booking has made meanwhile. */
async function store(db: Database, order: NewOrder, now: number): Promise<OrderRow> {
  const placed = await insertWithFreeCode(db, order, now);
  if (placed) return placed;
  const booked = order.key && (await findBooked(db, order.key));
  if (!booked) throw new Error('A booking was neither stored nor found under its key');
  return getAnyOrderRow(db, booked);
}

async function insertWithFreeCode(db: Database, order: NewOrder, now: number): Promise<OrderRow | null> {
  for (let attempt = 1; ; attempt += 1) {
    const row = { ...order.row, code: makeOrderCode() };
    try {
      const isPlaced = await withNotificationIds((jitter) => insertOrder(db, { ...order, row }, now, jitter));
      return isPlaced ? row : null;
    } catch (error) {
      if (uniqueViolation(error) !== 'customer_order_code_key' || attempt === CODE_ATTEMPTS) throw error;
    }
  }
}

function orderRowOf(
  { booking, actor }: IncomingBooking,
  offer: Offer,
  checked: CheckedBooking,
  now: number,
  acceptanceMinutes: number,
): OrderRow {
  const { payingWith, reference } = booking.payment;
  return {
    id: newId(now),
    code: '',
    tracking_token: makeTrackingToken(),
    stage: 'pending',
    order_type: booking.orderType,
    restaurant_id: offer.id,
    restaurant_name: offer.name,
    restaurant_slug: offer.slug,
    restaurant_phone: offer.phone,
    owner_id: offer.owner_id,
    user_id: actor.id,
    firstname: offer.firstname,
    lastname: offer.lastname,
    customer_name: booking.name,
    phone: booking.phone,
    address: booking.address,
    commune: booking.commune || null,
    landmark: booking.landmark || null,
    note: booking.note || null,
    payment_method: booking.payment.method,
    paying_with: payingWith === null || payingWith === undefined ? null : toMinor(payingWith),
    payment_reference: reference || null,
    subtotal: checked.subtotal,
    delivery_fee: checked.deliveryFee,
    total: checked.total,
    lines: checked.lines.map(({ itemId, ...line }) => ({ id: newId(now), item_id: itemId, ...line })),
    history: [
      { stage: 'pending', at: new Date(now).toISOString(), by: 'customer', reason: null, minutes: null },
    ],
    review: null,
    expires_at: new Date(now + acceptanceMinutes * MINUTE_MS),
    promised_at: null,
    created_at: new Date(now),
    version: 1,
  };
}
