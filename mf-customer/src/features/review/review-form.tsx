import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { MAX_RATING, MAX_REVIEW_LENGTH, type OrderReview } from 'shared-api/contract';
import { Button, Notice, RatingField, TextArea } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import classes from './review-form.module.css';
import { useWriteReview } from './use-review.ts';

export interface ReviewFormProps {
  readonly orderId: string;
  /** What was written before. */
  readonly review: OrderReview | null;
  readonly onDone: () => void;
}

/** Stars, and a word if one likes. */
export function ReviewForm(props: ReviewFormProps) {
  const { orderId, review, onDone } = props;
  const { t } = useTranslation('customer-review');
  const [rating, setRating] = useState<number | null>(review?.rating ?? null);
  const [text, setText] = useState(review?.text ?? '');
  const [wasAsked, setAsked] = useState(false);
  const errorText = useErrorText();
  const { mutate, isPending, error } = useWriteReview(orderId, onDone);

  const isDirty = rating !== (review?.rating ?? null) || text.trim() !== (review?.text ?? '');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(true);
    if (rating !== null && !isPending) mutate({ rating, text: text.trim() || null });
  }

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <UnsavedGuard isDirty={isDirty && !isPending} />
      <RatingField
        label={t('rating')}
        value={rating}
        onValueChange={setRating}
        max={MAX_RATING}
        nameOf={(star) => t('stars', { count: star, max: MAX_RATING })}
        word={rating === null ? undefined : t(`word.${String(rating)}`)}
        error={wasAsked && rating === null ? t('rating_required') : undefined}
      />
      <TextArea
        label={t('text')}
        hint={t('text_hint')}
        maxLength={MAX_REVIEW_LENGTH}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <div className={classes.buttons}>
        <Button type="submit" variant="primary" isBusy={isPending}>
          {review ? t('save') : t('send')}
        </Button>
        {review && <Button onClick={onDone}>{t('keep')}</Button>}
      </div>
    </form>
  );
}
