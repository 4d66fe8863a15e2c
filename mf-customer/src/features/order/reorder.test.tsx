import { screen, waitFor, within } from '@testing-library/react';
import type { Restaurant } from 'shared-api/contract';
import { renderArea, setUpArea } from '../../testing/render-area.tsx';
import type { SampleService } from '../../mocks/sample-service.ts';
import { sampleId } from '../../mocks/sample-customer.ts';

setUpArea();

const DELIVERED = `/user/orders/${sampleId(102)}`;
const DAR_ATAY = sampleId(202);
const baskets = () =>
  JSON.parse(localStorage.getItem('maida.baskets') ?? '{}') as Record<string, { lines: unknown[] }>;

/** Changes the dishes on the menu of the delivered order's restaurant. */
function withMenu(
  change: (items: Restaurant['menu'][number]['items']) => Restaurant['menu'][number]['items'],
) {
  return (service: SampleService) => {
    service.restaurants = service.restaurants.map((restaurant) =>
      restaurant.id === DAR_ATAY
        ? { ...restaurant, menu: restaurant.menu.map((part) => ({ ...part, items: change(part.items) })) }
        : restaurant,
    );
  };
}

async function orderAgain(prepare?: (service: SampleService) => void) {
  const rendered = await renderArea(DELIVERED, 'en', prepare);
  await rendered.user.click(await screen.findByRole('button', { name: /^Order again/ }));
  return rendered;
}

test('when all is as it was, the dishes are in the basket at once', async () => {
  const { router } = await orderAgain();
  expect(await screen.findByText('Your dishes are in the basket.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/restaurant/dar-atay/menu');
  expect(baskets()[DAR_ATAY]).toEqual({
    lines: [
      { id: sampleId(5020), quantity: 1, note: '' },
      { id: sampleId(5021), quantity: 2, note: '' },
    ],
    orderType: 'Takeaway',
    note: '',
    attempt: null,
  });
});

test('shows first what is gone, sold out or changed in price', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const { router, user } = await orderAgain(
    withMenu((items) => {
      const [first, second] = items.filter(({ id }) => [sampleId(5020), sampleId(5021)].includes(id));
      return first && second
        ? [
            { ...first, price: 150 },
            { ...second, soldOutUntil: tomorrow },
          ]
        : [];
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Order again from Dar Atay' }));
  expect(dialog.getByText('1 dish can go into your basket.')).toBeInTheDocument();
  expect(dialog.getByText('Sold out for now').closest('section')).toHaveTextContent('Brochettes');
  expect(dialog.getByText('Changed in price').closest('section')).toHaveTextContent(
    /110\.00.*before, now 150\.00/,
  );
  expect(baskets()).toEqual({});
  await user.click(dialog.getByRole('button', { name: 'Put into the basket' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/restaurant/dar-atay/menu'));
  expect(baskets()[DAR_ATAY]?.lines).toHaveLength(1);
});

test('when nothing is left, the menu is', async () => {
  await orderAgain(withMenu(() => []));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('None of these dishes can be had at the moment.')).toBeInTheDocument();
  expect(dialog.getByText('No longer on the menu').closest('section')).toHaveTextContent(/Mafé.*Brochettes/);
  expect(dialog.getByRole('link', { name: 'See the menu' })).toHaveAttribute(
    'href',
    '/restaurant/dar-atay/menu',
  );
});

test('warns of a basket that would be replaced, which stays after a no', async () => {
  const kept = { [DAR_ATAY]: { lines: [{ id: 'x', quantity: 3, note: '' }] } };
  localStorage.setItem('maida.baskets', JSON.stringify(kept));
  const { user } = await orderAgain();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The 3 dishes in your basket there are replaced.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(baskets()).toEqual(kept);
});

test('a restaurant that has left says so', async () => {
  await orderAgain((service) => {
    service.restaurants = [];
  });
  expect(await screen.findByText('Dar Atay is no longer on Maida.')).toBeInTheDocument();
});

test('only an order that is over can be ordered again', async () => {
  await renderArea(`/user/orders/${sampleId(100)}`);
  await screen.findByRole('heading', { name: 'Order K7M-420' });
  expect(screen.queryByRole('button', { name: /^Order again/ })).not.toBeInTheDocument();
});
