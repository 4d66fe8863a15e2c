import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { LAPTOP } from './support/browser.ts';
import { problemsOf } from './support/look.ts';
import { registerOwner, restaurantOf } from './support/owners.ts';
import { openAs } from './support/people.ts';
import { withCaller } from './support/service.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const waitingFor = (page: Page, name: string) =>
  region(page, 'Waiting for approval')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

async function openQueue(page: Page, name: string): Promise<void> {
  await page.goto('/admin');
  const row = waitingFor(page, name).first();
  const more = page.getByRole('button', { name: /^Show (one )?more/ });
  await row.or(more).first().waitFor();
  if (await more.isVisible()) await more.click();
  await row.waitFor();
}

test('one admin’s decision disappears from the other’s screen; a second decision is refused', async () => {
  const [first, second] = await Promise.all([
    openAs('admin', { viewport: LAPTOP }),
    openAs('admin', { viewport: LAPTOP }),
  ]);
  const [declined, accepted] = [
    await registerOwner('Oumou', 'Chez Oumou'),
    await registerOwner('Sira', 'Chez Sira'),
  ];
  await Promise.all([openQueue(first.page, declined.name), openQueue(second.page, declined.name)]);

  // Both have the dialog open; the second learns of the first decision on confirming.
  await waitingFor(second.page, declined.name)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await waitingFor(first.page, declined.name)
    .getByRole('button', { name: /^Decline/ })
    .click();
  const no = first.page.getByRole('alertdialog', { name: `Decline ${declined.name}?` });
  await no.getByLabel(/^Reason/).fill('No such address');
  await no.getByRole('button', { name: 'Decline' }).click();
  await first.page.getByText(`${declined.name} was declined.`).waitFor();
  const yes = second.page.getByRole('alertdialog', { name: `Accept ${declined.name}?` });
  await yes.getByRole('button', { name: 'Accept' }).click();
  await yes.getByText(`${declined.name} was already declined: No such address`).waitFor();
  assert.deepEqual(await problemsOf(second.page, 'second decision'), []);
  await yes.getByRole('button', { name: 'Close' }).last().click();
  await waitingFor(second.page, declined.name).waitFor({ state: 'detached' });

  await waitingFor(first.page, accepted.name)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await first.page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await first.page.getByText(`${accepted.name} is confirmed.`).waitFor();
  await waitingFor(second.page, accepted.name).waitFor({ state: 'detached' });

  for (const owner of [declined, accepted]) {
    const { id } = await restaurantOf(owner);
    await withCaller('admin', (caller) => caller.send('DELETE', `/api/restaurant/${id}`));
  }
  assert.deepEqual(first.faults, []);
  await Promise.all([first.close(), second.close()]);
});

test('a restaurant that one admin deletes and restores disappears and reappears for the other', async () => {
  const owner = await registerOwner('Mame', 'Chez Mame');
  const { id, name } = await restaurantOf(owner);
  const [first, second] = await Promise.all([
    openAs('admin', { viewport: LAPTOP }),
    openAs('admin', { viewport: LAPTOP }),
  ]);
  const address = `/admin?q=${encodeURIComponent(name)}`;
  await Promise.all([first.page.goto(address), second.page.goto(address)]);
  const row = (page: Page) =>
    region(page, 'All restaurants').getByRole('row').filter({ hasText: name }).first();
  await row(second.page).getByText('Not visible').waitFor();
  await row(first.page)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await first.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await row(second.page).getByText('Deleted').waitFor();

  // Undo works on any page.
  await first.page.getByText(`${name} was deleted.`).hover();
  await first.page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Users' })
    .click();
  await first.page.waitForURL((url) => url.pathname === '/admin/users');
  await first.page.getByRole('button', { name: 'Undo' }).click();
  await first.page.getByText(`${name} is back on the list.`).waitFor();
  await row(second.page).getByText('Not visible').waitFor();

  await withCaller('admin', (caller) => caller.send('DELETE', `/api/restaurant/${id}`));
  assert.deepEqual([first.faults, second.faults], [[], []]);
  await Promise.all([first.close(), second.close()]);
});
