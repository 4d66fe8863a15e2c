import type { Page } from '@playwright/test';
import { dishes, openBasket, OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { problemsInEveryLanguage, settle } from './support/look.ts';
import { moveOrder, placeOrder, uniqueName } from './support/orders.ts';
import { expect, test } from './support/journey.ts';
import { newPhone } from './support/phone.ts';
import { textsOf } from './support/texts.ts';

/** Checks states of pages, as `pages.test.ts` does the pages. */
function createLook(page: Page) {
  const problems: string[] = [];
  return {
    problems,
    /** With an open dialog only the current width is checked. */
    look: async (name: string, viewports?: Parameters<typeof problemsInEveryLanguage>[2]) => {
      problems.push(...(await problemsInEveryLanguage(page, name, viewports)));
      await page.setViewportSize(PHONE);
    },
  };
}

const texts = textsOf('mf-public', 'en');
const ofShell = textsOf('shell', 'en');

test('the steps of an order pass axe and fit every width, in every language', async ({ guest }) => {
  const page = await guest();
  const { look, problems } = createLook(page);
  const dialog = page.getByRole('dialog');
  await page.goto('/?q=nothing-like-this');
  await expect(
    page.getByRole('button', { name: texts('restaurant', 'show_all'), exact: true }),
  ).toBeVisible();
  await look('an empty list');
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await dishes(page).first().click();
  await look('a menu with a selection');
  await openBasket(page);
  const book = page.getByRole('button', { name: texts('checkout', 'book'), exact: true }).last();
  // The sheet is still sliding in.
  await book.scrollIntoViewIfNeeded();
  await book.click({ force: true });
  await expect(
    page.getByText(texts('checkout', 'order_type_required'), { exact: true }).last(),
  ).toBeVisible();
  await look('the sheet with a missing order type', [PHONE]);
  await page.getByText(texts('checkout', 'takeaway'), { exact: true }).last().click();
  await book.click();
  const confirm = dialog.getByRole('button', { name: texts('checkout', 'confirm_order'), exact: true });
  await confirm.click();
  await expect(dialog.getByText(texts('checkout', 'name_required'), { exact: true })).toBeVisible();
  await look('the booking dialog with wrong fields', [PHONE]);
  await look('the booking dialog on a laptop', [LAPTOP]);
  await dialog.getByLabel(texts('checkout', 'name')).first().fill(uniqueName('Look'));
  await dialog.getByLabel(texts('checkout', 'phone')).fill(newPhone());
  await dialog.getByLabel(texts('checkout', 'address')).first().fill('Ksar');
  await confirm.click();
  const follow = dialog.getByRole('link', { name: texts('checkout', 'track'), exact: true });
  await expect(follow).toBeVisible();
  await look('the confirmation', [PHONE]);
  await follow.click();
  const cancel = page.getByRole('button', { name: texts('order', 'cancel'), exact: true });
  await expect(cancel).toBeVisible();
  await look('a waiting order');
  await cancel.click();
  await look('the question before cancelling', [PHONE]);
  await page.getByRole('button', { name: texts('order', 'cancel_confirm'), exact: true }).click();
  await expect(page.getByRole('link', { name: texts('order', 'order_again'), exact: true })).toBeVisible();
  await look('a cancelled order');
  expect(problems).toEqual([]);
});

test('open menus, reviews and refusals pass axe, in every language', async ({ guest, service, faults }) => {
  faults.expect(/status of 404/);
  const order = await placeOrder(service, OWN_SLUG, uniqueName('Look'));
  await moveOrder(await service.as('provider'), order, 'pending', 'delivered');
  const page = await guest();
  const { look, problems } = createLook(page);
  await page.goto(`/orders/${order.trackingToken}`);
  await page.getByRole('button', { name: texts('order', 'review.send'), exact: true }).click();
  await look('a delivered order with its review');
  await page.goto('/restaurant/nowhere-at-all/menu');
  await expect(page.getByRole('button', { name: texts('menu', 'go_back'), exact: true })).toBeVisible();
  await look('an unknown restaurant');
  await page.goto('/register');
  await settle(page);
  await page.getByRole('button', { name: texts('account', 'register'), exact: true }).click();
  await look('a registration with wrong fields');
  await page.getByRole('button', { name: ofShell('notification', 'title') }).click();
  await look('the open bell', [PHONE]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ofShell('shell', 'header.menu_open'), exact: true }).click();
  await look('the open menu', [PHONE]);
  expect(problems).toEqual([]);
});
