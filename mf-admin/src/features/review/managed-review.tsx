import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorTextOf } from 'shared-api';
import { useOwnTexts } from 'shared-api/own-text';
import { MAX_RATING, type ManagedReview as Review, type ReviewDecision } from 'shared-api/contract';
import { Badge, Button, formatDate, StatusBadge, useLanguage } from 'shared-ui';
import { ReviewEntry } from 'shared-ui/review';
import { useToast } from 'shared-ui/toast';
import { ActionRow } from '../../lib/action-row.tsx';
import { OwnName } from '../../lib/own-name.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useDecide } from './use-decide.ts';
import classes from './review-page.module.css';

const TONES = { published: 'success', held: 'warning', uncounted: 'neutral', removed: 'danger' } as const;

/** A review for admins: its state and the reasons for it, and what can be decided. */
export function ManagedReview(props: { review: Review }) {
  const { review } = props;
  const { rating, text, answer, restaurant } = review;
  const { t } = useTranslation('admin-review');
  const language = useLanguage();
  const title = t('answer', { restaurant: useOwnTexts(restaurant.language).name(restaurant).text });
  return (
    <ReviewEntry
      {...{ rating, text }}
      maxRating={MAX_RATING}
      starsLabel={t('stars', { count: rating, max: MAX_RATING })}
      date={formatDate(review.createdAt, language)}
      author={review.author ?? t('anonymous')}
      answer={answer && { title, text: answer.text, date: formatDate(answer.at, language) }}
      heading={<Heading review={review} />}
    >
      <Why review={review} />
      <Decisions review={review} />
    </ReviewEntry>
  );
}

function Heading(props: { review: Review }) {
  const { restaurant, orderCode, state, reportedBy, weight } = props.review;
  const { t } = useTranslation('admin-review');
  return (
    <div className={classes.heading}>
      <p className={classes.about}>
        <Link to={`/restaurant/${restaurant.slug}/menu`}>
          <OwnName restaurant={restaurant} />
        </Link>{' '}
        <Link to={`/admin/orders?q=${encodeURIComponent(orderCode)}`}>{orderCode}</Link>
      </p>
      <div className={classes.badges}>
        <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>
        {weight > 1 && <Badge>{t('weight', { count: weight })}</Badge>}
        {reportedBy > 0 && <Badge tone="accent">{t('reported', { count: reportedBy })}</Badge>}
      </div>
    </div>
  );
}

/** Why it is not published. */
function Why(props: { review: Review }) {
  const { state, reasons, removalReason } = props.review;
  const { t } = useTranslation('admin-review');
  if (state === 'removed')
    return <p className={classes.why}>{t('removed_for', { reason: removalReason })}</p>;
  if (state === 'published') return null;
  return (
    <ul className={classes.why}>
      {reasons.map((reason) => (
        <li key={reason}>{t(`reason.${reason}`)}</li>
      ))}
    </ul>
  );
}

/** None asks for confirmation, since each can be reversed; only a removal needs a reason. */
function decisionsOf({ state, reportedBy }: Review): ReviewDecision[] {
  if (state === 'removed') return ['restore'];
  if (state === 'published') return reportedBy > 0 ? ['keep', 'remove'] : ['remove'];
  return ['publish', 'remove'];
}

function Decisions(props: { review: Review }) {
  const { review } = props;
  const { t } = useTranslation('admin-review');
  const toast = useToast();
  const [isRemoving, setRemoving] = useState(false);
  const { mutate, isPending, variables } = useDecide(review);
  const decide = (decision: ReviewDecision) =>
    decision === 'remove'
      ? setRemoving(true)
      : mutate({ decision }, { onError: (error) => toast.error(errorTextOf(error)) });
  const decisions = decisionsOf(review);
  const button = (decision: ReviewDecision) => (
    <Button
      key={decision}
      size="small"
      isBusy={isPending && variables.decision === decision}
      onClick={() => decide(decision)}
    >
      {t(`decision.${decision}`)}
    </Button>
  );
  return (
    <div className={classes.actions}>
      <ActionRow destructive={decisions.includes('remove') && button('remove')}>
        {decisions.filter((decision) => decision !== 'remove').map(button)}
      </ActionRow>
      {isRemoving && <RemoveDialog review={review} onClose={() => setRemoving(false)} />}
    </div>
  );
}
