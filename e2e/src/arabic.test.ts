import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { LAPTOP, TABLET } from './support/browser.ts';
import { dishes, OWN_SLUG } from './support/checkout.ts';
import { openAs, openGuest } from './support/people.ts';
import { newPhone } from './support/phone.ts';
import { textsOf } from './support/texts.ts';

const ofGuest = textsOf('mf-public', 'ar');
const ofOwner = textsOf('mf-provider', 'ar');
const ofAdmin = textsOf('mf-admin', 'ar');
const NAME = `مريم بنت أحمد ${randomUUID().slice(0, 8)}`;

test('in Arabic a guest orders, the owner accepts, and an admin finds the order', async () => {
  const language = 'ar';
  const [guest, owner, admin] = await Promise.all([
    openGuest({ language }),
    openAs('provider', { language, viewport: TABLET }),
    openAs('admin', { language, viewport: LAPTOP }),
  ]);
  await owner.page.goto('/provider/orders');
  await owner.page.getByRole('heading', { level: 1 }).waitFor();

  const { page } = guest;
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  assert.equal(await page.locator('html').getAttribute('dir'), 'rtl', 'the server says how the page runs');
  await dishes(page).nth(0).click();
  await page.getByRole('button', { name: ofGuest('checkout', 'show_selection') }).click();
  await page.getByText(ofGuest('checkout', 'takeaway'), { exact: true }).last().click();
  await page.getByRole('button', { name: ofGuest('checkout', 'book'), exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(ofGuest('checkout', 'phone')) });
  await dialog.getByLabel(ofGuest('checkout', 'name')).first().fill(NAME);
  await dialog.getByLabel(ofGuest('checkout', 'phone')).fill(newPhone());
  await dialog.getByLabel(ofGuest('checkout', 'address')).first().fill('لكصر، قرب السوق');
  await dialog.getByRole('button', { name: ofGuest('checkout', 'confirm_order'), exact: true }).click();
  const confirmed = page.getByRole('dialog', { name: ofGuest('checkout', 'confirmed_title') });
  await confirmed.getByRole('link', { name: ofGuest('checkout', 'track') }).click();
  await page.waitForURL('**/orders/*');

  const card = owner.page.getByRole('article').filter({ hasText: NAME });
  await card.getByRole('button', { name: ofOwner('provider-order', 'action.accept'), exact: true }).click();
  await owner.page
    .getByRole('dialog')
    .getByRole('button', { name: ofOwner('provider-order', 'accept.submit') })
    .click();
  await page.getByRole('heading', { name: ofGuest('order', 'headline.confirmed'), exact: true }).waitFor();

  await admin.page.goto(`/admin/orders?q=${encodeURIComponent(NAME)}`);
  await admin.page.getByRole('heading', { level: 1, name: ofAdmin('admin-order', 'title') }).waitFor();
  await admin.page.getByRole('row').filter({ hasText: NAME }).waitFor();

  assert.deepEqual([guest.faults, owner.faults, admin.faults], [[], [], []]);
  await Promise.all([guest.close(), owner.close(), admin.close()]);
});
