import { screen, within } from '@testing-library/react';
import { sampleRestaurant } from '../mocks/samples.ts';
import { renderArea } from '../testing/render-area.tsx';
import { restaurantChoice } from '../testing/restaurant-choice.ts';

test('two restaurants of one name are told apart by commune and picture', async () => {
  const name = 'La Dune d’Or';
  const ksar = sampleRestaurant(1, { name, commune: 'Ksar', bannerUrl: '/api/files/ksar.webp' });
  const sebkha = sampleRestaurant(2, { name, commune: 'Sebkha', bannerUrl: '/api/files/sebkha.webp' });
  const { user } = await renderArea('/provider/menu', { restaurants: [ksar, sebkha], orders: [] });
  await user.click(await screen.findByRole('button', { name: /^(Restaurant:|Choose a restaurant)/ }));
  const list = within(screen.getByRole('dialog', { name: 'Choose a restaurant' }));
  const options = list.getAllByRole('button', { name: new RegExp(name) });
  expect(options.map(({ textContent }) => textContent)).toEqual([`${name} Ksar`, `${name} Sebkha`]);
  expect(options.map((option) => option.querySelector('img')?.getAttribute('src'))).toEqual([
    expect.stringContaining('ksar'),
    expect.stringContaining('sebkha'),
  ]);
  await user.click(list.getByRole('button', { name: `${name} Sebkha` }));
  expect(restaurantChoice()).toHaveTextContent(`${name} Sebkha`);
});

test('a name in Arabic script has its own direction, and its place does not move into it', async () => {
  const name = 'مطعم النخيل';
  const restaurants = [sampleRestaurant(1, { name, commune: 'Ksar' }), sampleRestaurant(2)];
  const { user } = await renderArea('/provider/menu', { restaurants, orders: [] });
  await user.click(await screen.findByRole('button', { name: /^(Restaurant:|Choose a restaurant)/ }));
  const list = within(screen.getByRole('dialog', { name: 'Choose a restaurant' }));
  expect(list.getByText(name)).toHaveAttribute('dir', 'auto');
  expect(list.getByText(name)).not.toHaveTextContent('Ksar');
});
