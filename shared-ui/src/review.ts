export { ReviewAnswer, type ReviewAnswerProps } from './review-entry/review-answer.tsx';
export { ReviewEntries, ReviewEntry, type ReviewEntryProps } from './review-entry/review-entry.tsx';
export {
  ReviewForm,
  type ReviewDraft,
  type ReviewFormProps,
  type ReviewFormTexts,
} from './review-form/review-form.tsx';
