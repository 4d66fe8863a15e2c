import { screen, waitFor } from '@testing-library/react';
import { readOrderAgain } from 'shared-api/order-again';
import { sampleId } from '../../mocks/sample-customer.ts';
import { renderArea, setUpArea } from '../../testing/render-area.tsx';

setUpArea();

test('links to the menu with the dishes of the order', async () => {
  const { router, user } = await renderArea(`/user/orders/${sampleId(102)}`);
  await user.click(await screen.findByRole('link', { name: /^Order again/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/restaurant/dar-atay/menu'));
  expect(readOrderAgain(router.state.location.state)).toMatchObject({
    orderType: 'Takeaway',
    items: [
      { itemId: sampleId(5020), quantity: 1 },
      { itemId: sampleId(5021), quantity: 2 },
    ],
  });
});

test('is offered only for an order that is over', async () => {
  await renderArea(`/user/orders/${sampleId(100)}`);
  await screen.findByRole('heading', { name: 'Order K7M-420' });
  expect(screen.queryByRole('link', { name: /^Order again/ })).not.toBeInTheDocument();
});
