import { waitForHydration, openInteractive } from './support/rendered-pages.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { PHONE } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf } from './support/look.ts';
import { placeOrder, uniqueName } from './support/orders.ts';

test('on a phone an order goes through the lanes, by tap and by swipe', async ({ owner, service }) => {
  const page = await owner({ viewport: PHONE });
  const name = uniqueName('Lanes');
  await placeOrder(service, OWN_SLUG, name);
  await openInteractive(page, '/provider/live');
  const lane = (title: RegExp) => page.getByRole('tabpanel', { name: title });
  const tab = (title: RegExp) => page.getByRole('tab', { name: title });
  const cardIn = (title: RegExp) => lane(title).getByRole('article').filter({ hasText: name });
  await waitForHydration(cardIn(/^New/));
  await cardIn(/^New/)
    .getByRole('button', { name: /^Accept · / })
    .tap();
  await tab(/^Cooking/).tap();
  await expect(cardIn(/^Cooking/)).toBeVisible();
  // A press right after the previous one would count as a double press.
  await page.waitForTimeout(800);
  await cardIn(/^Cooking/)
    .getByRole('button', { name: 'Ready', exact: true })
    .tap();
  await expect(cardIn(/^Cooking/)).toHaveCount(0);
  // Where a finger would have stopped.
  await lane(/^Cooking/).evaluate((panel) => panel.parentElement?.scrollBy({ left: panel.clientWidth }));
  await expect(tab(/^Ready/)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL((url) => url.searchParams.get('lane') === 'ready');
  await page.waitForTimeout(800);
  await cardIn(/^Ready/)
    .getByRole('button', { name: /^(Delivered|Picked up)$/ })
    .tap();
  await expect(cardIn(/^Ready/)).toHaveCount(0);
  expect(await problemsOf(page, 'live orders', [PHONE])).toEqual([]);
});
