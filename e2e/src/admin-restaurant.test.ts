import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAPTOP } from './support/browser.ts';
import { problemsOf } from './support/look.ts';
import { openOwner, registerOwner, restaurantOf } from './support/owners.ts';
import { openAs, openGuest } from './support/people.ts';

test('an admin edits a restaurant, approves its owner, transfers it, deletes it and undoes that', async () => {
  const [giver, taker] = [
    await registerOwner('Giver', 'Chez Giver'),
    await registerOwner('Taker', 'Chez Taker'),
  ];
  const { id, name } = await restaurantOf(giver);
  const [admin, guest] = await Promise.all([openAs('admin', { viewport: LAPTOP }), openGuest()]);
  const { page } = admin;
  const menu = `/restaurant/${giver.provider.slug}/menu`;
  await page.goto(`/admin/restaurant/${id}`);
  const panel = page.getByRole('region', { name: 'Administration' });
  await panel.getByRole('link', { name: giver.name }).waitFor();
  await panel.getByText('Customers can’t see the restaurant.').waitFor();
  assert.deepEqual(await problemsOf(page, '/admin/restaurant'), []);

  await panel.getByRole('button', { name: 'Confirm owner' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm owner' }).click();
  await panel.getByText('The restaurant is public.').waitFor();
  await page.getByRole('link', { name: /^About the restaurant/ }).click();
  await page.getByLabel(/^Description\W*$/).fill('Fish from the river, grilled over wood.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Restaurant saved.').waitFor();
  await page.getByRole('link', { name: 'Edit restaurant' }).click();
  await guest.page.goto(menu);
  await guest.page.getByText('Fish from the river, grilled over wood.').waitFor();

  await panel.getByRole('button', { name: 'Change owner' }).click();
  const dialog = page.getByRole('dialog', { name: `Who owns “${name}”?` });
  await dialog.getByRole('combobox').fill(taker.user.email);
  await dialog.getByRole('option', { name: new RegExp(taker.name) }).click();
  await dialog.getByText(/This owner isn’t confirmed/).waitFor();
  assert.deepEqual(await problemsOf(page, 'change owner'), []);
  await dialog.getByRole('button', { name: 'Change owner' }).click();
  await page.getByText(`“${name}” now belongs to ${taker.name}.`).waitFor();
  await panel.getByRole('link', { name: taker.name }).waitFor();
  await panel.getByText('Customers can’t see the restaurant.').waitFor();
  const [theirs, former] = await Promise.all([
    openOwner(taker, { viewport: LAPTOP }),
    openOwner(giver, { viewport: LAPTOP }),
  ]);
  await theirs.page.goto(`/provider/${id}`);
  await theirs.page.getByRole('link', { name: /^About the restaurant/ }).waitFor();
  await former.page.goto(`/provider/${id}`);
  await former.page.getByText('This restaurant doesn’t exist or belongs to someone else.').waitFor();

  await panel.getByRole('button', { name: 'Delete restaurant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.getByText(`“${name}” was deleted.`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`“${name}” is back.`).waitFor();
  await theirs.page.reload();
  await theirs.page.getByRole('link', { name: /^About the restaurant/ }).waitFor();
  assert.deepEqual([admin.faults, guest.faults, theirs.faults], [[], [], []]);
  await Promise.all([admin.close(), guest.close(), theirs.close(), former.close()]);
});
