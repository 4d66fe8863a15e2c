import * as z from 'zod';
import {
  cuisineSchema,
  fileNameSchema,
  idSchema,
  instantSchema,
  moneySchema,
  pageQueryShape,
  reasonSchema,
  type SchemasOf,
} from './common.schemas.ts';
import { languageSchema, nameTranslationsSchema, textTranslationsSchema } from './localized-text.schemas.ts';
import { menuOptionSchema, optionGroupSchema } from './option.schemas.ts';
import { menuCategorySchema, menuItemSchema } from './menu.schemas.ts';
import type { restaurantEndpoints } from './restaurant.endpoints.ts';
import { offerSchema, promotionCodeSchema, promotionSchema } from './promotion.schemas.ts';
import { laterOrdersSchema, scheduleSchema } from './schedule.schemas.ts';
import { MAX_PORTIONS, MISSING_PARTS, RESTAURANT_SORTS } from './vocabulary.ts';
import { createRestaurantSchema, updateRestaurantSchema } from './restaurant-input.schemas.ts';

/** What an admin has yet to accept of a restaurant, or has declined. */
export const pendingApprovalSchema = z.object({
  /** `restaurant`: visitors do not see it yet. `name`: they see the name and the place that it had before. */
  of: z.enum(['restaurant', 'name']),
  state: z.enum(['waiting', 'declined']),
  /** When its owner asked, or when it was declined. */
  at: instantSchema,
  /** Why it was declined. */
  reason: z.string().nullable(),
  /** Name and place that the owner wants. */
  name: z.string(),
  region: z.string().nullable(),
  commune: z.string().nullable(),
  /** Other owners' public restaurants whose names are close to it. */
  closeTo: z.array(z.string()),
});
export type PendingApproval = z.infer<typeof pendingApprovalSchema>;

/** Why a search found a restaurant whose name and description do not show it. */
export const restaurantMatchSchema = z.object({
  /** A dish that it serves; `price` in MRU. */
  dish: z
    .object({ name: z.string(), price: moneySchema, translations: nameTranslationsSchema.optional() })
    .nullable(),
  /** A category of its menu. */
  category: z.string().nullable(),
  /** The category's name in other languages. */
  categoryTranslations: nameTranslationsSchema.optional(),
  /** The words that were searched for instead, because nothing contains those that were typed. */
  corrected: z.string().nullable(),
});
export type RestaurantMatch = z.infer<typeof restaurantMatchSchema>;

/** A restaurant in a list: everything but menu and schedule. */
export const restaurantSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  /**
   * The language in which name, description and menu were written first; null where the owner has not said, absent from
   * an older service.
   */
  language: languageSchema.nullable().optional(),
  /** Name and description in other languages than that; absent if there are none. `shownText` chooses. */
  translations: textTranslationsSchema.optional(),
  /** Path of the banner picture (`/api/files/…`), or null. */
  bannerUrl: z.string().nullable(),
  bgImage: z.string().nullable(),
  region: z.string().nullable(),
  commune: z.string().nullable(),
  category: cuisineSchema.nullable(),
  provider: z.object({ id: idSchema, slug: z.string() }),
  /** Whether it takes orders now, why not, and until when. */
  opening: z.object({
    isOpen: z.boolean(),
    reason: z.enum(['hours', 'paused']).nullable(),
    changesAt: instantSchema.nullable(),
  }),
  minimumOrder: moneySchema,
  /** Usual fee of a delivery, in MRU. */
  deliveryFee: moneySchema,
  /** Minutes the kitchen usually needs. */
  prepMinutes: z.number().int(),
  /** Promotions without a code that run and have uses left; absent: none. */
  offers: z.array(offerSchema).optional(),
  /** Mean of its reviews, 1 to 5 with one decimal, and how many there are; null before the first. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  /**
   * Whether visitors find it: its owner is confirmed, it waits for nothing and lacks nothing. Only in lists for owners
   * and admins.
   */
  isPublic: z.boolean().optional(),
  /**
   * What it lacks before visitors find it and it takes orders. Not in the public list, which has only complete ones.
   */
  missing: z.array(z.enum(MISSING_PARTS)).optional(),
  /** Only in the results of a search. */
  match: restaurantMatchSchema.optional(),
  /** Only for its owner and admins. */
  approval: pendingApprovalSchema.nullable().optional(),
  /** When it was deleted. Only in lists for owners and admins. */
  removedAt: instantSchema.nullable().optional(),
});
export type RestaurantSummary = z.infer<typeof restaurantSummarySchema>;

/** A restaurant with its menu (requirements 3.1). */
export const restaurantSchema = restaurantSummarySchema.extend({
  address: z.string().nullable(),
  landmark: z.string().nullable(),
  phone: z.string().nullable(),
  /** Fees by commune in MRU, null where it does not deliver; other communes cost `deliveryFee`. */
  deliveryFees: z.record(z.string(), moneySchema.nullable()),
  /** Whether it takes a guest's order beyond `LARGE_ORDER`. */
  acceptsLargeOrders: z.boolean(),
  /** Minutes from its kitchen to a customer's door; absent from older replies, then `DELIVERY_MINUTES`. */
  deliveryMinutes: z.number().int().optional(),
  /** Paths of all its pictures. */
  images: z.array(z.string()),
  schedule: scheduleSchema,
  /** How it takes orders for later; null or absent: it takes none. */
  laterOrders: laterOrdersSchema.nullable().optional(),
  /** Whether it has promotions with a code that run; absent: no. */
  takesCodes: z.boolean().optional(),
  /** All its promotions, and how often each was used, by its id. Only for its owner and admins. */
  promotions: z.array(promotionSchema).optional(),
  promotionUses: z.record(idSchema, z.number().int()).optional(),
  menu: z.array(menuCategorySchema),
  /** What can be chosen of its dishes; absent if there is nothing. */
  optionGroups: z.array(optionGroupSchema).optional(),
  /** What its menu may have before an admin has approved it (`measureMenu`). Only for its owner and admins. */
  menuQuota: z.object({ dishes: z.number(), pictures: z.number(), textBytes: z.number() }).optional(),
  /** Increases with every change; send it with an update to detect conflicts. */
  version: z.number().int(),
  /** Whether visitors find it: its owner is confirmed, it waits for nothing and lacks nothing. */
  isPublic: z.boolean(),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

const idParams = z.object({ id: idSchema });
const reasonQuery = z.object({ reason: reasonSchema });
const uploadSchemas = {
  params: idParams,
  query: z.object({
    /** Names of files that are stored already; never addresses to fetch. */
    images: z.union([fileNameSchema, z.array(fileNameSchema).max(12)]).optional(),
    /** `dish`: stored for the menu, not shown among the restaurant's own pictures. */
    use: z.enum(['gallery', 'dish']).optional(),
  }),
  reply: z.object({
    images: z.array(z.string()),
    bannerUrl: z.string().nullable(),
    /** Paths of the pictures of this call, in its order. */
    stored: z.array(z.string()),
  }),
};

/** Of a dish or an option: either whether it is sold out, or how many portions there are for today. */
const availabilitySchema = z
  .object({
    /** `next_day`: until the restaurant's next business day begins. Null: available. */
    soldOutUntil: z
      .union([instantSchema, z.literal('next_day')])
      .nullable()
      .optional(),
    /** Until the next business day. 0: sold out for as long. Null: no number any more. */
    portionsLeft: z.number().int().min(0).max(MAX_PORTIONS).nullable().optional(),
    /** The number that this replaces, null for none; if it is another by now, the reply is 409 with `current`. */
    expectedPortions: z.number().int().min(0).nullable().optional(),
  })
  .refine(
    ({ soldOutUntil: until, portionsLeft: left }) => (until === undefined) !== (left === undefined),
    'either soldOutUntil or portionsLeft',
  );

export const restaurantSchemas = {
  create: {
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
    body: createRestaurantSchema,
    reply: restaurantSchema,
  },
  list: {
    query: z.object({
      ...pageQueryShape,
      region: z.string().max(80).optional(),
      category: cuisineSchema.optional(),
      /** Only those that take orders now. */
      open: z.literal('true').optional(),
      sort: z.enum(RESTAURANT_SORTS).optional(),
      /** `all`: an admin's list, with unconfirmed and removed restaurants. */
      scope: z.enum(['public', 'all']).optional(),
    }),
    reply: z.array(restaurantSummarySchema),
  },
  get: { params: idParams, reply: restaurantSchema },
  offerByCode: {
    params: idParams,
    body: z.object({ code: promotionCodeSchema }),
    reply: offerSchema,
  },
  update: {
    params: idParams,
    query: z.object({ bgImage: fileNameSchema.optional() }),
    body: updateRestaurantSchema,
    reply: restaurantSchema,
  },
  remove: { params: idParams, query: reasonQuery },
  restore: { params: idParams, query: reasonQuery, reply: restaurantSchema },
  ofProvider: {
    params: z.object({ providerId: idSchema }),
    query: z.object(pageQueryShape),
    reply: z.array(restaurantSummarySchema),
  },
  mine: { query: z.object(pageQueryShape), reply: z.array(restaurantSummarySchema) },
  setItemAvailability: {
    params: z.object({ id: idSchema, itemId: idSchema }),
    body: availabilitySchema,
    reply: menuItemSchema,
  },
  setOptionAvailability: {
    params: z.object({ id: idSchema, optionId: idSchema }),
    body: availabilitySchema,
    reply: menuOptionSchema,
  },
  upload: uploadSchemas,
  uploadPlural: uploadSchemas,
} as const satisfies SchemasOf<typeof restaurantEndpoints>;
