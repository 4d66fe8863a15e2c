import { DEFAULT_PAGE_SIZE, isRegion, type Region } from 'shared-api/contract';

/** What the address bar says about the list; absent: all of them. */
export interface RestaurantFilters {
  readonly search: string;
  readonly region: Region | undefined;
  readonly cursor: string | undefined;
}

/** What brings all restaurants back, from the first page. */
export const NO_RESTAURANT_FILTERS = { q: null, region: null, cursor: null } as const;

/** Reads the filters; what is no region counts as absent. */
export function readRestaurantFilters(parameters: URLSearchParams): RestaurantFilters {
  const region = parameters.get('region') ?? '';
  return {
    search: parameters.get('q') ?? '',
    region: isRegion(region) ? region : undefined,
    cursor: parameters.get('cursor') ?? undefined,
  };
}

/** Whether anything hides restaurants, so that an empty list can say so. */
export function isFiltered({ search, region }: RestaurantFilters): boolean {
  return search.trim() !== '' || region !== undefined;
}

/** The list call's query for these filters: also what visitors don't see. */
export function toRestaurantQuery({ search, region, cursor }: RestaurantFilters) {
  const q = search.trim();
  return {
    limit: DEFAULT_PAGE_SIZE,
    scope: 'all' as const,
    ...(q ? { q } : {}),
    ...(region ? { region } : {}),
    ...(cursor ? { cursor } : {}),
  };
}
