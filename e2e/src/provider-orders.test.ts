import type { Locator, Page } from '@playwright/test';
import type { Order } from 'shared-api/contract';
import { openInteractive, waitForHydration } from './support/rendered-pages.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { holdBack, LAPTOP, PHONE, TABLET } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { hasFocus } from './support/keyboard.ts';
import { problemsOf } from './support/look.ts';
import { newPhone } from './support/phone.ts';
import { moveOrder, placeOrder, restaurantBySlug, uniqueName } from './support/orders.ts';

/** Paper of a ticket printer, longer than any ticket. */
const ROLL = { width: '80mm', height: '5000mm' };

/** 80 mm in points, as a page of a PDF is measured. */
const TICKET_POINTS = (80 / 25.4) * 72;

async function openOrders(page: Page): Promise<void> {
  await openInteractive(page, '/provider/orders');
  await waitForHydration(page.getByRole('article').first());
}

/** Width in points of each sheet that the page is printed on. */
async function sheetsOf(page: Page, paper: Parameters<Page['pdf']>[0]): Promise<number[]> {
  const pdf = (await page.pdf(paper)).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+)/g)].map(([, width]) => Number(width));
}

function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ hasText: name });
}

/** The status sentence of the tracking page. */
function headline(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2, name: text, exact: true });
}

test('restaurant and customer side by side: accepted with minutes, ready, delivered and undone, each step once', async ({
  owner,
  guest,
  service,
}) => {
  const page = await owner({ viewport: TABLET });
  const visitor = await guest();
  await openOrders(page);
  const name = uniqueName('Evening');
  const order = await placeOrder(service, OWN_SLUG, name);
  const card = cardOf(page, name);
  await expect(card).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await visitor.goto(`/orders/${order.trackingToken}`);
  await expect(headline(visitor, 'Waiting for the restaurant')).toBeVisible();

  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Accept order ${order.code}` });
  await question.getByText('45 min', { exact: true }).click();
  await question.getByRole('button', { name: 'Accept order' }).dblclick();
  await expect(visitor.getByText(/Ready in 45 minutes/)).toBeVisible();

  await card.getByRole('button', { name: 'Ready', exact: true }).dblclick();
  await expect(headline(visitor, 'Ready to pick up')).toBeVisible();
  await expect(page.getByText(`Order ${order.code} is now “Ready”.`)).toBeVisible();
  const provider = await service.as('provider');
  const { history } = await provider.get<Order>(`/api/orders/${order.id}`);
  const stages = history.map(({ stage }) => stage);
  expect(stages, 'two presses, one step').toEqual(['pending', 'confirmed', 'ready']);

  await card.getByLabel(`Status of order ${order.code}`).selectOption('Picked up');
  await expect(headline(visitor, 'Picked up')).toBeVisible();
  await expect(page.getByText(`Order ${order.code} is now “Picked up”.`)).toBeVisible();
  const undone = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await undone).ok()).toBe(true);
  await expect(card.getByText('Ready', { exact: true }).first()).toBeVisible();
  await visitor.reload();
  await expect(headline(visitor, 'Ready to pick up')).toBeVisible();
  // A press right after the previous one would count as a double press.
  await page.waitForTimeout(800);
  await card.getByRole('button', { name: 'Picked up' }).click();
  await expect(headline(visitor, 'Picked up')).toBeVisible();
});

test('a rejected order shows its customer the reason; the dialogs pass axe', async ({
  owner,
  guest,
  service,
}) => {
  const page = await owner({ viewport: PHONE });
  const visitor = await guest();
  const name = uniqueName('Reject');
  const order = await placeOrder(service, OWN_SLUG, name);
  await visitor.goto(`/orders/${order.trackingToken}`);
  await page.goto('/provider/orders');
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: `Order ${order.code}` });
  await expect(details.getByText(order.phone)).toBeVisible();
  expect(await problemsOf(page, 'order details', [PHONE])).toEqual([]);
  await page.setViewportSize(PHONE);
  await details.getByRole('button', { name: 'Reject' }).click();
  const question = page.getByRole('dialog', { name: `Reject order ${order.code}` });
  await question.getByText('A dish is sold out').click();
  expect(await problemsOf(page, 'reject', [PHONE])).toEqual([]);
  await question.getByRole('button', { name: 'Reject order' }).click();
  await expect(visitor.getByText(/sold out/i).first()).toBeVisible();
  await expect(details.getByText('Rejected').first()).toBeVisible();
});

test('shows a dropped connection, and catches up when it is back', async ({ owner, service, faults }) => {
  faults.expect(/notifications could not be fetched.*network_error/);
  const page = await owner({ viewport: TABLET });
  const known = await placeOrder(service, OWN_SLUG, uniqueName('Known'));
  const provider = await service.as('provider');
  await moveOrder(provider, known, 'pending', 'confirmed', 20);
  await openOrders(page);
  const before = page.getByLabel(`Status of order ${known.code}`);
  await expect(before).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^Connection lost at \d\d:\d\d/)).toBeVisible();
  const name = uniqueName('Missed');
  const order = await placeOrder(service, OWN_SLUG, name);
  await expect(cardOf(page, name)).toHaveCount(0);
  // Without a network nothing is shown as done.
  const status = await before.inputValue();
  await before.selectOption('Picked up');
  await expect(page.getByText(/^Order .* wasn’t changed\./)).toBeVisible();
  await expect(before).toHaveValue(status);
  await page.context().setOffline(false);
  await expect(cardOf(page, name)).toBeVisible();
  await expect(page.getByText(/^Connection lost at/)).toHaveCount(0);
  await moveOrder(provider, order, 'pending', 'delivered');
  await moveOrder(provider, known, 'confirmed', 'delivered');
});

test('on a tablet whose clock runs an hour ahead, an order of now is as old as it is', async ({
  owner,
  service,
}) => {
  const page = await owner({ viewport: TABLET });
  const name = uniqueName('Ahead');
  const order = await placeOrder(service, OWN_SLUG, name);
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await openOrders(page);
  const card = cardOf(page, name);
  await expect(card.locator('time').first()).toHaveText(/^(now|\d+ seconds? ago|1 minute ago)$/);
  await expect(card.getByText(/^Answer now/)).toHaveCount(0);
  await moveOrder(await service.as('provider'), order, 'pending', 'delivered');
});

test('the ticket of a long order takes several sheets at full size, and one piece of a roll', async ({
  owner,
  service,
}) => {
  const page = await owner({ viewport: LAPTOP });
  await page.addInitScript(() => {
    window.print = () => Object.assign(globalThis, { isPrinted: true });
    // It is printed twice.
    window.addEventListener('afterprint', (event) => event.stopImmediatePropagation());
  });
  const caller = await service.as('customer');
  const restaurant = await restaurantBySlug(caller, OWN_SLUG);
  const dishes = restaurant.menu
    .flatMap(({ items }) => items)
    .filter(({ optionGroups }) => !optionGroups?.length);
  const name = uniqueName('Banquet');
  const note = 'Without onions, well done, in a box of its own with the name on the lid. ';
  const order = await caller.send<Order>('POST', '/api/orders', {
    restaurant: { id: restaurant.id },
    orderType: 'Takeaway',
    items: Array.from({ length: 24 }, (_, place) => ({
      id: dishes[place % dishes.length]?.id,
      quantity: 1,
      note: `${String(place + 1)}. ${note.repeat(2)}`,
    })),
    name,
    phone: newPhone(),
    address: 'Ksar, near the market',
  });
  await openOrders(page);
  await cardOf(page, name)
    .getByRole('button', { name: /^Print/ })
    .click();
  await page.waitForFunction(() => 'isPrinted' in globalThis);
  // As a printer does whose paper has another size: what is too long is shrunk to it.
  const sheets = await sheetsOf(page, { format: 'A4' });
  expect(sheets.length).toBeGreaterThan(2);
  expect(await sheetsOf(page, { ...ROLL, preferCSSPageSize: true })).toHaveLength(1);
  await moveOrder(await service.as('provider'), order, 'pending', 'delivered');
});

test('a tab without events polls, and shows what another device did first', async ({
  owner,
  service,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/, /status of 409/);
  const page = await owner({ viewport: LAPTOP });
  const name = uniqueName('Stale');
  const order = await placeOrder(service, OWN_SLUG, name);
  await page.clock.install();
  await page.route('**/api/events*', (route) => route.abort());
  await openOrders(page);
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  const phone = await service.as('provider');
  // The next poll would tell before the press, and close the dialog.
  const release = await holdBack(page, '**/api/orders/restaurant/**');
  await moveOrder(phone, order, 'pending', 'confirmed', 20);
  await page.getByRole('button', { name: 'Accept order' }).click();
  const changed = `Order ${order.code} was changed on another device: it’s now “Confirmed”.`;
  await expect(page.getByText(changed).first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();

  release();
  await moveOrder(phone, order, 'confirmed', 'delivered');
  const later = await placeOrder(service, OWN_SLUG, uniqueName('Polled'));
  await page.clock.fastForward(12_000);
  await expect(cardOf(page, later.customerName)).toBeVisible();
  await expect(card.getByText('Picked up', { exact: true }).first()).toBeVisible();
  await moveOrder(phone, later, 'pending', 'delivered');
});

test('by keyboard alone: opens an order, accepts it, and prints its ticket', async ({ owner, service }) => {
  const page = await owner({ viewport: LAPTOP });
  await page.addInitScript(() => {
    window.print = () => Object.assign(globalThis, { isPrinted: true });
  });
  const name = uniqueName('Keys');
  const order = await placeOrder(service, OWN_SLUG, name);
  await openOrders(page);
  const card = cardOf(page, name);
  await expect(card).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await problemsOf(page, 'keyboard shortcuts', [PHONE, LAPTOP])).toEqual([]);
  await page.setViewportSize(LAPTOP);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (let press = 0; press < 200 && !(await hasFocus(card)); press += 1) await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: `Accept order ${order.code}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  await expect(card, 'the focus stays with the order').toBeFocused();

  await page.keyboard.press('t');
  await page.waitForFunction(() => 'isPrinted' in globalThis);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  // Whatever the screen's language, the kitchen reads its own.
  for (const text of [order.code, name, order.phone, order.address, order.items[0]?.name ?? '', 'Espèces'])
    expect(printed, `the ticket shows ${text}`).toContain(text);
  expect(printed).not.toMatch(/Sort by|Restaurants|Delivered/);
  const [roll, ...others] = await sheetsOf(page, { ...ROLL, preferCSSPageSize: true });
  expect(Math.abs(Number(roll) - TICKET_POINTS), `${String(roll)} points wide`).toBeLessThan(1);
  expect(others, 'one page').toEqual([]);
  await moveOrder(await service.as('provider'), order, 'confirmed', 'delivered');
});
