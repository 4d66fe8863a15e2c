import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Order, type Restaurant } from 'shared-api/contract';
import { fillContact, OWN_SLUG, startCheckout } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { problemsOf } from './support/look.ts';
import { withRestored } from './support/menus.ts';
import { ordersOf, uniqueName } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { drawPicture } from './support/pictures.ts';
import { withCaller } from './support/service.ts';
import { eventuallyEqual } from './support/eventually.ts';
import { newPhone } from './support/phone.ts';
import { textsOf } from './support/texts.ts';

/** Opens a section of the details editor. */
async function openSection(page: Page, id: string, section: string): Promise<void> {
  await page.goto(`/provider/${id}/${section}`);
  await page.getByRole('main').locator('form').waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Restaurant saved.').waitFor();
}

test('hours across midnight, an exception, fees by commune and a pause are saved', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const { page, faults, close } = await openAs('provider', { viewport: PHONE });
    await page.goto(`/provider/${before.id}`);
    await page.getByRole('link', { name: /^Opening hours/ }).click();
    const friday = page.getByRole('group', { name: 'Friday' });
    await friday.getByLabel(/^All day/).uncheck();
    await friday.getByLabel('Opens').fill('19:00');
    await friday.getByLabel('Closes').fill('0230');
    await save(page);
    await openSection(page, before.id, 'special-days');
    await page.getByRole('button', { name: 'Add a special day' }).click();
    await page.getByLabel('Date').last().fill('2099-12-31');
    await save(page);
    await openSection(page, before.id, 'delivery');
    await page.getByLabel('Minimum order').fill('75,5');
    await page.getByLabel('Ksar', { exact: true }).selectOption({ label: 'Special fee' });
    await page.getByLabel('Fee to Ksar').fill('12,50');
    await page.getByLabel('Sebkha', { exact: true }).selectOption({ label: 'No delivery' });
    await page.getByLabel('Add a commune').selectOption('Riyad');
    await save(page);
    await openSection(page, before.id, 'hours');
    await page.getByRole('button', { name: 'Until…' }).click();
    const pausedDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Day', { exact: true }).selectOption(pausedDay);
    await page.getByLabel('Time, 24-hour clock').fill('12:00');
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByRole('button', { name: 'Reopen orders' }).waitFor();
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.deepEqual(stored.schedule.week[4], [{ opens: '19:00', closes: '02:30' }]);
    assert.deepEqual(stored.schedule.exceptions.at(-1), { date: '2099-12-31', spans: [] });
    assert.equal(stored.schedule.pausedUntil, `${pausedDay}T12:00:00.000Z`);
    assert.equal(stored.opening.reason, 'paused');
    assert.equal(stored.minimumOrder, 75.5);
    assert.deepEqual(stored.deliveryFees, {
      ...before.deliveryFees,
      Ksar: 12.5,
      Sebkha: null,
      Riyad: before.deliveryFee,
    });
    assert.deepEqual(faults, []);
    await close();
  });
});

test('a guest sees and pays the fee of their commune', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const owner = await openAs('provider', { viewport: LAPTOP });
    await openSection(owner.page, before.id, 'delivery');
    await owner.page.getByLabel('Ksar', { exact: true }).selectOption({ label: 'Special fee' });
    await owner.page.getByLabel('Fee to Ksar').fill('12,50');
    await owner.page.getByLabel('Sebkha', { exact: true }).selectOption({ label: 'No delivery' });
    await save(owner.page);
    await owner.close();

    const { page, faults, close } = await openGuest({ viewport: PHONE });
    const name = uniqueName('Zeinebou');
    await page.goto(`/restaurant/${OWN_SLUG}/menu`);
    await startCheckout(page, 'Delivery');
    const dialog = await fillContact(page, { name, phone: newPhone(), address: 'Near the market' });
    await dialog.getByLabel(/^Commune/).selectOption('Sebkha');
    await dialog.getByText('The restaurant doesn’t deliver to this commune.', { exact: false }).waitFor();
    await dialog.getByLabel(/^Commune/).selectOption('Ksar');
    await dialog.getByText('Delivery · 12.50 MRU').waitFor();
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    const confirmed = page.getByRole('dialog', { name: 'Booking Confirmed!' });
    await confirmed.getByText('12.50 MRU', { exact: true }).waitFor();
    const shown = await confirmed.locator('dt:text-is("Total") + dd').innerText();

    const [stored] = await ordersOf(admin, before.id, name);
    const order = await admin.get<Order>(`/api/orders/${stored?.id ?? ''}`);
    const { subtotal, deliveryFee, totalAmount } = order;
    assert.deepEqual([deliveryFee, totalAmount], [12.5, subtotal + 12.5]);
    assert.equal(Number(shown.replaceAll(/[^\d.]/g, '')), totalAmount);
    assert.deepEqual(faults, []);
    await close();
  });
});

test('two sessions of one owner: conflicting details are resolved one by one', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const counter = await openAs('provider', { viewport: LAPTOP });
    const office = await openAs('provider', { viewport: LAPTOP });
    const pages = [counter.page, office.page];
    await Promise.all(pages.map((page) => openSection(page, before.id, 'delivery')));
    await office.page.getByLabel('Usual preparation time').fill('35');
    await office.page.getByLabel('Minimum order').fill('90');
    await save(office.page);
    await openSection(office.page, before.id, 'place');
    await office.page.getByLabel('Landmark').fill('Behind the new well');
    await save(office.page);
    await counter.page.getByLabel('Minimum order').fill('80');
    await counter.page.getByLabel('Delivery fee').fill('45');
    await counter.page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = counter.page.getByRole('alertdialog', { name: 'The restaurant was changed elsewhere' });
    await dialog.getByText('Changed by both.').waitFor();
    assert.deepEqual(await problemsOf(counter.page, 'details conflict', [LAPTOP]), []);
    await dialog.getByRole('radio', { name: '90 MRU Theirs' }).check();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await counter.page.getByText('Restaurant saved.').waitFor();
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.deepEqual(
      [stored.minimumOrder, stored.deliveryFee, stored.prepMinutes, stored.landmark],
      [90, 45, 35, 'Behind the new well'],
    );
    await admin.send('PUT', `/api/restaurant/${before.id}`, {
      landmark: before.landmark,
      prepMinutes: before.prepMinutes,
    });
    await Promise.all([counter.close(), office.close()]);
  });
});

test('several pictures: a failed upload is retried alone; one becomes the banner, visitors see the others', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const { page, close } = await openAs('provider', { viewport: PHONE });
    await openSection(page, before.id, 'pictures');
    const files = await Promise.all(
      [uniqueName('a'), uniqueName('bb'), uniqueName('ccc')].map((name, at) =>
        drawPicture(page, name, 400 + at * 10),
      ),
    );
    const broken = files[1]?.name ?? '';
    let isBroken = true;
    await page.route('**/upload', (route) => {
      const isMeant = route.request().postDataBuffer()?.includes(broken) ?? false;
      return isMeant && isBroken ? route.abort() : route.continue();
    });
    await page.getByLabel('Add pictures').setInputFiles(files);
    await page.getByText(`${broken} wasn’t saved.`, { exact: false }).waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Send the failed ones again' }).click();
    const last = before.images.length + 3;
    await page.getByRole('button', { name: `Use picture ${last} as banner` }).click();
    await save(page);
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.equal(stored.images.length, last);
    assert.equal(stored.bannerUrl, stored.images.at(-1));

    await page.getByRole('button', { name: `Remove picture ${last}`, exact: true }).click();
    await page.getByText('The picture was removed.').waitFor();
    const without = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.deepEqual([without.images.length, without.bannerUrl], [last - 1, null]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('button', { name: `Remove picture ${last}`, exact: true }).waitFor();
    const back = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.equal(back.bannerUrl, stored.bannerUrl);
    await close();

    const guest = await openGuest({ viewport: PHONE });
    await guest.page.goto(`/restaurant/${OWN_SLUG}/menu`);
    const strip = guest.page.getByRole('list', { name: 'Pictures' });
    await strip.waitFor();
    await eventuallyEqual(() => strip.getByRole('img').count(), last - 1);
    assert.deepEqual(await problemsOf(guest.page, 'menu with pictures'), []);
    await guest.close();
  });
});

test('a restaurant is created once despite lost replies, and its owner switches to it', async () => {
  const name = uniqueName('Le Fleuve');
  const { page, close } = await openAs('provider', { viewport: PHONE });
  await page.goto('/restaurant/new');
  await page.getByRole('heading', { name: 'Create New Restaurant' }).waitFor();
  await page.getByLabel(/^Restaurant Name/).fill(name);
  await page.getByLabel(/^Description\W*$/).fill('Poisson du jour');
  await page
    .getByLabel('Background Images')
    .setInputFiles([await drawPicture(page, 'one.png'), await drawPicture(page, 'second.png', 640)]);
  assert.deepEqual(await problemsOf(page, 'new restaurant'), []);
  await page.setViewportSize(PHONE);
  let isLost = false;
  await page.route('**/api/restaurant', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/upload')) uploads.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Create Restaurant' }).click();
  await page.getByText('Failed to create restaurant. Please try again.').waitFor();
  await page.getByRole('button', { name: 'Create Restaurant' }).dblclick();
  await page.getByText(`“${name}” was created`).waitFor();
  await eventuallyEqual(() => page.getByLabel(/^Restaurant Name/).inputValue(), '');
  assert.equal(uploads.length, 1);
  assert.match(uploads[0] ?? '', /^\/api\/restaurants\/.+\/upload$/);

  const mine = await withCaller('provider', (caller) =>
    caller.get<{ id: string; name: string }[]>('/api/restaurant/mine'),
  );
  const made = mine.filter((restaurant) => restaurant.name === name);
  assert.equal(made.length, 1);
  await page.goto('/provider/menu');
  await page.getByRole('button', { name: /^Restaurant:/ }).click();
  const list = page.getByRole('dialog', { name: 'Choose a restaurant' });
  await list.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByText('Your menu is empty').waitFor();
  await withCaller('provider', (caller) => caller.send('DELETE', `/api/restaurant/${made[0]?.id}`));
  await close();
});

test('the details editor passes axe and works by keyboard', async () => {
  const { id } = await withCaller('provider', async (caller) => {
    const [own] = await caller.get<{ id: string }[]>('/api/restaurant/mine');
    return own ?? { id: '' };
  });
  for (const language of LANGUAGES) {
    const { page, faults, close } = await openAs('provider', { language });
    await page.goto(`/provider/${id}`);
    await page
      .getByRole('navigation', {
        name: textsOf('mf-provider', language)('provider-restaurant', 'section.all'),
      })
      .waitFor();
    assert.deepEqual(await problemsOf(page, `details ${language}`), []);
    for (const section of ['details', 'place', 'delivery', 'hours', 'special-days', 'pictures']) {
      await openSection(page, id, section);
      assert.deepEqual(await problemsOf(page, `${section} ${language}`), []);
    }
    assert.deepEqual(faults, []);
    await close();
  }
});
