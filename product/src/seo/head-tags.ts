import type { PublicDirectory } from 'backend';
import { LRUCache } from 'lru-cache';
import { tidyPath } from 'platform/contract';
import type { HeadTags, PageAddress } from 'platform/delivery';
import { findSlug } from './addresses.ts';
import { summaryIn } from './in-language.ts';
import { MISSING_RESTAURANT, PRIVATE_PAGES, PUBLIC_PAGES } from './page-texts.ts';
import { restaurantTags } from './restaurant-tags.ts';
import { listData } from './structured-data.ts';

/** Milliseconds for which the tags of a page are cached. */
const MAX_AGE_MS = 5000;
const CAPACITY = 500;
/** Restaurants in the structured data of the list; the sitemap has them all. */
const LISTED = 30;

/** Head tags of every page for search engines and link previews. */
export function createHeadTags(
  directory: PublicDirectory,
): (page: PageAddress) => Promise<HeadTags | undefined> {
  // Simultaneous requests for a page share one look-up; failures are not cached.
  const cache = new LRUCache<string, HeadTags, () => Promise<HeadTags>>({
    max: CAPACITY,
    ttl: MAX_AGE_MS,
    fetchMethod: (_key, _stale, { context: describe }) => describe(),
  });
  const cached = (key: string, describe: () => Promise<HeadTags>) =>
    cache.forceFetch(key, { context: describe });
  return (address) => {
    const page = { ...address, path: tidyPath(address.path) };
    const slug = findSlug(page.path);
    const key = JSON.stringify(page);
    if (slug !== undefined) return cached(key, () => describeRestaurant(directory, slug, page));
    if (page.path === '/') return cached(key, () => describeList(directory, page));
    return Promise.resolve(describePrivate(page) ?? describePublic(page));
  };
}

async function describeRestaurant(
  directory: PublicDirectory,
  slug: string,
  page: PageAddress,
): Promise<HeadTags> {
  const restaurant = await directory.findRestaurant(slug);
  if (!restaurant) return { ...MISSING_RESTAURANT[page.language], isMissing: true };
  return withSitePicture(restaurantTags(restaurant, page, Date.now()), page);
}

async function describeList(directory: PublicDirectory, page: PageAddress): Promise<HeadTags> {
  const restaurants = await directory.listRestaurants(LISTED);
  return {
    ...describePublic(page),
    structuredData: listData(
      restaurants.map((restaurant) => summaryIn(restaurant, page.language)),
      page,
    ),
  };
}

function describePublic(page: PageAddress): HeadTags | undefined {
  const { path, language, origin } = page;
  const texts = Object.hasOwn(PUBLIC_PAGES, path) ? PUBLIC_PAGES[path] : undefined;
  return texts && withSitePicture({ ...texts[language], canonical: origin + path }, page);
}

/** A tracking link has a preview, which reveals nothing of its order. */
function describePrivate(page: PageAddress): HeadTags | undefined {
  const known = /^\/orders\/[^/]+$/.test(page.path) ? '/orders/:token' : page.path;
  const texts = Object.hasOwn(PRIVATE_PAGES, known) ? PRIVATE_PAGES[known] : undefined;
  return texts && withSitePicture({ ...texts[page.language], isHidden: true }, page);
}

function withSitePicture(tags: HeadTags, { origin }: PageAddress): HeadTags {
  return { image: { url: `${origin}/icon-512.png`, alt: 'Maida', isLarge: false }, ...tags };
}
