import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Restaurant } from 'shared-api/contract';
import { OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { problemsOf } from './support/look.ts';
import { namesOf, openEditor, saveMenu, shown } from './support/menu-editor.ts';
import { withRestored } from './support/menus.ts';
import { openAs } from './support/people.ts';
import { drawPicture } from './support/pictures.ts';
import { eventuallyEqual } from './support/eventually.ts';

test('a menu is exported and imported: invalid lines first, then its changes', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const { page, faults, close } = await openAs('provider', { viewport: LAPTOP });
    await openEditor(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await (await download).path();
    const text = await readFile(file, 'utf8');
    const lines = text.trimEnd().split('\r\n');
    const inThree = (name: string) => `${name},${name} (English),${name} (Arabic)`;
    const headings = [
      ...[...['Category', 'Name', 'Description'].map(inThree), 'Price (MRU)', inThree('Options')],
      ...['At least', 'At most', 'Free', 'Several times', 'Id'],
    ];
    assert.equal(lines[0], `\u{FEFF}${headings.join(',')}`);
    const options = before.optionGroups?.flatMap((group) => group.options) ?? [];
    assert.equal(lines.length, 1 + namesOf(before).length + options.length);

    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a menu' });
    const choose = (content: string) =>
      dialog
        .getByLabel('CSV file')
        .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await dialog.getByLabel('CSV file').waitFor({ state: 'attached' });
    await choose([...lines, 'Desserts,,,,,,sweet,,,', 'Desserts,,,Glace,,,,,,cold'].join('\r\n'));
    await dialog
      .getByText(`Line ${lines.length + 1}:`)
      .first()
      .waitFor();
    await dialog.getByText('“cold” is not a price.').waitFor();
    await eventuallyEqual(() => dialog.getByRole('button', { name: 'Use this menu' }).isDisabled(), true);

    const [, gone, dearer] = lines;
    const changed = lines.filter((line) => line !== gone);
    changed[1] = dearer?.replace(/,\d+\.\d\d,/, ',"999,50",') ?? '';
    await choose([...changed, 'Desserts,,,Glace,,,,,,"60,25",'].join('\r\n'));
    await dialog.getByText('1 new dish').waitFor();
    await dialog.getByText('1 changed dish').waitFor();
    await dialog.getByText('1 dish isn’t in the file and stays').waitFor();
    await dialog.getByLabel('Remove this dish from the menu').check();
    await dialog.getByText('1 dish isn’t in the file and will be removed').waitFor();
    assert.deepEqual(await problemsOf(page, 'import'), []);
    await page.setViewportSize(LAPTOP);
    const untouched = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.equal(untouched.version, before.version);
    const question = page.getByRole('alertdialog', { name: 'Remove 1 dish?' });
    const takeOver = async () => {
      await dialog.getByRole('button', { name: 'Use this menu' }).click();
      await question.getByRole('button', { name: 'Remove 1 dish' }).click();
    };
    await takeOver();
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventuallyEqual(() => shown(page), namesOf(before));

    await page.getByRole('button', { name: 'Import' }).click();
    await choose([...changed, 'Desserts,,,Glace,,,,,,"60,25",'].join('\r\n'));
    await dialog.getByLabel('Remove this dish from the menu').check();
    await takeOver();
    await saveMenu(page);
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    assert.equal(stored.menu.at(-1)?.items[0]?.price, 60.25);
    assert.equal(stored.menu[0]?.items[0]?.price, 999.5);
    assert.equal(stored.menu[0]?.items[0]?.id, before.menu[0]?.items[1]?.id);
    assert.equal(stored.menu[0]?.items[0]?.image, before.menu[0]?.items[1]?.image);
    assert.deepEqual(faults, []);
    await close();
  });
});

test('a picture is cropped, uploaded again after a broken connection, and shown to visitors', async () => {
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
    await saveMenu(page);
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
