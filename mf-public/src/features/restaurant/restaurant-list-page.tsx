import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Container, ErrorState, Notice, PageHeader, PageTitle } from 'shared-ui';
import { useFavourites } from '../../lib/favourite/favourites.tsx';
import { cuisinesOf, regionsOf } from './filter-restaurants.ts';
import { RestaurantFilters } from './restaurant-filters.tsx';
import { RestaurantGridSkeleton } from './restaurant-grid.tsx';
import { RestaurantResults } from './restaurant-results.tsx';
import { useAllRestaurants } from './use-all-restaurants.ts';
import { useRestaurantFilter } from './use-restaurant-filter.ts';
import classes from './restaurant-list-page.module.css';

/** Home: all restaurants, searched and filtered (spec.md section 2). */
export function RestaurantListPage() {
  const { t } = useTranslation('restaurant');
  const { restaurants, isError, isRefetching, refetch } = useAllRestaurants();
  const { q, region, cuisine, isFavouritesOnly, text, setText, change, reset } = useRestaurantFilter();
  const { favourites } = useFavourites();
  const regions = useMemo(() => regionsOf(restaurants ?? [], region), [restaurants, region]);
  const cuisines = useMemo(() => cuisinesOf(restaurants ?? []), [restaurants]);
  const retry = () => void refetch();
  return (
    <Container className={classes.page}>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} description={t('lead')} className={classes.header} />
      <RestaurantFilters
        text={text}
        onTextChange={setText}
        region={region}
        regions={regions}
        onRegionChange={(chosen) => change({ region: chosen })}
        cuisine={cuisine}
        cuisines={cuisines}
        onCuisineChange={(chosen) => change({ cuisine: chosen })}
        hasFavourites={favourites.length > 0 || isFavouritesOnly}
        isFavouritesOnly={isFavouritesOnly}
        onFavouritesChange={(isOnly) => change({ favourites: isOnly ? '1' : '' })}
      />
      {restaurants ? (
        <>
          {isError && <MoreFailed onRetry={retry} isRetrying={isRefetching} />}
          <RestaurantResults
            restaurants={restaurants}
            q={q}
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
