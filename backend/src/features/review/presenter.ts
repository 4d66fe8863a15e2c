import {
  REVIEW_CHANGE_DAYS,
  type Language,
  type ManagedReview,
  type OrderReview,
  type Review,
  type ReviewAnswer,
  type ReviewReason,
  type ReviewState,
  type Translations,
} from 'shared-api/contract';
import { presentNames } from '../restaurant/translations.ts';

const DAY_MS = 86_400_000;

/** A review as `json_build_object` gives it with its order. */
export interface ReviewJson {
  readonly id: string;
  readonly rating: number;
  readonly text: string | null;
  readonly state: ReviewState;
  readonly reasons: readonly ReviewReason[];
  readonly answer: string | null;
  readonly answered_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Expression of a `ReviewJson`, of a table called `v`. */
export const REVIEW_JSON = `json_build_object('id', v.id, 'rating', v.rating, 'text', v.text, 'state', v.state,
     'reasons', v.reasons, 'answer', v.answer, 'answered_at', v.answered_at,
     'created_at', v.created_at, 'updated_at', v.updated_at)`;

/** Milliseconds since the epoch up to which a review may be changed. */
export function editableUntil({ created_at: createdAt }: Pick<ReviewJson, 'created_at'>): number {
  return Date.parse(createdAt) + REVIEW_CHANGE_DAYS * DAY_MS;
}

/**
 * For its author, who learns that a review is held, but not by which rule. One that is not counted, since it came from
 * the owner's or an earlier author's browser, looks published.
 */
export function presentOrderReview(row: ReviewJson): OrderReview {
  const { id, rating, text, state } = row;
  return {
    ...{ id, rating, text },
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    editableUntil: new Date(editableUntil(row)).toISOString(),
    isHeld: state === 'held',
    isRemoved: state === 'removed',
    answer: presentAnswer(row),
  };
}

interface AnswerColumns {
  readonly answer: string | null;
  readonly answered_at: Date | string | null;
}

function presentAnswer({ answer, answered_at: at }: AnswerColumns): ReviewAnswer | null {
  return answer === null || at === null ? null : { text: answer, at: new Date(at).toISOString() };
}

/** A row of the public list. */
export interface ReviewRow {
  readonly id: string;
  readonly rating: number;
  readonly text: string | null;
  readonly author: string | null;
  readonly answer: string | null;
  readonly answered_at: Date | null;
  readonly created_at: Date;
}

export const REVIEW_COLUMNS = 'v.id, v.rating, v.text, v.author, v.answer, v.answered_at, v.created_at';

export function presentReview(row: ReviewRow): Review {
  const { id, rating, text, author } = row;
  return { id, rating, text, author, createdAt: row.created_at.toISOString(), answer: presentAnswer(row) };
}

/** A row of the admins' list. */
export interface ManagedReviewRow extends ReviewRow {
  readonly state: ReviewState;
  readonly reasons: ReviewReason[];
  readonly weight: number;
  readonly reported_by: number;
  readonly removal_reason: string | null;
  readonly restaurant_id: string;
  readonly restaurant_name: string;
  readonly restaurant_slug: string;
  readonly restaurant_language: Language | null;
  readonly restaurant_translations: Translations<'name' | 'description'>;
  readonly order_code: string;
}

export const MANAGED_REVIEWS = `SELECT ${REVIEW_COLUMNS}, v.state, v.reasons, v.weight, v.reported_by,
    v.removal_reason, v.restaurant_id, r.name AS restaurant_name, r.slug AS restaurant_slug,
    r.language AS restaurant_language, r.translations AS restaurant_translations, o.code AS order_code
  FROM review v JOIN restaurant r ON r.id = v.restaurant_id JOIN customer_order o ON o.id = v.order_id`;

export function presentManagedReview(row: ManagedReviewRow): ManagedReview {
  const { state, reasons, weight } = row;
  return {
    ...presentReview(row),
    ...{ state, reasons, weight },
    reportedBy: row.reported_by,
    removalReason: row.removal_reason,
    restaurant: {
      ...{ id: row.restaurant_id, name: row.restaurant_name, slug: row.restaurant_slug },
      language: row.restaurant_language,
      ...presentNames(row.restaurant_translations, row.restaurant_language),
    },
    orderCode: row.order_code,
  };
}
