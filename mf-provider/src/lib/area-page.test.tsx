import { render, screen } from '@testing-library/react';
import { provideNetwork } from 'shared-api/testing';
import { areaPage } from './area-page.tsx';

provideNetwork();

const Orders = () => <h1>Orders</h1>;

test('a page that was fetched ahead stands there at once', async () => {
  const load = jest.fn(() => Promise.resolve(Orders));
  const page = areaPage('orders', load);
  await page.prefetch();
  render(page.element);
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
