import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pictureSrcSet, pictureUrl, useErrorText } from 'shared-api';
import type { Restaurant, RestaurantSummary } from 'shared-api/contract';
import { ButtonLink, ErrorState, Loading, Picture, Skeleton, StatusBadge } from 'shared-ui';
import { EditIcon, ExternalIcon, PlusIcon, ReceiptIcon } from 'shared-ui/icons';
import { useRestaurantPath } from '../../lib/chosen-restaurant.ts';
import { ApprovalNotice } from '../../lib/approval-notice.tsx';
import { OpeningControl } from '../../lib/opening-control.tsx';
import { RestaurantGate } from '../../lib/restaurant-gate.tsx';
import { useRestaurant } from '../../lib/restaurant-queries.ts';
import { Checklist } from './checklist.tsx';
import { Figures } from './figures.tsx';
import { MenuView } from './menu-view.tsx';
import { useStatistics } from './statistics-query.ts';
import { TodayPanel } from './today-panel.tsx';
import classes from './dashboard-page.module.css';

const BANNER_WIDTH = 1280;

/** `/provider`: one restaurant at a glance. */
export function DashboardPage() {
  const { t } = useTranslation('provider-dashboard');
  return (
    <RestaurantGate title={t('title')}>
      {(restaurant) => <Dashboard key={restaurant.id} summary={restaurant} />}
    </RestaurantGate>
  );
}

function Dashboard(props: { summary: RestaurantSummary }) {
  const { summary } = props;
  const { t } = useTranslation('provider-dashboard');
  const errorText = useErrorText();
  const { data: restaurant, error, refetch, isFetching } = useRestaurant(summary.id);
  const statistics = useStatistics(summary.id);
  if (!restaurant && error) {
    return (
      <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Identity summary={restaurant ?? summary} />
      {restaurant ? <Body restaurant={restaurant} statistics={statistics} /> : <BodySkeleton />}
    </>
  );
}

/** Everything below name and banner; rendered in one go, so that nothing shifts. */
function Body(props: { restaurant: Restaurant; statistics: ReturnType<typeof useStatistics> }) {
  const { restaurant, statistics } = props;
  const { t } = useTranslation('provider-dashboard');
  return (
    <>
      <ApprovalNotice restaurant={restaurant} hasLink />
      {statistics.data && (
        <Checklist
          restaurantId={restaurant.id}
          checklist={statistics.data.checklist}
          hasSold={statistics.data.days.some(({ takings }) => takings > 0)}
        />
      )}
      <div className={classes.opening}>
        <OpeningControl restaurant={restaurant} />
      </div>
      <StatisticsParts restaurantId={restaurant.id} query={statistics} />
      <MenuView restaurant={restaurant} />
      <p>
        <ButtonLink component={Link} to="/restaurant/new" variant="quiet" iconStart={<PlusIcon />}>
          {t('new')}
        </ButtonLink>
      </p>
    </>
  );
}

/** Everything made of figures: one query loads them all. */
function StatisticsParts(props: { restaurantId: string; query: ReturnType<typeof useStatistics> }) {
  const { restaurantId, query } = props;
  const { t } = useTranslation('provider-dashboard');
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = query;
  if (!data && error) {
    return (
      <ErrorState title={t('figures.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <TodayPanel restaurantId={restaurantId} statistics={data} />
      {data && <Figures statistics={data} />}
    </>
  );
}

function Identity(props: { summary: RestaurantSummary }) {
  const { id, name, description, bannerUrl, provider, isPublic, approval } = props.summary;
  const { t } = useTranslation('provider-dashboard');
  const path = useRestaurantPath();
  return (
    <section aria-labelledby="restaurant" className={classes.identity}>
      {bannerUrl !== null && (
        <Picture
          className={classes.banner}
          src={pictureUrl(bannerUrl, BANNER_WIDTH)}
          srcSet={pictureSrcSet(bannerUrl)}
          sizes="(width > 1200px) 1200px, calc(100vw - 2rem)"
          alt=""
          width={BANNER_WIDTH}
          height={BANNER_WIDTH / 3}
          ratio="banner"
          isPriority
        />
      )}
      <div className={classes.texts}>
        <h2 id="restaurant" dir="auto">
          {name}
        </h2>
        <div className={classes.state}>
          {isPublic !== undefined && (
            <StatusBadge tone={isPublic ? 'success' : 'warning'}>
              {t(`confirmation.${isPublic ? 'public' : (approval?.state ?? 'waiting')}`)}
            </StatusBadge>
          )}
        </div>
        <p className={classes.description} dir="auto">
          {description}
        </p>
      </div>
      <div className={classes.links}>
        <ButtonLink
          component={Link}
          to={path('/provider/orders')}
          variant="primary"
          iconStart={<ReceiptIcon />}
        >
          {t('orders')}
        </ButtonLink>
        <ButtonLink component={Link} to={`/provider/${id}`} iconStart={<EditIcon />}>
          {t('edit_info')}
        </ButtonLink>
        <ButtonLink component={Link} to={path('/provider/menu')} iconStart={<EditIcon />}>
          {t('edit_menu')}
        </ButtonLink>
        <ButtonLink
          component={Link}
          to={`/restaurant/${provider.slug}/menu`}
          variant="quiet"
          iconStart={<ExternalIcon />}
        >
          {t('public_page')}
        </ButtonLink>
      </div>
    </section>
  );
}

function BodySkeleton() {
  return (
    <Loading className={classes.skeleton}>
      <Skeleton shape="title" width="short" />
      <Skeleton width="long" />
      <Skeleton width="half" />
      <Skeleton width="long" />
    </Loading>
  );
}
