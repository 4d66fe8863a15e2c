import { screen, waitFor } from '@testing-library/react';
import { sampleRestaurant } from '../mocks/samples.ts';
import { renderArea } from '../testing/render-area.tsx';
import { restaurantChoice } from '../testing/restaurant-choice.ts';

const first = sampleRestaurant(1);
const second = sampleRestaurant(2);
const restaurants = [first, second];
const orders: [] = [];

async function open(path: string, owned = restaurants) {
  const page = await renderArea(path, { restaurants: owned, orders });
  await screen.findByRole('button', { name: /^Restaurant:/ });
  const shows = (name: string) => waitFor(() => expect(restaurantChoice()).toHaveTextContent(name));
  return { ...page, shows };
}

test('returns to the restaurant that was chosen last', async () => {
  for (const { id } of [first, second]) {
    const { unmount } = await open(`/provider/orders?restaurant=${id}`);
    unmount();
  }
  const { shows, search } = await open('/provider/orders');
  await shows(second.name);
  expect(search()).toEqual({ restaurant: second.id });
});

test('ignores a stored choice of another owner', async () => {
  const { unmount } = await open(`/provider/orders?restaurant=${second.id}`);
  unmount();
  const { shows, search } = await open('/provider/orders', [first, sampleRestaurant(3)]);
  await shows(first.name);
  expect(search()).toEqual({});
});
