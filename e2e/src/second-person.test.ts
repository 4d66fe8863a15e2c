import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { ReleaseHistory } from 'platform/contract';
import { EMAILS } from './support/authenticate.ts';
import { LAPTOP } from './support/browser.ts';
import { openCustomer, registerCustomer } from './support/customers.ts';
import { problemsOf } from './support/look.ts';
import { openAs } from './support/people.ts';
import { liveVersion, storeVariant, withLive } from './support/releases.ts';
import { withCaller } from './support/service.ts';
import { eventuallyEqual } from './support/eventually.ts';

const AREA = 'mf-customer';
const NAME = 'Customers’ area';

const question = (page: Page) => page.getByRole('alertdialog');

/** Turns the rule on for everybody who reads this, and off again, whatever happens. */
async function withSecondPerson(act: () => Promise<void>): Promise<void> {
  await withCaller('admin', async (admin) => {
    await admin.send('POST', '/platform/rules/second-person', { area: AREA, isNeeded: true });
    try {
      await act();
    } finally {
      await admin.send('POST', '/platform/rules/second-person', { area: AREA, isNeeded: false });
    }
  });
}

test('one admin asks for a version, cannot approve it, and another admin takes it live', async () => {
  const colleague = await registerCustomer('Salka');
  await withCaller('admin', (admin) => admin.send('PUT', `/api/user/${colleague.id}/role?role=ADMIN`));
  const [first, second] = await Promise.all([
    openAs('admin', { viewport: LAPTOP }),
    openCustomer(colleague, { viewport: LAPTOP }),
  ]);
  await withLive(AREA, async (before) => {
    const version = await storeVariant(AREA, { marker: 'approved' });
    await withSecondPerson(async () => {
      await first.page.goto('/admin/settings');
      await first.page.getByRole('button', { name: `Release another version: ${NAME}` }).click();
      await question(first.page)
        .getByLabel(/^Version/)
        .selectOption(version);
      await question(first.page)
        .getByLabel(/^Reason/)
        .fill('Addresses are easier to read');
      await question(first.page).getByRole('button', { name: 'Go live' }).click();
      await question(first.page).getByText('Someone else has to approve it.').waitFor();
      await question(first.page).getByRole('button', { name: 'Cancel' }).click();
      await first.page.getByRole('button', { name: `Approve: ${NAME}` }).click();
      await question(first.page).getByRole('button', { name: 'Approve and release' }).click();
      await question(first.page).getByText('Someone else has to.').waitFor();
      assert.equal(await liveVersion(AREA), before);

      await second.page.goto('/admin/settings');
      const asked = second.page.getByText('Addresses are easier to read');
      await asked.first().waitFor();
      assert.deepEqual(await problemsOf(second.page, 'a promotion that waits'), []);
      await second.page.getByRole('button', { name: `Approve: ${NAME}` }).click();
      await question(second.page).getByRole('button', { name: 'Approve and release' }).click();
      await second.page.getByText(`${version} is live.`).waitFor();
      await eventuallyEqual(() => liveVersion(AREA), version);
      const { changes } = await withCaller('admin', (admin) =>
        admin.get<ReleaseHistory>('/platform/history?limit=1'),
      );
      assert.deepEqual(
        changes.map(({ who, approvedBy }) => [who, approvedBy]),
        [[EMAILS.admin, colleague.email]],
      );
    });
  });
  await Promise.all([first.close(), second.close()]);
});
