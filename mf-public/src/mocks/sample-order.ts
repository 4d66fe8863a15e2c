import type {
  CreateOrder,
  MenuItem,
  Offer,
  OptionGroup,
  Order,
  OrderLine,
  OrderOption,
  Restaurant,
} from 'shared-api/contract';
import { bestPromotion, feeTo, toAmount, toMinor, type OrderStage } from 'shared-api/contract';
import { withStage as move } from 'shared-api/standalone';
import { sampleId } from './sample-id.ts';

const MINUTE_MS = 60_000;

/** The order that the service would store for a request. @param codes the promotions with a code */
export function createSampleOrder(
  restaurant: Restaurant,
  body: CreateOrder,
  number: number,
  codes: readonly Offer[] = [],
): Order {
  const dishes = new Map(restaurant.menu.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const groups = restaurant.optionGroups ?? [];
  const items = body.items.map((ordered, index) => toLine(dishes.get(ordered.id), groups, ordered, index));
  const subtotal = items.reduce((sum, line) => sum + line.total, 0);
  const fee = feeTo(restaurant.deliveryFee, restaurant.deliveryFees, body.commune) ?? 0;
  const deliveryFee = body.orderType === 'Delivery' ? fee : 0;
  const best = bestPromotion(
    [...(restaurant.offers ?? []), ...codes.filter(({ code }) => code === body.promotionCode)],
    { subtotal: toMinor(subtotal), deliveryFee: toMinor(deliveryFee) },
  );
  const discount = toAmount(best?.discount ?? 0);
  const now = Date.now();
  return {
    id: sampleId(3, number),
    code: `K7M-4${String.fromCharCode('A'.charCodeAt(0) + number)}Q`,
    stage: 'pending',
    status: 'PENDING',
    orderType: body.orderType,
    totalAmount: toAmount(toMinor(subtotal + deliveryFee) - toMinor(discount)),
    promotion: best && { ...best.promotion, discount },
    orderDate: new Date(now).toISOString(),
    restaurant: { id: restaurant.id, name: restaurant.name, slug: restaurant.provider.slug },
    user: null,
    customerName: body.name,
    items,
    expiresAt: new Date(now + 10 * MINUTE_MS).toISOString(),
    promisedAt: null,
    ...(body.wantedAt && { later: { wantedAt: body.wantedAt, prepareAt: body.wantedAt } }),
    version: 1,
    phone: body.phone,
    address: body.address,
    commune: body.commune ?? null,
    landmark: body.landmark ?? null,
    note: body.note ?? null,
    subtotal,
    deliveryFee,
    payment: body.payment ?? { method: 'cash' },
    history: [
      { stage: 'pending', at: new Date(now).toISOString(), by: 'customer', reason: null, minutes: null },
    ],
    trackingToken: `sampletoken${String(number).padStart(11, '0')}`,
    restaurantPhone: restaurant.phone,
    pickUp:
      body.orderType === 'Takeaway'
        ? { place: restaurant.address, until: restaurant.opening.changesAt }
        : null,
    review: null,
  };
}

function toLine(
  dish: MenuItem | undefined,
  groups: readonly OptionGroup[],
  ordered: CreateOrder['items'][number],
  index: number,
): OrderLine {
  const options = groups.flatMap((group) =>
    group.options.flatMap(({ id, name, price }): OrderOption[] => {
      const chosen = ordered.options?.find((one) => one.id === id);
      return chosen ? [{ id, group: group.name, name, price, quantity: chosen.quantity ?? 1 }] : [];
    }),
  );
  // Without what is free of a group: the samples need no more.
  const price = options.reduce((sum, one) => sum + one.price * one.quantity, dish?.price ?? 0);
  return {
    id: sampleId(4, index),
    itemId: ordered.id,
    name: dish?.name ?? '',
    quantity: ordered.quantity,
    price,
    total: price * ordered.quantity,
    ...(options.length > 0 && { options }),
    note: ordered.note ?? null,
  };
}

/** The order after a step to another stage; an accepted one is promised in half an hour. */
export function movedOrder(order: Order, stage: OrderStage, by: 'customer' | 'provider'): Order {
  const minutes = stage === 'confirmed' ? 30 : null;
  return {
    ...move(order, stage, { by, minutes }),
    expiresAt: null,
    promisedAt:
      minutes === null ? order.promisedAt : new Date(Date.now() + minutes * MINUTE_MS).toISOString(),
  };
}
