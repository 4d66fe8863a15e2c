import type { Restaurant } from 'shared-api/contract';
import { OWN_SLUG } from './support/checkout.ts';
import { PHONE } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { problemsInEveryLanguage, settle } from './support/look.ts';
import { namesOf, openEditor, saveMenu, shown } from './support/menu-editor.ts';
import { keepRestaurant } from './support/menus.ts';
import { uniqueName } from './support/orders.ts';
import { inAnyLanguage } from './support/texts.ts';

/** Shows a whole menu, so that nothing scrolls during a drag. */
const TALL = { width: 1280, height: 2400 };
/** Two dishes fit on it. */
const LONG_PHONE = { width: 360, height: 1200 };

test('a dish is dragged to another category by mouse, by finger and by keyboard', async ({
  service,
  owner,
}) => {
  const before = await keepRestaurant(service, OWN_SLUG);
  const [first, second] = before.menu;
  const dish = first?.items[0]?.name ?? '';
  const count = first?.items.length ?? 0;
  const page = await owner({ viewport: TALL });
  await openEditor(page);
  await settle(page);
  const target = await page
    .getByRole('button', { name: `Move ${second?.items[0]?.name}`, exact: true })
    .boundingBox();
  await page.getByRole('button', { name: `Move ${dish}`, exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(300, (target?.y ?? 0) + 60, { steps: 8 });
  await expect(page.locator('[data-drop]')).toBeVisible();
  await page.mouse.up();
  const placeOf = async () => (await shown(page)).indexOf(dish);
  await expect.poll(placeOf, 'it stands second in the next category').toBe(count);
  const names = await shown(page);
  await saveMenu(page);
  const admin = await service.as('admin');
  const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
  expect(namesOf(stored)).toEqual(names);

  await settle(page);
  await page.getByRole('button', { name: `Move ${dish}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(placeOf).toBe(count - 1);
  await expect(page.getByText(`${dish} put down.`, { exact: false })).toBeAttached();

  const phone = await owner({ viewport: LONG_PHONE });
  await openEditor(phone);
  await settle(phone);
  const [one, two] = await shown(phone);
  const handle = await phone.getByRole('button', { name: `Move ${one}`, exact: true }).boundingBox();
  const below = await phone.getByRole('button', { name: `Move ${two}`, exact: true }).boundingBox();
  const touch = await phone.context().newCDPSession(phone);
  const at = (y: number) => [{ x: (handle?.x ?? 0) + 10, y }];
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: at((handle?.y ?? 0) + 20),
  });
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: at((handle?.y ?? 0) + 40),
  });
  // Past the middle of the next dish.
  const end = (below?.y ?? 0) + 160;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(end) });
  await expect(phone.locator('[data-drop]')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await shown(phone))[0]).not.toBe(one);
});

test('a connection that breaks while saving loses nothing and saves nothing twice', async ({
  service,
  owner,
  faults,
}) => {
  faults.expect(/notifications could not be fetched.*network_error/);
  // After a lost reply the same menu is sent once more over the version that it has changed.
  faults.expect(/net::ERR_FAILED/, /status of 409/);
  const before = await keepRestaurant(service, OWN_SLUG);
  const page = await owner({ viewport: PHONE });
  await openEditor(page);
  const name = uniqueName('Zrig');
  await page
    .getByRole('button', { name: /^Add a dish to / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'New dish' });
  await dialog.getByLabel(/^Name\W*$/).fill(name);
  await dialog.getByLabel(/^Price/).fill('25,50');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.context().setOffline(true);
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  const failures = page.getByText(/The menu wasn’t saved/);
  await expect(failures).toBeVisible();
  await expect.poll(() => shown(page)).toContain(name);
  await page.context().setOffline(false);

  // This time the menu arrives, and its reply is lost.
  let isLost = false;
  await page.route('**/api/restaurant/*', async (route) => {
    if (isLost || route.request().method() !== 'PUT') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  // The earlier one has disappeared.
  await expect(failures).toHaveCount(0);
  await button.click();
  await expect(failures.first()).toBeVisible();
  await button.dblclick();
  await expect(page.getByText('Menu saved.')).toBeVisible();
  const admin = await service.as('admin');
  const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
  expect(namesOf(stored).filter((known) => known === name)).toHaveLength(1);
  expect(stored.version).toBe(before.version + 1);
});

test('the editor passes axe in every language', async ({ owner }) => {
  const page = await owner();
  await openEditor(page);
  expect(await problemsInEveryLanguage(page, 'menu')).toEqual([]);
  await page
    .getByRole('button', { name: inAnyLanguage('mf-provider', 'provider-menu', 'item.edit') })
    .first()
    .click();
  expect(await problemsInEveryLanguage(page, 'dish')).toEqual([]);
});
