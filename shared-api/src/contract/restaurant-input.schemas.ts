import * as z from 'zod';
import {
  checkCommune,
  cuisineSchema,
  idSchema,
  lineSchema,
  moneySchema,
  pathSchema,
  phoneSchema,
  reasonSchema,
  regionSchema,
  textSchema,
} from './common.schemas.ts';
import { languageSchema, translationsSchema } from './localized-text.schemas.ts';
import { optionGroupsInputSchema } from './option.schemas.ts';
import { menuInputSchema } from './menu.schemas.ts';
import { isCommune } from './regions.ts';
import { MAX_GALLERY, RESTAURANT_LIMITS } from './restaurant-limits.ts';
import { promotionsInputSchema } from './promotion.schemas.ts';
import { laterOrdersSchema, scheduleSchema } from './schedule.schemas.ts';

const communeSchema = z.string().refine(isCommune, 'not a commune');

const restaurantFields = {
  name: lineSchema(RESTAURANT_LIMITS.name, 1),
  description: textSchema(RESTAURANT_LIMITS.description, 1),
  /** In which name, description and menu are written; null: the owner does not say. */
  language: languageSchema.nullable().optional(),
  /**
   * Replaces all of them; empty texts are not given. What is given in the original language is left out, as the
   * original says it.
   */
  translations: translationsSchema({
    name: lineSchema(RESTAURANT_LIMITS.name),
    description: textSchema(RESTAURANT_LIMITS.description),
  }).optional(),
  region: regionSchema.nullable().optional(),
  commune: lineSchema(80).nullable().optional(),
  category: cuisineSchema.nullable().optional(),
  address: lineSchema(200).nullable().optional(),
  landmark: lineSchema(200).nullable().optional(),
  phone: phoneSchema.nullable().optional(),
  minimumOrder: moneySchema.optional(),
  deliveryFee: moneySchema.optional(),
  /** Replaces all of them. */
  deliveryFees: z.record(communeSchema, moneySchema.nullable()).optional(),
  prepMinutes: z.number().int().min(1).max(240).optional(),
  acceptsLargeOrders: z.boolean().optional(),
  deliveryMinutes: z.number().int().min(0).max(240).optional(),
  schedule: scheduleSchema.optional(),
  laterOrders: laterOrdersSchema.nullable().optional(),
};

/** `provider.id` is honoured only for an admin; a provider creates for itself (requirements 3.1). */
export const createRestaurantSchema = z
  .object({ ...restaurantFields, provider: z.object({ id: idSchema }).optional() })
  .superRefine(checkCommune);

export const updateRestaurantSchema = z
  .object({
    ...restaurantFields,
    bannerUrl: pathSchema.nullable(),
    bgImage: pathSchema.nullable(),
    /** Paths of pictures to remove, also from banner and background; pictures added meanwhile stay. */
    removeImages: z.array(pathSchema).max(MAX_GALLERY),
    menu: menuInputSchema,
    /** Replaces all of them; left out, they stay. */
    optionGroups: optionGroupsInputSchema,
    /** Replaces all of them; left out, they stay. */
    promotions: promotionsInputSchema,
    /**
     * The version that this change is based on; if there is a newer one, the reply is 409 `conflict` with `current`.
     */
    version: z.number().int(),
    reason: reasonSchema,
  })
  .partial()
  .superRefine(checkCommune);
