import * as z from 'zod';
import {
  checkCommune,
  cuisineSchema,
  daySchema,
  fileNameSchema,
  idSchema,
  instantSchema,
  lineSchema,
  moneySchema,
  pageQueryShape,
  phoneSchema,
  reasonSchema,
  regionSchema,
  textSchema,
  type SchemasOf,
} from './common.schemas.ts';
import { isCommune } from './regions.ts';
import { MAX_GALLERY, MENU_LIMITS } from './restaurant-limits.ts';
import type { restaurantEndpoints } from './restaurant.endpoints.ts';

const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const spanSchema = z.object({ opens: clockSchema, closes: clockSchema });

/** Opening times; see `openingState` for their meaning. */
export const scheduleSchema = z.object({
  week: z.array(z.array(spanSchema).max(4)).length(7),
  exceptions: z.array(z.object({ date: daySchema, spans: z.array(spanSchema).max(4) })).max(60),
  pausedUntil: instantSchema.nullable(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** A dish. `price` in MRU; `image` a path of `/api/files/…` or null. */
export const menuItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  price: moneySchema,
  image: z.string().nullable(),
  /** ISO instant until which the dish is sold out, or null. */
  soldOutUntil: instantSchema.nullable(),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

/** One heading of a menu with its dishes, in the order shown. */
export const menuCategorySchema = z.object({
  id: idSchema,
  category: z.string(),
  items: z.array(menuItemSchema),
});
export type MenuCategory = z.infer<typeof menuCategorySchema>;

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

/** A restaurant in a list: everything but menu and schedule. */
export const restaurantSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
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
  /** Mean of its reviews, 1 to 5 with one decimal, and how many there are; null before the first. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  /** Whether visitors see it: its owner is confirmed, and it waits for nothing. Only in lists for owners and admins. */
  isPublic: z.boolean().optional(),
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
  /** Paths of all its pictures. */
  images: z.array(z.string()),
  schedule: scheduleSchema,
  menu: z.array(menuCategorySchema),
  /** Increases with every change; send it with an update to detect conflicts. */
  version: z.number().int(),
  /** Whether visitors see it: its owner is confirmed, and it waits for nothing. */
  isPublic: z.boolean(),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

const communeSchema = z.string().refine(isCommune, 'not a commune');

const restaurantFields = {
  name: lineSchema(120, 1),
  description: textSchema(2000, 1),
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
  schedule: scheduleSchema.optional(),
};

/** `provider.id` is honoured only for an admin; a provider creates for itself (requirements 3.1). */
export const createRestaurantSchema = z
  .object({ ...restaurantFields, provider: z.object({ id: idSchema }).optional() })
  .superRefine(checkCommune);

const pathSchema = z.string().max(120);

/** An existing item or category keeps its `id`; one without is new. */
const menuInputSchema = z
  .array(
    z.object({
      id: idSchema.optional(),
      category: lineSchema(MENU_LIMITS.categoryName, 1),
      items: z
        .array(
          z.object({
            id: idSchema.optional(),
            name: lineSchema(MENU_LIMITS.name, 1),
            description: textSchema(MENU_LIMITS.description).default(''),
            price: moneySchema,
            image: pathSchema.nullable().optional(),
            soldOutUntil: instantSchema.nullable().optional(),
          }),
        )
        .max(MENU_LIMITS.itemsOfCategory),
    }),
  )
  .max(MENU_LIMITS.categories)
  .refine(
    (menu) => menu.reduce((count, { items }) => count + items.length, 0) <= MENU_LIMITS.items,
    `at most ${MENU_LIMITS.items} dishes`,
  );

export const updateRestaurantSchema = z
  .object({
    ...restaurantFields,
    bannerUrl: pathSchema.nullable(),
    bgImage: pathSchema.nullable(),
    /** Paths of pictures to remove, also from banner and background; pictures added meanwhile stay. */
    removeImages: z.array(pathSchema).max(MAX_GALLERY),
    menu: menuInputSchema,
    /**
     * The version that this change is based on; if there is a newer one, the reply is 409 `conflict` with `current`.
     */
    version: z.number().int(),
    reason: reasonSchema,
  })
  .partial()
  .superRefine(checkCommune);

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
      /** `all`: an admin's list, with unconfirmed and removed restaurants. */
      scope: z.enum(['public', 'all']).optional(),
    }),
    reply: z.array(restaurantSummarySchema),
  },
  get: { params: idParams, reply: restaurantSchema },
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
    body: z.object({ soldOutUntil: instantSchema.nullable() }),
    reply: menuItemSchema,
  },
  upload: uploadSchemas,
  uploadPlural: uploadSchemas,
} as const satisfies SchemasOf<typeof restaurantEndpoints>;
