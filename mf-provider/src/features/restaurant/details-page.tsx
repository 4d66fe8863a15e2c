import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { isApiError, useErrorText, useSession } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { ErrorState, Loading, PageHeader, PageTitle, Skeleton, Stack } from 'shared-ui';
import { ChevronStartIcon } from 'shared-ui/icons';
import { RestaurantLabel } from '../../lib/restaurant-label.tsx';
import { useRestaurant } from '../../lib/get-restaurant.ts';
import { DetailsOverview } from './details-overview.tsx';
import { DetailsSection } from './details-section.tsx';
import { NotFound, OwnersOnly } from './owners-only.tsx';
import { findSection, type Section } from './sections.ts';
import classes from './details-page.module.css';

interface DetailsPageProps {
  /** Shows owner, approval and deletion (`/admin/restaurant/{id}`). */
  isAdmin?: boolean;
}

/**
 * `/provider/{id}` and `/admin/restaurant/{id}`: the restaurant details editor. Its sections have addresses of their
 * own below it, `/provider/{id}/hours`.
 */
export function DetailsPage(props: DetailsPageProps) {
  const { isAdmin = false } = props;
  const { id = '', section: name } = useParams();
  const { t } = useTranslation('provider-restaurant');
  const section = findSection(name);
  const path = `${isAdmin ? '/admin/restaurant' : '/provider'}/${encodeURIComponent(id)}`;
  if (name !== undefined && !section) return <Navigate to={path} replace />;
  const title = section ? t(`section.${section}`) : t('edit.title');
  return (
    <div className={section ? classes.wide : classes.page}>
      <PageTitle title={title} />
      <PageHeader
        className={classes.header}
        title={title}
        back={<BackLink id={id} isAdmin={isAdmin} section={section} path={path} />}
      />
      <OwnersOnly id={id} section={section}>
        <LoadedDetails key={id} id={id} isAdmin={isAdmin} section={section} path={path} />
      </OwnersOnly>
    </div>
  );
}

interface EditedProps {
  id: string;
  isAdmin: boolean;
  /** Undefined for the overview. */
  section: Section | undefined;
  /** Address of the restaurant's editor. */
  path: string;
}

function BackLink(props: EditedProps) {
  const { id, isAdmin, section, path } = props;
  const { t } = useTranslation('provider-restaurant');
  const dashboard = isAdmin ? '/admin' : `/provider?restaurant=${encodeURIComponent(id)}`;
  const text = section ? 'edit.title' : isAdmin ? 'edit.back_admin' : 'edit.back';
  return (
    <Link to={section ? path : dashboard}>
      <ChevronStartIcon />
      {t(text)}
    </Link>
  );
}

function LoadedDetails(props: EditedProps) {
  const { id } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorText = useErrorText();
  const { data: restaurant, error, refetch, isFetching } = useRestaurant(id);
  if (restaurant) return <Details {...props} restaurant={restaurant} />;
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

function Details(props: EditedProps & { restaurant: Restaurant }) {
  const { restaurant, section, isAdmin, path } = props;
  const isOwner = useSession((session) => session.user?.role === 'PROVIDER');
  return (
    <>
      {!isOwner && <RestaurantLabel restaurant={restaurant} />}
      {section ? (
        <DetailsSection
          key={section}
          restaurant={restaurant}
          section={section}
          isAdmin={isAdmin}
          path={path}
        />
      ) : (
        <DetailsOverview restaurant={restaurant} isAdmin={isAdmin} path={path} />
      )}
    </>
  );
}
