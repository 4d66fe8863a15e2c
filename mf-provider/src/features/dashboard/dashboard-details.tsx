import type { Restaurant, RestaurantStatistics } from 'shared-api/contract';
import { Figures } from './figures.tsx';
import { MenuView } from './menu-view.tsx';

/** What the dashboard shows below the work: charts and menu. */
export interface DashboardDetailsProps {
  restaurant: Restaurant;
  /** Undefined while loading. */
  statistics: RestaurantStatistics | undefined;
}

export function DashboardDetails(props: DashboardDetailsProps) {
  const { restaurant, statistics } = props;
  return (
    <>
      {statistics && <Figures statistics={statistics} />}
      <MenuView restaurant={restaurant} />
    </>
  );
}
