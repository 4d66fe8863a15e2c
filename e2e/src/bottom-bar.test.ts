import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { openEditor } from './support/menu-editor.ts';
import { restaurantBySlug } from './support/orders.ts';
import { openAs } from './support/people.ts';
import { withCaller } from './support/service.ts';

for (const viewport of [PHONE, LAPTOP]) {
  test(`a toast leaves the buttons at the bottom reachable, ${viewport.width} px`, async () => {
    const category = await withCaller(
      'admin',
      async (admin) => (await restaurantBySlug(admin, OWN_SLUG)).menu[0],
    );
    const { page, faults, close } = await openAs('provider', { viewport, language: 'fr' });
    await openEditor(page);
    await page.getByRole('button', { name: `Supprimer ${category?.category}`, exact: true }).click();
    // Hovering keeps the toast.
    await page.getByText('ont été retirés de la carte.').hover();
    // A trial click fails if the toast covers the button.
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click({ trial: true });
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await page.getByText('Modifications abandonnées.').waitFor();
    assert.deepEqual(faults, []);
    await close();
  });
}
