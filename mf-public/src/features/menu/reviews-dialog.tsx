import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import { MAX_RATING, type Restaurant, type Review } from 'shared-api/contract';
import { Button, Dialog, ErrorState, formatDate, Loading, Skeleton, Stars } from 'shared-ui';
import classes from './reviews-dialog.module.css';

const PAGE_SIZE = 20;

/** The reviews of a restaurant, newest first. */
export function ReviewsDialog(props: { restaurant: Restaurant; onClose: () => void }) {
  const { restaurant, onClose } = props;
  const { t } = useTranslation('restaurant');
  const { data, isError, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(
    restaurant.id,
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('reviews_title')} description={restaurant.name}>
      {data ? (
        <>
          <ul className={classes.reviews}>
            {data.pages
              .flatMap(({ rows }) => rows)
              .map((review) => (
                <Entry key={review.id} review={review} />
              ))}
          </ul>
          {hasNextPage && (
            <Button isFullWidth isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more_reviews')}
            </Button>
          )}
        </>
      ) : isError ? (
        <ErrorState title={t('reviews_failed')} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : (
        <Loading>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton width="long" />
        </Loading>
      )}
    </Dialog>
  );
}

function useReviews(id: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['review', 'restaurant', id],
    queryFn: ({ pageParam, signal }) =>
      api.review.ofRestaurant(
        { params: { id }, query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
}

function Entry(props: { review: Review }) {
  const { rating, author, text, createdAt } = props.review;
  const { t, i18n } = useTranslation('restaurant');
  return (
    <li className={classes.review}>
      <div className={classes.head}>
        <Stars
          rating={rating}
          max={MAX_RATING}
          size="small"
          label={t('stars', { rating, max: MAX_RATING })}
        />
        <span className={classes.date}>{formatDate(createdAt, i18n.language)}</span>
      </div>
      {text && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      <p className={classes.author} dir="auto">
        {author ?? t('review_anonymous')}
      </p>
    </li>
  );
}
