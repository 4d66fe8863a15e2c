import * as z from 'zod';
import { idSchema, moneySchema } from './common.schemas.ts';
import { languageSchema } from './localized-text.schemas.ts';
import { orderOptionSchema } from './option.schemas.ts';

/** One dish of an order: name and price as they were when it was placed. */
export const orderLineSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  /** The original name, which the kitchen knows, in the language of the restaurant. */
  name: z.string(),
  /** The name as its customer saw it and its language; null or absent where that is the original one. */
  shown: z.object({ name: z.string(), language: languageSchema }).nullable().optional(),
  quantity: z.number().int(),
  /** Of one portion with its options, in MRU. */
  price: moneySchema,
  total: moneySchema,
  /** What was chosen of it; absent if nothing was. */
  options: z.array(orderOptionSchema).optional(),
  note: z.string().nullable(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;
