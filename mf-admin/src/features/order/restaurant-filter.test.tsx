import { screen, waitFor, within } from '@testing-library/react';
import { MAX_PAGE_SIZE } from 'shared-api/contract';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const many = Array.from({ length: MAX_PAGE_SIZE + 5 }, (_, index) =>
  sampleOrder(sampleRestaurant(index + 1, { name: `Dar ${String(index + 1).padStart(3, '0')}` }), index + 1),
);

const field = () => screen.findByRole('combobox', { name: 'Restaurant name' });
const list = () => within(screen.getByRole('listbox', { name: 'Restaurant name' }));
const offered = () =>
  list()
    .queryAllByRole('option')
    .map((option) => option.textContent);

test('offers the first names, and those that begin like what is typed', async () => {
  const { user, search } = await renderArea('/admin/orders', { orders: many });
  const input = await field();
  await user.click(input);
  await waitFor(() => expect(offered()).toHaveLength(MAX_PAGE_SIZE));
  expect(screen.getByText('There are more: type part of the name.')).toBeVisible();
  await user.type(input, 'dar 10');
  await waitFor(() =>
    expect(offered()).toEqual(['Dar 100', 'Dar 101', 'Dar 102', 'Dar 103', 'Dar 104', 'Dar 105']),
  );
  expect(search()).toEqual({});
  await user.click(list().getByRole('option', { name: 'Dar 104' }));
  await waitFor(() => expect(search()).toEqual({ restaurant: 'Dar 104' }));
  expect(input).toHaveValue('Dar 104');
  await user.clear(input);
  await user.tab();
  await waitFor(() => expect(search()).toEqual({}));
});

test('shows the name of the address in the field, and clears it on reset', async () => {
  const { user, search } = await renderArea('/admin/orders?restaurant=Dar+050', { orders: many });
  expect(await field()).toHaveValue('Dar 050');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(search()).toEqual({}));
  expect(await field()).toHaveValue('');
});
