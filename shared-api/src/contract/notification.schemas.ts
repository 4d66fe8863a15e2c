import * as z from 'zod';
import { idSchema, type SchemasOf } from './common.schemas.ts';
import type { notificationEndpoints } from './notification.endpoints.ts';
import { NOTIFICATION_KINDS, type AuditObject } from './vocabulary.ts';

/** A notification (requirements 3.1): `id` is its timestamp in milliseconds, unique for its user. */
export const notificationSchema = z.object({
  id: z.number().int(),
  /** English text, for a reader that knows no kinds. */
  message: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Values for the translated text: `code`, `restaurant`, `stage`, `name`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  orderId: idSchema.nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Live notice to admins that something has changed; the new state has to be fetched. */
export interface ChangeNotice {
  readonly kind: AuditObject;
  /** Which one; null for what has no single object, as the settings. */
  readonly id: string | null;
}

export const notificationSchemas = {
  list: { reply: z.array(notificationSchema) },
  clear: {},
  events: {},
} as const satisfies SchemasOf<typeof notificationEndpoints>;
