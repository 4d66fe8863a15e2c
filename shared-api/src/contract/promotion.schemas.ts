import * as z from 'zod';
import { idSchema, instantSchema, moneySchema } from './common.schemas.ts';
import { PROMOTION_LIMITS, promotionCodeOf } from './promotion.ts';
import { PROMOTION_KINDS } from './vocabulary.ts';

const usesSchema = z.number().int().min(1).max(PROMOTION_LIMITS.uses);

const reductionShape = {
  kind: z.enum(PROMOTION_KINDS),
  /** `percent`: whole percent of the dishes; `amount`: MRU; 0 for `free_delivery`. */
  value: moneySchema,
};

/** A code as it was typed: small letters, blanks, hyphens and other digits are accepted. */
export const promotionCodeSchema = z
  .string()
  .max(60)
  .overwrite((text) => promotionCodeOf(text) ?? '')
  .min(1, 'letters and digits only');

/** What visitors are offered: a promotion that runs and has uses left. */
export const offerSchema = z.object({
  id: idSchema,
  ...reductionShape,
  /** Null: it counts without one. */
  code: z.string().nullable(),
  /** What the dishes have to come to. */
  minimum: moneySchema,
  until: instantSchema.nullable(),
  /** How often one customer may use it; null: always. */
  perCustomer: usesSchema.nullable(),
});
export type Offer = z.infer<typeof offerSchema>;

/** A promotion as its restaurant keeps it. */
export const promotionSchema = offerSchema.extend({
  from: instantSchema.nullable(),
  /** How often it may be used in all; null: always. */
  total: usesSchema.nullable(),
});
export type Promotion = z.infer<typeof promotionSchema>;

const promotionInputSchema = promotionSchema
  .extend({
    /** Left out for a new one. */
    id: idSchema.optional(),
    code: promotionCodeSchema.nullable().default(null),
    minimum: moneySchema.default(0),
    from: instantSchema.nullable().default(null),
    until: instantSchema.nullable().default(null),
    total: usesSchema.nullable().default(null),
    perCustomer: usesSchema.nullable().default(null),
  })
  .superRefine(({ kind, value, minimum, from, until }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const isPercent = Number.isInteger(value) && value >= 1 && value <= PROMOTION_LIMITS.percent;
    if (kind === 'percent' && !isPercent) refuse('value', `whole percent up to ${PROMOTION_LIMITS.percent}`);
    if (kind === 'amount' && value <= 0) refuse('value', 'more than nothing');
    if (kind === 'amount' && minimum < value) refuse('minimum', 'at least what is taken off');
    if (kind === 'free_delivery' && value !== 0) refuse('value', '0 for a free delivery');
    if (from !== null && until !== null && Date.parse(from) >= Date.parse(until))
      refuse('until', 'after its begin');
  });

/** All promotions of a restaurant. */
export const promotionsInputSchema = z
  .array(promotionInputSchema)
  .max(PROMOTION_LIMITS.promotions)
  .superRefine((promotions, context) => {
    const codes = promotions.flatMap(({ code }) => code ?? []);
    promotions.forEach(({ code }, index) => {
      if (code === null || codes.indexOf(code) === codes.lastIndexOf(code)) return;
      context.addIssue({ code: 'custom', path: [index, 'code'], message: 'is the code of another' });
    });
  });

/** The promotion that counted for an order, as it was when the order was placed. */
export const orderPromotionSchema = z.object({
  id: idSchema,
  ...reductionShape,
  code: z.string().nullable(),
  /** What it takes off the order, in MRU. */
  discount: moneySchema,
});
export type OrderPromotion = z.infer<typeof orderPromotionSchema>;
