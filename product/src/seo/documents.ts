import type { PublicDirectory } from 'backend';
import { LRUCache } from 'lru-cache';
import { alternatesOf } from 'platform/contract';
import type { RootDocuments } from 'platform/delivery';
import { menuAddress } from './addresses.ts';
import { PUBLIC_PAGES } from './page-texts.ts';

const MAX_AGE_MS = 60_000;
/** Documents of the origins of the site; together no longer than this (a full one has 40 million characters). */
const CAPACITY = { max: 50, maxSize: 60_000_000 };
/** A sitemap ends at 50,000 addresses (https://www.sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 50_000;
const PAGES = Object.keys(PUBLIC_PAGES);
/** Each page has an address without a language, and one for each. */
const ADDRESSES_OF_A_PAGE = alternatesOf('').length;

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * `/robots.txt` and `/sitemap.xml`. Beyond the limit of addresses, the latter is an index of parts:
 * `/sitemap.xml?part=1`, …
 */
export function createDocuments(directory: PublicDirectory, maxAddresses = MAX_ADDRESSES): RootDocuments {
  const pagesOfAPart = Math.floor(maxAddresses / ADDRESSES_OF_A_PAGE);
  const sitemaps = new LRUCache<string, string, { origin: string; part: number | undefined }>({
    ...CAPACITY,
    sizeCalculation: (text) => text.length,
    ttl: MAX_AGE_MS,
    fetchMethod: (_key, _stale, { context }) => createSitemap(context.origin, context.part),
  });
  // Cached apart, so that a made-up part costs nothing.
  const counts = new LRUCache<'restaurants', number>({
    max: 1,
    ttl: MAX_AGE_MS,
    fetchMethod: () => directory.countAddresses(),
  });
  async function createSitemap(origin: string, part: number | undefined): Promise<string> {
    const count = PAGES.length + (await counts.forceFetch('restaurants'));
    const parts = Math.ceil(count / pagesOfAPart);
    if (part === undefined && parts > 1) return indexOf(origin, parts);
    if (part !== undefined && part > parts) return sitemapOf();
    const start = ((part ?? 1) - 1) * pagesOfAPart;
    const pages = PAGES.slice(start, start + pagesOfAPart);
    const offset = Math.max(0, start - PAGES.length);
    const restaurants = await directory.listAddresses(pagesOfAPart - pages.length, offset);
    return sitemapOf(
      ...pages.map((path) => entriesOf(origin + path)),
      ...restaurants.map(({ slug, changedAt }) => entriesOf(menuAddress(origin, slug), changedAt)),
    );
  }
  return {
    '/robots.txt': ({ origin }) => Promise.resolve(robots(origin)),
    '/sitemap.xml': ({ origin, search }) => {
      const part = partOf(search);
      return sitemaps.forceFetch(`${origin} ${part ?? ''}`, { context: { origin, part } });
    },
  };
}

/** From 1; undefined for another query. */
function partOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('part') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

/**
 * Private pages exclude themselves by `noindex`: a robot that may not read them would not see it. Only addresses
 * without a page are disallowed.
 */
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /auth/\nDisallow: /docs/api\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function indexOf(origin: string, parts: number): string {
  const addresses = Array.from({ length: parts }, (_part, at) => `${origin}/sitemap.xml?part=${at + 1}`);
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return [XML, `<sitemapindex ${SITEMAP}>`, ...entries, '</sitemapindex>', ''].join('\n');
}

function sitemapOf(...entries: readonly string[]): string {
  return [XML, `<urlset ${SITEMAP} ${LINKS}>`, ...entries, '</urlset>', ''].join('\n');
}

/**
 * A page, an entry for each of its addresses, and in each all of them, itself included
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
function entriesOf(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const alternates = alternatesOf(address);
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  return alternates
    .map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${changed}${links.join('')}</url>`)
    .join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
