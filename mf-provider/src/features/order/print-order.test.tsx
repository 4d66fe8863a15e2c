import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { orderCard } from '../../testing/order-card.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const order = sampleOrder(restaurant, 1, { customerName: 'Aïcha', note: 'Appelez en arrivant.' });
const print = jest.fn();

beforeEach(() => {
  print.mockClear();
  window.print = print;
});

function ticket(): HTMLElement {
  const found = document.body.querySelector<HTMLElement>(':scope > [aria-hidden]');
  if (!found) throw new Error('There is no ticket.');
  return found;
}

test('prints what kitchen and driver need, from the list', async () => {
  const { user } = await renderArea('/provider/orders', { orders: [order] });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Print the ticket of order K7M-001' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const [line] = order.items;
  for (const text of [
    order.code,
    'Delivery',
    restaurant.name,
    line?.name ?? '',
    `${line?.quantity} ×`,
    line?.note ?? '',
    'Appelez en arrivant.',
    order.phone,
    /Pays with/,
    'Cash',
  ]) {
    expect(within(ticket()).getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(ticket()).toHaveTextContent(order.address);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(document.body.querySelector(':scope > [aria-hidden]')).toBeNull();
});

test('prints from the order dialog', async () => {
  const { user } = await renderArea(`/provider/orders?order=${order.id}`, { orders: [order] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Order K7M-001' }));
  await user.click(dialog.getByRole('button', { name: 'Print ticket' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(ticket()).toHaveTextContent(order.code);
});

test('reports that the order could not be loaded', async () => {
  const { user, server } = await renderArea('/provider/orders', { orders: [order] });
  await screen.findByText('Aïcha');
  server.use(http.get('*/api/orders/:id', () => HttpResponse.error()));
  await user.click(orderCard('Aïcha').getByRole('button', { name: /^Print/ }));
  expect(await screen.findByText(/The ticket of order K7M-001 could not be printed/)).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});
