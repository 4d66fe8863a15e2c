import * as z from 'zod';
import type { auditEndpoints } from './audit.endpoints.ts';
import { daySchema, idSchema, instantSchema, pageQueryShape, type SchemasOf } from './common.schemas.ts';
import { AUDIT_ACTIONS, AUDIT_OBJECTS, ROLES } from './vocabulary.ts';

/** Value of a field: lists and objects as JSON, long texts cut, names, addresses and numbers masked. */
const valueSchema = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** An entry of the audit log. */
export const auditEntrySchema = z.object({
  id: idSchema,
  at: instantSchema,
  action: z.enum(AUDIT_ACTIONS),
  /** The actor; null for the service itself and for a visitor. Names are null once the account is deleted. */
  actor: z.object({ id: idSchema, name: z.string().nullable(), email: z.string().nullable() }).nullable(),
  /** The actor's role at that time. */
  role: z.enum(ROLES).nullable(),
  object: z.object({
    kind: z.enum(AUDIT_OBJECTS),
    /** Null without a single object: the settings, an export. */
    id: idSchema.nullable(),
    /** An order's code, a restaurant's name, an account's e-mail address (masked once it is gone). */
    label: z.string().nullable(),
  }),
  /** Network it came from, e.g. `192.0.2.0/24`; never the whole address. */
  network: z.string().nullable(),
  reason: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: valueSchema, after: valueSchema })),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditSchemas = {
  list: {
    query: z.object({
      limit: pageQueryShape.limit,
      cursor: pageQueryShape.cursor,
      actorId: idSchema.optional(),
      /** Part of the actor's name, e-mail address or phone number. */
      actor: pageQueryShape.q,
      /** Part of the object's label: an order's code, a restaurant's name, an account's name or address. */
      q: pageQueryShape.q,
      action: z.enum(AUDIT_ACTIONS).optional(),
      objectKind: z.enum(AUDIT_OBJECTS).optional(),
      objectId: idSchema.optional(),
      /** First and last day, local, both included. */
      from: daySchema.optional(),
      to: daySchema.optional(),
    }),
    reply: z.array(auditEntrySchema),
  },
} as const satisfies SchemasOf<typeof auditEndpoints>;
