import { useTranslation } from 'react-i18next';
import { DEFAULT_PAGE_SIZE, REVIEW_FILTERS } from 'shared-api/contract';
import { Card, cursorPager, PageHeader, PageTitle, Pagination, RadioGroup } from 'shared-ui';
import { StarIcon } from 'shared-ui/icons';
import { ReviewEntries } from 'shared-ui/review';
import { useSearchState } from 'shared-ui/router';
import { ListPlaceholder } from '../../lib/list-placeholder.tsx';
import { oneOf } from '../../lib/one-of.ts';
import { ManagedReview } from './managed-review.tsx';
import { useReviews } from './get-reviews.ts';
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
          <ListPlaceholder
            query={query}
            icon={<StarIcon size="large" />}
            texts={{
              failed: t('load_failed'),
              none: t('none'),
              noMatch: t('no_match'),
              showAll: t('show_all'),
            }}
            onReset={filter || parameters.has('cursor') ? () => change({ filter: null, cursor: null }) : null}
          />
        )}
      </Card>
    </>
  );
}
