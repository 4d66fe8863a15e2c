import type { AreaTranslations } from 'platform/contract';
import enReview from './en/provider-review.json';
import frReview from './fr/provider-review.json';

/** Come with the page of reviews. */
export const reviewTexts: AreaTranslations = {
  en: { 'provider-review': enReview },
  fr: { 'provider-review': frReview },
};
