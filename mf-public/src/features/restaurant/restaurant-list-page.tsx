import { memo, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CUISINES } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { Button, Container, ErrorState, Notice, PageHeader, PageTitle, useLazy } from 'shared-ui';
import { useFavourites } from '../../lib/favourite/favourites.tsx';
import { allRegions, cuisinesOf, regionsOf } from './filter-restaurants.ts';
import { RestaurantFilters } from './restaurant-filters.tsx';
import { RestaurantGridSkeleton } from './restaurant-grid.tsx';
import { RestaurantResults } from './restaurant-results.tsx';
import { useAllRestaurants } from './use-all-restaurants.ts';
import { useOwnRegion } from './use-own-region.ts';
import { useRestaurantFilter } from './use-restaurant-filter.ts';
import classes from './restaurant-list-page.module.css';

/** Home: all restaurants, searched and filtered (requirements 2.3). */
export function RestaurantListPage() {
  const { t } = useTranslation('restaurant');
  const { restaurants, total, isMinimum, isLong, fetchMore, isError, isRefetching, refetch } =
    useAllRestaurants();
  const filter = useRestaurantFilter();
  const { q, settledQ, region, cuisine, isFavouritesOnly, isOpenOnly, sort, text, setText, change, reset } =
    filter;
  const ownRegion = useOwnRegion(filter);
  const { favourites } = useFavourites();
  const regions = useMemo(
    () => (isLong ? allRegions(region) : regionsOf(restaurants ?? [], region)),
    [restaurants, isLong, region],
  );
  const cuisines = useMemo(() => (isLong ? CUISINES : cuisinesOf(restaurants ?? [])), [restaurants, isLong]);
  const retry = () => void refetch();
  const showAllRegions = useCallback(() => change({ region: '' }), [change]);
  return (
    <Container className={classes.page}>
      <Heading region={region} />
      <RestaurantFilters
        text={text}
        onTextChange={setText}
        region={region}
        regions={regions}
        cuisine={cuisine}
        cuisines={cuisines}
        hasFavourites={favourites.length > 0 || isFavouritesOnly}
        isFavouritesOnly={isFavouritesOnly}
        isOpenOnly={isOpenOnly}
        sort={sort}
        onChange={ownRegion.change}
      />
      {restaurants ? (
        <>
          {isError && <MoreFailed onRetry={retry} isRetrying={isRefetching} />}
          <RestaurantResults
            restaurants={restaurants}
            total={total}
            isMinimum={isMinimum}
            isLong={isLong}
            onEnd={fetchMore}
            q={q}
            settledQ={settledQ}
            isTyping={text.trim() !== settledQ}
            region={region}
            cuisine={cuisine}
            isOpenOnly={isOpenOnly}
            sort={sort}
            only={isFavouritesOnly ? favourites : undefined}
            onReset={reset}
            onAllRegions={showAllRegions}
          />
        </>
      ) : isError ? (
        <ErrorState title={t('load_failed')} onRetry={retry} isRetrying={isRefetching} />
      ) : (
        <RestaurantGridSkeleton />
      )}
      {ownRegion.isAsked && <Ask regions={regions} onAnswer={ownRegion.answer} />}
    </Container>
  );
}

const loadAskRegion = () => import('./ask-region.tsx');

/** Who only looks at the first screen is not asked: it belongs to the restaurants. */
function Ask(props: { regions: readonly string[]; onAnswer: (region: string) => void }) {
  const { loaded, start } = useLazy(loadAskRegion);
  useEffect(() => {
    const ask = () => void start();
    window.addEventListener('scroll', ask, { once: true, passive: true });
    return () => window.removeEventListener('scroll', ask);
  }, [start]);
  return loaded && <loaded.AskRegion {...props} />;
}

// Memoised, so that typing in the search box does not render it again.
const Heading = memo(function Heading(props: { region: string }) {
  const { region } = props;
  const { t } = useTranslation('restaurant');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        description={
          <span className={classes.lead}>
            {region === '' ? t('lead') : t('lead_in', { region: placeName(t, region) })}
          </span>
        }
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
