import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { AuditEntry, User } from 'shared-api/contract';
import { EMAILS, PASSWORD } from './support/authenticate.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { problemsInEveryLanguage, settle } from './support/look.ts';
import { waitForMailedLink } from './support/mail.ts';
import { uniqueName } from './support/orders.ts';
import type { Service } from './support/service.ts';
import { textsOf } from './support/texts.ts';

const COLUMNS = ['First name', 'Last name', 'Email', 'Role', 'Status', 'Actions'] as const;
const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** Registers somebody whose name no other run has used. */
async function makeAccount(service: Service): Promise<User> {
  const lastname = uniqueName('Account');
  const email = `${lastname.toLowerCase().replaceAll(' ', '.')}@maida.example`;
  const password = { password: PASSWORD, confirmPassword: PASSWORD };
  const fields = { email, ...password, phone: '2233445566', firstname: 'Test', lastname };
  return (await service.as('guest')).send('POST', '/api/user', fields);
}

async function cells(page: Page, column: (typeof COLUMNS)[number]): Promise<string[]> {
  const texts = await rows(page)
    .locator(`:scope > :nth-child(${COLUMNS.indexOf(column) + 1})`)
    .allInnerTexts();
  return texts.map((text) => text.trim());
}

test('the user list: columns, filters, sort and pages, all of them in the address', async ({ admin }) => {
  const page = await admin({ viewport: LAPTOP });
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'user list', exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(table(page).getByRole('columnheader')).toHaveText(COLUMNS, { useInnerText: true });

  await page.getByLabel('Role', { exact: true }).selectOption('PROVIDER');
  await page.waitForURL((url) => url.searchParams.get('role') === 'PROVIDER');
  await expect.poll(async () => [...new Set(await cells(page, 'Role'))]).toEqual(['PROVIDER']);
  await page.getByLabel('Status', { exact: true }).selectOption('Confirmed');
  await page.waitForURL((url) => url.searchParams.get('status') === 'confirmed');
  await expect.poll(async () => [...new Set(await cells(page, 'Status'))]).toEqual(['Confirmed']);

  await table(page).getByRole('button', { name: 'Email' }).click();
  await page.waitForURL((url) => url.searchParams.get('sort') === 'email');
  await settle(page);
  let first: string[] = [];
  await expect(async () => {
    first = await cells(page, 'Email');
    expect(first).toEqual(first.toSorted());
  }).toPass();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL((url) => url.searchParams.has('cursor'));
  let second: string[] = [];
  await expect(async () => {
    second = await cells(page, 'Email');
    const goesOn = (first.at(-1) ?? '') < (second[0] ?? '');
    expect(goesOn, 'the second page goes on where the first ends').toBe(true);
  }).toPass();
  await page.reload();
  await expect.poll(() => cells(page, 'Email'), 'an address is a place').toEqual(second);
  await page.goBack();
  await expect(page.getByText(first[0] ?? '', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Reset filters' }).click();
  await page.waitForURL((url) => !url.searchParams.has('role') && !url.searchParams.has('status'));
});

test('the table works by keyboard, with the user’s columns and density', async ({ admin }) => {
  const page = await admin({ viewport: LAPTOP });
  await page.goto('/admin/users');
  await expect(rows(page).nth(9)).toBeVisible();
  const view = (index: number) => rows(page).nth(index).getByRole('button');
  await view(0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(view(2)).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.waitForURL((url) => url.searchParams.has('cursor'));
  await expect(view(0), 'the focus goes along to the next page').toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'User details' });
  for (const label of ['First name', 'Last name', 'Email', 'Status']) {
    await expect(dialog.getByText(label, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(view(0)).toBeFocused();

  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('checkbox', { name: 'Phone' }).check();
  await page.getByRole('checkbox', { name: 'First name' }).uncheck();
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(async () => {
    const height = (await rows(page).first().boundingBox())?.height ?? Infinity;
    expect(height, `${height} px`).toBeLessThan(48);
  }).toPass();
  await page.reload();
  await expect(table(page).getByRole('columnheader')).toHaveText(
    ['Last name', 'Email', 'Phone', 'Role', 'Status', 'Actions'],
    { useInnerText: true },
  );
});

test('the filtered list is exported', async ({ admin, service }) => {
  const account = await makeAccount(service);
  const page = await admin({ viewport: LAPTOP });
  await page.goto(`/admin/users?q=${encodeURIComponent(account.email)}`);
  await expect(rows(page)).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV: Users' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(account.email);
});

async function decide(
  page: Page,
  dialog: Locator,
  action: string,
  yes: string,
  reason: string,
): Promise<void> {
  await dialog.getByRole('button', { name: action, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel(/^Reason/).fill(reason);
  await question.getByRole('button', { name: yes, exact: true }).click();
  await expect(question).toHaveCount(0);
}

test('an admin approves, mails a password link, changes the role and deletes, with reasons in the audit log', async ({
  admin,
  guest,
  service,
  product,
  faults,
}) => {
  const account = await makeAccount(service);
  // The page hears of the deletion as every admin's does, maybe before its own dialog has closed.
  faults.expect(new RegExp(`404 .*/api/user/${account.id}`));
  const page = await admin({ viewport: LAPTOP });
  await page.goto('/admin/users');
  await page.getByRole('searchbox').fill(account.email);
  const own = rows(page).filter({ hasText: account.email });
  await expect(own.getByText('Not confirmed', { exact: true })).toBeVisible();
  await own.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'User details' });

  await decide(page, dialog, 'Confirm', 'Confirm', 'Called back');
  await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Give the reason in a few words.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await decide(page, dialog, 'Reset password', 'Send the link', 'Lost the phone');
  const link = await waitForMailedLink(product, account.email, '/reset-password');
  const visitor = await guest();
  await visitor.goto(link);
  await visitor.getByLabel(/^New password/).fill('a new password');
  await visitor.getByLabel(/^Confirm password/).fill('a new password');
  await visitor.getByRole('button', { name: 'Save new password' }).click();
  await expect(visitor.getByText('Your password has been changed').first()).toBeVisible();

  await dialog.getByRole('button', { name: 'Change role' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('radio', { name: /PROVIDER/ })
    .check({ force: true });
  await page
    .getByRole('alertdialog')
    .getByLabel(/^Reason/)
    .fill('Opens a restaurant');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
  await expect(dialog.getByText('PROVIDER', { exact: true })).toBeVisible();

  await decide(page, dialog, 'Delete', 'Delete account', 'Asked for it');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No users match your filters')).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === account.email);

  const caller = await service.as('admin');
  const entries = await caller.get<AuditEntry[]>(`/api/audit?objectId=${account.id}`);
  const done = entries.filter(({ action }) => action !== 'user_created');
  expect(done.map(({ action, reason }) => [action, reason])).toEqual([
    ['user_removed', 'Asked for it'],
    ['role_changed', 'Opens a restaurant'],
    ['password_changed', null],
    ['password_link_sent', 'Lost the phone'],
    ['user_confirmed', 'Called back'],
  ]);
});

test('the last admin cannot be removed', async ({ admin, service }) => {
  const caller = await service.as('admin');
  const { id } = await caller.get<User>('/auth/me');
  await expect(caller.send('PUT', `/api/user/${id}/role?role=USER`)).rejects.toThrow(/last_admin/);
  await expect(caller.send('DELETE', `/api/user/${id}`)).rejects.toThrow(/last_admin/);
  const page = await admin({ viewport: PHONE });
  await page.goto(`/admin/users?q=${encodeURIComponent(EMAILS.admin)}`);
  await rows(page).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'User details' });
  await expect(dialog.getByText(/This is your own account/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Delete|Change role|Reset/ })).toHaveCount(0);
});

const texts = textsOf('mf-admin', 'en');

test('the dialogs of the user list pass axe, light and dark, in every language', async ({ admin }) => {
  const page = await admin({ viewport: PHONE });
  const problems: string[] = [];
  const look = async (name: string, viewport: typeof PHONE) => {
    problems.push(...(await problemsInEveryLanguage(page, name, [viewport])));
  };
  await page.goto('/admin/users?role=USER');
  await settle(page);
  await page.getByRole('button', { name: textsOf('shared-ui', 'en')('table', 'view'), exact: true }).click();
  await look('the display menu', PHONE);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: texts('admin-user', 'view') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts('admin-user', 'action.role'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('admin-user', 'ask.role.yes'), exact: true })
    .click();
  await look('the question with what is missing', PHONE);
  await look('the question on a laptop', LAPTOP);
  expect(problems).toEqual([]);
});
