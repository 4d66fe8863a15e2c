import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { openEditor } from './support/menu-editor.ts';
import { restaurantBySlug } from './support/orders.ts';
import { openAs } from './support/people.ts';
import { withCaller } from './support/service.ts';

for (const viewport of [PHONE, LAPTOP]) {
  test(`a message leaves the buttons at the bottom within reach, ${viewport.width} px`, async () => {
    const category = await withCaller(
      'admin',
      async (admin) => (await restaurantBySlug(admin, OWN_SLUG)).menu[0],
    );
    const { page, faults, close } = await openAs('provider', { viewport, language: 'fr' });
    await openEditor(page);
    await page.getByRole('button', { name: `Supprimer ${category?.category}`, exact: true }).click();
    // As long as somebody points at it, the message stays.
    await page.getByText('ont été retirés de la carte.').hover();
    // Tries whether the press would land: a message above the button would take it.
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click({ trial: true });
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await page.getByText('Vos modifications ont été abandonnées.').waitFor();
    assert.deepEqual(faults, []);
    await close();
  });
}
