import { LAPTOP, TABLET } from './support/browser.ts';
import { dishes, OWN_SLUG } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';
import { textsOf } from './support/texts.ts';

const ofGuest = textsOf('mf-public', 'ar');
const ofOwner = textsOf('mf-provider', 'ar');
const ofAdmin = textsOf('mf-admin', 'ar');

test('in Arabic a guest orders, the owner accepts, and an admin finds the order', async ({
  guest,
  owner,
  admin,
}) => {
  const name = uniqueName('مريم بنت أحمد');
  const language = 'ar';
  const ownerPage = await owner({ language, viewport: TABLET });
  await ownerPage.goto('/provider/orders');
  await expect(ownerPage.getByRole('heading', { level: 1 })).toBeVisible();

  const page = await guest({ language });
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await expect(page.locator('html'), 'the server says how the page runs').toHaveAttribute('dir', 'rtl');
  await dishes(page).nth(0).click();
  await page.getByRole('button', { name: ofGuest('checkout', 'show_selection') }).click();
  await page.getByText(ofGuest('checkout', 'takeaway'), { exact: true }).last().click();
  await page.getByRole('button', { name: ofGuest('checkout', 'book'), exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(ofGuest('checkout', 'phone')) });
  await dialog.getByLabel(ofGuest('checkout', 'name')).first().fill(name);
  await dialog.getByLabel(ofGuest('checkout', 'phone')).fill(newPhone());
  await dialog.getByLabel(ofGuest('checkout', 'address')).first().fill('لكصر، قرب السوق');
  await dialog.getByRole('button', { name: ofGuest('checkout', 'confirm_order'), exact: true }).click();
  const confirmed = page.getByRole('dialog', { name: ofGuest('checkout', 'confirmed_title') });
  await confirmed.getByRole('link', { name: ofGuest('checkout', 'track') }).click();
  await page.waitForURL('**/orders/*');

  const card = ownerPage.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: ofOwner('provider-order', 'action.accept'), exact: true }).click();
  await ownerPage
    .getByRole('dialog')
    .getByRole('button', { name: ofOwner('provider-order', 'accept.submit') })
    .click();
  await expect(
    page.getByRole('heading', { name: ofGuest('order', 'headline.confirmed'), exact: true }),
  ).toBeVisible();

  const adminPage = await admin({ language, viewport: LAPTOP });
  await adminPage.goto(`/admin/orders?q=${encodeURIComponent(name)}`);
  await expect(
    adminPage.getByRole('heading', { level: 1, name: ofAdmin('admin-order', 'title') }),
  ).toBeVisible();
  await expect(adminPage.getByRole('row').filter({ hasText: name })).toBeVisible();
});
