import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AuditEntry, Order, OrderSummary } from 'shared-api/contract';
import { LAPTOP, PHONE } from './support/browser.ts';
import { OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { markPage } from './support/faults.ts';
import { expect, test } from './support/journey.ts';
import { problemsInEveryLanguage, settle } from './support/look.ts';
import { moveOrder, placeOrder, uniqueName } from './support/orders.ts';
import { textsOf } from './support/texts.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Orders' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

test('the order list: columns, filters, search and pages, all of them in the address', async ({
  admin,
  service,
  faults,
}) => {
  const order = await placeOrder(service, OWN_SLUG, uniqueName('Listed'));
  const page = await admin({ viewport: LAPTOP });
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders', exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(table(page).getByRole('columnheader')).toHaveText(
    ['Restaurant', 'Customer', 'Status', 'Total amount', 'Order date', 'Actions'],
    { useInnerText: true },
  );

  await page.getByLabel('Status', { exact: true }).selectOption('REFUNDED');
  await page.waitForURL((url) => url.searchParams.get('status') === 'REFUNDED');
  await settle(page);
  await expect(rows(page).filter({ hasNotText: /REFUNDED/ })).toHaveCount(0);
  const field = page.getByRole('combobox', { name: 'Restaurant name' });
  await field.click();
  const restaurants = page.getByRole('listbox', { name: 'Restaurant name' }).getByRole('option');
  const known = await (await service.as('admin')).get<string[]>('/api/orders/restaurant-names');
  await expect(restaurants, 'sorted, each once').toHaveText(known, { useInnerText: true });
  expect(new Set(known).size).toBe(known.length);
  await field.fill(OWN_RESTAURANT.slice(0, 4));
  await restaurants.filter({ hasText: OWN_RESTAURANT }).click();
  await page.waitForURL((url) => url.searchParams.get('restaurant') === OWN_RESTAURANT);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.waitForURL((url) => url.search === '');

  const today = order.orderDate.slice(0, 10);
  await page.getByLabel('From', { exact: true }).fill(today);
  await page.getByLabel('To', { exact: true }).fill(today);
  await page.waitForURL(
    (url) => url.searchParams.get('from') === today && url.searchParams.get('to') === today,
  );
  await expect(rows(page).filter({ hasText: order.code })).toBeVisible();
  await table(page).getByRole('button', { name: 'Total amount' }).click();
  await page.waitForURL((url) => url.searchParams.get('sort') === 'lowest');

  await page.goto('/admin/orders');
  for (const words of [order.code, order.phone, order.customerName]) {
    await page.getByRole('searchbox').fill(words);
    await page.waitForURL((url) => url.searchParams.get('q') === words);
    await expect(rows(page).filter({ hasText: order.code })).toBeVisible();
  }
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByText('ANONYME', { exact: true })).toBeVisible();

  // Nobody has ordered this.
  faults.expect(/status of 404/);
  await page.goto('/admin/orders?order=01a00000-0000-7000-8000-000000000000');
  await expect(page.getByRole('dialog').getByText('no order selected', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL((url) => url.searchParams.has('cursor'));
  await expect(page.getByText(/^11–20 of /)).toBeVisible();
});

test('the order list is live; an admin cancels and refunds with a reason', async ({ admin, service }) => {
  const page = await admin({ viewport: LAPTOP });
  await page.goto('/admin/orders');
  await expect(rows(page).first()).toBeVisible();
  const isSamePage = await markPage(page);
  const order = await placeOrder(service, OWN_SLUG, uniqueName('Live'));
  const row = rows(page).filter({ hasText: order.code });
  await expect(row.getByText('PENDING', { exact: true })).toBeVisible();
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: `Order ${order.code}` });
  await expect(dialog.getByText('ANONYME', { exact: true })).toBeVisible();
  await moveOrder(await service.as('provider'), order, 'pending', 'confirmed', 25);
  await expect(dialog.getByText('Accepted', { exact: true }).last()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Refund order' }), 'not yet completed').toHaveCount(0);

  for (const [action, reason, status] of [
    ['Cancel order', 'The kitchen burned', 'CANCELLED'],
    ['Refund order', 'Was paid before', 'REFUNDED'],
  ] as const) {
    await dialog.getByRole('button', { name: action }).click();
    const question = page.getByRole('dialog', { name: `${action} ${order.code}?` });
    await question.getByRole('button', { name: action }).click();
    await expect(question.getByText('Give the reason in a few words.')).toBeVisible();
    await question.getByLabel(/^Reason/).fill(reason);
    await question.getByRole('button', { name: action }).click();
    await expect(dialog.getByText(status, { exact: true })).toBeVisible();
    await expect(dialog.getByText(reason, { exact: true })).toBeVisible();
  }
  expect(await isSamePage(), 'the page was not reloaded').toBe(true);
  const caller = await service.as('admin');
  expect((await caller.get<Order>(`/api/orders/${order.id}`)).stage).toBe('refunded');
  const entries = await caller.get<AuditEntry[]>(`/api/audit?objectId=${order.id}`);
  expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
    ['order_refunded', 'Was paid before'],
    ['order_cancelled', 'The kitchen burned'],
  ]);
});

test('the filtered orders are exported without executable formulas', async ({ admin, service }) => {
  const name = uniqueName('=1+1');
  const order = await placeOrder(service, OWN_SLUG, name);
  const page = await admin({ viewport: LAPTOP });
  await page.goto(`/admin/orders?status=PENDING&q=${encodeURIComponent(name)}`);
  await expect(rows(page).filter({ hasText: order.code })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV: Orders' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]?.split(',')[0]).toBe(order.code);
  expect(lines[1]).toContain(`,'${name},`);
});

const texts = textsOf('mf-admin', 'en');

test('the dialogs of the order list pass axe, light and dark, in every language', async ({
  admin,
  service,
}) => {
  const caller = await service.as('admin');
  const [order] = await caller.get<OrderSummary[]>('/api/orders?status=COMPLETED&limit=1');
  const page = await admin({ viewport: PHONE });
  const problems: string[] = [];
  await page.goto(`/admin/orders?status=COMPLETED&order=${order?.id}`);
  const dialog = page.getByRole('dialog');
  const refund = (at: number) =>
    dialog.nth(at).getByRole('button', { name: texts('admin-order', 'move.refund.open'), exact: true });
  await expect(refund(0)).toBeVisible();
  problems.push(...(await problemsInEveryLanguage(page, 'an order', [PHONE, LAPTOP])));
  await refund(0).click();
  await refund(1).click();
  await expect(dialog.getByText(texts('admin-common', 'reason.required'))).toBeVisible();
  problems.push(...(await problemsInEveryLanguage(page, 'the question with what is missing', [PHONE])));
  await page.goto('/admin/orders?q=nothing-like-this');
  await expect(page.getByText(texts('admin-order', 'no_match.title'))).toBeVisible();
  problems.push(...(await problemsInEveryLanguage(page, 'an empty list')));
  expect(problems).toEqual([]);
});
