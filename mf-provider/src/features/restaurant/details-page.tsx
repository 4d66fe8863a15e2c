import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isApiError, useErrorText, useSession } from 'shared-api';
import {
  EmptyState,
  ErrorState,
  Loading,
  PageHeader,
  PageTitle,
  SelectField,
  Skeleton,
  Stack,
} from 'shared-ui';
import { ChevronStartIcon, StoreIcon } from 'shared-ui/icons';
import { ApprovalNotice } from '../../lib/approval-notice.tsx';
import { useMyRestaurants, useRestaurant } from '../../lib/restaurant-queries.ts';
import { AdminPanel } from './admin-panel.tsx';
import { DetailsEditor } from './details-editor.tsx';
import classes from './details-page.module.css';

interface DetailsPageProps {
  /** Shows owner, approval and deletion (`/admin/restaurant/{id}`). */
  isAdmin?: boolean;
}

/** `/provider/{id}` and `/admin/restaurant/{id}`: the restaurant details editor. */
export function DetailsPage(props: DetailsPageProps) {
  const { isAdmin = false } = props;
  const { id = '' } = useParams();
  const { t } = useTranslation('provider-restaurant');
  const back = isAdmin ? '/admin' : `/provider?restaurant=${encodeURIComponent(id)}`;
  return (
    <div className={classes.page}>
      <PageTitle title={t('edit.title')} />
      <PageHeader
        className={classes.header}
        title={t('edit.title')}
        back={
          <Link to={back}>
            <ChevronStartIcon />
            {t(isAdmin ? 'edit.back_admin' : 'edit.back')}
          </Link>
        }
      />
      <OwnersOnly id={id}>
        <LoadedDetails key={id} id={id} isAdmin={isAdmin} />
      </OwnersOnly>
    </div>
  );
}

/** A provider can read another's public restaurant, but not edit it. */
function OwnersOnly(props: { id: string; children: React.ReactNode }) {
  const role = useSession((session) => session.user?.role);
  return role === 'PROVIDER' ? <OwnRestaurant {...props} /> : props.children;
}

function OwnRestaurant(props: { id: string; children: React.ReactNode }) {
  const { id, children } = props;
  const { t } = useTranslation('provider-common');
  const navigate = useNavigate();
  const { data } = useMyRestaurants();
  const restaurants = data?.rows ?? [];
  const isAnothers = data !== undefined && !restaurants.some((restaurant) => restaurant.id === id);
  return (
    <>
      {restaurants.length > 1 && (
        <SelectField
          label={t('restaurant')}
          iconStart={<StoreIcon />}
          placeholder={isAnothers ? t('restaurant_choose') : undefined}
          options={restaurants.map((restaurant) => ({ value: restaurant.id, label: restaurant.name }))}
          value={isAnothers ? '' : id}
          onChange={(event) => void navigate(`/provider/${event.currentTarget.value}`)}
        />
      )}
      {isAnothers ? <NotFound /> : children}
    </>
  );
}

function NotFound() {
  const { t } = useTranslation('provider-restaurant');
  return <EmptyState title={t('edit.not_found')} />;
}

function LoadedDetails(props: { id: string; isAdmin: boolean }) {
  const { id, isAdmin } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isRemoved, setRemoved] = useState(false);
  const { data: restaurant, error, refetch, isFetching } = useRestaurant(id);
  // After the form has become clean, so that it does not ask.
  useEffect(() => {
    if (isRemoved) void navigate('/admin');
  }, [isRemoved, navigate]);

  if (restaurant) {
    return (
      <>
        {!isAdmin && restaurant.approval && <ApprovalNotice restaurant={restaurant} />}
        {isAdmin && <AdminPanel restaurant={restaurant} onRemoved={() => setRemoved(true)} />}
        <DetailsEditor restaurant={restaurant} isRemoved={isRemoved} />
      </>
    );
  }
  if (isApiError(error, 'not_found')) return <NotFound />;
  if (error) {
    return (
      <ErrorState title={t('edit.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading>
      <Stack>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="button" width="full" />
        <Skeleton shape="picture" />
      </Stack>
    </Loading>
  );
}
