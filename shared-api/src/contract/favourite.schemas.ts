import * as z from 'zod';
import { idSchema, type SchemasOf } from './common.schemas.ts';
import type { favouriteEndpoints } from './favourite.endpoints.ts';
import { restaurantSummarySchema } from './restaurant.schemas.ts';
import { MAX_FAVOURITES } from './vocabulary.ts';

const restaurantParams = z.object({ restaurantId: idSchema });
const listSchema = z.array(restaurantSummarySchema);

export const favouriteSchemas = {
  list: { reply: listSchema },
  merge: {
    /** The device's favourites, latest first. */
    body: z.object({ restaurantIds: z.array(idSchema).max(MAX_FAVOURITES) }),
    reply: listSchema,
  },
  add: { params: restaurantParams },
  remove: { params: restaurantParams },
} as const satisfies SchemasOf<typeof favouriteEndpoints>;
