import type { Locator } from 'playwright-core';
import type { Recorder } from './interactions.ts';

const RESTAURANT = 'Khaïma de Tevragh';
/** Milliseconds between two keys of somebody who types with two thumbs. */
const KEY_MS = 120;

/** A guest finds a restaurant, chooses three dishes, and books them to take away. */
export async function orderAsVisitor({ page, step }: Recorder): Promise<void> {
  const type = (field: Locator, text: string) => field.pressSequentially(text, { delay: KEY_MS });
  await step('open the list', () => page.goto('/'));
  await step('type in the search', async () => {
    await page.getByRole('searchbox').tap();
    await type(page.getByRole('searchbox'), 'khaima');
    await page.getByRole('link', { name: RESTAURANT }).waitFor();
  });
  await step('open the menu', async () => {
    await page.getByRole('link', { name: RESTAURANT }).tap();
    await page.getByRole('heading', { level: 1, name: RESTAURANT }).waitFor();
  });
  const dishes = page.getByRole('main').locator('li input[type=checkbox]:enabled');
  for (const place of [0, 1, 2]) {
    await step('choose a dish', () => dishes.nth(place).tap());
  }
  await step('open the selection', () => page.getByRole('button', { name: 'View selection' }).tap());
  await step('choose takeaway', () => page.getByText('Takeaway', { exact: true }).last().tap());
  await step('book', () => page.getByRole('button', { name: 'Book', exact: true }).tap());
  const dialog = page.getByRole('dialog', { name: 'Enter Your Information' });
  await step('type the contact', async () => {
    await type(dialog.getByLabel(/^Name/), 'Aminata');
    await type(dialog.getByLabel(/^Phone/), '2222333344');
    await type(dialog.getByLabel(/^Address/), 'Ksar');
  });
  await step('confirm', async () => {
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Booking Confirmed!' }).waitFor();
  });
}
