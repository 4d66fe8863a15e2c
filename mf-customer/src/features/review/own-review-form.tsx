import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { MAX_RATING, MAX_REVIEW_LENGTH, type OrderReview } from 'shared-api/contract';
import { ReviewForm } from 'shared-ui/review';
import { useWriteReview } from './use-review.ts';

export interface OwnReviewFormProps {
  readonly orderId: string;
  /** The earlier review. */
  readonly review: OrderReview | null;
  readonly onDone: () => void;
}

/** The form for the one review of an order. */
export function OwnReviewForm(props: OwnReviewFormProps) {
  const { orderId, review, onDone } = props;
  const { t } = useTranslation('customer-review');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useWriteReview(orderId, onDone);
  return (
    <ReviewForm
      review={review}
      maxRating={MAX_RATING}
      maxLength={MAX_REVIEW_LENGTH}
      isPending={isPending}
      error={error ? errorText(error) : undefined}
      onSubmit={(draft) => mutate(draft)}
      onCancel={onDone}
      texts={{
        rating: t('rating'),
        ratingRequired: t('rating_required'),
        starName: (star) => t('stars', { count: star, max: MAX_RATING }),
        ratingWord: (rating) => t(`word.${String(rating)}`),
        text: t('text'),
        textHint: t('text_hint'),
        send: review ? t('save') : t('send'),
        cancel: t('keep'),
      }}
    />
  );
}
