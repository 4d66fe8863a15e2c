import * as z from 'zod';
import {
  cuisineSchema,
  idSchema,
  instantSchema,
  lineSchema,
  pageQueryShape,
  type SchemasOf,
} from './common.schemas.ts';
import type { approvalEndpoints } from './approval.endpoints.ts';
import { APPROVAL_DECISIONS } from './vocabulary.ts';

/** A restaurant owner in the queue, with what an admin has to judge. */
export const approvalSchema = z.object({
  user: z.object({
    id: idSchema,
    firstname: z.string().nullable(),
    lastname: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    emailConfirmed: z.boolean(),
    createdAt: instantSchema,
  }),
  /** The owner's restaurants; empty if the registration was broken off. */
  restaurants: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      slug: z.string(),
      region: z.string().nullable(),
      commune: z.string().nullable(),
      category: cuisineSchema.nullable(),
      /** Dishes on the menu. */
      items: z.number().int(),
    }),
  ),
  state: z.enum(['waiting', 'declined', 'accepted']),
  /** When and why the owner was declined. */
  decline: z.object({ at: instantSchema, reason: z.string() }).nullable(),
});
export type Approval = z.infer<typeof approvalSchema>;

export const approvalSchemas = {
  list: {
    query: z.object({
      limit: pageQueryShape.limit,
      cursor: pageQueryShape.cursor,
      /** `waiting` by default. */
      state: z.enum(['waiting', 'declined']).optional(),
    }),
    reply: z.array(approvalSchema),
  },
  decide: {
    params: z.object({ userId: idSchema }),
    body: z
      .object({
        decision: z.enum(APPROVAL_DECISIONS),
        reason: lineSchema(200, 1).optional(),
        /** The owner's state that this decision was based on; `conflict` if it has changed. */
        expectedState: z.enum(['waiting', 'declined']).optional(),
      })
      .refine(({ decision, reason }) => decision === 'accept' || reason !== undefined, {
        path: ['reason'],
        message: 'is needed to decline',
      }),
    reply: approvalSchema,
  },
} as const satisfies SchemasOf<typeof approvalEndpoints>;
