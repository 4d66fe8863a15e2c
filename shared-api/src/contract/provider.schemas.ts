import * as z from 'zod';
import {
  checkCommune,
  cuisineSchema,
  idSchema,
  instantSchema,
  lineSchema,
  pageQueryShape,
  phoneSchema,
  reasonSchema,
  regionSchema,
  textSchema,
  type SchemasOf,
} from './common.schemas.ts';
import type { providerEndpoints } from './provider.endpoints.ts';
import { restaurantSchema } from './restaurant.schemas.ts';

/** A restaurant owner's storefront identity (requirements 3.1). Its slug is the restaurant's address. */
export const providerSchema = z.object({
  id: idSchema,
  /** Its owner, and how they are called; only they and admins read it. */
  user: z.object({ id: idSchema, name: z.string().optional() }),
  category: cuisineSchema.nullable(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  region: z.string().nullable(),
  commune: z.string().nullable(),
  restaurantName: z.string(),
  bgImage: z.string().nullable(),
  createdAt: instantSchema,
});
export type Provider = z.infer<typeof providerSchema>;

const providerFields = {
  category: cuisineSchema.nullable().optional(),
  name: lineSchema(120, 1),
  description: textSchema(2000).default(''),
  phone: phoneSchema.nullable().optional(),
  address: lineSchema(200).nullable().optional(),
  region: regionSchema,
  commune: lineSchema(80, 1),
  restaurantName: lineSchema(120, 1),
};

/** `user.id` is honoured only for an admin; a registration's user comes from its ticket (requirements 3.1). */
export const createProviderSchema = z
  .object({ user: z.object({ id: idSchema }).optional(), ...providerFields })
  .superRefine(checkCommune);

const idParams = z.object({ id: idSchema });

export const providerSchemas = {
  create: { body: createProviderSchema, reply: providerSchema },
  list: { query: z.object(pageQueryShape), reply: z.array(providerSchema) },
  get: { params: idParams, reply: providerSchema },
  update: {
    params: idParams,
    body: z
      .object({ ...providerFields, description: textSchema(2000), reason: reasonSchema })
      .partial()
      .superRefine(checkCommune),
    reply: providerSchema,
  },
  changeOwner: {
    params: idParams,
    body: z.object({ user: z.object({ id: idSchema }), reason: reasonSchema }),
    reply: providerSchema,
  },
  remove: { params: idParams, query: z.object({ reason: reasonSchema }) },
  restaurantBySlug: {
    params: z.object({ slug: z.string().min(1).max(160) }),
    reply: restaurantSchema,
  },
} as const satisfies SchemasOf<typeof providerEndpoints>;
