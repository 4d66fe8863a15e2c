import type { Page } from '@playwright/test';
import type { Restaurant } from 'shared-api/contract';
import { inAnyLanguage } from './texts.ts';

/** The owner's menu editor with its menu, hydrated. */
export async function openEditor(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse('**/auth/me'), page.goto('/provider/menu')]);
  await page
    .getByRole('button', { name: inAnyLanguage('mf-provider', 'provider-menu', 'item.edit') })
    .first()
    .waitFor();
}

/** Saves the menu, and waits until it is. */
export async function saveMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Menu saved.').waitFor();
}

/** The names of the dishes in the order of the page. */
export function shown(page: Page): Promise<string[]> {
  return page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice(5) ?? ''));
}

/** The names of the dishes as they are stored. */
export function namesOf({ menu }: Pick<Restaurant, 'menu'>): string[] {
  return menu.flatMap(({ items }) => items.map(({ name }) => name));
}
