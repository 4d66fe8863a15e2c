import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useErrorText } from 'shared-api';
import { MAX_REVIEW_LENGTH, type Review } from 'shared-api/contract';
import { Button, Notice, TextArea } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { useAnswer } from './use-answer.ts';
import classes from './review-page.module.css';

/** The form for the restaurant's one answer to a review. */
export function AnswerForm(props: { review: Review; onClose: () => void }) {
  const { review, onClose } = props;
  const { t } = useTranslation('provider-review');
  const errorText = useErrorText();
  const earlier = review.answer?.text ?? '';
  const [text, setText] = useState(earlier);
  const [isMissing, setMissing] = useState(false);
  const { mutate, reset, isPending, error } = useAnswer(review.id, onClose);

  const isOfText = isApiError(error, 'contact_data');

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const trimmed = text.trim();
    setMissing(trimmed === '');
    if (trimmed !== '' && !isPending) mutate(trimmed);
  }

  return (
    <form noValidate className={classes.form} onSubmit={handleSubmit}>
      <UnsavedGuard isDirty={text.trim() !== earlier && !isPending} />
      <TextArea
        label={t('answer.label')}
        hint={t('answer.hint')}
        rows={3}
        maxLength={MAX_REVIEW_LENGTH}
        autoFocus
        value={text}
        error={isMissing ? t('answer.required') : isOfText ? errorText(error) : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          if (isOfText) reset();
        }}
      />
      {error && !isOfText && <Notice tone="danger">{errorText(error)}</Notice>}
      <div className={classes.buttons}>
        <Button type="submit" variant="primary" isBusy={isPending}>
          {t('answer.send')}
        </Button>
        <Button disabled={isPending} onClick={onClose}>
          {t('answer.cancel')}
        </Button>
      </div>
    </form>
  );
}
