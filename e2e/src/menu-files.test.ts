import { readFile } from 'node:fs/promises';
import type { Restaurant } from 'shared-api/contract';
import { OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf } from './support/look.ts';
import { namesOf, openEditor, saveMenu, shown } from './support/menu-editor.ts';
import { keepRestaurant } from './support/menus.ts';
import { drawPicture } from './support/pictures.ts';

test('a menu is exported and imported: invalid lines first, then its changes', async ({ service, owner }) => {
  const before = await keepRestaurant(service, OWN_SLUG);
  const admin = await service.as('admin');
  const page = await owner({ viewport: LAPTOP });
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
  expect(lines[0]).toBe(`\u{FEFF}${headings.join(',')}`);
  const options = before.optionGroups?.flatMap((group) => group.options) ?? [];
  expect(lines).toHaveLength(1 + namesOf(before).length + options.length);

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a menu' });
  const choose = (content: string) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(dialog.getByLabel('CSV file')).toBeAttached();
  await choose([...lines, 'Desserts,,,,,,sweet,,,', 'Desserts,,,Glace,,,,,,cold'].join('\r\n'));
  await expect(dialog.getByText(`Line ${lines.length + 1}:`).first()).toBeVisible();
  await expect(dialog.getByText('“cold” is not a price.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use this menu' })).toBeDisabled();

  const [, gone, dearer] = lines;
  const changed = lines.filter((line) => line !== gone);
  changed[1] = dearer?.replace(/,\d+\.\d\d,/, ',"999,50",') ?? '';
  await choose([...changed, 'Desserts,,,Glace,,,,,,"60,25",'].join('\r\n'));
  await expect(dialog.getByText('1 new dish')).toBeVisible();
  await expect(dialog.getByText('1 changed dish')).toBeVisible();
  await expect(dialog.getByText('1 dish isn’t in the file and stays')).toBeVisible();
  await dialog.getByLabel('Remove this dish from the menu').check();
  await expect(dialog.getByText('1 dish isn’t in the file and will be removed')).toBeVisible();
  expect(await problemsOf(page, 'import')).toEqual([]);
  await page.setViewportSize(LAPTOP);
  const untouched = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
  expect(untouched.version).toBe(before.version);
  const question = page.getByRole('alertdialog', { name: 'Remove 1 dish?' });
  const takeOver = async () => {
    await dialog.getByRole('button', { name: 'Use this menu' }).click();
    await question.getByRole('button', { name: 'Remove 1 dish' }).click();
  };
  await takeOver();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shown(page)).toEqual(namesOf(before));

  await page.getByRole('button', { name: 'Import' }).click();
  await choose([...changed, 'Desserts,,,Glace,,,,,,"60,25",'].join('\r\n'));
  await dialog.getByLabel('Remove this dish from the menu').check();
  await takeOver();
  await saveMenu(page);
  const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
  expect(stored.menu.at(-1)?.items[0]?.price).toBe(60.25);
  expect(stored.menu[0]?.items[0]?.price).toBe(999.5);
  expect(stored.menu[0]?.items[0]?.id).toBe(before.menu[0]?.items[1]?.id);
  expect(stored.menu[0]?.items[0]?.image).toBe(before.menu[0]?.items[1]?.image);
});

test('a picture is cropped, uploaded again after a broken connection, and shown to visitors', async ({
  service,
  owner,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  const before = await keepRestaurant(service, OWN_SLUG);
  const page = await owner({ viewport: PHONE });
  await openEditor(page);
  const [dish] = namesOf(before);
  await page.getByRole('button', { name: `Edit ${dish}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit dish' });
  await dialog.getByLabel('Picture').setInputFiles(await drawPicture(page, 'wide.png'));
  const crop = page.getByRole('dialog', { name: 'Choose the part to show' });
  await crop.getByRole('group', { name: /Part of the picture/ }).press('ArrowRight');
  expect(await problemsOf(page, 'crop')).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.route('**/upload**', (route) => route.abort(), { times: 1 });
  await crop.getByRole('button', { name: 'Use this part' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await saveMenu(page);
  const admin = await service.as('admin');
  const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
  const path = stored.menu[0]?.items[0]?.image ?? '';
  expect(path).not.toBe(before.menu[0]?.items[0]?.image);
  const size = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    return [bitmap.width, bitmap.height];
  }, path);
  expect(size).toEqual([600, 600]);
});
