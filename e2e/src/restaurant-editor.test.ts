import type { Page } from '@playwright/test';
import type { Order, Restaurant } from 'shared-api/contract';
import { fillContact, orderConfirmation, OWN_SLUG, startCheckout } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { problemsInEveryLanguage, problemsOf } from './support/look.ts';
import { keepRestaurant } from './support/menus.ts';
import { getOrder, restaurantBySlug, uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';
import { drawPicture } from './support/pictures.ts';
import { textsOf } from './support/texts.ts';

/** Opens a section of the details editor. */
async function openSection(page: Page, id: string, section: string): Promise<void> {
  await page.goto(`/provider/${id}/${section}`);
  await expect(page.getByRole('main').locator('form')).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Restaurant saved.')).toBeVisible();
}

test('hours across midnight, an exception, fees by commune and a pause are saved', async ({
  service,
  owner,
}) => {
  const before = await keepRestaurant(service, OWN_SLUG);
  const page = await owner({ viewport: PHONE });
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
  await expect(page.getByRole('button', { name: 'Reopen orders' })).toBeVisible();
  const admin = await service.as('admin');
  const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
  expect(stored.schedule.week[4]).toEqual([{ opens: '19:00', closes: '02:30' }]);
  expect(stored.schedule.exceptions.at(-1)).toEqual({ date: '2099-12-31', spans: [] });
  expect(stored.schedule.pausedUntil).toBe(`${pausedDay}T12:00:00.000Z`);
  expect(stored.opening.reason).toBe('paused');
  expect(stored.minimumOrder).toBe(75.5);
  expect(stored.deliveryFees).toEqual({
    ...before.deliveryFees,
    Ksar: 12.5,
    Sebkha: null,
    Riyad: before.deliveryFee,
  });
});

test('a guest sees and pays the fee of their commune', async ({ service, owner, guest }) => {
  const { id } = await keepRestaurant(service, OWN_SLUG);
  const ownerPage = await owner({ viewport: LAPTOP });
  await openSection(ownerPage, id, 'delivery');
  await ownerPage.getByLabel('Ksar', { exact: true }).selectOption({ label: 'Special fee' });
  await ownerPage.getByLabel('Fee to Ksar').fill('12,50');
  await ownerPage.getByLabel('Sebkha', { exact: true }).selectOption({ label: 'No delivery' });
  await save(ownerPage);

  const page = await guest({ viewport: PHONE });
  const name = uniqueName('Zeinebou');
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await startCheckout(page, 'Delivery');
  const dialog = await fillContact(page, { name, phone: newPhone(), address: 'Near the market' });
  await dialog.getByLabel(/^Commune/).selectOption('Sebkha');
  await expect(dialog.getByText('The restaurant doesn’t deliver to this commune.')).toBeVisible();
  await dialog.getByLabel(/^Commune/).selectOption('Ksar');
  await expect(dialog.getByText('Delivery · 12.50 MRU')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  const confirmed = orderConfirmation(page);
  await expect(confirmed.getByText('12.50 MRU', { exact: true })).toBeVisible();
  const shown = await confirmed.locator('dt:text-is("Total") + dd').innerText();

  const admin = await service.as('admin');
  const placed = await getOrder(admin, OWN_SLUG, name);
  const { subtotal, deliveryFee, totalAmount } = await admin.get<Order>(`/api/orders/${placed.id}`);
  expect([deliveryFee, totalAmount]).toEqual([12.5, subtotal + 12.5]);
  expect(Number(shown.replaceAll(/[^\d.]/g, ''))).toBe(totalAmount);
});

test('two sessions of one owner: conflicting details are resolved one by one', async ({
  service,
  owner,
  faults,
}) => {
  faults.expect(/status of 409/);
  const { id, landmark, prepMinutes } = await keepRestaurant(service, OWN_SLUG);
  const admin = await service.as('admin');
  service.undoLater(() => admin.send('PUT', `/api/restaurant/${id}`, { landmark, prepMinutes }));
  const counter = await owner({ viewport: LAPTOP });
  const office = await owner({ viewport: LAPTOP });
  await Promise.all([counter, office].map((page) => openSection(page, id, 'delivery')));
  await office.getByLabel('Usual preparation time').fill('35');
  await office.getByLabel('Minimum order').fill('90');
  await save(office);
  await openSection(office, id, 'place');
  await office.getByLabel('Landmark').fill('Behind the new well');
  await save(office);
  await counter.getByLabel('Minimum order').fill('80');
  await counter.getByLabel('Delivery fee').fill('45');
  await counter.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = counter.getByRole('alertdialog', { name: 'The restaurant was changed elsewhere' });
  await expect(dialog.getByText('Changed by both.')).toBeVisible();
  expect(await problemsOf(counter, 'details conflict', [LAPTOP])).toEqual([]);
  await dialog.getByRole('radio', { name: '90 MRU Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(counter.getByText('Restaurant saved.')).toBeVisible();
  expect(await admin.get<Restaurant>(`/api/restaurant/${id}`)).toMatchObject({
    minimumOrder: 90,
    deliveryFee: 45,
    prepMinutes: 35,
    landmark: 'Behind the new well',
  });
});

test('several pictures: a failed upload is retried alone; one becomes the banner, visitors see the others', async ({
  service,
  owner,
  guest,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  const before = await keepRestaurant(service, OWN_SLUG);
  const admin = await service.as('admin');
  const page = await owner({ viewport: PHONE });
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
  await expect(page.getByText(`${broken} wasn’t saved.`)).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Send the failed ones again' }).click();
  const last = before.images.length + 3;
  await page.getByRole('button', { name: `Use picture ${last} as banner` }).click();
  await save(page);
  const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
  expect(stored.images).toHaveLength(last);
  expect(stored.bannerUrl).toBe(stored.images.at(-1));

  const remove = page.getByRole('button', { name: `Remove picture ${last}`, exact: true });
  await remove.click();
  await expect(page.getByText('The picture was removed.')).toBeVisible();
  const without = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
  expect([without.images.length, without.bannerUrl]).toEqual([last - 1, null]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(remove).toBeVisible();
  const back = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
  expect(back.bannerUrl).toBe(stored.bannerUrl);

  const visitor = await guest({ viewport: PHONE });
  await visitor.goto(`/restaurant/${OWN_SLUG}/menu`);
  const strip = visitor.getByRole('list', { name: 'Pictures' });
  await expect(strip).toBeVisible();
  await expect(strip.getByRole('img')).toHaveCount(last - 1);
  expect(await problemsOf(visitor, 'menu with pictures')).toEqual([]);
});

test('a restaurant is created once despite lost replies, and its owner switches to it', async ({
  service,
  owner,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  const name = uniqueName('Le Fleuve');
  const page = await owner({ viewport: PHONE });
  await page.goto('/restaurant/new');
  await expect(page.getByRole('heading', { name: 'Create New Restaurant' })).toBeVisible();
  await page.getByLabel(/^Restaurant Name/).fill(name);
  await page.getByLabel(/^Description\W*$/).fill('Poisson du jour');
  await page
    .getByLabel('Background Images')
    .setInputFiles([await drawPicture(page, 'one.png'), await drawPicture(page, 'second.png', 640)]);
  expect(await problemsOf(page, 'new restaurant')).toEqual([]);
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
  await expect(page.getByText('Failed to create restaurant. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Restaurant' }).dblclick();
  await expect(page.getByText(`“${name}” was created`)).toBeVisible();
  await expect(page.getByLabel(/^Restaurant Name/)).toHaveValue('');
  expect(uploads).toEqual([expect.stringMatching(/^\/api\/restaurants\/.+\/upload$/)]);

  const provider = await service.as('provider');
  const mine = await provider.get<{ id: string; name: string }[]>('/api/restaurant/mine');
  const made = mine.filter((restaurant) => restaurant.name === name);
  for (const { id } of made) service.undoLater(() => provider.send('DELETE', `/api/restaurant/${id}`));
  expect(made).toHaveLength(1);
  await page.goto('/provider/menu');
  await page.getByRole('button', { name: /^Restaurant:/ }).click();
  const list = page.getByRole('dialog', { name: 'Choose a restaurant' });
  await list.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByText('Your menu is empty')).toBeVisible();
});

test('the details editor passes axe in every language', async ({ service, owner }) => {
  const { id } = await restaurantBySlug(await service.as('guest'), OWN_SLUG);
  const page = await owner();
  await page.goto(`/provider/${id}`);
  const name = textsOf('mf-provider', 'en')('provider-restaurant', 'section.all');
  await expect(page.getByRole('navigation', { name })).toBeVisible();
  expect(await problemsInEveryLanguage(page, 'details')).toEqual([]);
  for (const section of ['details', 'place', 'delivery', 'later', 'hours', 'special-days', 'pictures']) {
    await openSection(page, id, section);
    expect(await problemsInEveryLanguage(page, section)).toEqual([]);
  }
});
