import { screen, waitFor, within } from '@testing-library/react';
import type { OrderChange } from 'shared-api/contract';
import { sampleOrder, sampleRestaurant } from '../../../mocks/samples.ts';
import { orderCard } from '../../../testing/order-card.ts';
import { renderArea } from '../../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const confirmed = sampleOrder(restaurant, 1, { customerName: 'Aïcha', stage: 'confirmed' });
const [line] = confirmed.items;

const change: OrderChange = {
  ...{ id: '0190a0a0-0009-7000-8000-000000000001', by: 'customer', note: 'sans oignons' },
  ...{ at: new Date().toISOString(), until: null, onSilence: null, promisedAt: null },
  lines: line ? [{ before: line, after: { ...line, quantity: 9, total: 9 * line.price } }] : [],
  ...{ difference: 0, outcome: null, answeredAt: null, answeredBy: null },
};

test('one press answers what a customer asks for, in the lanes and in the list', async () => {
  for (const path of ['/provider/live', '/provider/orders']) {
    const { user, service, unmount } = await renderArea(path, {
      orders: [{ ...confirmed, openChange: change }],
    });
    await screen.findByText('Aïcha');
    const question = within(
      orderCard('Aïcha').getByRole('region', { name: 'The customer asks for a change' }),
    );
    expect(question.getByText('sans oignons')).toBeVisible();
    expect(question.getByRole('listitem')).toHaveTextContent(/After: 9 ×/);
    await user.click(question.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(service.orders[0]?.openChange).toBeNull());
    expect(service.orders[0]?.changes?.[0]?.outcome).toBe('accepted');
    await waitFor(() => expect(screen.queryByText('The customer asks for a change')).not.toBeInTheDocument());
    unmount();
  }
});

test('proposes a change with what silence means, and withdraws it', async () => {
  const [plat, ...rest] = restaurant.menu;
  const [first, ...others] = plat?.items ?? [];
  const soldOut = first && { ...first, soldOutUntil: new Date(Date.now() + 3_600_000).toISOString() };
  const menu = plat && soldOut ? [{ ...plat, items: [soldOut, ...others] }, ...rest] : restaurant.menu;
  const { user, service } = await renderArea(`/provider/orders?order=${confirmed.id}`, {
    orders: [confirmed],
    restaurants: [{ ...restaurant, menu }],
  });
  await user.click(await screen.findByRole('button', { name: 'Propose a change' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Propose a change to order/ }));
  await user.click(dialog.getByRole('button', { name: 'Send to the customer' }));
  expect(await dialog.findByText(/^Please choose: the customer reads it/)).toBeVisible();
  const [replacement] = dialog.getAllByLabelText('Another dish instead');
  const offered = within(replacement as HTMLElement)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  // Neither the dish itself, nor the one that is sold out, nor one with a size to choose.
  expect(offered).toEqual(['None', 'Bissap', 'Bouye']);
  await user.click(dialog.getByRole('radio', { name: 'The order stays as it is' }));
  await user.click(dialog.getByRole('button', { name: 'Send to the customer' }));
  expect(await dialog.findByText(/^Change a line or the time/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('When it’s ready'), '15 minutes later');
  const price = dialog.getAllByLabelText('Price each')[0] as HTMLElement;
  await user.type(price, '99999');
  await user.click(dialog.getByRole('button', { name: 'Send to the customer' }));
  expect(await dialog.findByText(/^At most/)).toBeVisible();
  await user.clear(price);
  await user.type(price, '1');
  await user.click(dialog.getByRole('button', { name: 'Send to the customer' }));
  await waitFor(() => expect(service.orders[0]?.openChange?.by).toBe('provider'));
  const details = within(await screen.findByRole('dialog', { name: /^Order/ }));
  const waiting = await details.findByRole('region', { name: 'Waiting for the customer’s answer' });
  expect(within(waiting).getByText(/the order stays as it is\.$/)).toBeVisible();
  await user.click(within(waiting).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(service.orders[0]?.changes?.[0]?.outcome).toBe('withdrawn'));
  expect(await details.findByText('withdrawn')).toBeVisible();
});

test('before it is accepted and once it is ready, nothing is proposed', async () => {
  for (const stage of ['pending', 'ready'] as const) {
    const order = sampleOrder(restaurant, 1, { stage });
    const { unmount } = await renderArea(`/provider/orders?order=${order.id}`, { orders: [order] });
    await screen.findByRole('dialog', { name: /^Order/ });
    expect(screen.queryByRole('button', { name: 'Propose a change' })).not.toBeInTheDocument();
    unmount();
  }
});
