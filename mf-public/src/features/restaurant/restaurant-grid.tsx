import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { Button, Card, CardBody, EmptyState, formatCount, Grid, Loading, Skeleton } from 'shared-ui';
import { RestaurantCard } from './restaurant-card.tsx';
import { useReveal } from './use-reveal.ts';
import classes from './restaurant-grid.module.css';

interface RestaurantGridProps {
  /** What was looked for; another search shows its results from the beginning. */
  subject: string;
  restaurants: readonly RestaurantSummary[];
  now: number;
  onReset: () => void;
}

/** The found restaurants as cards, or why there are none. */
export function RestaurantGrid(props: RestaurantGridProps) {
  const { subject, restaurants, now, onReset } = props;
  const { t, i18n } = useTranslation('restaurant');
  const { count, hasMore, endRef } = useReveal(subject, restaurants.length);
  const format = (number: number) => formatCount(number, i18n.language);
  const open = restaurants.filter(({ opening }) => opening.isOpen).length;
  const summary = [
    t('results', { count: restaurants.length, formatted: format(restaurants.length) }),
    t('open_now', { count: open, formatted: format(open) }),
  ];
  return (
    <>
      <div aria-live="polite">
        {restaurants.length > 0 ? (
          <p className={classes.summary}>{summary.join(' · ')}</p>
        ) : (
          <EmptyState title={t('empty')} action={<Button onClick={onReset}>{t('show_all')}</Button>}>
            {t('empty_hint')}
          </EmptyState>
        )}
      </div>
      <Grid as="ul">
        {restaurants.slice(0, count).map((restaurant, index) => (
          <RestaurantCard key={restaurant.id} restaurant={restaurant} now={now} isFirst={index === 0} />
        ))}
      </Grid>
      {hasMore && <div ref={endRef} className={classes.end} />}
    </>
  );
}

/** The list before it is there. */
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
