import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { LAPTOP } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { fillSignIn, openGuest } from './support/people.ts';

const GUIDE = join(import.meta.dirname, '../../docs/overlay.md');

/** What the guide says at the place of a pattern's groups. */
function read(guide: string, pattern: RegExp): string[] {
  const [, ...found] = pattern.exec(guide) ?? [];
  assert.ok(found.length > 0, `the guide says ${String(pattern)}`);
  return found;
}

test('an admin sees which area owns what, by the words of overlay.md, and nobody else does', async () => {
  const guide = (await readFile(GUIDE, 'utf8')).replaceAll(/\s+/g, ' ');
  const [email = '', password = ''] = read(guide, /log in as `([^`]+)` \(password `([^`]+)`\)/);
  const keys = read(guide, /press (Alt) \+ (Shift) \+ (O)\b/).join('+');
  const [around = '', region = ''] = read(
    guide,
    /header and footer say `([^`]+)`, the region says `([^`]+)`/,
  );
  const [link = '', next = ''] = read(guide, /Go to "([^"]+)": the region says `([^`]+)`/);
  const press = keys.replace(/O$/, 'KeyO');

  const { page, faults, close } = await openGuest({ viewport: LAPTOP });
  await page.goto('/login');
  const drawing = page.getByLabel('Which area owns which part of this page');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press(press);
  await fillSignIn(page, email, password);
  assert.equal(await drawing.count(), 0, 'not for guests');

  await page.waitForURL('**/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Listened for once the page has found out that an admin is there.
  await eventually(async () => {
    await page.keyboard.press(press);
    await drawing.waitFor({ timeout: 5000 });
  });
  await drawing.getByText(new RegExp(`^${region} \\d`)).waitFor();
  await eventually(async () =>
    assert.ok((await drawing.getByText(new RegExp(`^${around} \\d`)).count()) >= 2, 'header and footer'),
  );
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
  await drawing.getByText(new RegExp(`^${next} \\d`)).waitFor();
  await page.keyboard.press(press);
  await drawing.waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
  await close();
});
