import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReviewable, MAX_RATING, type Order, type OrderReview } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Button, formatDate, Notice, Stars, TypedText, useNow } from 'shared-ui';
import { EditIcon } from 'shared-ui/icons';
import { ReviewAnswer } from 'shared-ui/review';
import { AccountCard } from '../../lib/account-card.tsx';
import { RemoveReview } from './remove-review.tsx';
import classes from './review-card.module.css';
import { OwnReviewForm } from './own-review-form.tsx';

const MINUTE_MS = 60_000;

/** Once it can be reviewed: the customer's review of an order, which can be changed or removed for some days. */
export function ReviewCard(props: { readonly order: Order }) {
  const { order } = props;
  const { review } = order;
  const { t } = useTranslation('customer-review');
  const [isChanging, setChanging] = useState(false);
  const now = useNow(MINUTE_MS);
  const { text: restaurant } = useOwnTexts(order.restaurant.language).name(order.restaurant);
  if (!isReviewable(order, now) && !review) return null;
  return (
    <AccountCard
      title={review ? t('mine') : t('ask', { restaurant })}
      hint={review ? undefined : t('ask_hint')}
    >
      {review && !isChanging ? (
        <Written order={order} review={review} onChange={() => setChanging(true)} />
      ) : (
        <OwnReviewForm orderId={order.id} review={review} onDone={() => setChanging(false)} />
      )}
    </AccountCard>
  );
}

interface WrittenProps {
  readonly order: Order;
  readonly review: OrderReview;
  readonly onChange: () => void;
}

function Written(props: WrittenProps) {
  const { order, review, onChange } = props;
  const { answer, isHeld, isRemoved } = review;
  const { t, i18n } = useTranslation('customer-review');
  const now = useNow(MINUTE_MS);
  const isOpen = !isRemoved && Date.parse(review.editableUntil) > now;
  const { text: restaurant } = useOwnTexts(order.restaurant.language).name(order.restaurant);
  return (
    <>
      <Stars
        rating={review.rating}
        max={MAX_RATING}
        label={t('stars', { count: review.rating, max: MAX_RATING })}
      />
      {review.text && <TypedText className={classes.text} text={review.text} />}
      {isHeld && (
        <Notice tone="info" live="none">
          {t('held')}
        </Notice>
      )}
      {isRemoved && (
        <Notice tone="warning" live="none">
          {t('removed_by_admin')}
        </Notice>
      )}
      {answer && (
        <ReviewAnswer
          title={t('answer', { restaurant })}
          text={answer.text}
          date={formatDate(answer.at, i18n.language)}
        />
      )}
      <p className={classes.hint}>
        {isOpen
          ? t('editable_until', { date: formatDate(review.editableUntil, i18n.language) })
          : t('final', { date: formatDate(review.createdAt, i18n.language) })}
      </p>
      {isOpen && (
        <div className={classes.actions}>
          <Button size="small" iconStart={<EditIcon />} onClick={onChange}>
            {t('change')}
          </Button>
          <RemoveReview orderId={order.id} />
        </div>
      )}
    </>
  );
}
