import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrderChange } from 'shared-api/contract';
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
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Print the ticket for order K7M-001' }));
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

test('dialog and ticket say what a promotion takes off, also of an order to pick up', async () => {
  const promotion = { id: 'p', kind: 'percent', value: 15, code: 'ETE25', discount: 27 } as const;
  const amounts = { subtotal: 180, deliveryFee: 0, totalAmount: 153 };
  const cheaper = { ...order, orderType: 'Takeaway' as const, ...amounts, promotion };
  const { user } = await renderArea(`/provider/orders?order=${order.id}`, { orders: [cheaper] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Order K7M-001' }));
  const amountOf = (row: HTMLElement) => row.nextElementSibling?.textContent;
  expect(amountOf(await dialog.findByText('Subtotal'))).toBe('180.00\u00a0MRU');
  expect(amountOf(dialog.getByText('15% off · ETE25'))).toBe('−27.00\u00a0MRU');
  expect(amountOf(dialog.getByText('Total'))).toBe('153.00\u00a0MRU');
  await user.click(dialog.getByRole('button', { name: 'Print ticket' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(amountOf(within(ticket()).getByText('Subtotal'))).toBe('180.00\u00a0MRU');
  expect(amountOf(within(ticket()).getByText('Discount'))).toBe('−27.00\u00a0MRU');
  expect(within(ticket()).queryByText('Delivery fee')).not.toBeInTheDocument();
});

test('reports that the order could not be loaded', async () => {
  const { user, server } = await renderArea('/provider/orders', { orders: [order] });
  await screen.findByText('Aïcha');
  server.use(http.get('*/api/orders/:id', () => HttpResponse.error()));
  await user.click(orderCard('Aïcha').getByRole('button', { name: /^Print/ }));
  expect(await screen.findByText(/The ticket for order K7M-001 couldn’t be printed/)).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});

test('the ticket is in the kitchen’s language, with the customer’s names beneath its own', async () => {
  const [line] = order.items;
  if (!line) throw new Error('The order has no line.');
  const french = {
    ...order,
    restaurant: { ...order.restaurant, language: 'fr' as const },
    items: [{ ...line, name: 'Poulet yassa', shown: { name: 'دجاج ياسا', language: 'ar' as const } }],
  };
  const { user } = await renderArea('/provider/orders', { orders: [french] });
  await screen.findByText('Aïcha');
  expect(orderCard('Aïcha').getByText('دجاج ياسا')).toHaveAttribute('lang', 'ar');
  await user.click(orderCard('Aïcha').getByRole('button', { name: /^Print/ }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(ticket()).toHaveAttribute('lang', 'fr');
  expect(within(ticket()).getByText('Livraison')).toBeInTheDocument();
  expect(ticket()).toHaveTextContent(/Total\s*\d+,00\sMRU/);
  const dish = within(ticket()).getByText('Poulet yassa');
  const seen = within(ticket()).getByText('دجاج ياسا');
  expect(seen).toHaveAttribute('dir', 'rtl');
  expect(dish.compareDocumentPosition(seen)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'Print the ticket for order K7M-001' })).toBeInTheDocument();
});

test('the ticket of an Arabic kitchen names the commune in Arabic, whatever the page speaks', async () => {
  const arabic = {
    ...order,
    commune: 'Tevragh-Zeina',
    restaurant: { ...order.restaurant, language: 'ar' as const },
  };
  const { user } = await renderArea('/provider/orders', { orders: [arabic] });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: /^Print/ }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(ticket()).toHaveTextContent(`\u2068${order.address}\u2069، تفرغ زينة`);
});

test('card and ticket have what the kitchen takes in hand, for all portions, by group', async () => {
  const [line] = order.items;
  if (!line) throw new Error('The order has no line.');
  const option = { price: 10, quantity: 1, group: 'Suppléments' };
  const options = [
    {
      ...option,
      id: 'a',
      group: 'À la place du riz',
      name: 'Frites',
      shown: { name: 'بطاطس', language: 'ar' as const },
    },
    { ...option, id: 'b', name: 'Fromage', quantity: 2 },
    { ...option, id: 'c', name: 'Œuf' },
  ];
  const chosen = { ...order, items: [{ ...line, quantity: 3, options }] };
  const { user } = await renderArea('/provider/orders', { orders: [chosen] });
  await screen.findByText('Aïcha');
  expect(orderCard('Aïcha').getByText('À la place du riz: 3 × Frites')).toBeInTheDocument();
  await user.click(orderCard('Aïcha').getByRole('button', { name: /^Print/ }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(ticket()).toHaveTextContent('3 × Frites');
  expect(ticket()).toHaveTextContent('6 × Fromage, 3 × Œuf');
});

test('a restaurant’s name in Arabic script has a direction of its own on the ticket', async () => {
  const name = 'مطعم النخيل';
  const arabic = { ...order, restaurant: { ...order.restaurant, name } };
  const { user } = await renderArea('/provider/orders', { orders: [arabic] });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: /^Print/ }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(within(ticket()).getByText(name)).toHaveAttribute('dir', 'auto');
});

test('an accepted change makes the printed ticket outdated; the next one says what has changed', async () => {
  const [first] = order.items;
  if (!first) throw new Error('The order has no line.');
  const second = { ...first, id: 'b', name: 'Riz blanc' };
  const confirmed = { ...order, stage: 'confirmed' as const, items: [first, second] };
  const openChange: OrderChange = {
    ...{ id: 'c', by: 'customer', note: null, at: '2026-11-20T12:00:00Z', until: null, onSilence: null },
    ...{ promisedAt: null, difference: 0, outcome: null, answeredAt: null, answeredBy: null },
    lines: [
      { before: first, after: { ...first, quantity: 9 } },
      { before: second, after: null },
    ],
  };
  for (const path of ['/provider/live', '/provider/orders']) {
    // What another release or a hand has left there.
    localStorage.setItem('maida.orders.printed', JSON.stringify([null, { id: order.id, dishes: 1 }]));
    print.mockClear();
    const view = await renderArea(path, { orders: [{ ...confirmed, openChange }] });
    await screen.findByText('Aïcha');
    await view.user.click(orderCard('Aïcha').getByRole('button', { name: /^Print the ticket/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(ticket()).not.toHaveTextContent('Changed at');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await view.user.click(orderCard('Aïcha').getByRole('button', { name: 'Accept' }));
    await view.user.click(await screen.findByRole('button', { name: 'Changed: print again' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(ticket()).toHaveTextContent(/Changed at \d\d:\d\d/);
    const [before, out] = ticket().querySelectorAll('del');
    expect(before).toHaveTextContent(`${first.quantity} × ${first.name}`);
    expect(before?.nextElementSibling).toHaveTextContent(`9 × ${first.name}`);
    expect(out?.parentElement).toHaveTextContent(`${second.quantity} × ${second.name} Taken out`);
    expect(screen.queryByRole('button', { name: 'Changed: print again' })).not.toBeInTheDocument();
    view.unmount();
  }
});
