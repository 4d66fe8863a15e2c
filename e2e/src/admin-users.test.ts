import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { LANGUAGES, type AuditEntry, type User } from 'shared-api/contract';
import { LAPTOP, PHONE } from './support/browser.ts';
import { problemsOf, settle } from './support/look.ts';
import { waitForMailedLink } from './support/mail.ts';
import { uniqueName } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { EMAILS, PASSWORD } from './support/authenticate.ts';
import { withCaller } from './support/service.ts';
import { textsOf } from './support/texts.ts';
import { eventually, eventuallyEqual, eventuallyFocused } from './support/eventually.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Registers somebody whose name no other run has used. */
async function makeAccount(role: 'USER' | 'PROVIDER'): Promise<User> {
  const lastname = uniqueName('Account');
  const email = `${lastname.toLowerCase().replaceAll(' ', '.')}@maida.example`;
  const password = { password: PASSWORD, confirmPassword: PASSWORD };
  const fields = { email, ...password, phone: '2233445566', firstname: 'Test', lastname, role };
  return withCaller(undefined, (caller) => caller.send<User>('POST', '/api/user', fields));
}

async function cells(page: Page, column: string): Promise<string[]> {
  const headings = await table(page).getByRole('columnheader').allInnerTexts();
  const index = headings.indexOf(column);
  assert.notEqual(index, -1, `${column} is none of ${headings.join(', ')}`);
  return rows(page).evaluateAll(
    (found, at) => found.map((row) => (row as HTMLTableRowElement).cells[at]?.innerText.trim() ?? ''),
    index,
  );
}

test('the user list: columns, filters, sort and pages, all of them in the address', async () => {
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  await page.goto('/admin/users');
  await page.getByRole('heading', { level: 1, name: 'user list', exact: true }).waitFor();
  await eventuallyEqual(() => rows(page).count(), 10);
  const headings = await table(page).getByRole('columnheader').allInnerTexts();
  assert.deepEqual(headings, ['First name', 'Last name', 'Email', 'Role', 'Status', 'Actions']);

  await page.getByLabel('Role', { exact: true }).selectOption('PROVIDER');
  await page.waitForURL((url) => url.searchParams.get('role') === 'PROVIDER');
  await eventuallyEqual(async () => [...new Set(await cells(page, 'Role'))], ['PROVIDER']);
  await page.getByLabel('Status', { exact: true }).selectOption('Confirmed');
  await page.waitForURL((url) => url.searchParams.get('status') === 'confirmed');
  await eventuallyEqual(async () => [...new Set(await cells(page, 'Status'))], ['Confirmed']);

  await table(page).getByRole('button', { name: 'Email' }).click();
  await page.waitForURL((url) => url.searchParams.get('sort') === 'email');
  await settle(page);
  let first: string[] = [];
  await eventually(async () => {
    first = await cells(page, 'Email');
    assert.deepEqual(first, first.toSorted());
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL((url) => url.searchParams.has('cursor'));
  let second: string[] = [];
  await eventually(async () => {
    second = await cells(page, 'Email');
    assert.ok((first.at(-1) ?? '') < (second[0] ?? ''), 'the second page goes on where the first ends');
  });
  await page.reload();
  await eventuallyEqual(() => cells(page, 'Email'), second, 'an address is a place');
  await page.goBack();
  await page.getByText(first[0] ?? '', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Reset filters' }).click();
  await page.waitForURL((url) => !url.searchParams.has('role') && !url.searchParams.has('status'));
  assert.deepEqual(admin.faults, []);
  await admin.close();
});

test('the table works by keyboard, with the user’s columns and density', async () => {
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  await page.goto('/admin/users');
  await rows(page).nth(9).waitFor();
  const view = (index: number) => rows(page).nth(index).getByRole('button');
  await view(0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await eventuallyFocused(view(2));
  await page.keyboard.press('PageDown');
  await page.waitForURL((url) => url.searchParams.has('cursor'));
  await eventuallyFocused(view(0), 'the focus goes along to the next page');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'User details' });
  for (const label of ['First name', 'Last name', 'Email', 'Status']) {
    await dialog.getByText(label, { exact: true }).waitFor();
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventuallyFocused(view(0));

  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('checkbox', { name: 'Phone' }).check();
  await page.getByRole('checkbox', { name: 'First name' }).uncheck();
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
  await page.keyboard.press('Escape');
  await eventually(async () => {
    const height = (await rows(page).first().boundingBox())?.height ?? Infinity;
    assert.ok(height < 48, `${height} px`);
  });
  await page.reload();
  await eventuallyEqual(
    () => table(page).getByRole('columnheader').allInnerTexts(),
    ['Last name', 'Email', 'Phone', 'Role', 'Status', 'Actions'],
  );
  await admin.close();
});

test('the filtered list is exported', async () => {
  const account = await makeAccount('USER');
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  await page.goto(`/admin/users?q=${encodeURIComponent(account.email)}`);
  await eventuallyEqual(() => rows(page).count(), 1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV: Users' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  assert.equal(lines.length, 2);
  assert.ok(lines[1]?.includes(account.email));
  assert.deepEqual(admin.faults, []);
  await admin.close();
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
  await question.waitFor({ state: 'detached' });
}

test('an admin approves, mails a password link, changes the role and deletes, with reasons in the audit log', async () => {
  const account = await makeAccount('USER');
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  await page.goto('/admin/users');
  await page.getByRole('searchbox').fill(account.email);
  const own = rows(page).filter({ hasText: account.email });
  await own.getByText('Not confirmed', { exact: true }).waitFor();
  await own.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'User details' });

  await decide(page, dialog, 'Confirm', 'Confirm', 'Called back');
  await dialog.getByText('Confirmed', { exact: true }).waitFor();

  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Give the reason in a few words.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await decide(page, dialog, 'Reset password', 'Send the link', 'Lost the phone');
  const link = await waitForMailedLink(account.email, '/reset-password');
  const guest = await openGuest();
  await guest.page.goto(link);
  await guest.page.getByLabel(/^New password/).fill('a new password');
  await guest.page.getByLabel(/^Confirm password/).fill('a new password');
  await guest.page.getByRole('button', { name: 'Save new password' }).click();
  await guest.page.getByText('Your password has been changed').first().waitFor();
  await guest.close();

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
  await dialog.getByText('PROVIDER', { exact: true }).waitFor();

  await decide(page, dialog, 'Delete', 'Delete account', 'Asked for it');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('No users match your filters').waitFor();
  assert.equal(search(page)['q'], account.email);

  const entries = await withCaller('admin', (caller) =>
    caller.get<AuditEntry[]>(`/api/audit?objectId=${account.id}`),
  );
  assert.deepEqual(
    entries.map(({ action, reason }) => [action, reason]).filter(([action]) => action !== 'user_created'),
    [
      ['user_removed', 'Asked for it'],
      ['role_changed', 'Opens a restaurant'],
      ['password_changed', null],
      ['password_link_sent', 'Lost the phone'],
      ['user_confirmed', 'Called back'],
    ],
  );
  assert.deepEqual(admin.faults, []);
  await admin.close();
});

test('the last admin cannot be removed', async () => {
  await withCaller('admin', async (caller) => {
    const { id } = await caller.get<User>('/auth/me');
    await assert.rejects(caller.send('PUT', `/api/user/${id}/role?role=USER`), /last_admin/);
    await assert.rejects(caller.send('DELETE', `/api/user/${id}`), /last_admin/);
  });
  const admin = await openAs('admin', { viewport: PHONE });
  const { page } = admin;
  await page.goto(`/admin/users?q=${encodeURIComponent(EMAILS.admin)}`);
  await rows(page).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'User details' });
  await dialog.getByText(/This is your own account/).waitFor();
  assert.equal(await dialog.getByRole('button', { name: /Delete|Change role|Reset/ }).count(), 0);
  await admin.close();
});

for (const language of LANGUAGES) {
  const texts = textsOf('mf-admin', language);

  test(`${language}: the dialogs of the user list pass axe, light and dark`, async () => {
    const admin = await openAs('admin', { viewport: PHONE, language });
    const { page } = admin;
    const problems: string[] = [];
    const look = async (name: string, viewport: typeof PHONE) => {
      problems.push(...(await problemsOf(page, name, [viewport])));
    };
    await page.goto('/admin/users?role=USER');
    await settle(page);
    await page
      .getByRole('button', { name: textsOf('shared-ui', language)('table', 'view'), exact: true })
      .click();
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
    assert.deepEqual([...problems, ...admin.faults], []);
    await admin.close();
  });
}
