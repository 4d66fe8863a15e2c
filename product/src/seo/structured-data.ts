import type { Language, MenuCategory, MenuItem, Restaurant, RestaurantSummary } from 'shared-api/contract';
import { placeNameIn } from 'shared-api/server/place-names';
import { addressIn } from 'platform/contract';
import { menuAddress, previewAddress } from './addresses.ts';
import { cuisineName } from './cuisine-names.ts';
import { exceptionData, weekData } from './opening-data.ts';

/** A number of the national numbering plan; others are left out. */
const NATIONAL_NUMBER = /^\d{8}$/;

interface Place {
  readonly origin: string;
  readonly language: Language;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A restaurant with its menu (https://schema.org/Restaurant). */
export function restaurantData(restaurant: Restaurant, { origin, language, now }: Place): object {
  const { name, description, category, rating, schedule } = restaurant;
  const url = menuAddress(origin, restaurant.provider.slug);
  const exceptions = exceptionData(schedule, now);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    ...{ url, name, description },
    mainEntityOfPage: pageData(url, language),
    ...(restaurant.bannerUrl && { image: previewAddress(origin, restaurant.bannerUrl) }),
    ...(category && { servesCuisine: cuisineName(language, category) }),
    address: addressData(restaurant, language),
    ...telephone(restaurant.phone),
    currenciesAccepted: 'MRU',
    openingHoursSpecification: weekData(schedule),
    ...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions }),
    ...(rating && { aggregateRating: ratingData(rating) }),
    potentialAction: { '@type': 'OrderAction', target: url },
    hasMenu: { '@type': 'Menu', hasMenuSection: restaurant.menu.map(sectionData) },
  };
}

/** The first restaurants of the list, each by its address (https://schema.org/ItemList). */
export function listData(
  restaurants: readonly RestaurantSummary[],
  { origin, language }: Pick<Place, 'origin' | 'language'>,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    mainEntityOfPage: pageData(`${origin}/`, language),
    itemListElement: restaurants.map(({ name, provider }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: menuAddress(origin, provider.slug),
    })),
  };
}

/** The page that is about it (https://schema.org/WebPage). */
function pageData(address: string, language: Language): object {
  return { '@type': 'WebPage', url: addressIn(language, address), inLanguage: language };
}

function addressData({ address, commune, region }: Restaurant, language: Language): object {
  return {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    ...(commune && { addressLocality: placeNameIn(language, commune) }),
    ...(region && { addressRegion: placeNameIn(language, region) }),
    addressCountry: 'MR',
  };
}

function telephone(phone: string | null): object {
  return phone !== null && NATIONAL_NUMBER.test(phone) ? { telephone: `+222${phone}` } : {};
}

function ratingData({ average, count }: NonNullable<Restaurant['rating']>): object {
  return {
    '@type': 'AggregateRating',
    ratingValue: average,
    ratingCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}

function sectionData({ category, items }: MenuCategory): object {
  return { '@type': 'MenuSection', name: category, hasMenuItem: items.map(itemData) };
}

function itemData({ name, description, price, soldOutUntil }: MenuItem): object {
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'MRU',
      ...(soldOutUntil && { availability: 'https://schema.org/OutOfStock' }),
    },
  };
}
