import * as z from 'zod';
import {
  idSchema,
  instantSchema,
  pageQueryShape,
  reasonSchema,
  textSchema,
  tokenSchema,
  type SchemasOf,
} from './common.schemas.ts';
import { restaurantLinkSchema } from './restaurant-link.schemas.ts';
import type { reviewEndpoints } from './review.endpoints.ts';
import {
  MAX_RATING,
  MAX_REVIEW_LENGTH,
  REVIEW_DECISIONS,
  REVIEW_FILTERS,
  REVIEW_REASONS,
  REVIEW_STATES,
} from './vocabulary.ts';

/** The restaurant's public answer. */
const answerSchema = z.object({ text: z.string(), at: instantSchema });
export type ReviewAnswer = z.infer<typeof answerSchema>;

const ratingSchema = z.number().int().min(1).max(MAX_RATING);

/** A review for its customer and its restaurant, with the order. */
export const orderReviewSchema = z.object({
  id: idSchema,
  rating: ratingSchema,
  text: z.string().nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Instant up to which its customer may change it. */
  editableUntil: instantSchema,
  /** An admin looks at it before others see it. */
  isHeld: z.boolean(),
  /** An admin has removed it. */
  isRemoved: z.boolean(),
  answer: answerSchema.nullable(),
});
export type OrderReview = z.infer<typeof orderReviewSchema>;

/** A public review. */
export const reviewSchema = z.object({
  id: idSchema,
  rating: ratingSchema,
  text: z.string().nullable(),
  /** First name and initial, e.g. `Salma Y.`; null when nothing of the name may be shown. */
  author: z.string().nullable(),
  createdAt: instantSchema,
  answer: answerSchema.nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/** A review for admins. */
export const managedReviewSchema = reviewSchema.extend({
  state: z.enum(REVIEW_STATES),
  /** Why it is held or does not count. */
  reasons: z.array(z.enum(REVIEW_REASONS)),
  /** How much it counts for the mean: 1 for a guest's. */
  weight: z.number().int(),
  /** From how many networks it was reported since an admin last looked. */
  reportedBy: z.number().int(),
  removalReason: z.string().nullable(),
  restaurant: restaurantLinkSchema,
  /** The order's code. */
  orderCode: z.string(),
});
export type ManagedReview = z.infer<typeof managedReviewSchema>;

/** A removal needs a reason. */
export const decideReviewSchema = z.object({
  decision: z.enum(REVIEW_DECISIONS),
  reason: reasonSchema,
});

export const writeReviewSchema = z.object({
  rating: ratingSchema,
  text: textSchema(MAX_REVIEW_LENGTH).nullable().optional(),
});

const { limit, cursor } = pageQueryShape;

export const reviewSchemas = {
  ofRestaurant: {
    params: z.object({ id: idSchema }),
    query: z.object({ limit, cursor }),
    reply: z.array(reviewSchema),
  },
  write: { params: z.object({ id: idSchema }), body: writeReviewSchema, reply: orderReviewSchema },
  remove: { params: z.object({ id: idSchema }) },
  writeTracked: {
    params: z.object({ token: tokenSchema }),
    body: writeReviewSchema,
    reply: orderReviewSchema,
  },
  report: { params: z.object({ id: idSchema }) },
  answer: {
    params: z.object({ id: idSchema }),
    body: z.object({ text: textSchema(MAX_REVIEW_LENGTH, 1) }),
    reply: reviewSchema,
  },
  removeAnswer: { params: z.object({ id: idSchema }) },
  list: {
    query: z.object({ limit, cursor, filter: z.enum(REVIEW_FILTERS).optional() }),
    reply: z.array(managedReviewSchema),
  },
  decide: {
    params: z.object({ id: idSchema }),
    body: decideReviewSchema,
    reply: managedReviewSchema,
  },
} as const satisfies SchemasOf<typeof reviewEndpoints>;
