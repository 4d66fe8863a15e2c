import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi, useErrorText } from 'shared-api';
import { MAX_RATING, MAX_REVIEW_LENGTH, type OrderReview } from 'shared-api/contract';
import { ReviewForm, type ReviewDraft } from 'shared-ui/review';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { trackedOrderQuery } from '../../lib/order/get-tracked-order.ts';

const text = lazyTexts('order');

interface TrackedReviewFormProps {
  readonly token: string;
  /** The earlier review. */
  readonly review: OrderReview | null;
  readonly onDone: () => void;
}

/** The form for the one review of a tracked order. */
export function TrackedReviewForm(props: TrackedReviewFormProps) {
  const { token, review, onDone } = props;
  const { t } = useTranslation(['order', 'restaurant']);
  const { mutate, isPending, error } = useWriteReview(token, onDone);
  const errorText = useErrorText();
  const isRefused = isApiError(error, 'review_final', 'review_repeated');
  const failure = isRefused ? errorText(error) : t('review.failed');
  return (
    <ReviewForm
      review={review}
      maxRating={MAX_RATING}
      maxLength={MAX_REVIEW_LENGTH}
      isPending={isPending}
      error={error ? failure : undefined}
      onSubmit={(draft) => mutate(draft)}
      onCancel={onDone}
      texts={{
        rating: t('review.rating'),
        ratingRequired: t('review.rating_required'),
        starName: (star) => t('restaurant:stars', { rating: star, max: MAX_RATING }),
        text: t('review.text'),
        textHint: t('review.hint'),
        textPlaceholder: t('review.placeholder'),
        send: t('review.send'),
        cancel: t('review.keep'),
      }}
    />
  );
}

function useWriteReview(token: string, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: ReviewDraft) => api.review.writeTracked({ params: { token }, body }),
    onSuccess: (review) => {
      queryClient.setQueryData(
        trackedOrderQuery(api, token).queryKey,
        (order) => order && { ...order, review },
      );
      // The restaurant's mean rating has changed.
      void queryClient.invalidateQueries({ queryKey: ['restaurant'] });
      void queryClient.invalidateQueries({ queryKey: ['review'] });
      toast.success(text('review.thanks'));
      onDone();
    },
  });
}
