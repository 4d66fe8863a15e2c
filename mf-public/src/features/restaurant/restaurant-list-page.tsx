import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CUISINES } from 'shared-api/contract';
import { Button, Container, ErrorState, Notice, PageHeader, PageTitle } from 'shared-ui';
import { useFavourites } from '../../lib/favourite/favourites.tsx';
import { allRegions, cuisinesOf, regionsOf } from './filter-restaurants.ts';
import { RestaurantFilters } from './restaurant-filters.tsx';
import { RestaurantGridSkeleton } from './restaurant-grid.tsx';
import { RestaurantResults } from './restaurant-results.tsx';
import { useAllRestaurants } from './use-all-restaurants.ts';
import { useRestaurantFilter } from './use-restaurant-filter.ts';
import classes from './restaurant-list-page.module.css';

/** Home: all restaurants, searched and filtered (requirements 2.3). */
export function RestaurantListPage() {
  const { t } = useTranslation('restaurant');
  const { restaurants, total, isEstimate, isLong, fetchMore, isError, isRefetching, refetch } =
    useAllRestaurants();
  const { q, settledQ, region, cuisine, isFavouritesOnly, text, setText, change, reset } =
    useRestaurantFilter();
  const { favourites } = useFavourites();
  const regions = useMemo(
    () => (isLong ? allRegions(region) : regionsOf(restaurants ?? [], region)),
    [restaurants, isLong, region],
  );
  const cuisines = useMemo(() => (isLong ? CUISINES : cuisinesOf(restaurants ?? [])), [restaurants, isLong]);
  const retry = () => void refetch();
  return (
    <Container className={classes.page}>
      <Heading />
      <RestaurantFilters
        text={text}
        onTextChange={setText}
        region={region}
        regions={regions}
        cuisine={cuisine}
        cuisines={cuisines}
        hasFavourites={favourites.length > 0 || isFavouritesOnly}
        isFavouritesOnly={isFavouritesOnly}
        onChange={change}
      />
      {restaurants ? (
        <>
          {isError && <MoreFailed onRetry={retry} isRetrying={isRefetching} />}
          <RestaurantResults
            restaurants={restaurants}
            total={total}
            isEstimate={isEstimate}
            isLong={isLong}
            onEnd={fetchMore}
            q={q}
            settledQ={settledQ}
            isTyping={text.trim() !== settledQ}
            region={region}
            cuisine={cuisine}
            only={isFavouritesOnly ? favourites : undefined}
            onReset={reset}
          />
        </>
      ) : isError ? (
        <ErrorState title={t('load_failed')} onRetry={retry} isRetrying={isRefetching} />
      ) : (
        <RestaurantGridSkeleton />
      )}
    </Container>
  );
}

// Memoised, so that typing in the search box does not render it again.
const Heading = memo(function Heading() {
  const { t } = useTranslation('restaurant');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        description={<span className={classes.lead}>{t('lead')}</span>}
        className={classes.header}
      />
    </>
  );
});

function MoreFailed(props: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation(['restaurant', 'ui']);
  const retry = (
    <Button size="small" isBusy={props.isRetrying} onClick={props.onRetry}>
      {t('ui:retry')}
    </Button>
  );
  return (
    <Notice tone="warning" action={retry}>
      {t('more_failed')}
    </Notice>
  );
}
