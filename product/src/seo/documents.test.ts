import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDocuments } from './documents.ts';
import { PUBLIC_PAGES } from './page-texts.ts';
import { sampleDirectory, sampleRestaurant } from './samples.ts';

const origin = 'https://maida.example';
const site = { origin, search: '' };

test('the sitemap has the public pages and every restaurant', async () => {
  const odd = sampleRestaurant({ provider: { id: '01a00000-0000-7000-8000-000000000009', slug: 'a&b <c>' } });
  const documents = createDocuments(sampleDirectory([sampleRestaurant(), odd]));
  const text = (await documents['/sitemap.xml']?.(site)) ?? '';
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  for (const path of ['/', '/about', '/business', '/contact', '/terms'])
    assert.ok(addresses.includes(origin + path));
  for (const language of ['en', 'fr', 'ar'])
    assert.ok(addresses.includes(`${origin}/about?lang=${language}`));
  assert.ok(addresses.includes(`${origin}/restaurant/chez-fatou/menu`));
  assert.ok(addresses.includes(`${origin}/restaurant/a%26b%20%3Cc%3E/menu`));
  assert.ok(!addresses.some((address) => /orders|admin|user|reset/.test(address ?? '')));
  const menu = `${origin}/restaurant/chez-fatou/menu`;
  for (const language of ['en', 'fr', 'ar']) {
    const link = `<xhtml:link rel="alternate" hreflang="${language}" href="${menu}?lang=${language}"/>`;
    assert.equal(text.split(link).length - 1, 4, 'each address of the page names all of them');
  }
  assert.ok(text.includes(`<xhtml:link rel="alternate" hreflang="x-default" href="${menu}"/>`));
  assert.match(text, /chez-fatou\/menu<\/loc><lastmod>2026-03-01T10:00:00\.000Z<\/lastmod>/);
  assert.match(text, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^]*<\/urlset>\n$/);
});

test('beyond the limit, the sitemap is an index of parts that have every address once', async () => {
  const restaurants = Array.from({ length: 12 }, (_restaurant, at) =>
    sampleRestaurant({ provider: { id: '01a00000-0000-7000-8000-000000000009', slug: `r-${at}` } }),
  );
  // Four addresses of each page, and three pages to a part.
  const pages = Object.keys(PUBLIC_PAGES).length + restaurants.length;
  const documents = createDocuments(sampleDirectory(restaurants), 14);
  const read = async (search: string) => (await documents['/sitemap.xml']?.({ origin, search })) ?? '';
  const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place);
  const index = await read('');
  assert.match(index, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex [^]*<\/sitemapindex>\n$/);
  const parts = locations(index);
  assert.equal(parts.length, Math.ceil(pages / 3));
  const texts = await Promise.all(parts.map((part) => read(new URL(part).search)));
  assert.ok(texts.every((text) => text.includes('<urlset ') && locations(text).length <= 12));
  const all = texts.flatMap(locations);
  assert.equal(all.length, pages * 4);
  assert.equal(new Set(all).size, all.length);
  assert.ok(all.includes(`${origin}/restaurant/r-11/menu?lang=ar`));
  assert.deepEqual(locations(await read(`?part=${parts.length + 1}`)), []);
  assert.equal(await read('?part=x'), index);
});

test('robots.txt names the sitemap', async () => {
  const documents = createDocuments(sampleDirectory([]));
  const text = (await documents['/robots.txt']?.(site)) ?? '';
  assert.match(text, /^User-agent: \*$/m);
  assert.match(text, /^Sitemap: https:\/\/maida\.example\/sitemap\.xml$/m);
  assert.doesNotMatch(text, /^Disallow: \/(?:api|orders)?$/m, 'pages are drawn from the API');
});
