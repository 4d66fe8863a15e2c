import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Restaurant } from 'shared-api/contract';
import { dishes, fillContact, openMenu, openSelection, OWN_RESTAURANT, OWN_SLUG } from './support/booking.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { problemsOf } from './support/look.ts';
import { changeMenu, withRestored } from './support/menus.ts';
import { uniqueName } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { drawPicture } from './support/pictures.ts';

/** A menu stands on it as a whole: nothing scrolls while something is dragged. */
const TALL = { width: 1280, height: 2400 };

async function openEditor(page: Page): Promise<void> {
  await page.goto('/provider/menu');
  await page
    .getByRole('button', { name: /^(Edit|Modifier) / })
    .first()
    .waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The menu was saved.').waitFor();
}

/** The names of the dishes in the order of the page. */
function shown(page: Page): Promise<string[]> {
  return page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice(5) ?? ''));
}

function namesOf({ menu }: Pick<Restaurant, 'menu'>): string[] {
  return menu.flatMap(({ items }) => items.map(({ name }) => name));
}

async function setPrice(page: Page, dish: string, price: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${dish}`, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Price/)
    .fill(price);
  await page.getByRole('button', { name: 'Done' }).click();
}

test('a dish is dragged to another category by mouse, by finger and by keyboard', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const [first, second] = before.menu;
    const dish = first?.items[0]?.name ?? '';
    const { page, faults, close } = await openAs('provider', { viewport: TALL });
    await openEditor(page);
    const target = await page
      .getByRole('button', { name: `Move ${second?.items[0]?.name}`, exact: true })
      .boundingBox();
    await page.getByRole('button', { name: `Move ${dish}`, exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(300, (target?.y ?? 0) + 60, { steps: 8 });
    await page.locator('[data-drop]').waitFor();
    await page.mouse.up();
    const names = await shown(page);
    assert.equal(names.indexOf(dish), first?.items.length, 'it stands second in the next category');
    await save(page);
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.deepEqual(namesOf(stored), names);

    await page.getByRole('button', { name: `Move ${dish}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    assert.equal((await shown(page)).indexOf(dish), (first?.items.length ?? 0) - 1);
    await page.getByText(`${dish} put down.`, { exact: false }).waitFor({ state: 'attached' });
    assert.deepEqual(faults, []);
    await close();

    const phone = await openAs('provider', { viewport: PHONE });
    await openEditor(phone.page);
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
    const end = Math.min((below?.y ?? 0) + 110, PHONE.height - 100);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(end) });
    await phone.page.locator('[data-drop]').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    assert.notEqual((await shown(phone.page))[0], one);
    assert.deepEqual(phone.faults, []);
    await phone.close();
  });
});

test('two sessions of one owner: both versions are shown, and nothing is overwritten silently', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const [one, two] = before.menu[0]?.items ?? [];
    assert.ok(one && two);
    const counter = await openAs('provider', { viewport: LAPTOP });
    const kitchen = await openAs('provider', { viewport: PHONE });
    await Promise.all([openEditor(counter.page), openEditor(kitchen.page)]);
    await setPrice(counter.page, one.name, '111');
    await setPrice(kitchen.page, one.name, '222');
    await setPrice(kitchen.page, two.name, '77');
    await save(kitchen.page);
    await counter.page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = counter.page.getByRole('alertdialog', { name: 'The menu was changed elsewhere' });
    await dialog.getByText('Changed on both sides.').waitFor();
    assert.ok(await dialog.getByRole('radio', { name: /111\.00.MRU Mine/ }).isChecked());
    assert.ok(await dialog.getByRole('radio', { name: /77\.00.MRU Theirs/ }).isChecked());
    assert.deepEqual(await problemsOf(counter.page, 'conflict'), []);
    await counter.page.setViewportSize(LAPTOP);
    await dialog.getByRole('radio', { name: /222\.00.MRU Theirs/ }).check();
    await dialog.getByRole('radio', { name: /111\.00.MRU Mine/ }).check();
    await dialog.getByRole('button', { name: 'Save the choice' }).click();
    await counter.page.getByText('The menu was saved.').waitFor();
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    const prices = stored.menu[0]?.items.slice(0, 2).map(({ price }) => price);
    assert.deepEqual(prices, [111, 77]);
    await Promise.all([counter.close(), kitchen.close()]);
  });
});

test('a price that changes while a customer chooses is told, and the service computes the total', async () => {
  await withRestored(OWN_SLUG, async () => {
    const { page, close } = await openGuest({ viewport: LAPTOP });
    await openMenu(page, OWN_RESTAURANT);
    await dishes(page).nth(0).click();
    await openSelection(page);
    await page.getByText('Takeaway', { exact: true }).last().click();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    const changed = await changeMenu(OWN_SLUG, (menu) =>
      menu.map((part, at) => ({
        ...part,
        items: part.items.map((item, index) => (at === 0 && index === 0 ? { ...item, price: 321.5 } : item)),
      })),
    );
    assert.equal(changed.menu[0]?.items[0]?.price, 321.5);
    const booking = { name: uniqueName('Aminata'), phone: '2222333344', address: 'Ksar' };
    const dialog = await fillContact(page, booking);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.getByText(/A price has changed.*321\.50\sMRU/).waitFor();
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    const confirmed = page.getByRole('dialog', { name: 'Booking Confirmed!' });
    await confirmed.waitFor();
    assert.match((await confirmed.textContent()) ?? '', /321\.50\sMRU/);
    await close();
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
    await dialog.getByLabel(/^Name/).fill(name);
    await dialog.getByLabel(/^Price/).fill('25,50');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/The menu was not saved/).waitFor();
    assert.ok((await shown(page)).includes(name));
    await context.setOffline(false);

    // This time the menu arrives, and its answer does not.
    let isLost = false;
    await page.route('**/api/restaurant/*', async (route) => {
      if (isLost || route.request().method() !== 'PUT') return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    const failures = page.getByText(/The menu was not saved/);
    const button = page.getByRole('button', { name: 'Save', exact: true });
    const known = await failures.count();
    await button.click();
    await page.waitForFunction(
      (count) => document.body.innerText.split('The menu was not saved').length - 1 > count,
      known,
    );
    await button.dblclick();
    await page.getByText('The menu was saved.').waitFor();
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.equal(namesOf(stored).filter((known) => known === name).length, 1);
    assert.equal(stored.version, before.version + 1);
    await close();
  });
});

test('a tab that was left open follows the menu, and keeps what was typed in it', async () => {
  await withRestored(OWN_SLUG, async (before) => {
    const { page, close } = await openAs('provider', { viewport: LAPTOP });
    await openEditor(page);
    const [dish] = namesOf(before);
    await page.getByRole('button', { name: `Delete ${dish}`, exact: true }).click();
    await changeMenu(OWN_SLUG, (menu) => [...menu, { category: 'Late', items: [] }]);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const guard = page.getByRole('alertdialog');
    await guard.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = page.getByRole('alertdialog', { name: 'The menu was changed elsewhere' });
    await conflict.getByRole('group', { name: 'Late · Category' }).waitFor();
    await conflict.getByRole('button', { name: 'Save the choice' }).click();
    await page.getByText('The menu was saved.').waitFor();
    assert.ok(!(await shown(page)).includes(dish ?? ''));
    await page.getByRole('heading', { name: 'Late' }).waitFor();
    await close();
  });
});

test('a menu goes to a file and comes back: wrong lines first, then what it changes', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const { page, faults, close } = await openAs('provider', { viewport: LAPTOP });
    await openEditor(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await (await download).path();
    const text = await readFile(file, 'utf8');
    const lines = text.trimEnd().split('\r\n');
    assert.match(lines[0] ?? '', /^\u{FEFF}Category,Name,Description,Price \(MRU\),Id$/u);
    assert.equal(lines.length, namesOf(before).length + 1);

    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a menu' });
    const choose = (content: string) =>
      dialog
        .getByLabel('CSV file')
        .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await dialog.getByLabel('CSV file').waitFor({ state: 'attached' });
    await choose([...lines, 'Desserts,,sweet,', 'Desserts,Glace,,cold'].join('\r\n'));
    await dialog
      .getByText(`Line ${lines.length + 1}:`)
      .first()
      .waitFor();
    await dialog.getByText('“cold” is not a price.').waitFor();
    assert.ok(await dialog.getByRole('button', { name: 'Take over' }).isDisabled());

    const [, gone, dearer] = lines;
    const changed = lines.filter((line) => line !== gone);
    changed[1] = dearer?.replace(/,\d+\.\d\d,/, ',"999,50",') ?? '';
    await choose([...changed, 'Desserts,Glace,,"60,25",'].join('\r\n'));
    await dialog.getByText('1 new dish').waitFor();
    await dialog.getByText('1 changed dish').waitFor();
    await dialog.getByText('1 dish is removed: the file does not name it').waitFor();
    assert.deepEqual(await problemsOf(page, 'import'), []);
    await page.setViewportSize(LAPTOP);
    const untouched = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.equal(untouched.version, before.version);
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.deepEqual(await shown(page), namesOf(before));

    await page.getByRole('button', { name: 'Import' }).click();
    await choose([...changed, 'Desserts,Glace,,"60,25",'].join('\r\n'));
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await save(page);
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.equal(stored.menu.at(-1)?.items[0]?.price, 60.25);
    assert.equal(stored.menu[0]?.items[0]?.price, 999.5);
    assert.equal(stored.menu[0]?.items[0]?.id, before.menu[0]?.items[1]?.id);
    assert.equal(stored.menu[0]?.items[0]?.image, before.menu[0]?.items[1]?.image);
    assert.deepEqual(faults, []);
    await close();
  });
});

test('a picture is cropped, sent again after a broken connection, and shown to visitors', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const { page, faults, close } = await openAs('provider', { viewport: PHONE });
    await openEditor(page);
    const [dish] = namesOf(before);
    await page.getByRole('button', { name: `Edit ${dish}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit dish' });
    await dialog.getByLabel('Picture').setInputFiles(await drawPicture(page, 'wide.png'));
    const crop = page.getByRole('dialog', { name: 'Choose the part to show' });
    await crop.getByRole('group', { name: /Part of the picture/ }).press('ArrowRight');
    assert.deepEqual(await problemsOf(page, 'crop'), []);
    await page.setViewportSize(PHONE);
    await page.route('**/upload**', (route) => route.abort(), { times: 1 });
    await crop.getByRole('button', { name: 'Use this part' }).click();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('button', { name: 'Remove the picture' }).waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await save(page);
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    const path = stored.menu[0]?.items[0]?.image ?? '';
    assert.notEqual(path, before.menu[0]?.items[0]?.image);
    const size = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return [bitmap.width, bitmap.height];
    }, path);
    assert.deepEqual(size, [600, 600]);
    assert.deepEqual(
      faults.filter((fault) => !fault.includes('ERR_FAILED')),
      [],
    );
    await close();
  });
});

test('the editor is for everyone', async () => {
  for (const language of ['en', 'fr'] as const) {
    const { page, faults, close } = await openAs('provider', { language });
    await openEditor(page);
    assert.deepEqual(await problemsOf(page, `menu ${language}`), []);
    await page
      .getByRole('button', { name: /^(Edit|Modifier) / })
      .first()
      .click();
    assert.deepEqual(await problemsOf(page, `dish ${language}`), []);
    assert.deepEqual(faults, []);
    await close();
  }
});
