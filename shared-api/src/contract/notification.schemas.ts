import * as z from 'zod';
import { idSchema, type SchemasOf } from './common.schemas.ts';
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

export const notificationSchemas = {
  list: { reply: z.array(notificationSchema) },
  clear: {},
  events: {},
} as const satisfies SchemasOf<typeof notificationEndpoints>;
