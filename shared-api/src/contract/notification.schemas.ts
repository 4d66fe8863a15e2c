import * as z from 'zod';
import { idSchema, tokenSchema, type SchemasOf } from './common.schemas.ts';
import type { notificationEndpoints } from './notification.endpoints.ts';
import { NOTIFICATION_KINDS, type AuditObject } from './vocabulary.ts';

/** A notification (requirements 3.1): `id` is its timestamp in milliseconds, unique for its user. */
export const notificationSchema = z.object({
  id: z.number().int(),
  /** Text in the account's language, for clients without one for the kind. */
  message: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Values for the translated text: `code`, `restaurant`, `stage`, `name`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  orderId: idSchema.nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Event for admins that something has changed; fetch the new state. */
export interface ChangeNotice {
  readonly kind: AuditObject;
  /** Id of the object; null without a single one, as the settings. */
  readonly id: string | null;
}

/** Most orders that one stream follows by their tracking tokens. */
export const MAX_STREAM_ORDERS = 20;

const streamQuerySchema = z.object({
  /** Tracking tokens, separated by commas. */
  orders: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(tokenSchema).max(MAX_STREAM_ORDERS))
    .optional(),
  /** Id of the last event that this browser has: a page that takes the stream over cannot send `Last-Event-ID`. */
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});

export const notificationSchemas = {
  list: { reply: z.array(notificationSchema) },
  clear: {},
  events: { query: streamQuerySchema },
} as const satisfies SchemasOf<typeof notificationEndpoints>;
