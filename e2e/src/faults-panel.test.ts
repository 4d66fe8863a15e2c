import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAPTOP, PHONE } from './support/browser.ts';
import { makeFaultPermit, markPage } from './support/faults.ts';
import { problemsOf } from './support/look.ts';
import { openGuest } from './support/people.ts';
import { eventuallyEqual } from './support/eventually.ts';
import { getProduct } from './support/stage.ts';

const FAILED = 'This part of Maida couldn’t be loaded';

test('a signed link opens the panel; its faults take effect, are shown, and turned off without a reload', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  await page.goto(`/about?faults=${await makeFaultPermit()}`);
  await page.waitForURL('**/about');
  const isSamePage = await markPage(page);
  await page.getByRole('button', { name: 'Faults' }).click();
  const panel = page.getByRole('dialog', { name: 'Fault injection' });
  await panel.getByRole('combobox', { name: 'mf-public' }).selectOption('Files are missing');
  await panel.getByRole('button', { name: 'Load mf-public again' }).click();
  await panel.getByText('Couldn’t be loaded').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByText(FAILED).waitFor();
  await page.getByText('Injected faults, in this browser only: mf-public (Files are missing)').waitFor();
  // Other browsers are not affected.
  const other = await openGuest({ viewport: PHONE });
  await other.page.goto('/about');
  await other.page.getByRole('main').getByRole('heading', { level: 1, name: /about/i }).waitFor();
  assert.equal(await other.page.getByText('Injected faults').count(), 0);
  await other.close();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('main').getByRole('heading', { level: 1, name: /about/i }).waitFor();
  await page.getByText('Injected faults').waitFor({ state: 'detached' });
  assert.equal(await isSamePage(), true);
  await guest.close();
});

test('a link can carry faults, and the permit can be ended', async () => {
  const guest = await openGuest({ viewport: PHONE, language: 'fr' });
  const { page, context } = guest;
  await page.goto(`/?faults=${await makeFaultPermit('mf-public:wrong-shape', 'registry:slow=500')}`);
  await page.getByText(/^Pannes injectées/).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).waitFor();
  assert.deepEqual(await problemsOf(page, 'ribbon'), []);
  await page.getByRole('button', { name: 'Modifier' }).click();
  const panel = page.getByRole('dialog', { name: 'Injection de pannes' });
  await panel.getByRole('combobox', { name: 'mf-customer' }).waitFor();
  assert.deepEqual(await problemsOf(page, 'panel', [PHONE]), []);
  await panel.getByRole('link', { name: 'Rendre l’autorisation' }).click();
  await page.getByText(/^Pannes injectées/).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const left = async () => (await context.cookies()).map(({ name }) => name);
  await eventuallyEqual(async () => (await left()).filter((name) => name.includes('fault')), []);
  await guest.close();
});

test('forged cookies and links have no effect, and no other page loads the panel', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page, context } = guest;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const forged = `${'mf-public:dead'}.zzzzzz.${'A'.repeat(22)}`;
  const url = getProduct().address;
  await context.addCookies([
    { name: 'maida_fault_permit', value: forged, url },
    { name: 'maida_faults', value: 'mf-public:dead~shell:dead~registry:dead', url },
  ]);
  await page.goto(`/about?faults=${forged}`);
  await page.getByRole('main').getByRole('heading', { level: 1, name: /about/i }).waitFor();
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
  await page.getByRole('main').getByRole('heading', { level: 1, name: /terms/i }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Faults' }).count(), 0);
  assert.deepEqual(
    asked.filter((address) => /faulty|\/faults\./.test(address)),
    [],
  );
  await guest.close();
});
