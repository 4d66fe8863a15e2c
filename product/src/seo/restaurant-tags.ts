import type { Language, Restaurant } from 'shared-api/contract';
import { placeNameIn } from 'shared-api/server/place-names';
import { shorten } from 'shared-api/shorten';
import type { HeadTags, PageAddress } from 'platform/delivery';
import { menuAddress, previewAddress } from './addresses.ts';
import { cuisineName } from './cuisine-names.ts';
import { restaurantIn } from './in-language.ts';
import { restaurantData } from './structured-data.ts';

/** Characters of a description that search engines and messengers show. */
const MAX_DESCRIPTION = 180;

/** The head tags of a menu page. */
export function restaurantTags(
  given: Restaurant,
  { language, origin }: Pick<PageAddress, 'language' | 'origin'>,
  now: number,
): HeadTags {
  const restaurant = restaurantIn(given, language);
  const { name, provider } = restaurant;
  const image = imageOf(restaurant, origin);
  return {
    title: name,
    description: describe(restaurant, language),
    canonical: menuAddress(origin, provider.slug),
    type: 'restaurant.restaurant',
    ...(image && { image }),
    structuredData: restaurantData(restaurant, { origin, language, now }),
  };
}

/** Cuisine and place come first. */
function describe({ category, commune, region, description }: Restaurant, language: Language): string {
  const places = [commune, region].map((name) => name && placeNameIn(language, name));
  const place = places.filter(Boolean).join(language === 'ar' ? '، ' : ', ');
  const lead = [category && cuisineName(language, category), place].filter(Boolean).join(' · ');
  return shorten([lead, description.replaceAll(/\s+/g, ' ')].filter(Boolean).join('. '), MAX_DESCRIPTION);
}

function imageOf({ name, bannerUrl, bgImage, menu }: Restaurant, origin: string): HeadTags['image'] {
  const dish = menu.flatMap(({ items }) => items).find(({ image }) => image !== null);
  const picture = bannerUrl ?? bgImage ?? dish?.image;
  return picture ? { url: previewAddress(origin, picture), alt: name, isLarge: true } : undefined;
}
