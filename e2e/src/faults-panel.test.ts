import { LAPTOP, PHONE } from './support/browser.ts';
import { makeFaultPermit, markPage, MISSING, NOT_LOADED } from './support/faults.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf } from './support/look.ts';

const FAILED = 'This part of Maida couldn’t be loaded';

test('a signed link opens the panel; its faults take effect, are shown, and turned off without a reload', async ({
  guest,
  product,
  faults,
}) => {
  faults.expect(NOT_LOADED, MISSING);
  const page = await guest({ viewport: LAPTOP });
  await page.goto(`/about?faults=${await makeFaultPermit(product)}`);
  await page.waitForURL('**/about');
  const isSamePage = await markPage(page);
  await page.getByRole('button', { name: 'Faults' }).click();
  const panel = page.getByRole('dialog', { name: 'Fault injection' });
  await panel.getByRole('combobox', { name: 'mf-public' }).selectOption('Files are missing');
  await panel.getByRole('button', { name: 'Load mf-public again' }).click();
  await expect(panel.getByText('Couldn’t be loaded')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText(FAILED)).toBeVisible();
  const ribbon = page.getByText('Injected faults, in this browser only: mf-public (Files are missing)');
  await expect(ribbon).toBeVisible();
  // Other browsers are not affected.
  const other = await guest({ viewport: PHONE });
  await other.goto('/about');
  await expect(other.getByRole('main').getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
  await expect(other.getByText('Injected faults')).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
  await expect(page.getByText('Injected faults')).toHaveCount(0);
  expect(await isSamePage()).toBe(true);
});

test('a link can carry faults, and the permit can be ended', async ({ guest, product, faults }) => {
  faults.expect(NOT_LOADED);
  const page = await guest({ viewport: PHONE, language: 'fr' });
  const permit = await makeFaultPermit(product, 'mf-public:wrong-shape', 'registry:slow=500');
  await page.goto(`/?faults=${permit}`);
  await expect(page.getByText(/^Pannes injectées/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(await problemsOf(page, 'ribbon')).toEqual([]);
  await page.getByRole('button', { name: 'Modifier' }).click();
  const panel = page.getByRole('dialog', { name: 'Injection de pannes' });
  await expect(panel.getByRole('combobox', { name: 'mf-customer' })).toBeVisible();
  expect(await problemsOf(page, 'panel', [PHONE])).toEqual([]);
  await panel.getByRole('link', { name: 'Rendre l’autorisation' }).click();
  await expect(page.getByText(/^Pannes injectées/)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const left = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(async () => (await left()).filter((name) => name.includes('fault'))).toEqual([]);
});

test('forged cookies and links have no effect, and no other page loads the panel', async ({
  guest,
  product,
}) => {
  const page = await guest({ viewport: LAPTOP });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const forged = `${'mf-public:dead'}.zzzzzz.${'A'.repeat(22)}`;
  const url = product.address;
  await page.context().addCookies([
    { name: 'maida_fault_permit', value: forged, url },
    { name: 'maida_faults', value: 'mf-public:dead~shell:dead~registry:dead', url },
  ]);
  await page.goto(`/about?faults=${forged}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Faults' })).toHaveCount(0);
  expect(asked.filter((address) => /faulty|\/faults\./.test(address))).toEqual([]);
});
