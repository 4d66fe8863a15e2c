import { DEFAULT_PAGE_SIZE, isRegion, type Region } from 'shared-api/contract';

/** The filters of the list in the address; absent ones do not filter. */
export interface RestaurantFilters {
  readonly search: string;
  readonly region: Region | undefined;
  readonly cursor: string | undefined;
}

/** Search parameters that clear all filters, from the first page. */
export const NO_RESTAURANT_FILTERS = { q: null, region: null, cursor: null } as const;

/** Reads the filters; ignores an unknown region. */
export function readRestaurantFilters(parameters: URLSearchParams): RestaurantFilters {
  const region = parameters.get('region') ?? '';
  return {
    search: parameters.get('q') ?? '',
    region: isRegion(region) ? region : undefined,
    cursor: parameters.get('cursor') ?? undefined,
  };
}

/** Whether a filter may hide restaurants, for the text of an empty list. */
export function isFiltered({ search, region }: RestaurantFilters): boolean {
  return search.trim() !== '' || region !== undefined;
}

/** The list call's query for these filters, including restaurants that visitors don't see. */
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
