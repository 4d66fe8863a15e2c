import type { LaterOrders, OrderSlot } from 'shared-api/contract';
import { LAPTOP, PHONE } from './support/browser.ts';
import {
  fillContact,
  orderConfirmation,
  OWN_RESTAURANT,
  OWN_SLUG,
  startCheckout,
} from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { problemsInEveryLanguage } from './support/look.ts';
import { getOrder, moveOrder, placeOrder, restaurantBySlug, uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';
import { openInteractive } from './support/rendered-pages.ts';
import type { Service } from './support/service.ts';

const RULES: LaterOrders = { slotMinutes: 30, slotCapacity: 1, leadMinutes: 60, days: 3 };

/** Has the demo owner's restaurant take orders for later until the end of the journey. Returns its free slots. */
async function takeLater(service: Service): Promise<OrderSlot[]> {
  const owner = await service.as('provider');
  const { id } = await restaurantBySlug(owner, OWN_SLUG);
  service.undoLater(() => owner.send('PUT', `/api/restaurant/${id}`, { laterOrders: null }));
  await owner.send('PUT', `/api/restaurant/${id}`, { laterOrders: RULES });
  return owner.get<OrderSlot[]>(`/api/orders/slots/${id}`);
}

test('of two guests who want the same time one gets it, the other the next; the owner accepts and begins', async ({
  faults,
  guest,
  owner,
  service,
}) => {
  // The second order is refused.
  faults.expect(/status of 409/);
  const slots = await takeLater(service);
  // On another day, and so far away that no evening passes it.
  const wanted = slots.find(({ at }) => at.slice(0, 10) > (slots[0]?.at ?? '').slice(0, 10));
  const page = await guest({ viewport: LAPTOP });
  await openInteractive(page, `/restaurant/${OWN_SLUG}/menu`);
  await startCheckout(page, 'Takeaway');
  const name = uniqueName('Later');
  const dialog = await fillContact(page, { name, phone: newPhone(), address: 'Ksar' });
  await dialog.getByText('At another time', { exact: true }).click();
  const [day, time] = [dialog.getByLabel('Day'), dialog.getByLabel(/^Time/)];
  await day.selectOption(wanted?.at.slice(0, 10) ?? '');
  await time.selectOption(wanted?.at ?? '');
  // Somebody else was faster.
  const other = await placeOrder(service, OWN_SLUG, uniqueName('Faster'), 'guest', {
    wantedAt: wanted?.at ?? '',
  });
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByText(/^That time has just been taken/)).toBeVisible();
  expect(await problemsInEveryLanguage(page, 'a time that is taken')).toEqual([]);
  await dialog.getByRole('alert').getByRole('button').first().click();
  await expect(time).not.toHaveValue(wanted?.at ?? '');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(page).getByText('For when')).toBeVisible();
  await orderConfirmation(page).getByRole('link', { name: 'Track my order' }).click();
  await expect(page.getByText(/^For \d/).first()).toBeVisible();

  const desk = await owner({ viewport: LAPTOP });
  await desk.goto('/provider/live');
  const lane = desk.getByRole('region', { name: /^For later/ });
  const card = lane.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: /^Accept for/ }).click();
  await expect(card.getByRole('button', { name: 'Begin cooking' })).toBeVisible();
  await expect(page.getByText(/^Ready to pick up around \d+ .*\d\d:\d\d\.$/)).toBeVisible();
  // A press right after the previous one would count as a double press.
  await desk.waitForTimeout(800);
  await card.getByRole('button', { name: 'Begin cooking' }).click();
  await expect(desk.getByRole('region', { name: /^Cooking/ }).getByText(name)).toBeVisible();
  expect(await problemsInEveryLanguage(desk, 'lanes with orders for later')).toEqual([]);
  const provider = await service.as('provider');
  await moveOrder(provider, await getOrder(provider, OWN_SLUG, name), 'preparing', 'delivered');
  await moveOrder(provider, other, 'pending', 'cancelled');
});

test('an owner turns orders for later on, and off again', async ({ owner, guest, service }) => {
  const provider = await service.as('provider');
  const { id } = await restaurantBySlug(provider, OWN_SLUG);
  service.undoLater(() => provider.send('PUT', `/api/restaurant/${id}`, { laterOrders: null }));
  const waiting = await placeOrder(service, OWN_SLUG, uniqueName('Waiting'));
  const page = await owner();
  await page.goto(`/provider/${id}/later`);
  const box = page.getByRole('checkbox', { name: 'Take orders for later' });
  await box.check();
  expect(await problemsInEveryLanguage(page, 'the rules for later')).toEqual([]);
  await page.setViewportSize(PHONE);
  const alert = await page.getByRole('link', { name: /waiting$/ }).boundingBox();
  const back = await page.getByRole('link', { name: 'Edit restaurant' }).boundingBox();
  expect(back?.y, 'what waits covers no link').toBeGreaterThan((alert?.y ?? 0) + (alert?.height ?? 0));
  await moveOrder(provider, waiting, 'pending', 'cancelled');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Restaurant saved.')).toBeVisible();
  const visitor = await guest({ viewport: LAPTOP });
  await openInteractive(visitor, `/restaurant/${OWN_SLUG}/menu`);
  await expect(visitor.getByRole('heading', { level: 1, name: OWN_RESTAURANT })).toBeVisible();
  await startCheckout(visitor, 'Takeaway');
  await expect(visitor.getByText('At another time', { exact: true })).toBeVisible();
});
