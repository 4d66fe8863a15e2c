import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { DEFAULT_PAGE_SIZE, REVIEW_FILTERS } from 'shared-api/contract';
import {
  Button,
  Card,
  cursorPager,
  EmptyState,
  ErrorState,
  Loading,
  PageHeader,
  PageTitle,
  Pagination,
  RadioGroup,
  Skeleton,
} from 'shared-ui';
import { StarIcon } from 'shared-ui/icons';
import { ReviewEntries } from 'shared-ui/review';
import { useSearchState } from 'shared-ui/router';
import { oneOf } from '../../lib/one-of.ts';
import { ManagedReview } from './managed-review.tsx';
import { useReviews } from './review-queries.ts';
import classes from './review-page.module.css';

/** `/admin/reviews`: all reviews, also those that visitors do not see. */
export function ReviewPage() {
  const { t } = useTranslation('admin-review');
  const { parameters, change } = useSearchState();
  const filter = oneOf(REVIEW_FILTERS, parameters.get('filter'));
  const query = useReviews(filter, parameters.get('cursor') ?? undefined);
  const page = query.data;
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} description={t('hint')} />
      <div className={classes.bar}>
        <RadioGroup
          legend={t('filter.legend')}
          isLegendHidden
          appearance="segmented"
          options={[
            { value: '', label: t('filter.all') },
            ...REVIEW_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) })),
          ]}
          value={filter ?? ''}
          onValueChange={(value) => change({ filter: value, cursor: null })}
        />
      </div>
      {filter && <p className={classes.explanation}>{t(`explanation.${filter}`)}</p>}
      <Card aria-busy={query.isPlaceholderData || undefined}>
        {page && page.rows.length > 0 ? (
          <>
            <ReviewEntries label={t('title')}>
              {page.rows.map((review) => (
                <ManagedReview key={review.id} review={review} />
              ))}
            </ReviewEntries>
            {(page.next ?? page.previous) && (
              <Pagination
                label={t('title')}
                isDisabled={query.isPlaceholderData}
                {...cursorPager(page, DEFAULT_PAGE_SIZE, (cursor) => change({ cursor }, { isStep: true }))}
              />
            )}
          </>
        ) : (
          <WithoutReviews
            query={query}
            onReset={filter || parameters.has('cursor') ? () => change({ filter: null, cursor: null }) : null}
          />
        )}
      </Card>
    </>
  );
}

interface WithoutReviewsProps {
  query: ReturnType<typeof useReviews>;
  /** Clears the filter; null without one. */
  onReset: (() => void) | null;
}

function WithoutReviews(props: WithoutReviewsProps) {
  const { query, onReset } = props;
  const { t } = useTranslation('admin-review');
  const errorText = useErrorText();
  if (query.isPending) {
    return (
      <Loading className={classes.waiting}>
        <Skeleton width="half" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </Loading>
    );
  }
  if (query.error) {
    return (
      <ErrorState title={t('load_failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (!onReset) return <EmptyState icon={<StarIcon size="large" />} title={t('none')} />;
  return <EmptyState title={t('no_match')} action={<Button onClick={onReset}>{t('show_all')}</Button>} />;
}
