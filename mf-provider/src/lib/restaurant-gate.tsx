import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useErrorText } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Loading,
  PageHeader,
  PageTitle,
  Skeleton,
  Stack,
} from 'shared-ui';
import { useChosenRestaurant } from './chosen-restaurant.ts';
import { RestaurantChoice } from './restaurant-choice.tsx';
import { useRememberedRestaurant } from './use-remembered-restaurant.ts';
import classes from './restaurant-gate.module.css';

interface RestaurantGateProps {
  title: string;
  children: (restaurant: RestaurantSummary) => ReactNode;
}

/**
 * A page about one of the provider's restaurants: loads them, lets the provider choose one, and helps if there is none.
 */
export function RestaurantGate(props: RestaurantGateProps) {
  const { title, children } = props;
  const { query, restaurants, named, chosen, choose, recall } = useChosenRestaurant();
  useRememberedRestaurant(restaurants, named, recall);
  return (
    <Stack gap={5}>
      <PageTitle title={title} />
      <PageHeader className={classes.header} title={title} />
      {restaurants.length > 1 && (
        <RestaurantChoice restaurants={restaurants} chosenId={chosen?.id} onChoose={choose} />
      )}
      {chosen ? children(chosen) : <WithoutRestaurant query={query} />}
    </Stack>
  );
}

function WithoutRestaurant(props: { query: ReturnType<typeof useChosenRestaurant>['query'] }) {
  const { error, refetch, isFetching, isPending } = props.query;
  const { t } = useTranslation('provider-common');
  const errorText = useErrorText();
  if (isPending && !error) {
    return (
      <Loading>
        <Stack>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton shape="picture" />
        </Stack>
      </Loading>
    );
  }
  if (error) {
    return (
      <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      title={t('none.title')}
      action={
        <ButtonLink component={Link} to="/restaurant/new" variant="primary">
          {t('none.create')}
        </ButtonLink>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}
