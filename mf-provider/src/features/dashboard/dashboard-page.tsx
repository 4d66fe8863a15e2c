import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pictureSrcSet, pictureUrl, useErrorText } from 'shared-api';
import type { Restaurant, RestaurantSummary } from 'shared-api/contract';
import { ButtonLink, ErrorState, Loading, Picture, Skeleton, StatusBadge, TypedText } from 'shared-ui';
import { EditIcon, ExternalIcon, PlusIcon, ReceiptIcon } from 'shared-ui/icons';
import { useRestaurantPath } from '../../lib/chosen-restaurant.ts';
import { ApprovalNotice } from '../../lib/approval-notice.tsx';
import { OpeningControl } from '../../lib/opening-control.tsx';
import { RestaurantGate } from '../../lib/restaurant-gate.tsx';
import { useRestaurant } from '../../lib/get-restaurant.ts';
import { Checklist } from './checklist.tsx';
import { LaneTiles } from './lane-tiles.tsx';
import { LazyDetails } from './lazy-details.tsx';
import { SoldOutControl } from './sold-out-control.tsx';
import { useStatistics } from './get-statistics.ts';
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
  // Rendered in one go, so that nothing shifts.
  return restaurant ? <Body restaurant={restaurant} statistics={statistics} /> : <BodySkeleton />;
}

/** Work first: what waits, the switches, today. What the restaurant looks like comes below. */
function Body(props: { restaurant: Restaurant; statistics: ReturnType<typeof useStatistics> }) {
  const { restaurant, statistics } = props;
  const { t } = useTranslation('provider-dashboard');
  const { data } = statistics;
  return (
    <>
      <ApprovalNotice restaurant={restaurant} hasLink />
      {data && (
        <Checklist
          restaurantId={restaurant.id}
          checklist={data.checklist}
          hasSold={data.days.some(({ takings }) => takings > 0)}
        />
      )}
      <LaneTiles restaurantId={restaurant.id} />
      <div className={classes.opening}>
        <OpeningControl restaurant={restaurant} />
        <SoldOutControl restaurant={restaurant} />
      </div>
      <Today restaurantId={restaurant.id} query={statistics} />
      <Identity summary={restaurant} />
      <LazyDetails restaurant={restaurant} statistics={data} />
      <p>
        <ButtonLink component={Link} to="/restaurant/new" variant="quiet" iconStart={<PlusIcon />}>
          {t('new')}
        </ButtonLink>
      </p>
    </>
  );
}

/** Today's figures, or that none could be loaded. */
function Today(props: { restaurantId: string; query: ReturnType<typeof useStatistics> }) {
  const { restaurantId, query } = props;
  const { t } = useTranslation('provider-dashboard');
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = query;
  if (data || !error) return <TodayPanel restaurantId={restaurantId} statistics={data} />;
  return (
    <ErrorState title={t('figures.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
}

function Identity(props: { summary: RestaurantSummary }) {
  const { id, name, description, bannerUrl, provider, isPublic, missing = [], approval } = props.summary;
  const notPublic = approval?.state ?? (missing.length > 0 ? 'incomplete' : 'waiting');
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
        />
      )}
      <div className={classes.texts}>
        <h2 id="restaurant" dir="auto">
          {name}
        </h2>
        <div className={classes.state}>
          {isPublic !== undefined && (
            <StatusBadge tone={isPublic ? 'success' : 'warning'}>
              {t(`confirmation.${isPublic ? 'public' : notPublic}`)}
            </StatusBadge>
          )}
        </div>
        <TypedText className={classes.description} text={description} />
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
      <Skeleton shape="picture" />
      <Skeleton width="half" />
      <Skeleton width="long" />
    </Loading>
  );
}
