import type { MenuItem, Order } from 'shared-api/contract';
import {
  requestRendered,
  CONTENT,
  HTML,
  openRendered,
  READERS,
  waitForHydration,
} from './support/rendered-pages.ts';
import { OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { holdBack, LAPTOP } from './support/browser.ts';
import { moveOrder, placeOrder, restaurantBySlug, uniqueName } from './support/orders.ts';
import { registerOwner } from './support/owners.ts';
import { expect, test } from './support/journey.ts';
import type { Service } from './support/service.ts';

/** `part`: what a page shows beside its heading, once for each order or dish. */
const PAGES = [
  { path: '/provider', title: 'Tableau de bord', part: null },
  { path: '/provider/live', title: 'Commandes en cours', part: 'article' },
  { path: '/provider/orders', title: 'Toutes les commandes', part: 'article' },
  { path: '/provider/menu', title: 'Carte', part: '[data-item]' },
] as const;

/** Orders under a name; the order is delivered after the journey. */
async function orderFor(service: Service, name: string): Promise<Order> {
  const order = await placeOrder(service, OWN_SLUG, name);
  const provider = await service.as('provider');
  service.undoLater(() => moveOrder(provider, order, 'pending', 'delivered'));
  return order;
}

async function firstDish(service: Service): Promise<MenuItem> {
  const { menu } = await restaurantBySlug(await service.as('provider'), OWN_SLUG);
  const [first] = menu.flatMap(({ items }) => items);
  if (!first) throw new Error('The menu is empty.');
  return first;
}

async function isFirstSoldOut(service: Service): Promise<boolean> {
  return (await firstDish(service)).soldOutUntil !== null;
}

test('an owner’s pages are rendered on the server, in their language', async ({ owner, service }) => {
  const name = uniqueName('Before');
  const order = await orderFor(service, name);
  const { name: dish } = await firstDish(service);
  const page = await owner({ hasScripts: false, language: 'fr' });
  for (const { path, title, part } of PAGES) {
    await openRendered(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    if (part === null) {
      await expect(page.getByRole('heading', { level: 2, name: OWN_RESTAURANT })).toBeVisible();
      const orders = page.getByRole('region', { name: 'Aujourd’hui' }).locator('dd').nth(1);
      await expect(orders).toHaveText(/^\d+$/);
    } else if (part === 'article') {
      const card = page.locator(part).filter({ hasText: name });
      await expect(card.getByRole('heading', { name: order.code })).toBeVisible();
      await expect(card.getByText(/^(maintenant|il y a )/)).toBeVisible();
      await expect(card.getByRole('button', { name: /^Accepter/ })).toBeVisible();
    } else {
      await expect(page.getByRole('button', { name: `Modifier ${dish}`, exact: true })).toBeVisible();
    }
  }
});

test('they are never cached, and nobody else gets them', async ({
  owner,
  customer,
  admin,
  service,
  product,
}) => {
  const name = uniqueName('Private');
  await orderFor(service, name);
  const { name: dish } = await firstDish(service);
  const { email } = await registerOwner(service, 'Sidi', 'Chez');
  const { request: own } = (await owner()).context();
  const others = [(await customer()).request, (await admin()).request];
  const other = (await owner({ email })).context();
  for (const { path, part } of PAGES) {
    const secret = part === null ? OWN_RESTAURANT : part === 'article' ? name : dish;
    const answer = await requestRendered(own, path);
    const parts = (await answer.text()).split(secret);
    expect(parts.length, 'in the content and in its data').toBeGreaterThan(2);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(answer.headers()['etag']).toBeUndefined();
    expect(await (await requestRendered(other.request, path)).text()).not.toContain(secret);
    const answers = [
      ...(await Promise.all(others.map((request) => request.get(path, { headers: HTML })))),
      await fetch(product.address + path, { headers: HTML }),
    ];
    for (const refused of answers) {
      const text = await refused.text();
      expect(text).not.toContain(CONTENT);
      expect(text).not.toContain(secret);
    }
  }
});

for (const reader of READERS) {
  test(`their hydration causes no difference and no repeated call (${reader.language})`, async ({
    owner,
    service,
  }) => {
    await orderFor(service, uniqueName('Taken'));
    const page = await owner(reader);
    // The page refetches once its stream opens.
    await holdBack(page, '**/api/events*');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const { path, part } of PAGES) {
      const before = async () => {
        // Late calls of the previous page don't count.
        await page.goto('about:blank');
        asked.length = 0;
      };
      await openRendered(page, path, { before });
      if (part === null) {
        const chart = page.getByRole('figure').first();
        await chart.scrollIntoViewIfNeeded();
        await expect(chart.locator('svg.recharts-surface')).toBeVisible();
      } else await waitForHydration(page.locator(part).first());
      expect(
        asked.filter((one) => /^\/api\/(orders|restaurant)/.test(one)),
        path,
      ).toEqual([]);
    }
  });
}

test('orders hydrate the same whatever the device remembers and the address says', async ({
  owner,
  service,
}) => {
  const order = await orderFor(service, uniqueName('Early'));
  const page = await owner({ viewport: LAPTOP });
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('maida.orders.keys', 'off');
    localStorage.setItem('maida.orders.mutedUntil', String(Date.now() + 600_000));
  });
  await openRendered(page, `/provider/orders?order=${order.id}`);
  await expect(page.getByRole('dialog', { name: `Order ${order.code}` })).toBeVisible();
  await openRendered(page, '/provider/orders?status=Pending&q=Early&sort=oldest');
  await waitForHydration(page.getByRole('article').first());
  await expect(page.getByRole('button', { name: /^Muted until/ })).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog').getByRole('switch')).not.toBeChecked();
});

test('early presses, choices and input on the orders page are replayed after hydration', async ({
  owner,
  service,
}) => {
  const name = uniqueName('Early');
  const provider = await service.as('provider');
  const orders = [
    await placeOrder(service, OWN_SLUG, name),
    await placeOrder(service, OWN_SLUG, name),
  ] as const;
  for (const order of orders) await moveOrder(provider, order, 'pending', 'confirmed');
  const page = await owner({ viewport: LAPTOP });
  const letShellCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, '/provider/orders?q=Early', { waitUntil: 'commit' });
  await page.waitForFunction(() => '__maidaInput' in globalThis);
  const cardOf = ({ code }: Order) => page.getByRole('article').filter({ hasText: code });
  await page.getByRole('searchbox').fill(name);
  await cardOf(orders[0]).getByRole('button', { name: 'Ready', exact: true }).click();
  await cardOf(orders[1])
    .getByLabel(/^Status of order/)
    .selectOption('Picked up');
  letShellCome();
  await page.waitForURL((url) => url.searchParams.get('q') === name);
  await expect(page.getByText(`Order ${orders[0].code} is now “Ready”.`)).toBeVisible();
  await expect(page.getByText(`Order ${orders[1].code} is now “Picked up”.`)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  const stored = await Promise.all(orders.map(({ id }) => provider.get<Order>(`/api/orders/${id}`)));
  expect(stored.map(({ history }) => history.map(({ stage }) => stage))).toEqual([
    ['pending', 'confirmed', 'ready'],
    ['pending', 'confirmed', 'delivered'],
  ]);
  await moveOrder(provider, orders[0], 'ready', 'delivered');
});

test('early input and presses on the menu page reach the draft once after hydration', async ({
  owner,
  service,
}) => {
  const { name: dish } = await firstDish(service);
  const page = await owner({ viewport: LAPTOP });
  const letShellCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, '/provider/menu', { waitUntil: 'commit' });
  await page.waitForFunction(() => '__maidaInput' in globalThis);
  const field = page.getByLabel('New category', { exact: true });
  await field.fill('Early desserts');
  await page.getByRole('button', { name: 'Add category', exact: true }).click();
  await page.getByRole('button', { name: `Edit ${dish}`, exact: true }).click();
  const available = page.getByRole('main').getByRole('switch').first();
  await available.click();
  expect(new URL(page.url()).search).toBe('');
  letShellCome();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Name\W*$/)).toHaveValue(dish);
  await page.keyboard.press('Escape');
  const added = page.getByRole('heading', { level: 2, name: 'Early desserts', exact: true });
  await expect(added).toBeVisible();
  await expect(added).toHaveCount(1);
  await expect(field).toHaveValue('');
  await expect.poll(() => isFirstSoldOut(service)).toBe(true);
  await expect(available).not.toBeChecked();
  await available.click();
  await expect.poll(() => isFirstSoldOut(service)).toBe(false);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});
