import { screen, waitFor } from '@testing-library/react';
import { sampleRestaurant } from '../mocks/samples.ts';
import { renderArea } from '../testing/render-area.tsx';

const first = sampleRestaurant(1);
const second = sampleRestaurant(2);
const restaurants = [first, second];
const orders: [] = [];

async function open(path: string, owned = restaurants) {
  const page = await renderArea(path, { restaurants: owned, orders });
  const choice = await screen.findByLabelText('Restaurant');
  return { ...page, shows: (id: string) => waitFor(() => expect(choice).toHaveValue(id)) };
}

test('an owner comes back to the restaurant that an address has named last', async () => {
  for (const { id } of [first, second]) {
    const { unmount } = await open(`/provider/orders?restaurant=${id}`);
    unmount();
  }
  const { shows, search } = await open('/provider/orders');
  await shows(second.id);
  expect(search()).toEqual({ restaurant: second.id });
});

test('a choice that is not this owner’s is left alone', async () => {
  const { unmount } = await open(`/provider/orders?restaurant=${second.id}`);
  unmount();
  const { shows, search } = await open('/provider/orders', [first, sampleRestaurant(3)]);
  await shows(first.id);
  expect(search()).toEqual({});
});
