import { useState, type SyntheticEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { RatingField } from '../rating/rating-field.tsx';
import { UnsavedGuard } from '../router/unsaved-guard.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import classes from './review-form.module.css';

/** What somebody writes about an order. */
export interface ReviewDraft {
  /** From 1 to `maxRating`. */
  readonly rating: number;
  readonly text: string | null;
}

/** Labels of a {@link ReviewForm}. */
export interface ReviewFormTexts {
  readonly rating: string;
  readonly ratingRequired: string;
  /** Accessible name of a star, e.g. `4 stars of 5`. */
  readonly starName: (star: number) => string;
  /** A word for the chosen stars, e.g. `Good`. */
  readonly ratingWord?: (rating: number) => string;
  readonly text: string;
  readonly textHint?: string;
  readonly textPlaceholder?: string;
  readonly send: string;
  /** Label of the button that leaves an earlier review as it is. */
  readonly cancel: string;
}

/** Props of {@link ReviewForm}. */
export interface ReviewFormProps {
  /** The earlier review; null for a new one. */
  readonly review: ReviewDraft | null;
  readonly maxRating: number;
  /** Most characters of the text. */
  readonly maxLength: number;
  readonly texts: ReviewFormTexts;
  readonly isPending: boolean;
  readonly error?: string | undefined;
  readonly onSubmit: (draft: ReviewDraft) => void;
  readonly onCancel: () => void;
}

/** Stars and an optional text. Asks before a draft is lost. */
export function ReviewForm(props: ReviewFormProps) {
  const { review, maxRating, maxLength, texts, isPending, error, onSubmit, onCancel } = props;
  const [rating, setRating] = useState<number | null>(review?.rating ?? null);
  const [text, setText] = useState(review?.text ?? '');
  const [wasSubmitted, setSubmitted] = useState(false);
  const isDirty = rating !== (review?.rating ?? null) || text.trim() !== (review?.text ?? '');

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (rating !== null && !isPending) onSubmit({ rating, text: text.trim() || null });
  }

  return (
    <form noValidate className={classes.form} onSubmit={handleSubmit}>
      <UnsavedGuard isDirty={isDirty && !isPending} />
      <RatingField
        label={texts.rating}
        value={rating}
        onValueChange={setRating}
        max={maxRating}
        nameOf={texts.starName}
        word={rating === null ? undefined : texts.ratingWord?.(rating)}
        error={wasSubmitted && rating === null ? texts.ratingRequired : undefined}
      />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        placeholder={texts.textPlaceholder}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <div className={classes.buttons}>
        <Button type="submit" variant="primary" isBusy={isPending}>
          {texts.send}
        </Button>
        {review && <Button onClick={onCancel}>{texts.cancel}</Button>}
      </div>
    </form>
  );
}
