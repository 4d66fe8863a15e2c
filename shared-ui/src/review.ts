export {
  ReviewForm,
  type ReviewDraft,
  type ReviewFormProps,
  type ReviewFormTexts,
} from './review-form/review-form.tsx';
