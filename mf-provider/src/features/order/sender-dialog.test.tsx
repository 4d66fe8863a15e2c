import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { orderCard } from '../../testing/order-card.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const guests = [1, 2, 3].map((number) =>
  sampleOrder(restaurant, number, { customerName: `Guest ${number}`, user: null, phone: '2244668800' }),
);

/** The dialog about the sender of the first order, opened from its Reject button. */
async function openSender() {
  const view = await renderArea('/provider/orders', { orders: guests });
  await screen.findByText('Guest 1');
  await view.user.click(orderCard('Guest 1').getByRole('button', { name: 'Reject' }));
  await view.user.click(screen.getByRole('button', { name: 'All orders from this sender…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sender of order K7M-001' }));
  await dialog.findByRole('checkbox', { name: 'Block this sender' });
  return { ...view, dialog };
}

test('says how many orders it rejects, and rejects them all', async () => {
  const { user, service, dialog } = await openSender();
  expect(
    dialog.getByRole('checkbox', { name: 'Reject all 3 pending orders from this sender' }),
  ).toBeChecked();
  expect(service.orders.every(({ stage }) => stage === 'pending')).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Reject 3 orders' }));
  expect(await screen.findByText('3 orders were rejected.')).toBeVisible();
  expect(service.orders.every(({ stage }) => stage === 'rejected')).toBe(true);
  expect(service.blockedSenders).toEqual([]);
});

test('blocks the sender alone, lists it, and unblocks it', async () => {
  const { user, service, dialog } = await openSender();
  await user.click(dialog.getByRole('checkbox', { name: /^Reject all/ }));
  expect(dialog.getByRole('button', { name: 'Block' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Block this sender' }));
  await user.click(dialog.getByRole('radio', { name: 'Until I unblock them' }));
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('The sender is blocked.')).toBeVisible();
  expect(service.orders[0]?.stage).toBe('pending');

  await user.click(screen.getByRole('button', { name: 'Blocked senders' }));
  await user.click(await screen.findByRole('button', { name: 'Unblock Guest 1' }));
  expect(await screen.findByText('No one is blocked')).toBeVisible();
  expect(service.blockedSenders).toEqual([]);
});

test('a refusal stays in the dialog and can be retried', async () => {
  const { user, server, dialog } = await openSender();
  server.use(http.post('*/sender/stop', () => problemResponse(503, 'unavailable'), { once: true }));
  await user.click(dialog.getByRole('button', { name: 'Reject 3 orders' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reject 3 orders' }));
  await waitFor(() => expect(screen.getByText('3 orders were rejected.')).toBeVisible());
});

test('blocks the account of a signed-in customer, and says that it is one', async () => {
  const customer = { id: guests[0]?.id ?? '', firstname: 'Aïcha', lastname: null };
  const known = [1, 2].map((number) =>
    sampleOrder(restaurant, number, { customerName: `Aïcha ${number}`, user: customer }),
  );
  const { user, service } = await renderArea('/provider/orders', { orders: known });
  await screen.findByText('Aïcha 1');
  await user.click(orderCard('Aïcha 1').getByRole('button', { name: 'Reject' }));
  await user.click(screen.getByRole('button', { name: 'All orders from this sender…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sender of order K7M-001' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Block this sender' }));
  expect(dialog.getByText('The sender ordered with an account.')).toBeVisible();
  expect(dialog.getByText(/^This account won’t be able to order here/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reject 2 orders and block' }));
  await waitFor(() => expect(service.orders.every(({ stage }) => stage === 'rejected')).toBe(true));
  expect(service.blockedSenders).toHaveLength(1);
});
