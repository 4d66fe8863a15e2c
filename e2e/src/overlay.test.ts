import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillSignIn } from './support/authenticate.ts';
import { LAPTOP } from './support/browser.ts';
import { expect, test } from './support/journey.ts';

const GUIDE = join(import.meta.dirname, '../../docs/overlay.md');

/** What the guide says at the place of a pattern's groups. */
function read(guide: string, pattern: RegExp): string[] {
  const [, ...found] = pattern.exec(guide) ?? [];
  expect(found, `the guide says ${String(pattern)}`).not.toEqual([]);
  return found;
}

test('an admin sees which area owns what, by the words of overlay.md, and nobody else does', async ({
  guest,
}) => {
  const guide = (await readFile(GUIDE, 'utf8')).replaceAll(/\s+/g, ' ');
  const [email = '', password = ''] = read(guide, /log in as `([^`]+)` \(password `([^`]+)`\)/);
  const keys = read(guide, /press (Alt) \+ (Shift) \+ (O)\b/).join('+');
  const [around = '', region = ''] = read(
    guide,
    /header and footer say `([^`]+)`, the region says `([^`]+)`/,
  );
  const [link = '', next = ''] = read(guide, /Go to "([^"]+)": the region says `([^`]+)`/);
  const press = keys.replace(/O$/, 'KeyO');

  const page = await guest({ viewport: LAPTOP });
  await page.goto('/login');
  const drawing = page.getByLabel('Which area owns which part of this page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press(press);
  await fillSignIn(page, email, password);
  await page.waitForURL('**/admin');
  await expect(drawing, 'not for guests').toHaveCount(0);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Listened for once the page has found out that an admin is there.
  await expect(async () => {
    await page.keyboard.press(press);
    await expect(drawing).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(drawing.getByText(new RegExp(`^${region} \\d`))).toBeVisible();
  await expect
    .poll(() => drawing.getByText(new RegExp(`^${around} \\d`)).count(), 'header and footer')
    .toBeGreaterThanOrEqual(2);
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
  await expect(drawing.getByText(new RegExp(`^${next} \\d`))).toBeVisible();
  await page.keyboard.press(press);
  await expect(drawing).toHaveCount(0);
});
