import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi } from 'shared-api';
import { MAX_RATING, MAX_REVIEW_LENGTH, type OrderReview } from 'shared-api/contract';
import { Button, Notice, RatingField, TextArea } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { trackedOrderQuery } from '../../lib/order/order-query.ts';
import classes from './review-form.module.css';

interface ReviewFormProps {
  token: string;
  /** What was written before. */
  review: OrderReview | null;
  onDone: () => void;
}

/** Stars, and a word if one likes. */
export function ReviewForm(props: ReviewFormProps) {
  const { token, review, onDone } = props;
  const { t } = useTranslation(['order', 'restaurant']);
  const [rating, setRating] = useState<number | null>(review?.rating ?? null);
  const [text, setText] = useState(review?.text ?? '');
  const [wasAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useWriteReview(token, onDone);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(true);
    if (rating !== null && !isPending) mutate({ rating, text: text.trim() || null });
  }

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <RatingField
        label={t('review.rating')}
        value={rating}
        onValueChange={setRating}
        max={MAX_RATING}
        nameOf={(star) => t('restaurant:stars', { rating: star, max: MAX_RATING })}
        error={wasAsked && rating === null ? t('review.rating_required') : undefined}
      />
      <TextArea
        label={t('review.text')}
        placeholder={t('review.placeholder')}
        maxLength={MAX_REVIEW_LENGTH}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error && (
        <Notice tone="danger">
          {isApiError(error, 'review_final') ? t('review.final') : t('review.failed')}
        </Notice>
      )}
      <div className={classes.buttons}>
        {review && <Button onClick={onDone}>{t('review.keep')}</Button>}
        <Button type="submit" variant="primary" isBusy={isPending}>
          {t('review.send')}
        </Button>
      </div>
    </form>
  );
}

function useWriteReview(token: string, onDone: () => void) {
  const { t } = useTranslation('order');
  const api = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: { rating: number; text: string | null }) =>
      api.review.writeTracked({ params: { token }, body }),
    onSuccess: (review) => {
      queryClient.setQueryData(
        trackedOrderQuery(api, token).queryKey,
        (order) => order && { ...order, review },
      );
      // The restaurant's mean has moved.
      void queryClient.invalidateQueries({ queryKey: ['restaurant'] });
      void queryClient.invalidateQueries({ queryKey: ['review'] });
      toast.success(t('review.thanks'));
      onDone();
    },
  });
}
