import * as z from 'zod';
import { LANGUAGES } from './languages.ts';

/** One of the product's languages. */
export const languageSchema = z.enum(LANGUAGES);

/** Texts by language, besides the original ones; `fields` are those that can be translated, each optional. */
export function translationsSchema<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.partialRecord(languageSchema, z.object(fields).partial());
}

/** The name alone. */
export const nameTranslationsSchema = translationsSchema({ name: z.string() });

/** Name and description. */
export const textTranslationsSchema = translationsSchema({ name: z.string(), description: z.string() });
