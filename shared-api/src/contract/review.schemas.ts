import * as z from 'zod';
import {
  idSchema,
  instantSchema,
  pageQueryShape,
  textSchema,
  tokenSchema,
  type SchemasOf,
} from './common.schemas.ts';
import type { reviewEndpoints } from './review.endpoints.ts';
import { MAX_RATING, MAX_REVIEW_LENGTH } from './vocabulary.ts';

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
});
export type Review = z.infer<typeof reviewSchema>;

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
} as const satisfies SchemasOf<typeof reviewEndpoints>;
