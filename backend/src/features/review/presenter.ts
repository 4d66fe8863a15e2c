import { REVIEW_CHANGE_DAYS, type OrderReview, type Review } from 'shared-api/contract';

const DAY_MS = 86_400_000;

/** A review as `json_build_object` gives it with its order. */
export interface ReviewJson {
  readonly id: string;
  readonly rating: number;
  readonly text: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Expression of a `ReviewJson`, of a table called `v`. */
export const REVIEW_JSON = `json_build_object('id', v.id, 'rating', v.rating, 'text', v.text,
     'created_at', v.created_at, 'updated_at', v.updated_at)`;

/** Milliseconds since the epoch up to which a review may be changed. */
export function editableUntil({ created_at: createdAt }: Pick<ReviewJson, 'created_at'>): number {
  return Date.parse(createdAt) + REVIEW_CHANGE_DAYS * DAY_MS;
}

export function presentOrderReview(row: ReviewJson): OrderReview {
  const { id, rating, text } = row;
  return {
    ...{ id, rating, text },
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    editableUntil: new Date(editableUntil(row)).toISOString(),
  };
}

/** A row of the public list. */
export interface ReviewRow {
  readonly id: string;
  readonly rating: number;
  readonly text: string | null;
  readonly author: string | null;
  readonly created_at: Date;
}

export const REVIEW_COLUMNS = 'v.id, v.rating, v.text, v.author, v.created_at';

export function presentReview({ id, rating, text, author, created_at: createdAt }: ReviewRow): Review {
  return { id, rating, text, author, createdAt: createdAt.toISOString() };
}
