import { LAPTOP } from './support/browser.ts';
import { expect, test } from './support/journey.ts';

test('the page of the API lists every feature under its own policy', async ({ guest }) => {
  const page = await guest({ viewport: LAPTOP });
  await page.goto('/docs/api');
  await page.getByText('/api/orders', { exact: true }).first().click();
  await expect(page.getByText('Responses').first()).toBeVisible();
});
