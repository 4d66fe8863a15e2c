import * as z from 'zod';
import type { addressEndpoints } from './address.endpoints.ts';
import { idSchema, lineSchema, phoneSchema, type SchemasOf } from './common.schemas.ts';

/** A place that a user has saved, with what an order's form asks for it. */
export const addressSchema = z.object({
  id: idSchema,
  /** What its user calls it, e.g. `Home`. */
  label: z.string(),
  address: z.string(),
  commune: z.string().nullable(),
  landmark: z.string().nullable(),
  /** Number of whoever receives an order there; null for the account's own. */
  phone: z.string().nullable(),
});
export type Address = z.infer<typeof addressSchema>;

const createSchema = z.object({
  label: lineSchema(60, 1),
  address: lineSchema(200, 1),
  commune: lineSchema(80).nullable().optional(),
  landmark: lineSchema(200).nullable().optional(),
  phone: phoneSchema.nullable().optional(),
});

const idParams = z.object({ id: idSchema });

export const addressSchemas = {
  list: { reply: z.array(addressSchema) },
  create: { body: createSchema, reply: addressSchema },
  update: { params: idParams, body: createSchema.partial(), reply: addressSchema },
  remove: { params: idParams },
} as const satisfies SchemasOf<typeof addressEndpoints>;
