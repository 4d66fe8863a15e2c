import type { AreaTranslations } from 'platform/contract';
import enReview from './en/admin-review.json';
import frReview from './fr/admin-review.json';

/** Come with the page of reviews. */
export const reviewTexts: AreaTranslations = {
  en: { 'admin-review': enReview },
  fr: { 'admin-review': frReview },
};
