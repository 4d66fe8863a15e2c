import { LANGUAGE_COOKIE } from 'platform/contract';
import type { Page } from 'playwright-core';
import { openVisitor, type Visitor, type VisitorOptions } from './browser.ts';
import { authenticate, EMAILS, PASSWORD, type Role } from './authenticate.ts';
import { getBrowser, getProduct } from './stage.ts';

/** A user with their own browser. */
export function openGuest(options: VisitorOptions = {}): Promise<Visitor> {
  return openVisitor(getBrowser(), getProduct().address, options);
}

/** Signs in on the open sign-in page, and waits until it is left. */
export async function fillSignIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  const main = page.getByRole('main');
  // The address changes before the page does; the form before it may have the same fields.
  await main.getByRole('heading', { level: 1, name: /^(Log in|Se connecter|Connexion)$/ }).waitFor();
  await main.getByLabel(/^E-?mail/).fill(email);
  await main.getByLabel(/^(Password|Mot de passe)/).fill(password);
  await main.getByRole('button', { name: /^(Log in|Se connecter)$/ }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** A signed-in person, on an empty page, who has chosen the language in this browser: the account's may be another's. */
export async function openAs(who: Role, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await openGuest(options);
  const chosen = { name: LANGUAGE_COOKIE, value: options.language ?? 'en', url: getProduct().address };
  await visitor.context.addCookies([chosen]);
  await authenticate(visitor.context.request, EMAILS[who]);
  return visitor;
}
