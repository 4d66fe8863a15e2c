import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { isApiError, isRecord, useApi } from 'shared-api';
import { openingState, type Restaurant, type RestaurantSummary } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Button, ButtonLink, Container, EmptyState, ErrorState, PageTitle, serviceNow } from 'shared-ui';
import { ArrowStartIcon } from 'shared-ui/icons';
import { PortionDialogs } from '../../lib/portion/portion-dialogs.tsx';
import { portionsLeft } from '../../lib/portion/portions-left.ts';
import { restaurantQuery } from '../../lib/restaurant/get-restaurant.ts';
import { Menu, MenuSkeleton } from './menu.tsx';
import { MenuWaiting } from './menu-waiting.tsx';
import { RestaurantHeader } from './restaurant-header.tsx';
import classes from './menu-page.module.css';

const MINUTE_MS = 60_000;
const HALF_MINUTE_MS = 30_000;

/** How often a menu is read again: others order what is counted, and a pause can end early. */
function rereadMs(restaurant: Restaurant | undefined): number | false {
  if (!restaurant) return false;
  const now = serviceNow();
  const isOpen = restaurant.isPublic && openingState(restaurant.schedule, now).isOpen;
  if (!isOpen) return HALF_MINUTE_MS;
  return portionsLeft(restaurant, now).numbers.size > 0 && MINUTE_MS;
}

interface MenuPageProps {
  /** Rendered beside the menu: basket and checkout. */
  renderCheckout: (restaurant: Restaurant) => ReactNode;
}

/** One restaurant with its menu (requirements 2.4). */
export function MenuPage(props: MenuPageProps) {
  const { slug = '' } = useParams();
  const query = useQuery({
    ...restaurantQuery(useApi(), slug),
    refetchInterval: ({ state }) => rereadMs(state.data),
    refetchOnWindowFocus: 'always',
  });
  const passed = usePassedRestaurant(slug);
  const restaurant = query.data ?? passed;
  const texts = useOwnTexts(restaurant?.language);
  if (isApiError(query.error, 'not_found')) return <NotFound />;
  if (!restaurant) {
    return query.isError ? (
      <Failed isRetrying={query.isRefetching} onRetry={() => void query.refetch()} />
    ) : (
      <MenuWaiting />
    );
  }
  return (
    <Container className={classes.page}>
      <PageTitle title={texts.name(restaurant).text} />
      <RestaurantHeader back={<BackLink />} restaurant={restaurant} full={query.data} />
      {query.data ? (
        <PortionDialogs key={query.data.id} restaurant={query.data}>
          <div className={classes.columns}>
            <Menu restaurant={query.data} />
            {props.renderCheckout(query.data)}
          </div>
        </PortionDialogs>
      ) : query.isError ? (
        <Failed isRetrying={query.isRefetching} onRetry={() => void query.refetch()} />
      ) : (
        <MenuSkeleton />
      )}
    </Container>
  );
}

/** The restaurant that the list passed along, without its menu. */
function usePassedRestaurant(slug: string): RestaurantSummary | undefined {
  const state: unknown = useLocation().state;
  if (!isRecord(state) || !isRecord(state['restaurant'])) return undefined;
  const restaurant = state['restaurant'] as unknown as RestaurantSummary;
  return restaurant.provider?.slug === slug ? restaurant : undefined;
}

function BackLink() {
  const { t } = useTranslation('menu');
  return (
    <ButtonLink
      component={Link}
      to="/"
      variant="secondary"
      size="small"
      iconStart={<ArrowStartIcon size="small" />}
      className={classes.back}
    >
      {t('back_to_list')}
    </ButtonLink>
  );
}

function NotFound() {
  const { t } = useTranslation('menu');
  const navigate = useNavigate();
  return (
    <Container>
      <PageTitle title={t('not_found_title')} />
      <EmptyState
        isPage
        title={t('not_found')}
        action={
          <Button variant="primary" onClick={() => void navigate('/')}>
            {t('go_back')}
          </Button>
        }
      />
    </Container>
  );
}

function Failed(props: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation('menu');
  return (
    <Container>
      <ErrorState title={t('load_failed')} onRetry={props.onRetry} isRetrying={props.isRetrying} />
    </Container>
  );
}
