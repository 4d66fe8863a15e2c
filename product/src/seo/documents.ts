import type { PublicDirectory } from 'backend';
import { LRUCache } from 'lru-cache';
import type { RootDocuments } from 'platform/delivery';
import { menuAddress } from './addresses.ts';
import { PUBLIC_PAGES } from './page-texts.ts';

const MAX_AGE_MS = 60_000;
/** Origins of the site. */
const CAPACITY = 4;
/** A sitemap ends at 50,000 addresses (https://www.sitemaps.org/protocol.html). */
const MAX_RESTAURANTS = 49_000;

/** `/robots.txt` and `/sitemap.xml`. */
export function createDocuments(directory: PublicDirectory): RootDocuments {
  const sitemaps = new LRUCache<string, string>({
    max: CAPACITY,
    ttl: MAX_AGE_MS,
    fetchMethod: (origin) => sitemap(directory, origin),
  });
  return {
    '/robots.txt': ({ origin }) => Promise.resolve(robots(origin)),
    '/sitemap.xml': ({ origin }) => sitemaps.forceFetch(origin),
  };
}

/**
 * Private pages exclude themselves by `noindex`: a robot that may not read them would not see it. Only addresses
 * without a page are disallowed.
 */
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /auth/\nDisallow: /docs/api\n\nSitemap: ${origin}/sitemap.xml\n`;
}

async function sitemap(directory: PublicDirectory, origin: string): Promise<string> {
  const restaurants = await directory.listAddresses(MAX_RESTAURANTS);
  const entries = [
    ...Object.keys(PUBLIC_PAGES).map((path) => entry(origin + path)),
    ...restaurants.map(({ slug, changedAt }) => entry(menuAddress(origin, slug), changedAt)),
  ];
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', SITEMAP_START, ...entries, '</urlset>'];
  return `${lines.join('\n')}\n`;
}

const SITEMAP_START = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

function entry(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(address)}</loc>${changed}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
