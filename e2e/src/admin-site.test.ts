import type { Page } from '@playwright/test';
import type { Settings } from 'shared-api/contract';
import { EMAILS } from './support/authenticate.ts';
import { LAPTOP } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf, settle } from './support/look.ts';
import { uniqueName } from './support/orders.ts';
import { keepLive, liveVersion, storeVariant } from './support/releases.ts';
import type { Service } from './support/service.ts';

/** Has the settings restored after the journey. Returns them. */
async function keepSettings(service: Service): Promise<Settings> {
  const caller = await service.as('admin');
  const { version, ...before } = await caller.get<Settings>('/api/settings');
  service.undoLater(() => caller.send('PUT', '/api/settings', before));
  return { version, ...before };
}

test('two admins who change the settings see each other’s changes before saving; visitors see the result', async ({
  admin,
  guest,
  service,
  faults,
}) => {
  // The second save meets the first.
  faults.expect(/status of 409/);
  await keepSettings(service);
  const [first, second, visitor] = await Promise.all([
    admin({ viewport: LAPTOP }),
    admin({ viewport: LAPTOP }),
    guest({ viewport: LAPTOP }),
  ]);
  await Promise.all([first.goto('/admin/settings'), second.goto('/admin/settings')]);
  const minutes = (page: Page) => page.getByLabel(/^Time to accept an order/);
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  await Promise.all([first, second].map((page) => expect(minutes(page)).toBeVisible()));

  await minutes(second).fill('22');
  await first.getByLabel('Facebook').fill('https://facebook.example/maida-e2e');
  await minutes(first).fill('21');
  await save(first);
  await expect(first.getByText('Settings saved.')).toBeVisible();
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: 'Facebook' });
  await expect(async () => {
    // Rendered pages are cached for a moment.
    await visitor.goto('/about');
    expect(await link.getAttribute('href')).toBe('https://facebook.example/maida-e2e');
  }).toPass();

  await save(second);
  const question = second.getByRole('alertdialog', { name: 'The settings were changed elsewhere' });
  await expect(question.getByText('Time to accept an order')).toBeVisible();
  await expect(question.getByText('21', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(second.getByText('Settings saved.')).toBeVisible();
  await expect(second.getByLabel('Facebook'), 'what the other changed elsewhere is there').toHaveValue(
    'https://facebook.example/maida-e2e',
  );
});

test('a message of the contact page is counted, read, answered, deleted and restored', async ({
  admin,
  guest,
}) => {
  const [page, visitor] = await Promise.all([admin({ viewport: LAPTOP }), guest()]);
  const name = uniqueName('Writer');
  await visitor.goto('/contact');
  const form = visitor.getByRole('main');
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel(/^Email/).fill('writer@maida.example');
  await form.getByLabel(/^Message/).fill('Do you deliver to <b>Chami</b>?');
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(visitor.getByText(/thank/i).first()).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('link', { name: /^Messages \d+ unread/ }).click();
  await page.waitForURL('**/admin/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await page.waitForURL((url) => url.searchParams.get('q') === name);
  const message = page.getByRole('listitem').filter({ hasText: name });
  await expect(message.getByText('Do you deliver to <b>Chami</b>?')).toBeVisible();
  await expect(message.getByText('New', { exact: true })).toBeVisible();
  const reply = message.getByRole('link', { name: `Reply: ${name}` });
  await expect(reply).toHaveAttribute('href', /^mailto:writer@maida\.example\?subject=/);
  expect(await problemsOf(page, '/admin/messages')).toEqual([]);
  await message.getByRole('button', { name: `Mark as read: ${name}` }).click();
  await expect(message.getByText('New', { exact: true })).toHaveCount(0);

  await message.getByRole('button', { name: `Delete the message from ${name}` }).click();
  await expect(page.getByText(`The message from ${name} was deleted.`)).toBeVisible();
  await expect(page.getByText('No messages here')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(message.getByRole('button', { name: `Mark as unread: ${name}` })).toBeVisible();
});

test('the audit log shows who did what, when and from where, in both languages, read-only', async ({
  admin,
  service,
}) => {
  const { acceptanceMinutes } = await keepSettings(service);
  const reason = uniqueName('Why');
  const caller = await service.as('admin');
  await caller.send('PUT', '/api/settings', { acceptanceMinutes: acceptanceMinutes + 1, reason });
  const page = await admin({ viewport: LAPTOP });
  await page.goto('/admin/activity');
  await page.getByLabel('Action').selectOption('Settings changed');
  await page.getByRole('combobox', { name: 'Who' }).fill(EMAILS.admin);
  await page.getByRole('option', { name: new RegExp(EMAILS.admin) }).click();
  await page.waitForURL((url) => url.searchParams.has('actorId'));
  await settle(page);
  const row = page.getByRole('row').filter({ hasText: reason });
  await expect(row.getByText(/changed the settings: Time to accept an order/)).toBeVisible();
  await expect(row.getByText('127.0.0.0/24')).toBeVisible();
  expect(await problemsOf(page, '/admin/activity')).toEqual([]);
  await row.getByRole('button', { name: /^Details/ }).click();
  const details = page.getByRole('dialog', { name: 'What happened' });
  await expect(details.getByText(reason)).toBeVisible();
  await expect(details.getByRole('link', { name: new RegExp(EMAILS.admin) })).toBeVisible();
  const change = details.getByRole('row').filter({ hasText: 'Time to accept an order' });
  const minutes = new RegExp(`${acceptanceMinutes}\\s+${acceptanceMinutes + 1}$`);
  await expect(change).toHaveText(minutes, { useInnerText: true });
  expect(await problemsOf(page, 'details of the log')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(page.getByRole('button', { name: /delete|edit/i })).toHaveCount(0);

  await page.getByRole('button', { name: /^(FR|Français)/ }).click();
  await expect(row.getByText(/a modifié les réglages/)).toBeVisible();
  await expect(page, 'the filter stays').toHaveURL(/[?&]action=settings_changed(&|$)/);
});

test('a version goes live as a canary, then for all, and is rolled back, with its reason in the history', async ({
  admin,
  service,
  product,
}) => {
  const AREA = 'mf-customer';
  const before = await keepLive(product, service, AREA);
  const version = await storeVariant(product, AREA, { marker: 'panel' });
  const page = await admin({ viewport: LAPTOP });
  const why = uniqueName('Because');
  await page.goto('/admin/settings');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Customers’ area' }) });
  await expect(card.getByText(before, { exact: true }).first()).toBeVisible();
  await expect(card.getByText('Errors per 1 000 page loads')).toBeVisible();
  const promote = async (share: string) => {
    await card.getByRole('button', { name: /^Release another version/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Version').selectOption(version);
    await dialog.getByLabel('For whom').selectOption(share);
    await dialog.getByLabel(/^Reason/).fill(why);
    if (share === '10') expect(await problemsOf(page, 'go live')).toEqual([]);
    await dialog.getByRole('button', { name: /^(Go live|Start the trial)$/ }).click();
    await expect(dialog).toHaveCount(0, { timeout: 200_000 });
  };
  await promote('10');
  await expect(card.getByText('10 % of visitors get')).toBeVisible();
  await promote('100');
  await expect(card.getByText('10 % of visitors get')).toHaveCount(0);
  expect(await liveVersion(product, AREA)).toBe(version);

  await card.getByRole('button', { name: /^Roll back/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(before)).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill(`${why}, back`);
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await liveVersion(product, AREA)).toBe(before);
  const entry = `Customers’ area: ${EMAILS.admin} rolled back to ${before}.`;
  await expect(page.getByText(entry).first()).toBeVisible();
  await expect(page.getByText(`${why}, back`).first()).toBeVisible();
  expect(await problemsOf(page, 'releases')).toEqual([]);
});
