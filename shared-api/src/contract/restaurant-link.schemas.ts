import * as z from 'zod';
import { idSchema } from './common.schemas.ts';
import { languageSchema, nameTranslationsSchema } from './localized-text.schemas.ts';

/** A restaurant as orders and reviews name it, as it is now. */
export const restaurantLinkSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  /** As in `Restaurant`. */
  language: languageSchema.nullable().optional(),
  translations: nameTranslationsSchema.optional(),
});
