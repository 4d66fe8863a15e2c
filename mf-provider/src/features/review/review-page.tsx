import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { MAX_RATING, type RestaurantSummary } from 'shared-api/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  formatCount,
  formatDecimal,
  Loading,
  Skeleton,
  Stars,
} from 'shared-ui';
import { StarIcon } from 'shared-ui/icons';
import { ReviewEntries } from 'shared-ui/review';
import { RestaurantGate } from '../../lib/restaurant-gate.tsx';
import { RestaurantReview } from './restaurant-review.tsx';
import { useReviews } from './get-reviews.ts';
import classes from './review-page.module.css';

/** `/provider/reviews`: what customers wrote, and the restaurant's answers. */
export function ReviewPage() {
  const { t } = useTranslation('provider-review');
  return (
    <RestaurantGate title={t('title')}>
      {(restaurant) => <Reviews key={restaurant.id} restaurant={restaurant} />}
    </RestaurantGate>
  );
}

function Reviews(props: { restaurant: RestaurantSummary }) {
  const { restaurant } = props;
  const { t } = useTranslation('provider-review');
  const errorText = useErrorText();
  const query = useReviews(restaurant.id);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data) {
    if (error) {
      return (
        <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      );
    }
    return (
      <Loading className={classes.loading}>
        <Skeleton width="half" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </Loading>
    );
  }
  const reviews = data.pages.flatMap(({ rows }) => rows);
  if (reviews.length === 0) {
    return (
      <EmptyState icon={<StarIcon size="large" />} title={t('none.title')}>
        {t('none.text')}
      </EmptyState>
    );
  }
  return (
    <div>
      <Mean rating={restaurant.rating} />
      <ReviewEntries label={t('title')}>
        {reviews.map((review) => (
          <RestaurantReview key={review.id} review={review} restaurantName={restaurant.name} />
        ))}
      </ReviewEntries>
      {hasNextPage && (
        <Button isFullWidth isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** The mean as visitors see it, and how it comes about. */
function Mean(props: { rating: RestaurantSummary['rating'] }) {
  const { t, i18n } = useTranslation('provider-review');
  if (!props.rating) return null;
  const { average, count } = props.rating;
  const mean = formatDecimal(average, 1, i18n.language);
  return (
    <div className={classes.mean}>
      <p className={classes.figure}>
        <strong>{mean}</strong>
        <Stars rating={Math.round(average)} max={MAX_RATING} label={t('mean', { mean, max: MAX_RATING })} />
        <span>{t('count', { count, formatted: formatCount(count) })}</span>
      </p>
      <p className={classes.hint}>{t('weights')}</p>
    </div>
  );
}
