import type { Page } from 'playwright-core';
import { openVisitor, type Visitor, type VisitorOptions } from './browser.ts';
import { getBrowser, getProduct } from './stage.ts';

/** The demo accounts, by role. */
const EMAILS = {
  admin: 'admin@maida.example',
  provider: 'provider@maida.example',
  customer: 'customer@maida.example',
} as const;
const PASSWORD = 'maida-demo';

/** Somebody with a browser of their own in front of the product. */
export function openGuest(options: VisitorOptions = {}): Promise<Visitor> {
  return openVisitor(getBrowser(), getProduct().address, options);
}

/** Fills in the sign-in form and waits until the header greets. */
export async function signIn(page: Page, who: keyof typeof EMAILS): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/^E-?mail/).fill(EMAILS[who]);
  await page.getByLabel(/^(Password|Mot de passe)/).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Log in|Se connecter)$/ })
    .click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** A signed-in person. */
export async function openAs(who: keyof typeof EMAILS, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await openGuest(options);
  await signIn(visitor.page, who);
  return visitor;
}
