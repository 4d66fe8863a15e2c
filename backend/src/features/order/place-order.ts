import type { Order, Settings } from 'shared-api/contract';
import { uniqueViolation } from '../../infra/database/database-errors.ts';
import type { Database } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import type { Actor } from '../../infra/http/actor.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { toMinor } from '../../lib/money.ts';
import { bookingRoundsOf } from './booking-rounds.ts';
import { makeOrderCode, makeTrackingToken } from './code.ts';
import { getAnyOrderRow } from './find-order.ts';
import { bookedOrder, bookingKeyOf, findBooked } from './idempotency.ts';
import type { NewOrder } from './insert-order.ts';
import { checkBooking, type Booking, type CheckedBooking, type Offer } from './intake.ts';
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
 * @throws ServiceError `restaurant_unavailable` for one that is unknown, removed or not confirmed; as `checkBooking` and
 *   `findBooked` do
 */
export async function placeOrder(
  db: Database,
  incoming: IncomingBooking,
  settings: Pick<Settings, 'acceptanceMinutes' | 'phoneDigits'>,
  now: number,
): Promise<Order> {
  const { booking, actor } = incoming;
  const key = bookingKeyOf(incoming.key, actor.id, booking);
  const { offer, used } = await bookingRoundsOf(db).lookUp({ booking, userId: actor.id, key });
  const booked = key && bookedOrder(key, used);
  // Whether the restaurant still takes orders no longer matters to a booking that was made.
  if (booked !== null) return presentOrder(await getAnyOrderRow(db, booked), true);
  if (!offer) throw new ServiceError('restaurant_unavailable');
  const checked = checkBooking(booking, offer, settings.phoneDigits, now);
  const row = orderRowOf(incoming, offer, checked, now, settings.acceptanceMinutes);
  return presentOrder(await store(db, { row, key, isFirst: !offer.has_orders }), true);
}

/** Stores the order, or finds the one that the same booking has made meanwhile. */
async function store(db: Database, order: NewOrder): Promise<OrderRow> {
  const placed = await storeWithFreeCode(db, order);
  if (placed) return placed;
  const booked = order.key && (await findBooked(db, order.key));
  if (!booked) throw new Error('A booking was neither stored nor found under its key');
  return getAnyOrderRow(db, booked);
}

async function storeWithFreeCode(db: Database, order: NewOrder): Promise<OrderRow | null> {
  for (let attempt = 1; ; attempt += 1) {
    const row = { ...order.row, code: makeOrderCode() };
    try {
      return (await bookingRoundsOf(db).store({ ...order, row })) ? row : null;
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
