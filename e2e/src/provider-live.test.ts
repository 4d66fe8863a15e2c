import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitForHydration, openInteractive } from './support/rendered-pages.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { PHONE } from './support/browser.ts';
import { problemsOf } from './support/look.ts';
import { placeOrder, uniqueName } from './support/orders.ts';
import { openAs } from './support/people.ts';
import { eventuallyEqual } from './support/eventually.ts';

test('on a phone an order goes through the lanes, by tap and by swipe', async () => {
  const owner = await openAs('provider', { viewport: PHONE });
  const { page } = owner;
  const name = uniqueName('Lanes');
  await placeOrder(OWN_SLUG, name);
  await openInteractive(page, '/provider/live');
  const lane = (title: RegExp) => page.getByRole('tabpanel', { name: title });
  const tab = (title: RegExp) => page.getByRole('tab', { name: title });
  const cardIn = (title: RegExp) => lane(title).getByRole('article').filter({ hasText: name });
  await waitForHydration(cardIn(/^New/));
  await cardIn(/^New/)
    .getByRole('button', { name: /^Accept · / })
    .tap();
  await tab(/^Cooking/).tap();
  await cardIn(/^Cooking/).waitFor();
  // A press right after the previous one would count as a double press.
  await page.waitForTimeout(800);
  await cardIn(/^Cooking/)
    .getByRole('button', { name: 'Ready', exact: true })
    .tap();
  await cardIn(/^Cooking/).waitFor({ state: 'detached' });
  // Where a finger would have stopped.
  await lane(/^Cooking/).evaluate((panel) => panel.parentElement?.scrollBy({ left: panel.clientWidth }));
  await eventuallyEqual(() => tab(/^Ready/).getAttribute('aria-selected'), 'true');
  assert.equal(new URL(page.url()).searchParams.get('lane'), 'ready');
  await page.waitForTimeout(800);
  await cardIn(/^Ready/)
    .getByRole('button', { name: /^(Delivered|Picked up)$/ })
    .tap();
  await cardIn(/^Ready/).waitFor({ state: 'detached' });
  assert.deepEqual(await problemsOf(page, 'live orders', [PHONE]), []);
  assert.deepEqual(owner.faults, []);
  await owner.close();
});
