import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { Button, useLazy } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { RatingMark } from '../../lib/review/rating-mark.tsx';
import classes from './restaurant-header.module.css';

function loadDialog() {
  return import('./reviews-dialog.tsx');
}

/** The rating; pressing it shows the reviews. */
export function ReviewsButton(props: { restaurant: Restaurant }) {
  const { restaurant } = props;
  const { t } = useTranslation('restaurant');
  const toast = useToast();
  const dialog = useLazy(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const ReviewsDialog = dialog.loaded?.ReviewsDialog;
  if (!restaurant.rating) return null;

  async function open() {
    if (dialog.loaded ?? (await dialog.start())) setOpen(true);
    else toast.error(t('reviews_failed'));
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
