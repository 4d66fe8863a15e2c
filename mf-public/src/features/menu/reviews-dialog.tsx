import { useTranslation } from 'react-i18next';
import { MAX_RATING, type Restaurant, type Review } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Button, Dialog, ErrorState, formatDate, Loading, Skeleton } from 'shared-ui';
import { ReviewEntries, ReviewEntry } from 'shared-ui/review';
import { useReviews } from './get-reviews.ts';
import { ReportReview } from './report-review.tsx';
import classes from './reviews-dialog.module.css';

/** The reviews of a restaurant, newest first. */
export function ReviewsDialog(props: { restaurant: Restaurant; onClose: () => void }) {
  const { restaurant, onClose } = props;
  const { t } = useTranslation('restaurant');
  const name = useOwnTexts(restaurant.language).name(restaurant).text;
  const { data, isError, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(
    restaurant.id,
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('reviews_title')} description={name}>
      {data ? (
        <>
          <div className={classes.reviews}>
            <ReviewEntries label={t('reviews_title')}>
              {data.pages
                .flatMap(({ rows }) => rows)
                .map((review) => (
                  <Entry key={review.id} review={review} restaurantName={name} />
                ))}
            </ReviewEntries>
          </div>
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

function Entry(props: { review: Review; restaurantName: string }) {
  const { review, restaurantName } = props;
  const { id, rating, text, createdAt, answer } = review;
  const { t, i18n } = useTranslation('restaurant');
  const author = review.author ?? t('review_anonymous');
  const date = (at: string) => formatDate(at, i18n.language);
  const title = t('review_answer', { restaurant: restaurantName });
  return (
    <ReviewEntry
      {...{ rating, text, author }}
      maxRating={MAX_RATING}
      starsLabel={t('stars', { rating, max: MAX_RATING })}
      date={date(createdAt)}
      answer={answer && { title, text: answer.text, date: date(answer.at) }}
      action={<ReportReview id={id} author={author} />}
    />
  );
}
