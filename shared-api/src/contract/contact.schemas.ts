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
import { MESSAGE_STATES } from './vocabulary.ts';

const contactFields = { name: lineSchema(120, 1), email: emailSchema, message: textSchema(4000, 1) };

export const contactMessageSchema = z.object({
  id: idSchema,
  ...contactFields,
  createdAt: instantSchema,
  /** When an admin has read it; null while nobody has. */
  readAt: instantSchema.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

const idParams = z.object({ id: idSchema });

export const contactSchemas = {
  send: { body: z.object(contactFields), reply: contactMessageSchema },
  list: {
    query: z.object({ ...pageQueryShape, state: z.enum(MESSAGE_STATES).optional() }),
    reply: z.array(contactMessageSchema),
  },
  setRead: { params: idParams, body: z.object({ isRead: z.boolean() }), reply: contactMessageSchema },
  remove: { params: idParams },
  restore: { params: idParams, reply: contactMessageSchema },
} as const satisfies SchemasOf<typeof contactEndpoints>;
