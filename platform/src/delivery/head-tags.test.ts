import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { serve } from './testing/delivery-server.ts';
import { goLive, temporaryStore } from '../registry/testing/fixtures.ts';
import type { DeliveryOptions, PageAddress } from './delivery-options.ts';
import type { HeadTags } from './head-tags.ts';

const HTML = { accept: 'text/html', host: 'site.test' };
const HOSTILE = `</title></script><script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;\u2028`;

async function site(context: TestContext, options: Partial<DeliveryOptions> = {}) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const mounts = [{ path: '/' }, { path: '/menu/:slug' }, { path: '/desk/*', roles: ['PROVIDER'] }];
  await goLive(context, store, { name: 'mf-public', area: { mounts } });
  return serve(context, store, options);
}

const headTags = (tags: HeadTags) => () => Promise.resolve(tags);

const FULL: HeadTags = {
  title: 'Chez Fatou',
  description: 'Rice and fish.',
  canonical: 'https://maida.example/menu/chez-fatou',
  type: 'restaurant.restaurant',
  image: { url: 'https://maida.example/fish.webp', alt: 'Fish', isLarge: true },
  structuredData: { '@type': 'Restaurant', name: 'Chez Fatou' },
};

/** Number of matches. */
function count(text: string, piece: RegExp): number {
  return [...text.matchAll(new RegExp(piece, 'g'))].length;
}

function contentOf(text: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1];
}

describe('the head of a page', () => {
  it('names its address in each language, and as its own the one that was requested', async (context) => {
    const sendRequest = await site(context, { headTags: headTags(FULL) });
    const linksOf = async (address: string) => {
      const { text } = await sendRequest(address, { ...HTML, cookie: 'maida_language=ar' });
      const alternates = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
      return {
        canonical: /<link rel="canonical" href="([^"]+)">/.exec(text)?.[1],
        shared: contentOf(text, 'og:url'),
        alternates: alternates.map(([, language, href]) => [language, href]),
      };
    };
    const menu = 'https://maida.example/menu/chez-fatou';
    const alternates = [
      ['en', `${menu}?lang=en`],
      ['fr', `${menu}?lang=fr`],
      ['ar', `${menu}?lang=ar`],
      ['x-default', menu],
    ];
    assert.deepEqual(await linksOf('/menu/chez-fatou'), { canonical: menu, shared: menu, alternates });
    const french = `${menu}?lang=fr`;
    assert.deepEqual(await linksOf('/menu/chez-fatou?lang=fr&x=1'), {
      canonical: french,
      shared: french,
      alternates,
    });
    assert.deepEqual(await linksOf('/menu/chez-fatou?lang=xx'), {
      canonical: menu,
      shared: menu,
      alternates,
    });
  });

  it('names no other addresses of a page that is not indexed', async (context) => {
    const sendRequest = await site(context, { headTags: headTags({ ...FULL, isHidden: true }) });
    assert.doesNotMatch((await sendRequest('/menu/chez-fatou?lang=fr', HTML)).text, /hreflang/);
  });

  it('has each tag for search engines and previews once', async (context) => {
    const sendRequest = await site(context, { headTags: headTags(FULL) });
    const { text } = await sendRequest('/menu/chez-fatou', HTML);
    for (const piece of [/<title>/, /rel="canonical"/, /application\/ld\+json/])
      assert.equal(count(text, piece), 1);
    const expected = {
      description: 'Rice and fish.',
      'og:site_name': 'Maida',
      'og:type': 'restaurant.restaurant',
      'og:title': 'Chez Fatou',
      'og:description': 'Rice and fish.',
      'og:url': FULL.canonical,
      'og:image': FULL.image?.url,
      'og:image:alt': 'Fish',
      'og:locale': 'en_US',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Chez Fatou',
      'twitter:description': 'Rice and fish.',
      'twitter:image': FULL.image?.url,
      'twitter:image:alt': 'Fish',
    };
    for (const [name, content] of Object.entries(expected)) {
      assert.equal(contentOf(text, name), content, name);
      assert.equal(count(text, new RegExp(`(?:name|property)="${name}"`)), 1, name);
    }
    assert.match(text, /<link rel="canonical" href="https:\/\/maida\.example\/menu\/chez-fatou">/);
    const others = [...text.matchAll(/property="og:locale:alternate" content="([^"]+)"/g)];
    assert.deepEqual(
      others.map(([, locale]) => locale),
      ['fr_FR', 'ar_AR'],
    );
    assert.equal(contentOf(text, 'robots'), undefined);
  });

  it('may have another title in previews', async (context) => {
    const sendRequest = await site(context, {
      headTags: headTags({ title: 'Home', previewTitle: 'Maida, the site' }),
    });
    const { text } = await sendRequest('/', HTML);
    assert.match(text, /<title>Home · Maida<\/title>/);
    assert.deepEqual(
      [contentOf(text, 'og:title'), contentOf(text, 'twitter:title')],
      ['Maida, the site', 'Maida, the site'],
    );
  });

  it('escapes all texts', async (context) => {
    const tags = {
      title: HOSTILE,
      description: HOSTILE,
      canonical: `https://maida.example/${HOSTILE}`,
      image: { url: HOSTILE, alt: HOSTILE, isLarge: false },
      structuredData: { name: HOSTILE },
    };
    const sendRequest = await site(context, { headTags: headTags(tags) });
    const { text } = await sendRequest('/', HTML);
    assert.doesNotMatch(text, /<script>|<img/);
    assert.equal(count(text, /<title>/), 1);
    assert.equal(count(text, /<\/title>/), 1);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    assert.deepEqual(JSON.parse(data), { name: HOSTILE });
    assert.ok(!data.includes('\u2028'));
  });

  it('excludes pages with roles, missing pages and hidden pages from search engines', async (context) => {
    const sendRequest = await site(context, {
      headTags: ({ path }) =>
        Promise.resolve({ isMissing: path.endsWith('gone'), isHidden: path === '/menu/private' }),
    });
    const seen = async (path: string) => {
      const { status, text } = await sendRequest(path, HTML);
      return [status, contentOf(text, 'robots')];
    };
    assert.deepEqual(await seen('/'), [200, undefined]);
    assert.deepEqual(await seen('/menu/private'), [200, 'noindex']);
    assert.deepEqual(await seen('/menu/gone'), [404, 'noindex']);
    assert.deepEqual(await seen('/desk/orders'), [200, 'noindex']);
    assert.deepEqual(await seen('/unauthorized'), [200, 'noindex']);
    assert.deepEqual(await seen('/no/such/page'), [404, 'noindex']);
    const french = await sendRequest('/no/such/page', { ...HTML, 'accept-language': 'fr' });
    assert.match(french.text, /<title>Page introuvable · Maida<\/title>/);
  });

  it('gets the public origin of the site', async (context) => {
    const pages: PageAddress[] = [];
    const options = {
      headTags: (page: PageAddress) => {
        pages.push(page);
        return Promise.resolve(undefined);
      },
    };
    const sendRequest = await site(context, options);
    await sendRequest('/menu/a%20b?table=4', { ...HTML, 'accept-language': 'fr' });
    const secure = await site(context, { ...options, isSecure: () => true });
    await secure('/', HTML);
    const known = await site(context, { ...options, publicOrigin: 'https://maida.example' });
    await known('/', { ...HTML, host: 'evil.example' });
    assert.deepEqual(pages, [
      { path: '/menu/a%20b', language: 'fr', origin: 'http://site.test' },
      { path: '/', language: 'en', origin: 'https://site.test' },
      { path: '/', language: 'en', origin: 'https://maida.example' },
    ]);
    assert.equal((await sendRequest('/', { ...HTML, host: 'x"><script>' })).status, 400);
  });

  it('has no empty tags and no canonical URL when nothing is known', async (context) => {
    const sendRequest = await site(context);
    const { text } = await sendRequest('/', HTML);
    assert.match(text, /<title>Maida<\/title>/);
    assert.equal(contentOf(text, 'og:title'), 'Maida');
    assert.doesNotMatch(text, /canonical|og:url|og:image|ld\+json|content=""/);
  });
});

describe('documents at the root', () => {
  const documents = {
    '/robots.txt': ({ origin }: { origin: string }) => Promise.resolve(`Sitemap: ${origin}/sitemap.xml\n`),
    '/part.txt': ({ search }: { search: string }) => Promise.resolve(`part ${search}`),
    '/sitemap.xml': () => Promise.reject(new Error('no database')),
  };

  it('are created for the site’s origin, with media type, entity tag and compression', async (context) => {
    const sendRequest = await site(context, { documents });
    const { status, headers, text } = await sendRequest('/robots.txt', { host: 'site.test' });
    assert.deepEqual([status, text], [200, 'Sitemap: http://site.test/sitemap.xml\n']);
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(headers['cache-control'], 'public, max-age=300');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    const again = await sendRequest('/robots.txt', { host: 'site.test', 'if-none-match': headers.etag });
    assert.equal(again.status, 304);
    const packed = await sendRequest('/robots.txt', { host: 'site.test', 'accept-encoding': 'br' });
    assert.equal(brotliDecompressSync(packed.body).toString(), text);
  });

  it('know the query of their address', async (context) => {
    const sendRequest = await site(context, { documents });
    assert.equal((await sendRequest('/part.txt?part=2')).text, 'part ?part=2');
    assert.equal((await sendRequest('/part.txt')).text, 'part ');
  });

  it('are a 503 when they can’t be created', async (context) => {
    const sendRequest = await site(context, { documents });
    const { status, headers } = await sendRequest('/sitemap.xml');
    assert.deepEqual([status, headers['retry-after'], headers['cache-control']], [503, '10', 'no-store']);
  });
});
