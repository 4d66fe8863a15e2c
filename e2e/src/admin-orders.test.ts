import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { LANGUAGES, type AuditEntry, type Order, type OrderSummary } from 'shared-api/contract';
import { OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { problemsOf, settle } from './support/look.ts';
import { moveOrder, placeOrder, uniqueName } from './support/orders.ts';
import { openAs } from './support/people.ts';
import { withCaller } from './support/service.ts';
import { textsOf } from './support/texts.ts';
import { eventually, eventuallyEqual } from './support/eventually.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Orders' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const orderOf = (id: string) => withCaller('admin', (caller) => caller.get<Order>(`/api/orders/${id}`));

test('the order list: columns, filters, search and pages, all of them in the address', async () => {
  const order = await placeOrder(OWN_SLUG, uniqueName('Listed'));
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  await page.goto('/admin/orders');
  await page.getByRole('heading', { level: 1, name: 'Orders', exact: true }).waitFor();
  await eventuallyEqual(() => rows(page).count(), 10);
  assert.deepEqual(await table(page).getByRole('columnheader').allInnerTexts(), [
    'Restaurant',
    'Customer',
    'Status',
    'Total amount',
    'Order date',
    'Actions',
  ]);

  await page.getByLabel('Status', { exact: true }).selectOption('REFUNDED');
  await page.waitForURL((url) => url.searchParams.get('status') === 'REFUNDED');
  await settle(page);
  await eventually(async () => {
    for (const text of await rows(page).allInnerTexts()) assert.match(text, /REFUNDED/);
  });
  const field = page.getByRole('combobox', { name: 'Restaurant name' });
  await field.click();
  const restaurants = page.getByRole('listbox', { name: 'Restaurant name' }).getByRole('option');
  const known = await withCaller('admin', (caller) => caller.get<string[]>('/api/orders/restaurant-names'));
  await eventuallyEqual(() => restaurants.allInnerTexts(), known, 'sorted, each once');
  assert.equal(new Set(known).size, known.length);
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
  await rows(page).filter({ hasText: order.code }).waitFor();
  await table(page).getByRole('button', { name: 'Total amount' }).click();
  await page.waitForURL((url) => url.searchParams.get('sort') === 'lowest');

  await page.goto('/admin/orders');
  for (const words of [order.code, order.phone, order.customerName]) {
    await page.getByRole('searchbox').fill(words);
    await page.waitForURL((url) => url.searchParams.get('q') === words);
    await rows(page).filter({ hasText: order.code }).waitFor();
  }
  await eventuallyEqual(() => rows(page).count(), 1);
  await rows(page).getByText('ANONYME', { exact: true }).waitFor();

  await page.goto('/admin/orders?order=01a00000-0000-7000-8000-000000000000');
  await page.getByRole('dialog').getByText('no order selected', { exact: true }).waitFor();
  admin.faults.splice(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL((url) => url.searchParams.has('cursor'));
  await page.getByText(/^11–20 of /).waitFor();
  assert.deepEqual(admin.faults, []);
  await admin.close();
});

test('the order list is live; an admin cancels and refunds with a reason', async () => {
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  await page.goto('/admin/orders');
  await rows(page).first().waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const order = await placeOrder(OWN_SLUG, uniqueName('Live'));
  const row = rows(page).filter({ hasText: order.code });
  await row.getByText('PENDING', { exact: true }).waitFor();
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: `Order ${order.code}` });
  await dialog.getByText('ANONYME', { exact: true }).waitFor();
  await withCaller('provider', (provider) => moveOrder(provider, order, 'pending', 'confirmed', 25));
  await dialog.getByText('Accepted', { exact: true }).last().waitFor();
  assert.equal(await dialog.getByRole('button', { name: 'Refund order' }).count(), 0, 'not yet completed');

  for (const [action, reason, status] of [
    ['Cancel order', 'The kitchen burned', 'CANCELLED'],
    ['Refund order', 'Was paid before', 'REFUNDED'],
  ] as const) {
    await dialog.getByRole('button', { name: action }).click();
    const question = page.getByRole('dialog', { name: `${action} ${order.code}?` });
    await question.getByRole('button', { name: action }).click();
    await question.getByText('Give the reason in a few words.').waitFor();
    await question.getByLabel(/^Reason/).fill(reason);
    await question.getByRole('button', { name: action }).click();
    await dialog.getByText(status, { exact: true }).waitFor();
    await dialog.getByText(reason, { exact: true }).waitFor();
  }
  assert.equal(await page.evaluate(() => 'isSamePage' in globalThis), true, 'the page was not reloaded');
  assert.equal((await orderOf(order.id)).stage, 'refunded');
  const entries = await withCaller('admin', (caller) =>
    caller.get<AuditEntry[]>(`/api/audit?objectId=${order.id}`),
  );
  assert.deepEqual(
    entries.map(({ action, reason }) => [action, reason]),
    [
      ['order_refunded', 'Was paid before'],
      ['order_cancelled', 'The kitchen burned'],
    ],
  );
  assert.deepEqual(admin.faults, []);
  await admin.close();
});

test('the filtered orders are exported without executable formulas', async () => {
  const name = uniqueName('=1+1');
  const order = await placeOrder(OWN_SLUG, name);
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  await page.goto(`/admin/orders?status=PENDING&q=${encodeURIComponent(name)}`);
  await rows(page).filter({ hasText: order.code }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV: Orders' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^orders-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  assert.equal(lines.length, 2);
  assert.ok(lines[1]?.startsWith(`${order.code},`) && lines[1].includes(`,'${name},`), lines[1]);
  await admin.close();
});

for (const language of LANGUAGES) {
  const texts = textsOf('mf-admin', language);

  test(`${language}: the dialogs of the order list pass axe, light and dark`, async () => {
    const [order] = await withCaller('admin', (caller) =>
      caller.get<OrderSummary[]>('/api/orders?status=COMPLETED&limit=1'),
    );
    assert.ok(order);
    const admin = await openAs('admin', { viewport: PHONE, language });
    const { page } = admin;
    const problems: string[] = [];
    await page.goto(`/admin/orders?status=COMPLETED&order=${order.id}`);
    const dialog = page.getByRole('dialog');
    const refund = (at: number) =>
      dialog.nth(at).getByRole('button', { name: texts('admin-order', 'move.refund.open'), exact: true });
    await refund(0).waitFor();
    problems.push(...(await problemsOf(page, 'an order', [PHONE, LAPTOP])));
    await refund(0).click();
    await refund(1).click();
    await dialog.getByText(texts('admin-common', 'reason.required')).waitFor();
    problems.push(...(await problemsOf(page, 'the question with what is missing', [PHONE])));
    await page.goto('/admin/orders?q=nothing-like-this');
    await page.getByText(texts('admin-order', 'no_match.title')).waitFor();
    problems.push(...(await problemsOf(page, 'an empty list')));
    assert.deepEqual([...problems, ...admin.faults], []);
    await admin.close();
  });
}
