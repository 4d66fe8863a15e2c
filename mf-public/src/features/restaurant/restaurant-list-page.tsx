import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Container, ErrorState, Notice, PageHeader, Button } from 'shared-ui';
import { useNow } from '../../lib/use-now.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { cuisinesOf, filterRestaurants, regionsOf, toSearchable } from './filter-restaurants.ts';
import { RestaurantFilters } from './restaurant-filters.tsx';
import { RestaurantGrid, RestaurantGridSkeleton } from './restaurant-grid.tsx';
import { useAllRestaurants } from './use-all-restaurants.ts';
import { useRestaurantFilter } from './use-restaurant-filter.ts';
import classes from './restaurant-list-page.module.css';

const MINUTE_MS = 60_000;

/** Home: all restaurants, searched and filtered (spec.md section 2). */
export function RestaurantListPage() {
  const { t } = useTranslation('restaurant');
  const { restaurants, isError, isRefetching, refetch } = useAllRestaurants();
  const { filter, text, setText, change, reset } = useRestaurantFilter();
  const now = useNow(MINUTE_MS);
  const searchable = useMemo(() => toSearchable(restaurants ?? []), [restaurants]);
  const { q, region, cuisine } = filter;
  const found = useMemo(
    () => filterRestaurants(searchable, { q, region, cuisine }),
    [searchable, q, region, cuisine],
  );
  const retry = () => void refetch();
  return (
    <Container className={classes.page}>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} description={t('lead')} />
      <RestaurantFilters
        text={text}
        onTextChange={setText}
        region={region}
        regions={regionsOf(restaurants ?? [], region)}
        onRegionChange={(chosen) => change({ region: chosen })}
        cuisine={cuisine}
        cuisines={cuisinesOf(restaurants ?? [])}
        onCuisineChange={(chosen) => change({ cuisine: chosen })}
      />
      {restaurants ? (
        <>
          {isError && <MoreFailed onRetry={retry} isRetrying={isRefetching} />}
          <RestaurantGrid
            subject={`${q}|${region}|${cuisine}`}
            restaurants={found}
            now={now}
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
