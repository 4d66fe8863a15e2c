import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from 'shared-api';
import { EmptyState } from 'shared-ui';
import { RestaurantChoice } from '../../lib/restaurant-choice.tsx';
import { RestaurantLabel } from '../../lib/restaurant-label.tsx';
import { useMyRestaurants } from '../../lib/get-my-restaurants.ts';
import type { Section } from './sections.ts';

interface OwnersOnlyProps {
  id: string;
  /** Stays when the owner switches to another restaurant. */
  section: Section | undefined;
  children: ReactNode;
}

/** A provider can read another's public restaurant, but not edit it; one with several chooses here. */
export function OwnersOnly(props: OwnersOnlyProps) {
  const role = useSession((session) => session.user?.role);
  return role === 'PROVIDER' ? <OwnRestaurant {...props} /> : props.children;
}

function OwnRestaurant(props: OwnersOnlyProps) {
  const { id, section, children } = props;
  const navigate = useNavigate();
  const { data } = useMyRestaurants();
  const restaurants = data?.rows ?? [];
  const only = restaurants.length === 1 ? restaurants.find((restaurant) => restaurant.id === id) : undefined;
  const isAnothers = data !== undefined && !restaurants.some((restaurant) => restaurant.id === id);
  return (
    <>
      {only && <RestaurantLabel restaurant={only} />}
      {restaurants.length > 1 && (
        <RestaurantChoice
          restaurants={restaurants}
          chosenId={isAnothers ? undefined : id}
          onChoose={(next) => void navigate(`/provider/${next}${section ? `/${section}` : ''}`)}
        />
      )}
      {isAnothers ? <NotFound /> : children}
    </>
  );
}

/** The same for an absent restaurant and for another owner's. */
export function NotFound() {
  const { t } = useTranslation('provider-restaurant');
  return <EmptyState title={t('edit.not_found')} />;
}
