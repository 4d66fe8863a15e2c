import * as z from 'zod';
import type { addressEndpoints } from './address.endpoints.ts';
import {
  checkCommune,
  idSchema,
  lineSchema,
  phoneSchema,
  regionSchema,
  type SchemasOf,
} from './common.schemas.ts';

/** An address of a user, with the fields of an order's form. */
export const addressSchema = z.object({
  id: idSchema,
  /** Its name, e.g. `Home`. */
  label: z.string(),
  address: z.string(),
  region: z.string().nullable(),
  /** A commune of the region, if there is a region. */
  commune: z.string().nullable(),
  landmark: z.string().nullable(),
  /** Phone number of the person who receives orders there; null for the account's own. */
  phone: z.string().nullable(),
  /** The default of the checkout: exactly one if there are any. */
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof addressSchema>;

const fieldsSchema = z.object({
  label: lineSchema(60, 1),
  address: lineSchema(200, 1),
  region: regionSchema.nullable().optional(),
  commune: lineSchema(80).nullable().optional(),
  landmark: lineSchema(200).nullable().optional(),
  phone: phoneSchema.nullable().optional(),
  /** `true` replaces the previous default; the default cannot be unset, only replaced. */
  isDefault: z.boolean().optional(),
});

const idParams = z.object({ id: idSchema });

export const addressSchemas = {
  list: { reply: z.array(addressSchema) },
  create: { body: fieldsSchema.superRefine(checkCommune), reply: addressSchema },
  update: { params: idParams, body: fieldsSchema.partial().superRefine(checkCommune), reply: addressSchema },
  remove: { params: idParams },
} as const satisfies SchemasOf<typeof addressEndpoints>;
