import type { Locator, Page } from '@playwright/test';
import { TABLET } from './browser.ts';
import { newPhone } from './phone.ts';
import { inAnyLanguage } from './texts.ts';

/** The demo owner's restaurant; open round the clock. */
export const OWN_RESTAURANT = 'Khaïma de Tevragh';
export const OWN_SLUG = 'khaima-de-tevragh';

export interface ContactDetails {
  name: string;
  phone: string;
  address: string;
}

/** Opens the menu of a restaurant from its card in the list, whose position depends on the hour. */
export async function openMenu(page: Page, restaurant: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('searchbox').fill(restaurant);
  // Only a hydrated page writes it into the address.
  await page.waitForURL((url) => url.searchParams.has('q'));
  await page.getByRole('link', { name: restaurant, exact: true }).click();
  await page.waitForURL('**/restaurant/*/menu');
  await page.getByRole('heading', { level: 1, name: restaurant }).waitFor();
}

/** The dishes of the open menu that can be selected. */
export function dishes(page: Page): Locator {
  return page.getByRole('main').locator('li input[type=checkbox]:enabled');
}

/** The panel with the selection: beside the menu on a wide screen, a sheet behind a bar on a phone. */
export async function openBasket(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > TABLET.width) return;
  await page.getByRole('button', { name: inAnyLanguage('mf-public', 'checkout', 'show_selection') }).click();
}

/** The panel with the selection beside the menu on a wide screen. */
export function basketBeside(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Your selection' });
}

/** The confirmation of a placed order. */
export function orderConfirmation(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Booking Confirmed!' });
}

/** Selects two dishes and an order type, and opens the dialog for the contact. */
export async function startCheckout(page: Page, orderType: 'Delivery' | 'Takeaway'): Promise<void> {
  await dishes(page).nth(0).click();
  await dishes(page).nth(1).click();
  await openBasket(page);
  await page.getByText(orderType, { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('dialog', { name: 'Enter Your Information' }).waitFor();
}

/** Fills in the contact without confirming. */
export async function fillContact(page: Page, booking: ContactDetails): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Enter Your Information' });
  await dialog.getByLabel(/^Name/).fill(booking.name);
  await dialog.getByLabel(/^Phone/).fill(booking.phone);
  await dialog.getByLabel(/^Address/).fill(booking.address);
  return dialog;
}

/** Orders in the browser, so that the device knows the order, and stays at the confirmation. */
export async function orderTakeaway(page: Page, name: string): Promise<void> {
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Takeaway');
  const dialog = await fillContact(page, { name, phone: newPhone(), address: 'Ksar, near the market' });
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await orderConfirmation(page).waitFor();
}
