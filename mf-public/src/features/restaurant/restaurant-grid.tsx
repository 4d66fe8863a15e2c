import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { Button, Card, CardBody, EmptyState, formatCount, Grid, Loading, Skeleton } from 'shared-ui';
import { useMenusAtRest } from '../../lib/restaurant/use-menu-ahead.ts';
import type { Listing } from './listing.ts';
import { RestaurantCard } from './restaurant-card.tsx';
import { useNear } from './use-near.ts';
import { STEP, useReveal } from './use-reveal.ts';
import classes from './restaurant-grid.module.css';

/** The first ones of a list are opened most. */
const LIKELY = 3;

const MENU_TEXTS = { searching: 'searching', failed: 'names_only', limited: 'names_only_limited' } as const;

interface RestaurantGridProps {
  listing: Listing;
  /** More restaurants are loading. */
  isBusy: boolean;
  /** The menus are still searched, or could not be. */
  menus: 'searching' | 'failed' | 'limited' | undefined;
  /** The search as it was typed. */
  typed: string;
  now: number;
  onReset: () => void;
  /** Searches beyond the chosen region; undefined without one. */
  onAllRegions: (() => void) | undefined;
}

/** The found restaurants as cards, or why there are none. */
export const RestaurantGrid = memo(function RestaurantGrid(props: RestaurantGridProps) {
  const { listing, isBusy, menus, typed, now, onReset, onAllRegions } = props;
  const { subject, restaurants, onEnd } = listing;
  const { t } = useTranslation('restaurant');
  const { count, hasMore, endRef, isFetching, showMore } = useReveal(subject, restaurants.length, onEnd);
  const { listRef, buttonRef, notePress } = useFocusOnAdded(count);
  useMenusAtRest(restaurants.slice(0, LIKELY).map(slugOf).join(' '));
  const parts = Array.from({ length: Math.ceil(count / STEP) }, (_, index) => index * STEP);
  return (
    <>
      <div aria-live="polite">
        {restaurants.length > 0 ? (
          <Summary {...listing} typed={typed} />
        ) : (
          menus !== 'searching' && (
            <EmptyState
              title={t('empty')}
              action={
                <>
                  {onAllRegions && <Button onClick={onAllRegions}>{t('all_regions_search')}</Button>}
                  <Button onClick={onReset}>{t('show_all')}</Button>
                </>
              }
            >
              {t('empty_hint')}
            </EmptyState>
          )
        )}
        {menus && <p className={classes.summary}>{t(MENU_TEXTS[menus])}</p>}
      </div>
      <div ref={listRef} className={classes.parts} data-busy={isBusy || undefined}>
        {parts.map((start) => (
          <Part
            key={start}
            restaurants={restaurants}
            start={start}
            end={Math.min(start + STEP, count)}
            now={now}
          />
        ))}
      </div>
      {hasMore && (
        <div ref={endRef} className={classes.end}>
          <Button
            ref={buttonRef}
            isBusy={isFetching}
            onClick={() => {
              notePress();
              showMore();
            }}
          >
            {t('show_more')}
          </Button>
        </div>
      )}
    </>
  );
});

/** After a press on the button, focuses the first card that it added: the keyboard goes on there. */
function useFocusOnAdded(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** How many cards there were at the press. */
  const pressedAt = useRef<number>(undefined);
  useEffect(() => {
    const first = pressedAt.current;
    if (first === undefined || count === first) return;
    pressedAt.current = undefined;
    // Fewer: another search. Elsewhere if somebody went on while more was fetched; nowhere if the button is gone.
    if (count < first || ![button.current, document.body].includes(document.activeElement as HTMLElement))
      return;
    const part = list.current?.children[Math.floor(first / STEP)];
    part?.querySelectorAll<HTMLElement>('h2 a')[first % STEP]?.focus({ preventScroll: true });
  }, [count]);
  return { listRef: list, buttonRef: button, notePress: () => (pressedAt.current = count) };
}

function slugOf({ provider }: RestaurantSummary): string {
  return provider.slug;
}

function Summary(props: Listing & { typed: string }) {
  const { typed, restaurants, total = restaurants.length, isMinimum = false } = props;
  const { t } = useTranslation('restaurant');
  const open = restaurants.filter(({ opening }) => opening.isOpen).length;
  // Only the service knows which of the others are open.
  const isWhole = !isMinimum && total === restaurants.length;
  const parts = [
    t(isMinimum ? 'results_more' : 'results', { count: total, formatted: formatCount(total) }),
    ...(isWhole ? [t('open_now', { count: open, formatted: formatCount(open) })] : []),
  ];
  const words = restaurants[0]?.match?.corrected;
  const corrected = words ? `${t('corrected', { typed, words })} ` : '';
  return <p className={classes.summary}>{corrected + parts.join(' · ')}</p>;
}

interface PartProps {
  restaurants: readonly RestaurantSummary[];
  start: number;
  end: number;
  now: number;
}

/** Some rows of cards. Those far outside the window are replaced by a placeholder of the same height. */
const Part = memo(function Part(props: PartProps) {
  const { restaurants, start, end, now } = props;
  const { ref, isNear } = useNear();
  return (
    <div ref={ref}>
      {isNear && (
        <Grid as="ul">
          {restaurants.slice(start, end).map((restaurant, index) => (
            <RestaurantCard
              key={restaurant.id}
              restaurant={restaurant}
              now={now}
              isFirst={start === 0 && index === 0}
            />
          ))}
        </Grid>
      )}
    </div>
  );
});

/** Skeleton of the list. */
export function RestaurantGridSkeleton() {
  const { t } = useTranslation('menu');
  return (
    <Loading label={t('loading')}>
      <p className={classes.summary}>
        <Skeleton width="half" className={classes.summaryLine} />
      </p>
      <Grid>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <Card key={place} padding="none">
            <Skeleton shape="picture" />
            <CardBody>
              <Skeleton shape="title" width="long" />
              <Skeleton />
              <Skeleton width="half" />
              <Skeleton shape="title" width="half" />
              <Skeleton width="long" />
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Loading>
  );
}
