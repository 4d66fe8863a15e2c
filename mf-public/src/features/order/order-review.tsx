import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReviewable, MAX_RATING, type Order, type OrderReview } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Button, Card, Notice, Stars, TypedText, useNow } from 'shared-ui';
import { ReviewAnswer } from 'shared-ui/review';
import { TrackedReviewForm } from './tracked-review-form.tsx';
import classes from './order-review.module.css';

const MINUTE_MS = 60_000;

/** Once it can be reviewed: the customer's review of an order, to write, to read and for some days to change. */
export function OrderReviewCard(props: { order: Order; token: string }) {
  const { order, token } = props;
  const { review } = order;
  const { t } = useTranslation('order');
  const [isChanging, setChanging] = useState(false);
  const now = useNow(MINUTE_MS);
  const { text: name } = useOwnTexts(order.restaurant.language).name(order.restaurant);
  if (!isReviewable(order, now) && !review) return null;
  return (
    <Card as="section" aria-labelledby="review-title" className={classes.card}>
      <h2 id="review-title" className={classes.title}>
        {review ? t('review.mine') : t('review.ask', { restaurant: name })}
      </h2>
      {review && !isChanging ? (
        <Written order={order} review={review} onChange={() => setChanging(true)} />
      ) : (
        <TrackedReviewForm token={token} review={review} onDone={() => setChanging(false)} />
      )}
    </Card>
  );
}

function Written(props: { order: Order; review: OrderReview; onChange: () => void }) {
  const { order, review, onChange } = props;
  const { answer, isHeld, isRemoved } = review;
  const { t } = useTranslation(['order', 'restaurant']);
  const now = useNow(MINUTE_MS);
  const { text: name } = useOwnTexts(order.restaurant.language).name(order.restaurant);
  return (
    <>
      <Stars
        rating={review.rating}
        max={MAX_RATING}
        size="small"
        label={t('restaurant:stars', { rating: review.rating, max: MAX_RATING })}
      />
      {review.text && <TypedText className={classes.text} text={review.text} />}
      {isHeld && (
        <Notice tone="info" live="none">
          {t('review.held')}
        </Notice>
      )}
      {isRemoved && (
        <Notice tone="warning" live="none">
          {t('review.removed')}
        </Notice>
      )}
      {answer && (
        <ReviewAnswer title={t('restaurant:review_answer', { restaurant: name })} text={answer.text} />
      )}
      {!isRemoved && Date.parse(review.editableUntil) > now && (
        <Button size="small" className={classes.action} onClick={onChange}>
          {t('review.change')}
        </Button>
      )}
    </>
  );
}
