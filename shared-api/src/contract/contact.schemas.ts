import * as z from 'zod';
import {
  emailSchema,
  idSchema,
  instantSchema,
  lineSchema,
  pageQueryShape,
  textSchema,
  type SchemasOf,
} from './common.schemas.ts';
import type { contactEndpoints } from './contact.endpoints.ts';

const contactFields = { name: lineSchema(120, 1), email: emailSchema, message: textSchema(4000, 1) };

export const contactMessageSchema = z.object({ id: idSchema, ...contactFields, createdAt: instantSchema });
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactSchemas = {
  send: { body: z.object(contactFields), reply: contactMessageSchema },
  list: { query: z.object(pageQueryShape), reply: z.array(contactMessageSchema) },
} as const satisfies SchemasOf<typeof contactEndpoints>;
