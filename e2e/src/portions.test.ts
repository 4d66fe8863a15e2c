import type { Page } from '@playwright/test';
import { PHONE } from './support/browser.ts';
import { fillContact, openBasket, orderConfirmation, OWN_SLUG } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { problemsInEveryLanguage, problemsOf, settle } from './support/look.ts';
import { getOrder, moveOrder, uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';
import { openInteractive } from './support/rendered-pages.ts';
import { setPortions } from './support/temporary-changes.ts';

/** Selects a dish as often as asked, and opens the form for it. */
async function fillForm(page: Page, dish: string, quantity: number, customer: string) {
  await openInteractive(page, `/restaurant/${OWN_SLUG}/menu`);
  await page.getByRole('checkbox', { name: dish }).check();
  const more = page
    .getByRole('main')
    .getByRole('button', { name: `Add one: ${dish}` })
    .first();
  for (let count = 1; count < quantity; count += 1) await more.click();
  await openBasket(page);
  await page.getByText('Takeaway', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).last().click();
  return fillContact(page, { name: customer, phone: newPhone(), address: 'Ksar' });
}

test('of two guests who order the last portions, the second is told what is left; the owner sees it', async ({
  faults,
  guest,
  owner,
  service,
}) => {
  // The second order is refused.
  faults.expect(/status of 409/);
  const { name, originalName } = await setPortions(service, OWN_SLUG, 'Méchoui d’agneau', 3);
  const first = await guest();
  const second = await guest();
  const ownerPage = await owner();
  await ownerPage.goto('/provider');
  await ownerPage.getByRole('button', { name: /^(Mark a dish sold out|\d+ dish(es)? sold out)$/ }).click();
  const switches = ownerPage.getByRole('dialog', { name: 'What’s available now' });
  await expect(switches.getByRole('button', { name: `3 left: ${originalName}` })).toBeVisible();

  const customers = [uniqueName('Portions'), uniqueName('Portions')] as const;
  const firstForm = await fillForm(first, name, 2, customers[0]);
  const secondForm = await fillForm(second, name, 2, customers[1]);
  await firstForm.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(first)).toBeVisible();
  await expect(switches.getByRole('button', { name: `1 left: ${originalName}` })).toBeVisible();
  await secondForm.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(secondForm.getByText(`Only 1 left: ${name}.`)).toBeVisible();
  expect(await problemsOf(second, 'an order with too few portions', [PHONE])).toEqual([]);
  await secondForm.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(
    second.getByText(`${name}: not that many are left. Lower the number to book.`).last(),
  ).toBeVisible();
  await second
    .getByRole('button', { name: `Remove one: ${name}` })
    .last()
    .click();
  await second.getByRole('button', { name: 'Book', exact: true }).last().click();
  await second.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(second)).toBeVisible();
  await expect(switches.getByRole('button', { name: `0 left: ${originalName}` })).toBeVisible();
  // What expires gives its portions back, also to the number of a later journey.
  const provider = await service.as('provider');
  for (const customer of customers)
    await moveOrder(provider, await getOrder(provider, OWN_SLUG, customer), 'pending', 'delivered');
});

test('a menu and the owner’s pages with numbers pass axe and fit every width, in every language', async ({
  guest,
  owner,
  service,
}) => {
  const { name, originalName } = await setPortions(service, OWN_SLUG, 'Méchoui d’agneau', 2);
  const page = await guest();
  await openInteractive(page, `/restaurant/${OWN_SLUG}/menu`);
  await page.getByRole('checkbox', { name }).check();
  const problems = await problemsInEveryLanguage(page, 'a menu with a number');
  const ownerPage = await owner({ viewport: PHONE });
  await ownerPage.goto('/provider/menu');
  await settle(ownerPage);
  await ownerPage.getByRole('button', { name: `Edit ${originalName}` }).click();
  const dialog = ownerPage.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(originalName) }).click();
  await expect(dialog.nth(1).getByRole('textbox')).toBeVisible();
  problems.push(...(await problemsInEveryLanguage(ownerPage, 'the dialog of a number', [PHONE])));
  expect(problems).toEqual([]);
});
