import { useState } from 'react';
import type { Restaurant } from 'shared-api/contract';
import { Button, lazyTexts, useLazy } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { RatingMark } from '../../lib/review/rating-mark.tsx';
import classes from './restaurant-header.module.css';

const text = lazyTexts('restaurant');

function loadDialog() {
  return import('./reviews-dialog.tsx');
}

/** The rating; pressing it shows the reviews. */
export function ReviewsButton(props: { restaurant: Restaurant }) {
  const { restaurant } = props;
  const toast = useToast();
  const dialog = useLazy(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const ReviewsDialog = dialog.loaded?.ReviewsDialog;
  if (!restaurant.rating) return null;

  async function open() {
    if (dialog.loaded ?? (await dialog.start())) setOpen(true);
    else toast.error(text('reviews_failed'));
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        className={classes.rating}
        onClick={() => void open()}
      >
        <RatingMark rating={restaurant.rating} />
      </Button>
      {isOpen && ReviewsDialog && <ReviewsDialog restaurant={restaurant} onClose={() => setOpen(false)} />}
    </>
  );
}
