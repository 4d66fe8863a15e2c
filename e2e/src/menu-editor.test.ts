import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Restaurant } from 'shared-api/contract';
import { OWN_SLUG } from './support/checkout.ts';
import { PHONE } from './support/browser.ts';
import { problemsOf, settle } from './support/look.ts';
import { namesOf, openEditor, saveMenu, shown } from './support/menu-editor.ts';
import { withRestored } from './support/menus.ts';
import { uniqueName } from './support/orders.ts';
import { openAs } from './support/people.ts';
import { inAnyLanguage } from './support/texts.ts';
import { eventually, eventuallyEqual } from './support/eventually.ts';

/** Shows a whole menu, so that nothing scrolls during a drag. */
const TALL = { width: 1280, height: 2400 };
/** Two dishes fit on it. */
const LONG_PHONE = { width: 360, height: 1200 };

test('a dish is dragged to another category by mouse, by finger and by keyboard', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const [first, second] = before.menu;
    const dish = first?.items[0]?.name ?? '';
    const { page, faults, close } = await openAs('provider', { viewport: TALL });
    await openEditor(page);
    await settle(page);
    const target = await page
      .getByRole('button', { name: `Move ${second?.items[0]?.name}`, exact: true })
      .boundingBox();
    await page.getByRole('button', { name: `Move ${dish}`, exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(300, (target?.y ?? 0) + 60, { steps: 8 });
    await page.locator('[data-drop]').waitFor();
    await page.mouse.up();
    const placeOf = async () => (await shown(page)).indexOf(dish);
    await eventuallyEqual(placeOf, first?.items.length, 'it stands second in the next category');
    const names = await shown(page);
    await saveMenu(page);
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.deepEqual(namesOf(stored), names);

    await settle(page);
    await page.getByRole('button', { name: `Move ${dish}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await eventuallyEqual(placeOf, (first?.items.length ?? 0) - 1);
    await page.getByText(`${dish} put down.`, { exact: false }).waitFor({ state: 'attached' });
    assert.deepEqual(faults, []);
    await close();

    const phone = await openAs('provider', { viewport: LONG_PHONE });
    await openEditor(phone.page);
    await settle(phone.page);
    const [one, two] = await shown(phone.page);
    const handle = await phone.page.getByRole('button', { name: `Move ${one}`, exact: true }).boundingBox();
    const below = await phone.page.getByRole('button', { name: `Move ${two}`, exact: true }).boundingBox();
    const touch = await phone.context.newCDPSession(phone.page);
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
    await phone.page.locator('[data-drop]').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await eventually(async () => assert.notEqual((await shown(phone.page))[0], one));
    assert.deepEqual(phone.faults, []);
    await phone.close();
  });
});

test('a connection that breaks while saving loses nothing and saves nothing twice', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const { page, context, close } = await openAs('provider', { viewport: PHONE });
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
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/The menu wasn’t saved/).waitFor();
    await eventually(async () => assert.ok((await shown(page)).includes(name)));
    await context.setOffline(false);

    // This time the menu arrives, and its reply is lost.
    let isLost = false;
    await page.route('**/api/restaurant/*', async (route) => {
      if (isLost || route.request().method() !== 'PUT') return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    const failures = page.getByText(/The menu wasn’t saved/);
    // The earlier one has disappeared.
    await failures.first().waitFor({ state: 'detached' });
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await button.click();
    await failures.first().waitFor();
    await button.dblclick();
    await page.getByText('Menu saved.').waitFor();
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.equal(namesOf(stored).filter((known) => known === name).length, 1);
    assert.equal(stored.version, before.version + 1);
    await close();
  });
});

test('the editor passes axe and works by keyboard', async () => {
  for (const language of LANGUAGES) {
    const { page, faults, close } = await openAs('provider', { language });
    await openEditor(page);
    assert.deepEqual(await problemsOf(page, `menu ${language}`), []);
    await page
      .getByRole('button', { name: inAnyLanguage('mf-provider', 'provider-menu', 'item.edit') })
      .first()
      .click();
    assert.deepEqual(await problemsOf(page, `dish ${language}`), []);
    assert.deepEqual(faults, []);
    await close();
  }
});
