import type { Cuisine, RestaurantSort, RestaurantSummary } from 'shared-api/contract';
import { CUISINES, foldText, REGIONS, RESTAURANT_SORTS } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';

/** Search and filters; empty texts match anything. */
export interface RestaurantFilter {
  readonly q: string;
  readonly region: string;
  readonly cuisine: Cuisine | '';
  readonly isOpenOnly: boolean;
  /** Empty: by name. */
  readonly sort: RestaurantSort | '';
  /** Only restaurants with these ids; undefined for all. */
  readonly only: readonly string[] | undefined;
}

/** A restaurant with its normalised search text. */
export interface SearchableRestaurant {
  readonly restaurant: RestaurantSummary;
  readonly text: string;
}

/** The page's words for places. */
interface PageWords {
  readonly t: Parameters<typeof placeName>[0];
  readonly language: string;
}

/** Cache, since a list grows page by page; an entry lives as long as its restaurant object. */
const texts = new WeakMap<RestaurantSummary, { readonly language: string; readonly text: string }>();

function textOf(restaurant: RestaurantSummary, { t, language }: PageWords): string {
  const known = texts.get(restaurant);
  if (known?.language === language) return known.text;
  const text = foldText(searchedParts(restaurant, t));
  texts.set(restaurant, { language, text });
  return text;
}

function searchedParts(restaurant: RestaurantSummary, t: PageWords['t']): string {
  const { name, description, translations = {}, category, region, commune } = restaurant;
  const others = Object.values(translations).flatMap((texts) => [texts.name, texts.description]);
  const places = [region, commune].flatMap((place) => [place, placeName(t, place)]);
  return [name, description, ...others, category, ...new Set(places)].join('\n');
}

/** What a sort compares, lowest first. */
const SORT_VALUES: Readonly<Record<RestaurantSort, (restaurant: RestaurantSummary) => number>> = {
  time: ({ prepMinutes }) => prepMinutes,
  fee: ({ deliveryFee }) => deliveryFee,
  rating: ({ rating }) => -(rating?.average ?? 0),
};

/** Sorted, open ones first; unsorted ones keep their order. */
export function sortRestaurants(
  restaurants: readonly RestaurantSummary[],
  sort: RestaurantSort | '',
): RestaurantSummary[] {
  const valueOf = sort === '' ? () => 0 : SORT_VALUES[sort];
  return restaurants.toSorted(
    (a, b) => Number(b.opening.isOpen) - Number(a.opening.isOpen) || valueOf(a) - valueOf(b),
  );
}

/** Prepares restaurants for many searches on a page, in the order in which they are shown. */
export function toSearchable(
  restaurants: readonly RestaurantSummary[],
  sort: RestaurantSort | '',
  words: PageWords,
): SearchableRestaurant[] {
  return sortRestaurants(restaurants, sort).map((restaurant) => ({
    restaurant,
    text: textOf(restaurant, words),
  }));
}

/**
 * Matches the search in name, description, cuisine or place, whatever case and accents, and the filters exactly
 * (requirements 2.3).
 */
export function filterRestaurants(
  searchable: readonly SearchableRestaurant[],
  filter: RestaurantFilter,
): RestaurantSummary[] {
  const searched = foldText(filter.q).trim();
  return searchable
    .filter(
      ({ restaurant, text }) =>
        text.includes(searched) &&
        (filter.region === '' || restaurant.region === filter.region) &&
        (!filter.isOpenOnly || restaurant.opening.isOpen) &&
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

/** Parses the sort of an address; empty for none. */
export function toSort(value: string | null): RestaurantSort | '' {
  return RESTAURANT_SORTS.find((sort) => sort === value) ?? '';
}

/** Parses the cuisine of an address; undefined for none. */
export function toCuisine(value: string | null): Cuisine | '' {
  return CUISINES.find((cuisine) => cuisine === value) ?? '';
}
