import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAPTOP } from './support/browser.ts';
import { openGuest } from './support/people.ts';

test('the page of the API lists every feature under its own policy', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  await page.goto('/docs/api');
  await page.getByText('/api/orders', { exact: true }).first().click();
  await page.getByText('Responses').first().waitFor();
  assert.deepEqual(guest.faults, []);
  await guest.close();
});
