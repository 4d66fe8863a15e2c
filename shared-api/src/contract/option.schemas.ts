import * as z from 'zod';
import { idSchema, instantSchema, lineSchema, moneyDifferenceSchema } from './common.schemas.ts';
import { languageSchema, nameTranslationsSchema, translationsSchema } from './localized-text.schemas.ts';
import { OPTION_LIMITS } from './restaurant-limits.ts';

/** One thing to choose. `price`: what it adds to the dish's, in MRU; below zero it makes the dish cheaper. */
export const menuOptionSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Absent if there are none; none is in the restaurant's `language`. */
  translations: nameTranslationsSchema.optional(),
  price: moneyDifferenceSchema,
  /** ISO instant until which it is sold out, or null. */
  soldOutUntil: instantSchema.nullable(),
  /** As of a dish. */
  portionsLeft: z.number().int().optional(),
  portionsUntil: instantSchema.optional(),
  /** The dish of the menu that it stands for, in a course: it has that dish's name, and is sold out with it. */
  dish: idSchema.optional(),
});
export type MenuOption = z.infer<typeof menuOptionSchema>;

/** What a customer chooses of a dish, "Size" or "Extras"; several dishes may have the same group. */
export const optionGroupSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Absent if there are none. */
  translations: nameTranslationsSchema.optional(),
  /** How many must be chosen for a portion, and may be at most. */
  min: z.number().int(),
  max: z.number().int(),
  /** How many of them cost nothing: the dearest ones. */
  free: z.number().int(),
  /** Whether a portion may have the same option several times. */
  isRepeatable: z.boolean(),
  /** In the order shown. */
  options: z.array(menuOptionSchema),
});
export type OptionGroup = z.infer<typeof optionGroupSchema>;

/** An id, or the key of what the same save makes. */
export const keySchema = z.string().min(1).max(40);

const namesSchema = translationsSchema({ name: lineSchema(OPTION_LIMITS.name) });
const countSchema = z.number().int().min(0).max(OPTION_LIMITS.chosen);

const optionInputSchema = z.object({
  id: idSchema.optional(),
  name: lineSchema(OPTION_LIMITS.name, 1),
  /** Left out, those that are stored stay. */
  translations: namesSchema.optional(),
  price: moneyDifferenceSchema.default(0),
  soldOutUntil: instantSchema.nullable().optional(),
  /** Id of the dish that it stands for, or key of one that the same save makes. Left out, the stored one stays. */
  dish: keySchema.nullable().optional(),
});

const groupInputSchema = z
  .object({
    id: idSchema.optional(),
    /** Of a new group: by which the dishes of the same save name it. */
    key: keySchema.optional(),
    name: lineSchema(OPTION_LIMITS.name, 1),
    /** Left out, those that are stored stay. */
    translations: namesSchema.optional(),
    min: countSchema.default(0),
    max: countSchema.min(1),
    free: countSchema.default(0),
    isRepeatable: z.boolean().default(false),
    options: z.array(optionInputSchema).min(1).max(OPTION_LIMITS.optionsOfGroup),
  })
  .superRefine(({ min, max, free, isRepeatable, options }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (min > max) refuse('min', 'is more than max');
    else if (!isRepeatable && min > options.length) refuse('min', 'is more than there are options');
    if (free > max) refuse('free', 'is more than max');
  });

/** All groups of a restaurant. An existing group or option keeps its `id`; one without is new. */
export const optionGroupsInputSchema = z
  .array(groupInputSchema)
  .max(OPTION_LIMITS.groups)
  .refine(
    (groups) => groups.reduce((count, { options }) => count + options.length, 0) <= OPTION_LIMITS.options,
    `at most ${OPTION_LIMITS.options} options`,
  );

/** Ids of a dish's groups in the order shown, or keys of groups that the same save makes. */
export const groupsOfItemSchema = z.array(keySchema).max(OPTION_LIMITS.groupsOfItem);

/** What is chosen of a dish, in a new order. */
export const chosenOptionsSchema = z
  .array(z.object({ id: idSchema, quantity: z.number().int().min(1).max(OPTION_LIMITS.chosen).default(1) }))
  .max(OPTION_LIMITS.groupsOfItem * OPTION_LIMITS.chosen);

/** An option of an ordered portion, as it was when the order was placed. */
export const orderOptionSchema = z.object({
  id: idSchema,
  /** The original name of its group. */
  group: z.string(),
  /** The original name, which the kitchen knows. */
  name: z.string(),
  /** The name as its customer saw it and its language; null or absent where that is the original one. */
  shown: z.object({ name: z.string(), language: languageSchema }).nullable().optional(),
  /** How often a portion has it. */
  quantity: z.number().int(),
  /** What one of them added to the dish's price unless it was free, in MRU. */
  price: moneyDifferenceSchema,
});
export type OrderOption = z.infer<typeof orderOptionSchema>;
