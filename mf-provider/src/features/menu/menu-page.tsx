import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { ErrorState, Loading, Skeleton, Stack } from 'shared-ui';
import { RestaurantGate } from '../../lib/restaurant-gate.tsx';
import { useRestaurant } from '../../lib/get-restaurant.ts';
import { MenuEditorView } from './menu-editor.tsx';

/** `/provider/menu`: the menu editor. */
export function MenuPage() {
  const { t } = useTranslation('provider-menu');
  return (
    <RestaurantGate title={t('title')}>
      {(restaurant) => <LoadedMenu key={restaurant.id} restaurantId={restaurant.id} />}
    </RestaurantGate>
  );
}

function LoadedMenu(props: { restaurantId: string }) {
  const { t } = useTranslation('provider-menu');
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useRestaurant(props.restaurantId);
  if (data) return <MenuEditorView restaurant={data} />;
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
        <Skeleton shape="title" width="short" />
        <Skeleton shape="button" width="full" />
        <Skeleton shape="button" width="full" />
        <Skeleton shape="button" width="full" />
      </Stack>
    </Loading>
  );
}
