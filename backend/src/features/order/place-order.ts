import { toMinor, type Order, type Promotion } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import { checkViolation, uniqueViolation } from '../../infra/database/database-errors.ts';
import { newId } from '../../infra/database/new-id.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { traceOf, type Sender } from '../session/trace.ts';
import { findOrderIdByKey, idempotencyKeyOf, orderIdOfKey } from './idempotency.ts';
import type { NewOrder } from './insert-orders.ts';
import { makeOrderCode, makeTrackingToken } from './order-code.ts';
import type { CreateOrder, OrderedRestaurant } from './order-facts.ts';
import type { OrderRow } from './order-row.ts';
import { presentOrder } from './presenter.ts';
import { PORTIONS_CHECK } from './portions-sql.ts';
import { PROMOTION_CHECK, type PromotionJson } from './promotions-sql.ts';
import { SLOT_CHECK } from './slots-sql.ts';
import { priceOrder, type PricedOrder } from './price-order.ts';
import { getAnyOrderRow } from './repository.ts';
import { waitKey } from './order-limits.ts';
import { checkSender } from './sender/check-sender.ts';

const MINUTE_MS = 60_000;
const MAX_CODE_ATTEMPTS = 5;
/** How often an order is looked at again because others took its portions or slot, and room came back since. */
const MAX_ATTEMPTS = 5;

type OrderContext = Pick<
  ServiceContext,
  'db' | 'orderBatches' | 'settings' | 'clock' | 'orderCounts' | 'secrets'
>;

export interface PlaceOrderRequest {
  readonly order: CreateOrder;
  /** Null for a guest. */
  readonly userId: string | null;
  /** The `Idempotency-Key` header. */
  readonly key: string | undefined;
  /** Where the request comes from. */
  readonly sender: Sender;
}

/**
 * Places an order: one lookup, one count for its limits, then one insert. The same request under the same key makes one
 * order, however often and to whichever instance it is sent. If other orders take its portions, the room in its slot or
 * the last uses of its promotion between lookup and insert, it is looked up again.
 *
 * @throws ServiceError `restaurant_unavailable` if it is unknown, removed or not approved; `idempotency_conflict`;
 *   `unavailable` if others were faster each time; and what `checkSender` and `priceOrder` throw
 */
export async function placeOrder(context: OrderContext, request: PlaceOrderRequest): Promise<Order> {
  const { db, orderBatches } = context;
  const { acceptanceMinutes, phoneDigits } = await context.settings.current();
  const now = context.clock();
  const { order, userId } = request;
  // Whoever switches the language between two attempts sends the same order.
  const sameInEachLanguage = { ...order, language: undefined, expectedNames: undefined };
  const key = idempotencyKeyOf(request.key, userId, request.sender.device, sameInEachLanguage);
  const trace = traceOf(context.secrets, request.sender);
  const sent = { ...request.sender, phone: order.phone, userId, restaurantId: order.restaurant.id };
  const lookup = { order, userId, key, trace, waitKey: waitKey(sent), now };
  for (let attempt = 1; ; attempt += 1) {
    const { restaurant, usedKey, standing } = await orderBatches.findFacts(lookup);
    const earlierId = key && orderIdOfKey(key, usedKey);
    // Before any check: an order that was placed stays placed, even if the restaurant has closed since.
    if (earlierId !== null) return presentOrder(await getAnyOrderRow(db, earlierId), true);
    if (!restaurant) throw new ServiceError('restaurant_unavailable');
    const priced = priceOrder(order, restaurant, phoneDigits, now);
    if (attempt === 1) await checkSender(context, sent, standing, restaurant, priced, now);
    const expiresAt = (priced.later?.prepareAt ?? now) + acceptanceMinutes * MINUTE_MS;
    const row = toOrderRow(request, restaurant, priced, now, expiresAt);
    const isLast = attempt === MAX_ATTEMPTS;
    const stored = await insertOnce(
      context,
      {
        ...{ row, key, trace },
        slotCapacity: priced.later?.capacity ?? null,
        promotionLimits: priced.promotion ?? { total: null, perCustomer: null },
        isFirst: !restaurant.has_orders,
      },
      isLast,
    );
    if (!stored) continue;
    context.orderCounts.add(restaurant.id, 'placed', now);
    return presentOrder(stored, true);
  }
}

/**
 * Stores the order, or finds the one that the same request has placed in the meantime. Null if other orders have taken
 * its portions, its slot or the last use of its promotion.
 *
 * @throws ServiceError `unavailable` if it was the last attempt
 */
async function insertOnce(context: OrderContext, order: NewOrder, isLast: boolean): Promise<OrderRow | null> {
  try {
    const inserted = await insertWithFreeCode(context, order);
    if (inserted) return inserted;
  } catch (error) {
    if (![PORTIONS_CHECK, SLOT_CHECK, PROMOTION_CHECK].includes(checkViolation(error) ?? '')) throw error;
    if (isLast) throw new ServiceError('unavailable');
    return null;
  }
  const earlierId = order.key && (await findOrderIdByKey(context.db, order.key));
  if (!earlierId) throw new Error('An order was neither inserted nor found under its key');
  return getAnyOrderRow(context.db, earlierId);
}

async function insertWithFreeCode({ orderBatches }: OrderContext, order: NewOrder): Promise<OrderRow | null> {
  for (let attempt = 1; ; attempt += 1) {
    const row = { ...order.row, code: makeOrderCode() };
    try {
      return (await orderBatches.insert({ ...order, row })) ? row : null;
    } catch (error) {
      if (uniqueViolation(error) !== 'customer_order_code_key' || attempt === MAX_CODE_ATTEMPTS) throw error;
    }
  }
}

function toOrderRow(
  { order, userId }: PlaceOrderRequest,
  restaurant: OrderedRestaurant,
  priced: PricedOrder,
  now: number,
  expiresAt: number,
): OrderRow {
  const { payingWith, reference } = order.payment;
  return {
    id: newId(now),
    code: '',
    tracking_token: makeTrackingToken(),
    stage: 'pending',
    order_type: order.orderType,
    restaurant_id: restaurant.id,
    restaurant_name: restaurant.name,
    restaurant_language: restaurant.language,
    restaurant_translations: restaurant.translations,
    restaurant_slug: restaurant.slug,
    restaurant_phone: restaurant.phone,
    restaurant_address: restaurant.address,
    restaurant_landmark: restaurant.landmark,
    restaurant_commune: restaurant.commune,
    restaurant_schedule: restaurant.schedule,
    owner_id: restaurant.owner_id,
    user_id: userId,
    firstname: restaurant.firstname,
    lastname: restaurant.lastname,
    customer_name: order.name,
    phone: order.phone,
    address: order.address,
    commune: order.commune || null,
    landmark: order.landmark || null,
    note: order.note || null,
    payment_method: order.payment.method,
    paying_with: payingWith === null || payingWith === undefined ? null : toMinor(payingWith),
    payment_reference: reference || null,
    subtotal: priced.subtotal,
    delivery_fee: priced.deliveryFee,
    total: priced.total,
    discount: priced.discount,
    promotion: priced.promotion && promotionRow(priced.promotion, order.phone, userId),
    lines: priced.lines.map(({ itemId, ...line }) => ({ id: newId(now), item_id: itemId, ...line })),
    history: [
      { stage: 'pending', at: new Date(now).toISOString(), by: 'customer', reason: null, minutes: null },
    ],
    changes: null,
    open_change: null,
    review: null,
    expires_at: new Date(expiresAt),
    promised_at: null,
    delivery_minutes: priced.later && order.orderType === 'Delivery' ? restaurant.delivery_minutes : null,
    wanted_at: priced.later && new Date(priced.later.wantedAt),
    prepare_at: priced.later && new Date(priced.later.prepareAt),
    created_at: new Date(now),
    version: 1,
  };
}

function promotionRow(
  { id, kind, value, code, perCustomer }: Promotion,
  phone: string,
  userId: string | null,
): PromotionJson {
  const customers = userId === null ? [phone] : [phone, userId];
  return { id, kind, value, code, customers: perCustomer === null ? [] : customers };
}
