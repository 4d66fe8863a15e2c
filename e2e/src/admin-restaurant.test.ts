import { LAPTOP } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf } from './support/look.ts';
import { registerOwner, restaurantOf } from './support/owners.ts';

test('an admin edits a restaurant, approves its owner, transfers it, deletes it and undoes that', async ({
  admin,
  guest,
  owner,
  service,
  faults,
}) => {
  // Asked for by the former owner.
  faults.expect(/status of 404 .*\/api\/restaurant\//);
  const giver = await registerOwner(service, 'Giver', 'Chez Giver');
  const taker = await registerOwner(service, 'Taker', 'Chez Taker');
  const { id, name } = await restaurantOf(service, giver);
  const [page, visitor] = await Promise.all([admin({ viewport: LAPTOP }), guest()]);
  const menu = `/restaurant/${giver.provider.slug}/menu`;
  await page.goto(`/admin/restaurant/${id}`);
  const panel = page.getByRole('region', { name: 'Administration' });
  await expect(panel.getByRole('link', { name: giver.name })).toBeVisible();
  await expect(panel.getByText('Customers can’t see the restaurant.')).toBeVisible();
  expect(await problemsOf(page, '/admin/restaurant')).toEqual([]);

  await panel.getByRole('button', { name: 'Confirm owner' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm owner' }).click();
  await expect(panel.getByText('The restaurant is public.')).toBeVisible();
  await page.getByRole('link', { name: /^About the restaurant/ }).click();
  await page.getByLabel(/^Description\W*$/).fill('Fish from the river, grilled over wood.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Restaurant saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit restaurant' }).click();
  await visitor.goto(menu);
  await expect(visitor.getByText('Fish from the river, grilled over wood.')).toBeVisible();

  await panel.getByRole('button', { name: 'Change owner' }).click();
  const dialog = page.getByRole('dialog', { name: `Who owns “${name}”?` });
  await dialog.getByRole('combobox').fill(taker.email);
  await dialog.getByRole('option', { name: new RegExp(taker.name) }).click();
  await expect(dialog.getByText(/This owner isn’t confirmed/)).toBeVisible();
  expect(await problemsOf(page, 'change owner')).toEqual([]);
  await dialog.getByRole('button', { name: 'Change owner' }).click();
  await expect(page.getByText(`“${name}” now belongs to ${taker.name}.`)).toBeVisible();
  await expect(panel.getByRole('link', { name: taker.name })).toBeVisible();
  await expect(panel.getByText('Customers can’t see the restaurant.')).toBeVisible();
  const [takerPage, giverPage] = await Promise.all([
    owner({ viewport: LAPTOP, email: taker.email }),
    owner({ viewport: LAPTOP, email: giver.email }),
  ]);
  await takerPage.goto(`/provider/${id}`);
  await expect(takerPage.getByRole('link', { name: /^About the restaurant/ })).toBeVisible();
  await giverPage.goto(`/provider/${id}`);
  const refusal = 'This restaurant doesn’t exist or belongs to someone else.';
  await expect(giverPage.getByText(refusal)).toBeVisible();

  await panel.getByRole('button', { name: 'Delete restaurant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${name}” is back.`)).toBeVisible();
  await takerPage.reload();
  await expect(takerPage.getByRole('link', { name: /^About the restaurant/ })).toBeVisible();
});
