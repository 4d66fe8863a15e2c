import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_RATING, MAX_REVIEW_LENGTH } from 'shared-api/contract';
import { randomFrom } from '../random.ts';
import { dish } from './restaurants/notation.ts';
import { createReviewer, type DemoReview, type ReviewSubject } from './reviews.ts';

const DAY_MS = 86_400_000;
const DISH = dish(120, null, {
  fr: 'Thieboudienne rouge | Riz rouge.',
  ar: 'تيبوجن أحمر | أرز أحمر.',
  en: 'Red thieboudienne | Red rice.',
});

function subjectOf(number: number): ReviewSubject {
  return {
    restaurantKey: `restaurant-${number % 6}`,
    orderType: number % 3 === 0 ? 'Takeaway' : 'Delivery',
    dish: DISH,
    deliveredAt: number * 1000,
  };
}

function reviewsOf(seed: number) {
  const review = createReviewer(randomFrom(seed));
  return Array.from({ length: 3000 }, (_, number) => subjectOf(number)).flatMap((subject) => {
    const written = review(subject);
    return written ? [{ subject, ...written }] : [];
  });
}

const REVIEWS = reviewsOf(3);
const mean = (reviews: readonly DemoReview[]) =>
  reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

test('demo reviews are the same for the same seed', () => {
  assert.deepEqual(reviewsOf(3), REVIEWS);
  assert.notDeepEqual(reviewsOf(4), REVIEWS);
});

test('a good fifth of the orders is reviewed, by mostly content customers', () => {
  assert.ok(REVIEWS.length > 540 && REVIEWS.length < 780, String(REVIEWS.length));
  assert.ok(mean(REVIEWS) > 3.9 && mean(REVIEWS) < 4.7, String(mean(REVIEWS)));
  assert.equal(new Set(REVIEWS.map(({ rating }) => rating)).size, MAX_RATING);
});

test('restaurants differ', () => {
  const byRestaurant = Map.groupBy(REVIEWS, ({ subject }) => subject.restaurantKey);
  const means = [...byRestaurant.values()].map(mean);
  assert.ok(Math.max(...means) - Math.min(...means) > 0.25, String(means));
});

test('a review comes after the delivery, within days, and is ready to be stored', () => {
  for (const { subject, text, at } of REVIEWS) {
    assert.ok(at > subject.deliveredAt && at < subject.deliveredAt + 4 * DAY_MS);
    assert.ok(text === null || (text.length > 3 && text.length <= MAX_REVIEW_LENGTH && !/[{}]/.test(text)));
  }
});

test('nobody who fetched the meal writes of a delivery, and no restaurant reads the same words twice', () => {
  const fetched = REVIEWS.filter(({ subject }) => subject.orderType === 'Takeaway');
  assert.ok(fetched.every(({ text }) => !/livr|arriv|address|streets|وصل|التوصيل/i.test(text ?? '')));
  for (const reviews of Map.groupBy(REVIEWS, ({ subject }) => subject.restaurantKey).values()) {
    const texts = reviews.flatMap(({ text }) => text ?? []);
    assert.equal(new Set(texts).size, texts.length);
  }
});

test('a dish is called as the menu has it in the script of the review', () => {
  const naming = REVIEWS.flatMap(({ text }) =>
    /thieboudienne|تيبوجن/i.test(text ?? '') ? [text ?? ''] : [],
  );
  const [arabic, latin] = [/\p{Script=Arabic}/u, /\p{Script=Latin}/u];
  assert.ok(naming.some((text) => text.includes('تيبوجن أحمر')));
  assert.ok(naming.some((text) => text.includes('Thieboudienne rouge')));
  assert.ok(naming.every((text) => arabic.test(text) !== latin.test(text)));
});
