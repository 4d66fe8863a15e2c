import { expect, type Page } from '@playwright/test';
import type { Restaurant } from 'shared-api/contract';
import { surfacesGone } from './surfaces.ts';
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

/** Ends the open dialog of a new group of options, adds the group to a dish, and saves the menu. */
export async function saveGroupOf(page: Page, group: string, dish: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const done = async () => {
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    await surfacesGone(page);
  };
  await done();
  await page.getByRole('radio', { name: 'Dishes' }).click();
  await page.getByRole('button', { name: `Edit ${dish}`, exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Add options' }).selectOption(group);
  await done();
  await saveMenu(page);
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
