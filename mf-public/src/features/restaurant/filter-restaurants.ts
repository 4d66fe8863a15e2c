import type { Cuisine, RestaurantSummary } from 'shared-api/contract';
import { CUISINES, REGIONS } from 'shared-api/contract';

/** Search and filters; empty texts match anything. */
export interface RestaurantFilter {
  readonly q: string;
  readonly region: string;
  readonly cuisine: Cuisine | '';
  /** Only restaurants with these ids; undefined for all. */
  readonly only: readonly string[] | undefined;
}

/** A restaurant with its normalised search text. */
export interface SearchableRestaurant {
  readonly restaurant: RestaurantSummary;
  readonly text: string;
}

/** Lower case without accents, so that `nema` finds Néma. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Cache, since a list grows page by page; an entry lives as long as its restaurant object. */
const texts = new WeakMap<RestaurantSummary, string>();

function textOf(restaurant: RestaurantSummary): string {
  const known = texts.get(restaurant) ?? fold(`${restaurant.name}\n${restaurant.description}`);
  texts.set(restaurant, known);
  return known;
}

/** Prepares restaurants for many searches; those that take orders now come first, otherwise the order is kept. */
export function toSearchable(restaurants: readonly RestaurantSummary[]): SearchableRestaurant[] {
  return restaurants
    .map((restaurant) => ({ restaurant, text: textOf(restaurant) }))
    .sort((a, b) => Number(b.restaurant.opening.isOpen) - Number(a.restaurant.opening.isOpen));
}

/** Matches the search in name or description, case-insensitively, and region and cuisine exactly (requirements 2.3). */
export function filterRestaurants(
  searchable: readonly SearchableRestaurant[],
  filter: RestaurantFilter,
): RestaurantSummary[] {
  const searched = fold(filter.q.trim());
  return searchable
    .filter(
      ({ restaurant, text }) =>
        text.includes(searched) &&
        (filter.region === '' || restaurant.region === filter.region) &&
        (filter.cuisine === '' || restaurant.category === filter.cuisine) &&
        (filter.only === undefined || filter.only.includes(restaurant.id)),
    )
    .map(({ restaurant }) => restaurant);
}

/** The distinct non-empty regions of restaurants, and a chosen one that none of them has. */
export function regionsOf(restaurants: readonly RestaurantSummary[], chosen: string): string[] {
  return sortRegions([...restaurants.map(({ region }) => region ?? ''), chosen]);
}

/** Every region, for a list that is too long to be fetched whole, and a chosen one of an old link. */
export function allRegions(chosen: string): string[] {
  return sortRegions([...REGIONS, chosen]);
}

function sortRegions(regions: readonly string[]): string[] {
  // Plain ASCII names: Intl's first comparison would take a slow phone 25 ms.
  return [...new Set(regions)].filter(Boolean).sort();
}

/** The cuisines that restaurants have, in the order of the product's list. */
export function cuisinesOf(restaurants: readonly RestaurantSummary[]): Cuisine[] {
  const present = new Set(restaurants.map(({ category }) => category));
  return CUISINES.filter((cuisine) => present.has(cuisine));
}

/** Parses the cuisine of an address; undefined for none. */
export function toCuisine(value: string | null): Cuisine | '' {
  return CUISINES.find((cuisine) => cuisine === value) ?? '';
}
