import type { Page } from '@playwright/test';
import { LAPTOP } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf } from './support/look.ts';
import { registerOwner, restaurantOf } from './support/owners.ts';
import type { Service } from './support/service.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const waitingFor = (page: Page, name: string) =>
  region(page, 'Waiting for approval')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

async function openQueue(page: Page, name: string): Promise<void> {
  await page.goto('/admin');
  const row = waitingFor(page, name).first();
  const more = page.getByRole('button', { name: /^Show (one )?more/ });
  await expect(row.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await expect(row).toBeVisible();
}

/** Registers an owner whose restaurant is deleted after the journey. */
async function registerForJourney(service: Service, firstname: string, restaurantName: string) {
  const owner = await registerOwner(service, firstname, restaurantName);
  const restaurant = await restaurantOf(service, owner);
  const admin = await service.as('admin');
  service.undoLater(() => admin.send('DELETE', `/api/restaurant/${restaurant.id}`));
  return { owner, restaurant };
}

test('one admin’s decision disappears from the other’s screen; a second decision is refused', async ({
  admin,
  faults,
  service,
}) => {
  // The second decision.
  faults.expect(/status of 409/);
  const first = await admin({ viewport: LAPTOP });
  const second = await admin({ viewport: LAPTOP });
  const { owner: declined } = await registerForJourney(service, 'Oumou', 'Chez Oumou');
  const { owner: accepted } = await registerForJourney(service, 'Sira', 'Chez Sira');
  await Promise.all([openQueue(first, declined.name), openQueue(second, declined.name)]);

  // Both have the dialog open; the second learns of the first decision on confirming.
  await waitingFor(second, declined.name)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await waitingFor(first, declined.name)
    .getByRole('button', { name: /^Decline/ })
    .click();
  const no = first.getByRole('alertdialog', { name: `Decline ${declined.name}?` });
  await no.getByLabel(/^Reason/).fill('No such address');
  await no.getByRole('button', { name: 'Decline' }).click();
  await expect(first.getByText(`${declined.name} was declined.`)).toBeVisible();
  const yes = second.getByRole('alertdialog', { name: `Accept ${declined.name}?` });
  await yes.getByRole('button', { name: 'Accept' }).click();
  await expect(yes.getByText(`${declined.name} was already declined: No such address`)).toBeVisible();
  expect(await problemsOf(second, 'second decision')).toEqual([]);
  await yes.getByRole('button', { name: 'Close' }).last().click();
  await expect(waitingFor(second, declined.name)).toHaveCount(0);

  await waitingFor(first, accepted.name)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(first.getByText(`${accepted.name} is confirmed.`)).toBeVisible();
  await expect(waitingFor(second, accepted.name)).toHaveCount(0);
});

test('a restaurant that one admin deletes and restores disappears and reappears for the other', async ({
  admin,
  service,
}) => {
  const { restaurant } = await registerForJourney(service, 'Mame', 'Chez Mame');
  const { name } = restaurant;
  const first = await admin({ viewport: LAPTOP });
  const second = await admin({ viewport: LAPTOP });
  const address = `/admin?q=${encodeURIComponent(name)}`;
  await Promise.all([first.goto(address), second.goto(address)]);
  const row = (page: Page) =>
    region(page, 'All restaurants').getByRole('row').filter({ hasText: name }).first();
  await expect(row(second).getByText('Not visible')).toBeVisible();
  await row(first)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // Hovering keeps the toast.
  await first.getByText(`${name} was deleted.`).hover();
  await expect(row(second).getByText('Deleted')).toBeVisible();

  // Undo works on any page.
  await first
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Users' })
    .click();
  await first.waitForURL((url) => url.pathname === '/admin/users');
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(first.getByText(`${name} is back on the list.`)).toBeVisible();
  await expect(row(second).getByText('Not visible')).toBeVisible();
});
