import { screen, waitFor } from '@testing-library/react';
import { MAX_PAGE_SIZE } from 'shared-api/contract';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const many = Array.from({ length: MAX_PAGE_SIZE + 5 }, (_, index) =>
  sampleOrder(sampleRestaurant(index + 1, { name: `Dar ${String(index + 1).padStart(3, '0')}` }), index + 1),
);

const field = () => screen.findByPlaceholderText('First letters of its name');
const offered = () =>
  [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));

test('asks for the first letters of a name when there are very many restaurants', async () => {
  const { user, search } = await renderArea('/admin/orders', { orders: many });
  const input = await field();
  expect(input).toHaveAccessibleName('Restaurant name');
  await user.type(input, 'dar 10');
  await waitFor(() =>
    expect(offered()).toEqual(['Dar 100', 'Dar 101', 'Dar 102', 'Dar 103', 'Dar 104', 'Dar 105']),
  );
  expect(search()).toEqual({});
  await user.type(input, '4');
  await waitFor(() => expect(search()).toEqual({ restaurant: 'Dar 104' }));
  await waitFor(() => expect(input).toHaveValue('Dar 104'));
  await user.clear(input);
  await waitFor(() => expect(search()).toEqual({}));
});

test('shows the name of the address in the field, and clears it on reset', async () => {
  const { user, search } = await renderArea('/admin/orders?restaurant=Dar+050', { orders: many });
  expect(await field()).toHaveValue('Dar 050');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(search()).toEqual({}));
  expect(await field()).toHaveValue('');
});
