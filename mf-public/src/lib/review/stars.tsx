import { useTranslation } from 'react-i18next';
import { MAX_RATING } from 'shared-api/contract';
import { classNames } from 'shared-ui';
import { StarIcon } from 'shared-ui/icons';
import classes from './stars.module.css';

const STARS = Array.from({ length: MAX_RATING }, (_, index) => index + 1);

/** One review's stars. */
export function Stars(props: { rating: number }) {
  const { rating } = props;
  const { t } = useTranslation('restaurant');
  return (
    <span role="img" aria-label={t('stars', { rating, max: MAX_RATING })} className={classes.stars}>
      {STARS.map((star) => (
        <StarIcon
          key={star}
          size="small"
          className={classNames(classes.star, star <= rating && classes.full)}
        />
      ))}
    </span>
  );
}
