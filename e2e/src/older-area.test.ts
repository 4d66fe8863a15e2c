import { findEarlierCommits } from 'backend/testing';
import { LAPTOP } from './support/browser.ts';
import { basketBeside, fillContact, orderConfirmation } from './support/checkout.ts';
import { storeEarlier } from './support/earlier-area.ts';
import { expect, test } from './support/journey.ts';
import { getOrder, restaurantBySlug, uniqueName } from './support/orders.ts';
import { openRestaurant } from './support/owners.ts';
import { newPhone } from './support/phone.ts';
import { keepLive, makeLive } from './support/releases.ts';
import { openInteractive } from './support/rendered-pages.ts';

const [commit] = findEarlierCommits();
test.skip(commit === undefined, 'the checkout has no earlier version in its history');

test('the visitors’ area of before the service’s latest change still orders, at a restaurant that uses it', async ({
  guest,
  product,
  service,
}) => {
  test.slow();
  await keepLive(product, service, 'mf-public');
  await makeLive(product, 'mf-public', await storeEarlier(product, 'mf-public', commit ?? ''));
  const { email, provider } = await openRestaurant(service, 'Earlier', 'Chez Hier');
  const owner = await service.as(email);
  const { id } = await restaurantBySlug(owner, provider.slug);
  const laterOrders = { slotMinutes: 30, slotCapacity: 2, leadMinutes: 60, days: 2 };
  const promotions = [{ kind: 'percent', value: 10 }];
  await owner.send('PUT', `/api/restaurant/${id}`, { laterOrders, promotions });

  const page = await guest({ viewport: LAPTOP });
  await openInteractive(page, `/restaurant/${provider.slug}/menu`);
  await page.getByRole('checkbox').first().click();
  await basketBeside(page).getByText('Takeaway', { exact: true }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const name = uniqueName('Aïcha');
  const checkout = await fillContact(page, { name, phone: newPhone(), address: 'Ksar' });
  await checkout.getByRole('button', { name: 'Confirm', exact: true }).click();
  await orderConfirmation(page).getByRole('link', { name: 'Track my order' }).click();
  const order = await getOrder(owner, provider.slug, name);
  await expect(page.getByText(order.code).first()).toBeVisible();
  expect([order.items[0]?.total, order.totalAmount]).toEqual([120, 108]);
});
