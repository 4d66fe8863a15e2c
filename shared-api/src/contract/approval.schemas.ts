import * as z from 'zod';
import {
  cuisineSchema,
  idSchema,
  instantSchema,
  lineSchema,
  pageQueryShape,
  type SchemasOf,
} from './common.schemas.ts';
import { languageSchema, textTranslationsSchema } from './localized-text.schemas.ts';
import type { approvalEndpoints } from './approval.endpoints.ts';
import { APPROVAL_DECISIONS } from './vocabulary.ts';

/** What an owner has written, in all of its languages. */
const writtenTexts = {
  /** In which name and description were written first; null where the owner has not said. */
  language: languageSchema.nullable().optional(),
  translations: textTranslationsSchema.optional(),
};

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
      description: z.string().optional(),
      ...writtenTexts,
      region: z.string().nullable(),
      commune: z.string().nullable(),
      category: cuisineSchema.nullable(),
      /** Dishes on the menu. */
      items: z.number().int(),
      /** Other owners' public restaurants whose names are close to it. */
      closeTo: z.array(z.string()).optional(),
    }),
  ),
  state: z.enum(['waiting', 'declined', 'accepted']),
  /** When and why the owner was declined. */
  decline: z.object({ at: instantSchema, reason: z.string() }).nullable(),
});
export type Approval = z.infer<typeof approvalSchema>;

const storefrontSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  region: z.string().nullable(),
  commune: z.string().nullable(),
  category: cuisineSchema.nullable(),
  description: z.string(),
  ...writtenTexts,
  bannerUrl: z.string().nullable(),
});

/** A new restaurant or a new name of an approved owner in the queue, with what an admin compares. */
export const restaurantApprovalSchema = z.object({
  /** With the name and place that visitors see, or would see. */
  restaurant: storefrontSchema.extend({
    /** Dishes on the menu. */
    items: z.number().int(),
  }),
  owner: z.object({
    id: idSchema,
    firstname: z.string().nullable(),
    lastname: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  /** `restaurant`: all of it is new. `name`: it is public and wants another name or place. */
  of: z.enum(['restaurant', 'name']),
  /** What the owner wants it to be called, and where. */
  wanted: z.object({ name: z.string(), region: z.string().nullable(), commune: z.string().nullable() }),
  /** Other owners' restaurants whose names are close to the wanted one. */
  similar: z.array(storefrontSchema),
  state: z.enum(['waiting', 'declined', 'accepted']),
  /** When the owner asked; null once it is decided. */
  since: instantSchema.nullable(),
  /** When and why it was declined. */
  decline: z.object({ at: instantSchema, reason: z.string() }).nullable(),
});
export type RestaurantApproval = z.infer<typeof restaurantApprovalSchema>;

const queueQuerySchema = z.object({
  limit: pageQueryShape.limit,
  cursor: pageQueryShape.cursor,
  /** `waiting` by default. */
  state: z.enum(['waiting', 'declined']).optional(),
});

const needsReason = {
  path: ['reason'],
  message: 'is needed to decline',
};

/** Enough for all restaurants that an owner may have. */
const MAX_SEEN = 100;

export const approvalSchemas = {
  list: {
    query: queueQuerySchema,
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
        /**
         * The restaurants that the admin saw: any others, and those that are called differently by now, wait for a look
         * of their own. All are accepted without this.
         */
        seen: z
          .array(z.object({ id: idSchema, name: z.string().max(200), region: z.string().max(80).nullable() }))
          .max(MAX_SEEN)
          .optional(),
      })
      .refine(({ decision, reason }) => decision === 'accept' || reason !== undefined, needsReason),
    reply: approvalSchema,
  },
  restaurants: { query: queueQuerySchema, reply: z.array(restaurantApprovalSchema) },
  decideRestaurant: {
    params: z.object({ restaurantId: idSchema }),
    body: z
      .object({
        decision: z.enum(APPROVAL_DECISIONS),
        reason: lineSchema(200, 1).optional(),
        /** What the admin saw; `conflict` if it is different now. */
        expected: z
          .object({
            state: z.enum(['waiting', 'declined']),
            name: z.string().max(200),
            region: z.string().max(80).nullable(),
          })
          .optional(),
      })
      .refine(({ decision, reason }) => decision === 'accept' || reason !== undefined, needsReason),
    reply: restaurantApprovalSchema,
  },
} as const satisfies SchemasOf<typeof approvalEndpoints>;
