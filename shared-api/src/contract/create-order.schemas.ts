import * as z from 'zod';
import {
  idSchema,
  instantSchema,
  lineSchema,
  moneySchema,
  phoneSchema,
  textSchema,
} from './common.schemas.ts';
import { languageSchema } from './localized-text.schemas.ts';
import { chosenOptionsSchema } from './option.schemas.ts';
import { promotionCodeSchema } from './promotion.schemas.ts';
import { MENU_LIMITS, OPTION_LIMITS } from './restaurant-limits.ts';
import { MAX_ITEM_QUANTITY, MAX_ORDER_LINES, ORDER_TYPES, PAYMENT_METHODS } from './vocabulary.ts';

export const paymentSchema = z.object({
  method: z.enum(PAYMENT_METHODS),
  /** Cash: the amount the customer pays with, for change; null, or 0 in an input, if it is exactly the total. */
  payingWith: moneySchema
    .nullable()
    .overwrite((amount) => amount || null)
    .optional(),
  /** Wallet: the reference of the transfer. */
  reference: lineSchema(60).nullable().optional(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** Who receives an order, and where. */
export const contactFields = {
  name: lineSchema(120, 1),
  phone: phoneSchema,
  address: lineSchema(200, 1),
  commune: lineSchema(80).nullable().optional(),
  landmark: lineSchema(200).nullable().optional(),
  note: textSchema(500).nullable().optional(),
};

/** Request of a new order; the service computes every price and total (requirements 3.3). */
export const createOrderSchema = z.object({
  restaurant: z.object({ id: idSchema }),
  orderType: z.enum(ORDER_TYPES),
  items: z
    .array(
      z.object({
        id: idSchema,
        quantity: z.number().int().min(1).max(MAX_ITEM_QUANTITY),
        note: lineSchema(200).nullable().optional(),
        /** What is chosen of the dish's option groups. */
        options: chosenOptionsSchema.optional(),
      }),
    )
    .min(1)
    .max(MAX_ORDER_LINES),
  ...contactFields,
  /** In which the customer saw the menu; left out, in its original language. */
  language: languageSchema.optional(),
  payment: paymentSchema.default({ method: 'cash' }),
  /** One of the restaurant's slots, for an order for later; if it is no longer free, the reply is 409 `slot_full`. */
  wantedAt: instantSchema.optional(),
  /** Of a promotion; if it does not count for this order, the reply is 409 `promotion_invalid`. */
  promotionCode: promotionCodeSchema.optional(),
  /**
   * The total that the customer saw, with or without a promotion; if the service computes another one, the reply is 409
   * `conflict`.
   */
  expectedTotal: moneySchema.optional(),
  /**
   * For each item the names that the customer saw, in any language: the dish's, then those of its `options` in their
   * order; if one has another name by now, the reply is 409 `conflict`.
   */
  expectedNames: z
    .array(
      z.array(z.string().max(MENU_LIMITS.name)).max(1 + OPTION_LIMITS.groupsOfItem * OPTION_LIMITS.chosen),
    )
    .max(MAX_ORDER_LINES)
    .optional(),
});
export type CreateOrder = z.input<typeof createOrderSchema>;
