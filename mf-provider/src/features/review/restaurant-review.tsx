import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTextOf } from 'shared-api';
import { MAX_RATING, type Review } from 'shared-api/contract';
import { Button, ConfirmButton, formatDate } from 'shared-ui';
import { EditIcon, TrashIcon } from 'shared-ui/icons';
import { ReviewEntry } from 'shared-ui/review';
import { AnswerForm } from './answer-form.tsx';
import { useRemoveAnswer } from './use-answer.ts';
import classes from './review-page.module.css';

/** A review of the restaurant, with its answer: to write, change and remove. */
export function RestaurantReview(props: { review: Review; restaurantName: string }) {
  const { review, restaurantName } = props;
  const { rating, text, answer } = review;
  const { t, i18n } = useTranslation('provider-review');
  const [isAnswering, setAnswering] = useState(false);
  const date = (at: string) => formatDate(at, i18n.language);
  const title = t('answer.of', { restaurant: restaurantName });
  return (
    <ReviewEntry
      {...{ rating, text }}
      maxRating={MAX_RATING}
      starsLabel={t('stars', { count: rating, max: MAX_RATING })}
      date={date(review.createdAt)}
      author={review.author ?? t('anonymous')}
      answer={answer && !isAnswering ? { title, text: answer.text, date: date(answer.at) } : null}
    >
      {isAnswering ? (
        <AnswerForm review={review} onClose={() => setAnswering(false)} />
      ) : (
        <div className={classes.buttons}>
          <Button size="small" iconStart={<EditIcon />} onClick={() => setAnswering(true)}>
            {t(answer ? 'answer.change' : 'answer.open')}
          </Button>
          {answer && <RemoveAnswer id={review.id} />}
        </div>
      )}
    </ReviewEntry>
  );
}

function RemoveAnswer(props: { id: string }) {
  const { t } = useTranslation('provider-review');
  const remove = useRemoveAnswer(props.id);
  return (
    <ConfirmButton
      label={t('remove.open')}
      size="small"
      iconStart={<TrashIcon />}
      title={t('remove.title')}
      confirmLabel={t('remove.open')}
      action={() => remove.mutateAsync().then(() => undefined, errorTextOf)}
    >
      {t('remove.text')}
    </ConfirmButton>
  );
}
