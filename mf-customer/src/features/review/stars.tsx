import { useTranslation } from 'react-i18next';
import { MAX_RATING } from 'shared-api/contract';
import { classNames } from 'shared-ui';
import { StarIcon } from 'shared-ui/icons';
import classes from './stars.module.css';

const STARS = Array.from({ length: MAX_RATING }, (_, index) => index + 1);

/** A rating to look at. */
export function Stars(props: { readonly rating: number }) {
  const { rating } = props;
  const { t } = useTranslation('customer-review');
  return (
    <span role="img" aria-label={t('stars', { count: rating, max: MAX_RATING })} className={classes.row}>
      {STARS.map((star) => (
        <StarIcon key={star} className={classNames(classes.star, star <= rating && classes.full)} />
      ))}
    </span>
  );
}
