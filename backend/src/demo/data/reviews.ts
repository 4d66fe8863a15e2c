import type { OrderType } from 'shared-api/contract';
import { between, pickWeighted, type Random } from '../random.ts';
import { DISAPPOINTED, MIXED } from './reviews/complaint.ts';
import type { ReviewPhrase } from './reviews/phrase.ts';
import { DELIGHTED, PLEASED } from './reviews/praise.ts';
import type { DemoDish } from './types.ts';

const IS_ARABIC = /\p{Script=Arabic}/u;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** Share of delivered orders that somebody reviews, and of reviews that come with words. */
const REVIEWED = 0.22;
const WITH_TEXT = 0.6;

const PHRASES: Readonly<Record<number, readonly ReviewPhrase[]>> = {
  5: DELIGHTED,
  4: PLEASED,
  3: MIXED,
  2: DISAPPOINTED,
  1: DISAPPOINTED,
};

/** What a review is written about. */
export interface ReviewSubject {
  readonly restaurantKey: string;
  readonly orderType: OrderType;
  /** The first dish. */
  readonly dish: Pick<DemoDish, 'texts'>;
  /** Milliseconds since the epoch. */
  readonly deliveredAt: number;
}

export interface DemoReview {
  readonly rating: number;
  readonly text: string | null;
  /** Milliseconds since the epoch; may be later than the end of the demo's history. */
  readonly at: number;
}

/**
 * Reviews of demo orders: most of them content, every restaurant with a level of its own, and no restaurant reads the
 * same words twice.
 */
export function createReviewer(random: Random): (subject: ReviewSubject) => DemoReview | null {
  const levels = new Map<string, Record<number, number>>();
  const written = new Map<string, Set<string>>();
  return (subject) => {
    if (random() >= REVIEWED) return null;
    const { restaurantKey, deliveredAt } = subject;
    const level = levels.get(restaurantKey) ?? levelOf(random);
    levels.set(restaurantKey, level);
    const used = written.get(restaurantKey) ?? new Set();
    written.set(restaurantKey, used);
    const rating = Number(pickWeighted(random, level));
    const minutes = random() < 0.7 ? between(random, 20, 240) : between(random, 240, 3 * DAY_MINUTES);
    return { rating, text: textOf(random, subject, rating, used), at: deliveredAt + minutes * MINUTE_MS };
  };
}

/** How often a restaurant gets each rating: the worst ones still please most of their guests. */
function levelOf(random: Random): Record<number, number> {
  const level = random();
  return { 5: 38 + 34 * level, 4: 34 - 8 * level, 3: 16 - 11 * level, 2: 8 - 6 * level, 1: 5 - 4 * level };
}

function textOf(
  random: Random,
  { orderType, dish }: ReviewSubject,
  rating: number,
  used: Set<string>,
): string | null {
  if (random() >= WITH_TEXT) return null;
  const fitting = (PHRASES[rating] ?? [])
    .filter((phrase) => typeof phrase === 'string' || phrase.only === orderType)
    .map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text))
    .filter((text) => !used.has(text));
  const text = fitting[between(random, 0, fitting.length - 1)];
  if (text === undefined) return null;
  used.add(text);
  return text.replace('{dish}', dish.texts[IS_ARABIC.test(text) ? 'ar' : 'fr'].name);
}
