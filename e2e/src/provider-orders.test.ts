import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { Order } from 'shared-api/contract';
import { openInteractive, waitForHydration } from './support/rendered-pages.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE, TABLET } from './support/browser.ts';
import { hasFocus } from './support/keyboard.ts';
import { problemsOf } from './support/look.ts';
import { moveOrder, placeOrder, uniqueName } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { withCaller } from './support/service.ts';
import { eventuallyEqual, eventuallyFocused } from './support/eventually.ts';

/** 80 mm in points, as a page of a PDF is measured. */
const TICKET_POINTS = (80 / 25.4) * 72;

async function openOrders(page: Page): Promise<void> {
  await openInteractive(page, '/provider/orders');
  await waitForHydration(page.getByRole('article').first());
}

function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ hasText: name });
}

/** The status sentence of the tracking page. */
function headline(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2, name: text, exact: true });
}

function historyOf({ id }: Order): Promise<string[]> {
  return withCaller('provider', async (provider) => {
    const { history } = await provider.get<Order>(`/api/orders/${id}`);
    return history.map(({ stage }) => stage);
  });
}

/** Finishes an order that a test has left open. */
function finish(order: Order, from: Parameters<typeof moveOrder>[2]): Promise<Order> {
  return withCaller('provider', (provider) => moveOrder(provider, order, from, 'delivered'));
}

test('restaurant and customer side by side: accepted with minutes, ready, delivered and undone, each step once', async () => {
  const [owner, guest] = await Promise.all([openAs('provider', { viewport: TABLET }), openGuest()]);
  await openOrders(owner.page);
  const name = uniqueName('Evening');
  const order = await placeOrder(OWN_SLUG, name);
  const card = cardOf(owner.page, name);
  await card.waitFor();
  await owner.page.waitForFunction(() => /^\(\d+\) /.test(document.title));
  await guest.page.goto(`/orders/${order.trackingToken}`);
  await headline(guest.page, 'Waiting for the restaurant').waitFor();

  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  const question = owner.page.getByRole('dialog', { name: `Accept order ${order.code}` });
  await question.getByText('45 min', { exact: true }).click();
  await question.getByRole('button', { name: 'Accept order' }).dblclick();
  await guest.page.getByText(/Ready in 45 minutes/).waitFor();

  await card.getByRole('button', { name: 'Ready', exact: true }).dblclick();
  await headline(guest.page, 'Ready to pick up').waitFor();
  await owner.page.getByText(`Order ${order.code} is now “Ready”.`).waitFor();
  assert.deepEqual(await historyOf(order), ['pending', 'confirmed', 'ready'], 'two presses, one step');

  await card.getByLabel(`Status of order ${order.code}`).selectOption('Picked up');
  await headline(guest.page, 'Picked up').waitFor();
  await owner.page.getByText(`Order ${order.code} is now “Picked up”.`).waitFor();
  const undone = owner.page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await owner.page.getByRole('button', { name: 'Undo' }).click();
  assert.ok((await undone).ok());
  await card.getByText('Ready', { exact: true }).first().waitFor();
  await guest.page.reload();
  await headline(guest.page, 'Ready to pick up').waitFor();
  // A press right after the previous one would count as a double press.
  await owner.page.waitForTimeout(800);
  await card.getByRole('button', { name: 'Picked up' }).click();
  await headline(guest.page, 'Picked up').waitFor();
  assert.deepEqual([owner.faults, guest.faults], [[], []]);
  await Promise.all([owner.close(), guest.close()]);
});

test('a rejected order shows its customer the reason; the dialogs pass axe', async () => {
  const [owner, guest] = await Promise.all([openAs('provider', { viewport: PHONE }), openGuest()]);
  const { page } = owner;
  const name = uniqueName('Reject');
  const order = await placeOrder(OWN_SLUG, name);
  await guest.page.goto(`/orders/${order.trackingToken}`);
  await page.goto('/provider/orders');
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: `Order ${order.code}` });
  await details.getByText(order.phone).waitFor();
  assert.deepEqual(await problemsOf(page, 'order details', [PHONE]), []);
  await page.setViewportSize(PHONE);
  await details.getByRole('button', { name: 'Reject' }).click();
  const question = page.getByRole('dialog', { name: `Reject order ${order.code}` });
  await question.getByText('A dish is sold out').click();
  assert.deepEqual(await problemsOf(page, 'reject', [PHONE]), []);
  await question.getByRole('button', { name: 'Reject order' }).click();
  await guest.page
    .getByText(/sold out/i)
    .first()
    .waitFor();
  await details.getByText('Rejected').first().waitFor();
  assert.deepEqual([owner.faults, guest.faults], [[], []]);
  await Promise.all([owner.close(), guest.close()]);
});

test('shows a dropped connection, and catches up when it is back', async () => {
  const owner = await openAs('provider', { viewport: TABLET });
  const { page, context } = owner;
  const known = await placeOrder(OWN_SLUG, uniqueName('Known'));
  await withCaller('provider', (provider) => moveOrder(provider, known, 'pending', 'confirmed', 20));
  await openOrders(page);
  const before = page.getByLabel(`Status of order ${known.code}`);
  await before.waitFor();
  await context.setOffline(true);
  await page.getByText(/^Connection lost at \d\d:\d\d/).waitFor();
  const name = uniqueName('Missed');
  const order = await placeOrder(OWN_SLUG, name);
  assert.equal(await cardOf(page, name).count(), 0);
  // Without a network nothing is shown as done.
  const status = await before.inputValue();
  await before.selectOption('Picked up');
  await page.getByText(/^Order .* wasn’t changed\./).waitFor();
  await eventuallyEqual(() => before.inputValue(), status);
  await context.setOffline(false);
  await cardOf(page, name).waitFor();
  await page.getByText(/^Connection lost at/).waitFor({ state: 'detached' });
  await finish(order, 'pending');
  await finish(known, 'confirmed');
  await owner.close();
});

test('a tab without events polls, and shows what another device did first', async () => {
  const stale = await openAs('provider', { viewport: LAPTOP });
  const { page } = stale;
  const name = uniqueName('Stale');
  const order = await placeOrder(OWN_SLUG, name);
  await page.clock.install();
  await page.route('**/api/events', (route) => route.abort());
  await openOrders(page);
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  await withCaller('provider', (phone) => moveOrder(phone, order, 'pending', 'confirmed', 20));
  await page.getByRole('button', { name: 'Accept order' }).click();
  await page
    .getByText(`Order ${order.code} was changed on another device: it’s now “Confirmed”.`)
    .first()
    .waitFor();
  await card.getByRole('button', { name: 'Ready', exact: true }).waitFor();

  await withCaller('provider', (phone) => moveOrder(phone, order, 'confirmed', 'delivered'));
  const later = await placeOrder(OWN_SLUG, uniqueName('Polled'));
  await page.clock.fastForward(12_000);
  await cardOf(page, later.customerName).waitFor();
  await card.getByText('Picked up', { exact: true }).first().waitFor();
  await finish(later, 'pending');
  await stale.close();
});

test('by keyboard alone: opens an order, accepts it, and prints its ticket', async () => {
  const owner = await openAs('provider', { viewport: LAPTOP });
  const { page } = owner;
  await page.addInitScript(() => {
    window.print = () => Object.assign(globalThis, { isPrinted: true });
  });
  const name = uniqueName('Keys');
  const order = await placeOrder(OWN_SLUG, name);
  await openOrders(page);
  const card = cardOf(page, name);
  await card.waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  assert.deepEqual(await problemsOf(page, 'keyboard shortcuts', [PHONE, LAPTOP]), []);
  await page.setViewportSize(LAPTOP);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (let press = 0; press < 200 && !(await hasFocus(card)); press += 1) await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: `Accept order ${order.code}` }).waitFor();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Ready', exact: true }).waitFor();
  await eventuallyFocused(card, 'the focus stays with the order');

  await page.keyboard.press('t');
  await page.waitForFunction(() => 'isPrinted' in globalThis);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  // Whatever the screen's language, the kitchen reads its own.
  for (const text of [order.code, name, order.phone, order.address, order.items[0]?.name ?? '', 'Espèces']) {
    assert.ok(printed.includes(text), `the ticket shows ${text}:\n${printed}`);
  }
  assert.ok(!/Sort by|Restaurants|Delivered/.test(printed), printed);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = 0] = /\/MediaBox ?\[0 0 ([\d.]+)/.exec(pdf) ?? [];
  assert.ok(Math.abs(Number(width) - TICKET_POINTS) < 1, `${width} points wide`);
  assert.equal(pdf.match(/\/Type \/Page\b/g)?.length, 1, 'one page');
  await finish(order, 'confirmed');
  assert.deepEqual(owner.faults, []);
  await owner.close();
});
