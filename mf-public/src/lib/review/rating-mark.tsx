import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { MAX_RATING } from 'shared-api/contract';
import { formatCount, formatDecimal, VisuallyHidden } from 'shared-ui';
import { StarIcon } from 'shared-ui/icons';
import classes from './rating-mark.module.css';

/** A restaurant's mean rating and how many wrote one: `★ 4.6 (23)`. */
export function RatingMark(props: { rating: NonNullable<RestaurantSummary['rating']> }) {
  const { average, count } = props.rating;
  const { t, i18n } = useTranslation('restaurant');
  const mean = formatDecimal(average, 1, i18n.language);
  const reviews = formatCount(count);
  return (
    <span className={classes.rating}>
      <StarIcon size="small" className={classes.star} />
      <span aria-hidden>
        <strong>{mean}</strong> ({reviews})
      </span>
      <VisuallyHidden>
        {t('rating', { count, average: mean, max: MAX_RATING, formatted: reviews })}
      </VisuallyHidden>
    </span>
  );
}
