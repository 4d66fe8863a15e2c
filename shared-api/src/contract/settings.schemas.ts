import * as z from 'zod';
import { emailSchema, lineSchema, reasonSchema, type SchemasOf } from './common.schemas.ts';
import type { settingsEndpoints } from './settings.endpoints.ts';

const socialUrlSchema = z.url({ protocol: /^https$/ }).max(300);

/** Site settings; all of them are public. */
export const settingsSchema = z.object({
  contactEmail: emailSchema,
  contactPhone: lineSchema(30).nullable(),
  social: z.object({
    facebook: socialUrlSchema.nullable(),
    instagram: socialUrlSchema.nullable(),
    x: socialUrlSchema.nullable(),
  }),
  acceptanceMinutes: z.number().int().min(1).max(120),
  phoneDigits: z.number().int().min(4).max(15),
  /** Increases with every change; send it with an update to detect conflicts. */
  version: z.number().int(),
});
export type Settings = z.infer<typeof settingsSchema>;

export const settingsSchemas = {
  get: { reply: settingsSchema },
  update: { body: settingsSchema.partial().extend({ reason: reasonSchema }), reply: settingsSchema },
} as const satisfies SchemasOf<typeof settingsEndpoints>;
