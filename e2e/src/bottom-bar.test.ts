import { LAPTOP, PHONE } from './support/browser.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { openEditor } from './support/menu-editor.ts';
import { restaurantBySlug } from './support/orders.ts';

for (const viewport of [PHONE, LAPTOP]) {
  test(`a toast leaves the buttons at the bottom reachable, ${viewport.width} px`, async ({
    owner,
    service,
  }) => {
    const { menu } = await restaurantBySlug(await service.as('guest'), OWN_SLUG);
    const page = await owner({ viewport, language: 'fr' });
    await openEditor(page);
    await page.getByRole('button', { name: `Supprimer ${menu[0]?.category}`, exact: true }).click();
    // Hovering keeps the toast.
    await page.getByText('ont été retirés de la carte.').hover();
    // A trial click fails if the toast covers the button.
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click({ trial: true });
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await expect(page.getByText('Modifications abandonnées.')).toBeVisible();
  });
}
