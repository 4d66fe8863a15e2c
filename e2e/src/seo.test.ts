import { LANGUAGES, type Language, type RestaurantSummary } from 'shared-api/contract';
import { restaurantBySlug } from './support/orders.ts';
import { expect, test } from './support/journey.ts';
import type { Product } from './support/product.ts';
import type { Service } from './support/service.ts';
import { STATIC_PAGES } from './support/static-pages.ts';

const HOSTILE = `</title></script><script>window.pwned=1</script>"><img src=x onerror="window.pwned=2">`;
const PUBLIC = ['/', ...STATIC_PAGES];
const PRIVATE = ['/orders', `/orders/${'A'.repeat(22)}`, '/user', '/provider', '/admin', '/unauthorized'];

interface DeliveredPage {
  readonly status: number;
  readonly html: string;
}

/** A tag of every head, unless the service was too slow, as on a busy machine. */
const HEAD_TAG = /<meta name="(?:description|robots)"/;

/** Fetches a page like a crawler, which runs no script. */
async function fetchPage(
  { address }: Product,
  path: string,
  language: Language = 'en',
): Promise<DeliveredPage> {
  const headers = { accept: 'text/html', 'accept-language': language };
  let page: DeliveredPage = { status: 0, html: '' };
  await expect(async () => {
    const response = await fetch(address + path, { headers });
    page = { status: response.status, html: await response.text() };
    expect(page.html, path).toMatch(HEAD_TAG);
  }).toPass();
  return page;
}

function all(html: string, piece: RegExp): string[] {
  return [...html.matchAll(piece)].map((match) => match[1] ?? '');
}

/** The content of a tag that must occur once. */
function once(html: string, piece: RegExp): string {
  const found = all(html, piece);
  expect(found, `${String(piece)} is there ${found.length} times`).toHaveLength(1);
  return found[0] ?? '';
}

const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g');
const CANONICAL = /<link rel="canonical" href="([^"]*)">/g;
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

async function listed(service: Service): Promise<RestaurantSummary[]> {
  return (await service.as('guest')).get('/api/restaurant?limit=100');
}

async function someRestaurant(service: Service): Promise<RestaurantSummary> {
  const [restaurant] = await listed(service);
  if (!restaurant) throw new Error('There is no restaurant.');
  return restaurant;
}

test('every public page has each head tag once, in every language', async ({ product, service }) => {
  const { provider } = await someRestaurant(service);
  for (const path of [...PUBLIC, `/restaurant/${provider.slug}/menu`]) {
    const descriptions = new Set<string>();
    for (const language of LANGUAGES) {
      const { status, html } = await fetchPage(product, `${path}?utm_source=test`, language);
      expect(status, path).toBe(200);
      expect(once(html, /<title>(.*?)<\/title>/g)).toMatch(/ · (?:Maida|مائدة)$/);
      descriptions.add(once(html, meta('description')));
      expect(once(html, CANONICAL)).toBe(product.address + path);
      expect(once(html, meta('og:url'))).toBe(product.address + path);
      for (const name of ['og:title', 'og:description', 'og:type', 'og:locale', 'twitter:card']) {
        expect(once(html, meta(name)), `${path} ${name}`).not.toBe('');
      }
      const picture = await fetch(once(html, meta('og:image')));
      expect(picture.headers.get('content-type') ?? '', path).toMatch(/^image\/(?:png|jpeg)$/);
      await picture.arrayBuffer();
      expect(all(html, meta('robots'))).toEqual([]);
    }
    expect(descriptions.size, path).toBe(LANGUAGES.length);
  }
});

test('list and menu have structured data, and private pages are not indexed', async ({
  product,
  service,
}) => {
  const { name, provider } = await someRestaurant(service);
  const list = await fetchPage(product, '/');
  expect(JSON.parse(once(list.html, DATA))).toMatchObject({ '@type': 'ItemList' });
  const { html: menuHtml } = await fetchPage(product, `/restaurant/${provider.slug}/menu`);
  const menu = JSON.parse(once(menuHtml, DATA)) as {
    readonly '@type': string;
    readonly name: string;
    readonly hasMenu: { readonly hasMenuSection: readonly object[] };
  };
  expect([menu['@type'], menu.name]).toEqual(['Restaurant', name]);
  expect(menu.hasMenu.hasMenuSection.length).toBeGreaterThanOrEqual(3);
  for (const path of PRIVATE) {
    const { html } = await fetchPage(product, path);
    expect(once(html, meta('robots')), path).toBe('noindex');
    expect([all(html, CANONICAL), all(html, DATA)], path).toEqual([[], []]);
  }
});

test('a missing page is a 404', async ({ product }) => {
  for (const path of ['/restaurant/no-such-place/menu', '/nowhere']) {
    const { status, html } = await fetchPage(product, path);
    expect([status, once(html, meta('robots'))], path).toEqual([404, 'noindex']);
  }
});

test('the sitemap lists every restaurant, and robots.txt the sitemap', async ({ product, service }) => {
  const { address } = product;
  const robots = await (await fetch(`${address}/robots.txt`)).text();
  const sitemap = once(robots, /^Sitemap: (.*)$/gm);
  const addresses = all(await (await fetch(sitemap)).text(), /<loc>(.*?)<\/loc>/g);
  for (const { provider } of await listed(service))
    expect(addresses).toContain(`${address}/restaurant/${provider.slug}/menu`);
  expect(addresses).toContain(`${address}/about`);
  for (const place of addresses.slice(0, 3)) expect((await fetch(place)).status, place).toBe(200);
});

test('a hostile name is escaped in the delivered page, its data and the browser', async ({
  guest,
  product,
  service,
}) => {
  const { provider } = await someRestaurant(service);
  const path = `/restaurant/${provider.slug}/menu`;
  const admin = await service.as('admin');
  const { id, name } = await restaurantBySlug(admin, provider.slug);
  service.undoLater(() => admin.send('PUT', `/api/restaurant/${id}`, { name }));
  await admin.send('PUT', `/api/restaurant/${id}`, { name: HOSTILE });
  const html = await fetchWithName(product, path);
  expect(html).not.toMatch(/<script>window\.pwned|<img src=x/);
  expect(JSON.parse(once(html, DATA))).toMatchObject({ name: HOSTILE });

  // The policy counts the data for no script: the page logs no violation.
  const page = await guest();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'window.pwned' }).first()).toBeVisible();
  expect(await page.evaluate('window.pwned')).toBeUndefined();
});

/** Head tags may be some seconds older than the content. */
async function fetchWithName(product: Product, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    ({ html } = await fetchPage(product, path));
    expect(once(html, DATA), 'the page still says the old name').toContain('pwned');
  }).toPass();
  return html;
}
