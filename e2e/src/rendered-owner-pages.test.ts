import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Order } from 'shared-api/contract';
import { requestRendered, CONTENT, HTML, openRendered, waitForHydration } from './support/rendered-pages.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { holdBack, LAPTOP, PHONE } from './support/browser.ts';
import { moveOrder, placeOrder, restaurantBySlug, uniqueName } from './support/orders.ts';
import { openOwner, registerOwner } from './support/owners.ts';
import { openAs } from './support/people.ts';
import { withCaller } from './support/service.ts';
import { eventuallyEqual } from './support/eventually.ts';
import { getProduct } from './support/stage.ts';
import { openWithoutScripts } from './support/without-scripts.ts';

const PAGES = [
  { what: 'live orders', path: '/provider/live', title: 'Commandes en cours', part: 'article' },
  { what: 'orders', path: '/provider/orders', title: 'Commandes', part: 'article' },
  { what: 'menu editor', path: '/provider/menu', title: 'Carte', part: '[data-item]' },
] as const;

function move(order: Order, from: Parameters<typeof moveOrder>[2], to: Parameters<typeof moveOrder>[3]) {
  return withCaller('provider', (provider) => moveOrder(provider, order, from, to));
}

function firstItem() {
  return withCaller('provider', async (caller) => {
    const { menu } = await restaurantBySlug(caller, OWN_SLUG);
    const [first] = menu.flatMap(({ items }) => items);
    if (!first) throw new Error('The menu is empty.');
    return first;
  });
}

async function firstDish(): Promise<string> {
  return (await firstItem()).name;
}

async function isFirstSoldOut(): Promise<boolean> {
  return (await firstItem()).soldOutUntil !== null;
}

/** Opens a page with content. Returns the calls of the last page. */
async function openListening(page: Page, path: string): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const before = async () => {
    // Late calls of the previous page don't count.
    await page.goto('about:blank');
    asked.length = 0;
  };
  await openRendered(page, path, { before });
  return asked;
}

for (const { what, path, title, part } of PAGES) {
  test(`the ${what} are rendered on the server, in the owner’s language`, async () => {
    const name = uniqueName('Before');
    const order = await placeOrder(OWN_SLUG, name);
    const owner = await openAs('provider', { language: 'fr' });
    const { page, close } = await openWithoutScripts({ as: owner });
    await openRendered(page, path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    if (part === 'article') {
      const card = page.locator(part).filter({ hasText: name });
      await card.getByRole('heading', { name: order.code }).waitFor();
      await card.getByText(/^(maintenant|il y a )/).waitFor();
      assert.ok(await card.getByRole('button', { name: /^Accepter/ }).isVisible());
    } else {
      await page.getByRole('button', { name: `Modifier ${await firstDish()}`, exact: true }).waitFor();
    }
    await close();
    await owner.close();
    await move(order, 'pending', 'delivered');
  });

  test(`the ${what} are never cached, and nobody else gets them`, async () => {
    const name = uniqueName('Private');
    const order = await placeOrder(OWN_SLUG, name);
    const secret = part === 'article' ? name : await firstDish();
    const owner = await openAs('provider');
    const own = await requestRendered(owner.context, path);
    assert.equal((await own.text()).split(secret).length > 2, true, 'in the content and in its data');
    assert.equal(own.headers()['cache-control'], 'private, no-store');
    assert.equal(own.headers()['etag'], undefined);

    const other = await openOwner(await registerOwner('Sidi', 'Chez'));
    assert.equal((await (await requestRendered(other.context, path)).text()).includes(secret), false);
    const strangers = await Promise.all([openAs('customer'), openAs('admin')]);
    const asked = strangers.map(async ({ context }) =>
      (await context.request.get(path, { headers: HTML })).text(),
    );
    const nobody = fetch(getProduct().address + path, { headers: HTML }).then((answer) => answer.text());
    for (const text of await Promise.all([...asked, nobody])) {
      assert.equal(text.includes(CONTENT), false);
      assert.equal(text.includes(secret), false);
    }
    await Promise.all([owner, other, ...strangers].map(({ close }) => close()));
    await move(order, 'pending', 'delivered');
  });

  for (const language of LANGUAGES) {
    test(`hydration of the ${what} causes no difference and no repeated call (${language})`, async () => {
      const order = await placeOrder(OWN_SLUG, uniqueName('Taken'));
      for (const viewport of [PHONE, LAPTOP]) {
        const owner = await openAs('provider', { language, viewport });
        const { page } = owner;
        // The page refetches once its stream opens.
        await holdBack(page, '**/api/events');
        const asked = await openListening(page, path);
        await waitForHydration(page.locator(part).first());
        assert.deepEqual(
          asked.filter((one) => /^\/api\/(orders|restaurant)/.test(one)),
          [],
        );
        assert.deepEqual(owner.faults, []);
        await owner.close();
      }
      await move(order, 'pending', 'delivered');
    });
  }
}

test('orders hydrate the same whatever the device remembers and the address says', async () => {
  const order = await placeOrder(OWN_SLUG, uniqueName('Early'));
  const owner = await openAs('provider', { language: 'en', viewport: LAPTOP });
  const { page } = owner;
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('maida.orders.keys', 'off');
    localStorage.setItem('maida.orders.mutedUntil', String(Date.now() + 600_000));
  });
  await openRendered(page, `/provider/orders?order=${order.id}`);
  await page.getByRole('dialog', { name: `Order ${order.code}` }).waitFor();
  await openRendered(page, '/provider/orders?status=Pending&q=Early&sort=oldest');
  await waitForHydration(page.getByRole('article').first());
  await page.getByRole('button', { name: /^Muted until/ }).waitFor();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  assert.equal(await page.getByRole('dialog').getByRole('switch').isChecked(), false);
  assert.deepEqual(owner.faults, []);
  await owner.close();
  await move(order, 'pending', 'delivered');
});

test('early presses, choices and input on the orders page are replayed after hydration', async () => {
  const name = uniqueName('Early');
  const orders = [await placeOrder(OWN_SLUG, name), await placeOrder(OWN_SLUG, name)] as const;
  for (const order of orders) await move(order, 'pending', 'confirmed');
  const owner = await openAs('provider', { viewport: LAPTOP, language: 'en' });
  const { page } = owner;
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
  await page.getByText(`Order ${orders[0].code} is now “Ready”.`).waitFor();
  await page.getByText(`Order ${orders[1].code} is now “Picked up”.`).waitFor();
  assert.equal(await page.getByRole('searchbox').inputValue(), name);
  const stored = await withCaller('provider', (caller) =>
    Promise.all(orders.map(({ id }) => caller.get<Order>(`/api/orders/${id}`))),
  );
  assert.deepEqual(
    stored.map(({ history }) => history.map(({ stage }) => stage)),
    [
      ['pending', 'confirmed', 'ready'],
      ['pending', 'confirmed', 'delivered'],
    ],
  );
  await move(orders[0], 'ready', 'delivered');
  assert.deepEqual(owner.faults, []);
  await owner.close();
});

test('early input and presses on the menu page reach the draft once after hydration', async () => {
  const dish = await firstDish();
  const owner = await openAs('provider', { viewport: LAPTOP, language: 'en' });
  const { page } = owner;
  const letShellCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, '/provider/menu', { waitUntil: 'commit' });
  await page.waitForFunction(() => '__maidaInput' in globalThis);
  const field = page.getByLabel('New category', { exact: true });
  await field.fill('Early desserts');
  await page.getByRole('button', { name: 'Add category', exact: true }).click();
  await page.getByRole('button', { name: `Edit ${dish}`, exact: true }).click();
  const available = page.getByRole('main').getByRole('switch').first();
  await available.click();
  assert.equal(new URL(page.url()).search, '');
  letShellCome();
  const dialog = page.getByRole('dialog');
  assert.equal(await dialog.getByLabel(/^Name\W*$/).inputValue(), dish);
  await page.keyboard.press('Escape');
  const added = page.getByRole('heading', { level: 2, name: 'Early desserts', exact: true });
  await added.waitFor();
  assert.equal(await added.count(), 1);
  assert.equal(await field.inputValue(), '');
  await eventuallyEqual(isFirstSoldOut, true);
  assert.equal(await available.isChecked(), false);
  await available.click();
  await eventuallyEqual(isFirstSoldOut, false);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  assert.deepEqual(owner.faults, []);
  await owner.close();
});
