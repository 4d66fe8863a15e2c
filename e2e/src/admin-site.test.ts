import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Settings } from 'shared-api/contract';
import { LAPTOP } from './support/browser.ts';
import { problemsOf, settle } from './support/look.ts';
import { uniqueName } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { liveVersion, storeVariant, makeLive } from './support/releases.ts';
import { EMAILS } from './support/authenticate.ts';
import { withCaller } from './support/service.ts';
import { eventually, eventuallyEqual } from './support/eventually.ts';

/** Restores the settings after a test. */
async function withSettings(play: (before: Settings) => Promise<void>): Promise<void> {
  await withCaller('admin', async (admin) => {
    const { version, ...before } = await admin.get<Settings>('/api/settings');
    try {
      await play({ version, ...before });
    } finally {
      await admin.send('PUT', '/api/settings', before);
    }
  });
}

test('two admins who change the settings see each other’s changes before saving; visitors see the result', async () => {
  const [first, second, guest] = await Promise.all([
    openAs('admin', { viewport: LAPTOP }),
    openAs('admin', { viewport: LAPTOP }),
    openGuest({ viewport: LAPTOP }),
  ]);
  await withSettings(async () => {
    await Promise.all([first.page.goto('/admin/settings'), second.page.goto('/admin/settings')]);
    const minutes = ({ page }: typeof first) => page.getByLabel(/^Time to accept an order/);
    const save = ({ page }: typeof first) => page.getByRole('button', { name: 'Save', exact: true }).click();
    await Promise.all([minutes(first).waitFor(), minutes(second).waitFor()]);

    await minutes(second).fill('22');
    await first.page.getByLabel('Facebook').fill('https://facebook.example/maida-e2e');
    await minutes(first).fill('21');
    await save(first);
    await first.page.getByText('Settings saved.').waitFor();
    const link = guest.page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' });
    await eventually(async () => {
      // Rendered pages are cached for a moment.
      await guest.page.goto('/about');
      assert.equal(await link.getAttribute('href'), 'https://facebook.example/maida-e2e');
    });

    await save(second);
    const question = second.page.getByRole('alertdialog', { name: 'The settings were changed elsewhere' });
    await question.getByText('Time to accept an order').waitFor();
    await question.getByText('21', { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Save mine instead' }).click();
    await second.page.getByText('Settings saved.').waitFor();
    await eventuallyEqual(
      () => second.page.getByLabel('Facebook').inputValue(),
      'https://facebook.example/maida-e2e',
      'what the other changed elsewhere is there',
    );
  });
  // The service answered 409 on purpose.
  const expected = second.faults.filter((fault) => !fault.includes('409'));
  assert.deepEqual([first.faults, expected, guest.faults], [[], [], []]);
  await Promise.all([first.close(), second.close(), guest.close()]);
});

test('a message of the contact page is counted, read, answered, deleted and restored', async () => {
  const [admin, guest] = await Promise.all([openAs('admin', { viewport: LAPTOP }), openGuest()]);
  const name = uniqueName('Writer');
  await guest.page.goto('/contact');
  const form = guest.page.getByRole('main');
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel(/^Email/).fill('writer@maida.example');
  await form.getByLabel(/^Message/).fill('Do you deliver to <b>Chami</b>?');
  await form.getByRole('button', { name: /^Send/ }).click();
  await guest.page.getByText(/thank/i).first().waitFor();

  const { page } = admin;
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Messages \d+ unread/ }).click();
  await page.waitForURL('**/admin/messages');
  await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
  await page.getByRole('searchbox').fill(name);
  await page.waitForURL((url) => url.searchParams.get('q') === name);
  const message = page.getByRole('listitem').filter({ hasText: name });
  await message.getByText('Do you deliver to <b>Chami</b>?').waitFor();
  await message.getByText('New', { exact: true }).waitFor();
  const reply = message.getByRole('link', { name: `Reply: ${name}` });
  assert.match((await reply.getAttribute('href')) ?? '', /^mailto:writer@maida\.example\?subject=/);
  assert.deepEqual(await problemsOf(page, '/admin/messages'), []);
  await message.getByRole('button', { name: `Mark as read: ${name}` }).click();
  await message.getByText('New', { exact: true }).waitFor({ state: 'detached' });

  await message.getByRole('button', { name: `Delete the message from ${name}` }).click();
  await page.getByText(`The message from ${name} was deleted.`).waitFor();
  await page.getByText('No messages here').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await message.getByRole('button', { name: `Mark as unread: ${name}` }).waitFor();
  assert.deepEqual([admin.faults, guest.faults], [[], []]);
  await Promise.all([admin.close(), guest.close()]);
});

test('the audit log shows who did what, when and from where, in both languages, read-only', async () => {
  await withSettings(async ({ acceptanceMinutes }) => {
    const reason = uniqueName('Why');
    await withCaller('admin', (caller) =>
      caller.send('PUT', '/api/settings', { acceptanceMinutes: acceptanceMinutes + 1, reason }),
    );
    const admin = await openAs('admin', { viewport: LAPTOP });
    const { page } = admin;
    await page.goto('/admin/activity');
    await page.getByLabel('Action').selectOption('Settings changed');
    await page.getByRole('combobox', { name: 'Who' }).fill(EMAILS.admin);
    await page.getByRole('option', { name: new RegExp(EMAILS.admin) }).click();
    await page.waitForURL((url) => url.searchParams.has('actorId'));
    await settle(page);
    const row = page.getByRole('row').filter({ hasText: reason });
    await row.getByText(/changed the settings: Time to accept an order/).waitFor();
    await row.getByText('127.0.0.0/24').waitFor();
    assert.deepEqual(await problemsOf(page, '/admin/activity'), []);
    await row.getByRole('button', { name: /^Details/ }).click();
    const details = page.getByRole('dialog', { name: 'What happened' });
    await details.getByText(reason).waitFor();
    await details.getByRole('link', { name: new RegExp(EMAILS.admin) }).waitFor();
    const change = details.getByRole('row').filter({ hasText: 'Time to accept an order' });
    assert.match(await change.innerText(), new RegExp(`${acceptanceMinutes}\\s+${acceptanceMinutes + 1}$`));
    assert.deepEqual(await problemsOf(page, 'details of the log'), []);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    assert.equal(await page.getByRole('button', { name: /delete|edit/i }).count(), 0);

    await page.getByRole('button', { name: /^(FR|Français)/ }).click();
    await row.getByText(/a modifié les réglages/).waitFor();
    assert.equal(new URL(page.url()).searchParams.get('action'), 'settings_changed', 'the filter stays');
    assert.deepEqual(admin.faults, []);
    await admin.close();
  });
});

test('a version goes live as a canary, then for all, and is rolled back, with its reason in the history', async () => {
  const AREA = 'mf-customer';
  const before = await liveVersion(AREA);
  const version = await storeVariant(AREA, { marker: 'panel' });
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  const why = uniqueName('Because');
  try {
    await page.goto('/admin/settings');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: 'Customers’ area' }) });
    await card.getByText(before, { exact: true }).first().waitFor();
    await card.getByText('Errors per 1 000 page loads').waitFor();
    const promote = async (share: string) => {
      await card.getByRole('button', { name: /^Release another version/ }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('Version').selectOption(version);
      await dialog.getByLabel('For whom').selectOption(share);
      await dialog.getByLabel(/^Reason/).fill(why);
      if (share === '10') assert.deepEqual(await problemsOf(page, 'go live'), []);
      await dialog.getByRole('button', { name: 'Go live' }).click();
      await dialog.waitFor({ state: 'detached', timeout: 120_000 });
    };
    await promote('10');
    await card.getByText('10 % of visitors get').waitFor();
    await promote('100');
    await card.getByText('10 % of visitors get').waitFor({ state: 'detached' });
    assert.equal(await liveVersion(AREA), version);

    await card.getByRole('button', { name: /^Roll back/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(before).waitFor();
    await dialog.getByLabel(/^Reason/).fill(`${why}, back`);
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await liveVersion(AREA), before);
    await page.getByText(`Customers’ area: ${EMAILS.admin} rolled back to ${before}.`).first().waitFor();
    await page.getByText(`${why}, back`).first().waitFor();
    assert.deepEqual(await problemsOf(page, 'releases'), []);
    assert.deepEqual(admin.faults, []);
  } finally {
    if ((await liveVersion(AREA)) !== before) await makeLive(AREA, before);
    await admin.close();
  }
});
