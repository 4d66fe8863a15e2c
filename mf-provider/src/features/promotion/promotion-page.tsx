import { useTranslation } from 'react-i18next';
import { useErrorText, useLiveEvents } from 'shared-api';
import { ErrorState, Loading, Skeleton, Stack, toServiceTime, useNow } from 'shared-ui';
import { useRestaurant } from '../../lib/get-restaurant.ts';
import { RestaurantGate } from '../../lib/restaurant-gate.tsx';
import { PromotionList } from './promotion-list.tsx';

const MINUTE_MS = 60_000;

/** `/provider/promotions`: what the restaurant takes off its prices, for whom and when. */
export function PromotionPage() {
  const { t } = useTranslation('provider-promotion');
  return (
    <RestaurantGate title={t('title')}>
      {(restaurant) => <LoadedPromotions key={restaurant.id} restaurantId={restaurant.id} />}
    </RestaurantGate>
  );
}

function LoadedPromotions(props: { restaurantId: string }) {
  const { restaurantId } = props;
  const { t } = useTranslation('provider-promotion');
  const errorText = useErrorText();
  const { data, dataUpdatedAt, error, refetch, isFetching } = useRestaurant(restaurantId);
  const now = useNow(MINUTE_MS);
  // Its uses.
  useLiveEvents((event) => {
    if (event.type === 'order' && event.data.promotion && event.data.restaurant.id === restaurantId)
      void refetch();
  });
  // One that was just ended has ended, before the next tick of the clock.
  if (data) return <PromotionList restaurant={data} now={Math.max(now, toServiceTime(dataUpdatedAt))} />;
  if (error) {
    return (
      <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading>
      <Stack>
        <Skeleton width="long" />
        <Skeleton shape="picture" />
        <Skeleton shape="picture" />
      </Stack>
    </Loading>
  );
}
