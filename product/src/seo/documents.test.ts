import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDocuments } from './documents.ts';
import { sampleDirectory, sampleRestaurant } from './samples.ts';

const origin = 'https://maida.example';

test('the sitemap has the public pages and every restaurant', async () => {
  const odd = sampleRestaurant({ provider: { id: '01a00000-0000-7000-8000-000000000009', slug: 'a&b <c>' } });
  const documents = createDocuments(sampleDirectory([sampleRestaurant(), odd]));
  const text = (await documents['/sitemap.xml']?.({ origin })) ?? '';
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  for (const path of ['/', '/about', '/business', '/contact', '/terms'])
    assert.ok(addresses.includes(origin + path));
  assert.ok(addresses.includes(`${origin}/restaurant/chez-fatou/menu`));
  assert.ok(addresses.includes(`${origin}/restaurant/a%26b%20%3Cc%3E/menu`));
  assert.ok(!addresses.some((address) => /orders|admin|user|reset/.test(address ?? '')));
  assert.match(text, /chez-fatou\/menu<\/loc><lastmod>2026-03-01T10:00:00\.000Z<\/lastmod>/);
  assert.match(text, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^]*<\/urlset>\n$/);
});

test('robots.txt names the sitemap', async () => {
  const documents = createDocuments(sampleDirectory([]));
  const text = (await documents['/robots.txt']?.({ origin })) ?? '';
  assert.match(text, /^User-agent: \*$/m);
  assert.match(text, /^Sitemap: https:\/\/maida\.example\/sitemap\.xml$/m);
  assert.doesNotMatch(text, /^Disallow: \/(?:api|orders)?$/m, 'pages are drawn from the API');
});
