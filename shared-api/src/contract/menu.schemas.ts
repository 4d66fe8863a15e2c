import * as z from 'zod';
import {
  idSchema,
  instantSchema,
  lineSchema,
  moneySchema,
  pathSchema,
  textSchema,
} from './common.schemas.ts';
import {
  nameTranslationsSchema,
  textTranslationsSchema,
  translationsSchema,
} from './localized-text.schemas.ts';
import { groupsOfItemSchema, keySchema } from './option.schemas.ts';
import { MENU_LIMITS } from './restaurant-limits.ts';

/** A dish. `price` in MRU; `image` a path of `/api/files/…` or null. */
export const menuItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  price: moneySchema,
  image: z.string().nullable(),
  /** ISO instant until which the dish is sold out, or null. */
  soldOutUntil: instantSchema.nullable(),
  /** How many its restaurant still sells today; absent if it has given no number. With none left it is sold out. */
  portionsLeft: z.number().int().optional(),
  /** Orders for this instant or later do not count in that number. */
  portionsUntil: instantSchema.optional(),
  /** Absent if there are none; none is in the restaurant's `language`. */
  translations: textTranslationsSchema.optional(),
  /** Ids of its groups in `Restaurant.optionGroups`, in the order shown; absent if it has none. */
  optionGroups: z.array(idSchema).optional(),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

/** One heading of a menu with its dishes, in the order shown. */
export const menuCategorySchema = z.object({
  id: idSchema,
  category: z.string(),
  /** Of `category`; absent if there are none. */
  translations: nameTranslationsSchema.optional(),
  items: z.array(menuItemSchema),
});
export type MenuCategory = z.infer<typeof menuCategorySchema>;

/** An existing item or category keeps its `id`; one without is new. */
export const menuInputSchema = z
  .array(
    z.object({
      id: idSchema.optional(),
      category: lineSchema(MENU_LIMITS.categoryName, 1),
      /** Left out, those that are stored stay. */
      translations: translationsSchema({ name: lineSchema(MENU_LIMITS.categoryName) }).optional(),
      items: z
        .array(
          z.object({
            id: idSchema.optional(),
            /** Of a new dish: by which options of the same save name it. */
            key: keySchema.optional(),
            name: lineSchema(MENU_LIMITS.name, 1),
            description: textSchema(MENU_LIMITS.description).default(''),
            /** Left out, those that are stored stay. */
            translations: translationsSchema({
              name: lineSchema(MENU_LIMITS.name),
              description: textSchema(MENU_LIMITS.description),
            }).optional(),
            price: moneySchema,
            image: pathSchema.nullable().optional(),
            soldOutUntil: instantSchema.nullable().optional(),
            /** Left out, those that are stored stay. */
            optionGroups: groupsOfItemSchema.optional(),
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
