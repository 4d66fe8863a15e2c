import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { LANGUAGES, shownText } from 'shared-api/contract';
import { PHONE } from './support/browser.ts';
import { fillContact, openBasket, orderConfirmation, OWN_SLUG } from './support/checkout.ts';
import { problemsOf, settle } from './support/look.ts';
import { moveOrder, ordersOf, uniqueName } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { newPhone } from './support/phone.ts';
import { openInteractive } from './support/rendered-pages.ts';
import { withCaller } from './support/service.ts';
import { withPortions } from './support/temporary-changes.ts';

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

test('of two guests who order the last portions, the second is told what is left; the owner sees it', async () => {
  await withPortions(OWN_SLUG, 'Méchoui d’agneau', 3, async ({ restaurantId, name, originalName }) => {
    const [first, second, owner] = await Promise.all([openGuest(), openGuest(), openAs('provider')]);
    await owner.page.goto('/provider');
    await owner.page.getByRole('button', { name: /^(Mark a dish sold out|\d+ dish(es)? sold out)$/ }).click();
    const switches = owner.page.getByRole('dialog', { name: 'What’s available now' });
    await switches.getByRole('button', { name: `3 left: ${originalName}` }).waitFor();

    const customers = [uniqueName('Portions'), uniqueName('Portions')] as const;
    const forms = [
      await fillForm(first.page, name, 2, customers[0]),
      await fillForm(second.page, name, 2, customers[1]),
    ];
    await forms[0]?.getByRole('button', { name: 'Confirm', exact: true }).click();
    await orderConfirmation(first.page).waitFor();
    await switches.getByRole('button', { name: `1 left: ${originalName}` }).waitFor();
    await forms[1]?.getByRole('button', { name: 'Confirm', exact: true }).click();
    await forms[1]?.getByText(`Only 1 left: ${name}.`).waitFor();
    assert.deepEqual(await problemsOf(second.page, 'an order with too few portions', [PHONE]), []);
    await forms[1]?.getByRole('button', { name: 'Cancel', exact: true }).click();
    await second.page
      .getByText(`${name}: not that many are left. Lower the number to book.`)
      .last()
      .waitFor();
    await second.page
      .getByRole('button', { name: `Remove one: ${name}` })
      .last()
      .click();
    await second.page.getByRole('button', { name: 'Book', exact: true }).last().click();
    await second.page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await orderConfirmation(second.page).waitFor();
    await switches.getByRole('button', { name: `0 left: ${originalName}` }).waitFor();
    const unexpected = second.faults.filter((fault) => !fault.includes('409'));
    assert.deepEqual([first.faults, unexpected, owner.faults], [[], [], []]);
    await Promise.all([first, second, owner].map(({ close }) => close()));
    // What expires gives its portions back, also to the number of a later run.
    await withCaller('provider', async (provider) => {
      for (const customer of customers) {
        const [order] = await ordersOf(provider, restaurantId, customer);
        assert.ok(order, customer);
        await moveOrder(provider, order, 'pending', 'delivered');
      }
    });
  });
});

for (const language of LANGUAGES) {
  test(`${language}: a menu and the owner’s pages with numbers pass axe and fit every width`, async () => {
    await withPortions(OWN_SLUG, 'Méchoui d’agneau', 2, async ({ dish, originalName, language: of }) => {
      const [guest, owner] = await Promise.all([
        openGuest({ language }),
        openAs('provider', { language, viewport: PHONE }),
      ]);
      const { translations } = dish;
      const { text } = shownText(
        { original: originalName, language: of, translations, field: 'name' },
        language,
      );
      await openInteractive(guest.page, `/restaurant/${OWN_SLUG}/menu`);
      await guest.page.getByRole('checkbox', { name: text }).check();
      const problems = await problemsOf(guest.page, 'a menu with a number');
      await owner.page.goto('/provider/menu');
      await settle(owner.page);
      await owner.page
        .getByRole('button', { name: new RegExp(`^(Edit|Modifier|تعديل) .?${originalName}`) })
        .click();
      const dialog = owner.page.getByRole('dialog');
      await dialog.getByRole('button', { name: new RegExp(originalName) }).click();
      await dialog.nth(1).getByRole('textbox').waitFor();
      problems.push(...(await problemsOf(owner.page, 'the dialog of a number', [PHONE])));
      assert.deepEqual([...problems, ...guest.faults, ...owner.faults], []);
      await Promise.all([guest.close(), owner.close()]);
    });
  });
}
