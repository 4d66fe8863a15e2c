import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGES, type Language, type RestaurantSummary } from 'shared-api/contract';
import { restaurantBySlug } from './support/orders.ts';
import { openGuest } from './support/people.ts';
import { withCaller } from './support/service.ts';
import { getProduct } from './support/stage.ts';
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
async function fetchPage(path: string, language: Language = 'en'): Promise<DeliveredPage> {
  const headers = { accept: 'text/html', 'accept-language': language };
  const end = Date.now() + 30_000;
  for (;;) {
    const response = await fetch(getProduct().address + path, { headers });
    const html = await response.text();
    if (HEAD_TAG.test(html) || Date.now() > end) return { status: response.status, html };
    await sleep(200);
  }
}

function all(html: string, piece: RegExp): string[] {
  return [...html.matchAll(piece)].map((match) => match[1] ?? '');
}

/** The content of a tag that must occur once. */
function once(html: string, piece: RegExp): string {
  const found = all(html, piece);
  assert.equal(found.length, 1, `${String(piece)} is there ${found.length} times`);
  return found[0] ?? '';
}

const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g');
const CANONICAL = /<link rel="canonical" href="([^"]*)">/g;
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

async function someRestaurant(): Promise<RestaurantSummary> {
  const [restaurant] = await withCaller(undefined, (caller) =>
    caller.get<RestaurantSummary[]>('/api/restaurant?limit=1'),
  );
  if (!restaurant) throw new Error('There is no restaurant.');
  return restaurant;
}

test('every public page has each head tag once, in every language', async () => {
  const { provider } = await someRestaurant();
  for (const path of [...PUBLIC, `/restaurant/${provider.slug}/menu`]) {
    const descriptions = new Set<string>();
    for (const language of LANGUAGES) {
      const { status, html } = await fetchPage(`${path}?utm_source=test`, language);
      assert.equal(status, 200, path);
      assert.match(once(html, /<title>(.*?)<\/title>/g), / · (?:Maida|مائدة)$/);
      descriptions.add(once(html, meta('description')));
      assert.equal(once(html, CANONICAL), getProduct().address + path);
      assert.equal(once(html, meta('og:url')), getProduct().address + path);
      for (const name of ['og:title', 'og:description', 'og:type', 'og:locale', 'twitter:card']) {
        assert.ok(once(html, meta(name)), `${path} ${name}`);
      }
      const picture = await fetch(once(html, meta('og:image')));
      assert.match(picture.headers.get('content-type') ?? '', /^image\/(?:png|jpeg)$/, path);
      await picture.arrayBuffer();
      assert.deepEqual(all(html, meta('robots')), []);
    }
    assert.equal(descriptions.size, LANGUAGES.length, path);
  }
});

test('list and menu have structured data, and private pages are not indexed', async () => {
  const { name, provider } = await someRestaurant();
  const list = JSON.parse(once((await fetchPage('/')).html, DATA)) as { '@type': string };
  assert.equal(list['@type'], 'ItemList');
  const menu = JSON.parse(once((await fetchPage(`/restaurant/${provider.slug}/menu`)).html, DATA)) as {
    readonly '@type': string;
    readonly name: string;
    readonly hasMenu: { readonly hasMenuSection: readonly object[] };
  };
  assert.deepEqual([menu['@type'], menu.name], ['Restaurant', name]);
  assert.ok(menu.hasMenu.hasMenuSection.length >= 3);
  for (const path of PRIVATE) {
    const { html } = await fetchPage(path);
    assert.equal(once(html, meta('robots')), 'noindex', path);
    assert.deepEqual([all(html, CANONICAL), all(html, DATA)], [[], []], path);
  }
});

test('a missing page is a 404', async () => {
  for (const path of ['/restaurant/no-such-place/menu', '/nowhere']) {
    const { status, html } = await fetchPage(path);
    assert.deepEqual([status, once(html, meta('robots'))], [404, 'noindex'], path);
  }
});

test('the sitemap lists every restaurant, and robots.txt the sitemap', async () => {
  const { address } = getProduct();
  const robots = await (await fetch(`${address}/robots.txt`)).text();
  const sitemap = once(robots, /^Sitemap: (.*)$/gm);
  const addresses = all(await (await fetch(sitemap)).text(), /<loc>(.*?)<\/loc>/g);
  const restaurants = await withCaller(undefined, (caller) =>
    caller.get<RestaurantSummary[]>('/api/restaurant?limit=100'),
  );
  for (const { provider } of restaurants)
    assert.ok(addresses.includes(`${address}/restaurant/${provider.slug}/menu`));
  assert.ok(addresses.includes(`${address}/about`));
  for (const place of addresses.slice(0, 3)) assert.equal((await fetch(place)).status, 200, place);
});

test('a hostile name is escaped in the delivered page, its data and the browser', async () => {
  const { provider } = await someRestaurant();
  const path = `/restaurant/${provider.slug}/menu`;
  await withCaller('admin', async (admin) => {
    const { id, name } = await restaurantBySlug(admin, provider.slug);
    await admin.send('PUT', `/api/restaurant/${id}`, { name: HOSTILE });
    try {
      const { html } = await withName(path);
      assert.doesNotMatch(html, /<script>|<img src=x/);
      assert.equal((JSON.parse(once(html, DATA)) as { name: string }).name, HOSTILE);

      const visitor = await openGuest();
      await visitor.page.goto(path);
      await visitor.page.getByRole('heading', { name: 'window.pwned' }).first().waitFor();
      assert.equal(await visitor.page.evaluate('window.pwned'), undefined);
      assert.deepEqual(visitor.faults, [], 'the policy counts the data for no script');
      await visitor.close();
    } finally {
      await admin.send('PUT', `/api/restaurant/${id}`, { name });
    }
  });
});

/** Head tags may be some seconds older than the content. */
async function withName(path: string): Promise<DeliveredPage> {
  const end = Date.now() + 60_000;
  for (;;) {
    const page = await fetchPage(path);
    if (once(page.html, DATA).includes('pwned')) return page;
    assert.ok(Date.now() < end, 'the page still says the old name');
    await sleep(500);
  }
}
