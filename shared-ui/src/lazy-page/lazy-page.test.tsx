import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { retry } from './retry.ts';
import { lazyPage } from './lazy-page.tsx';

const Page = () => <h1>Orders</h1>;

describe('lazyPage', () => {
  it('shows that the page is on its way, then the page', async () => {
    renderUi(lazyPage('orders', () => Promise.resolve(Page)).element);
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  });

  it('stands there at once when it was fetched ahead', async () => {
    const load = jest.fn(() => Promise.resolve(Page));
    const page = lazyPage('orders', load);
    await page.preload();
    renderUi(page.element);
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again when the code cannot be had at once', async () => {
    let asked = 0;
    const load = () => {
      asked += 1;
      return asked < 3 ? Promise.reject(new Error('offline')) : Promise.resolve(Page);
    };
    renderUi(lazyPage('orders', load).element);
    expect(await screen.findByRole('heading', { name: 'Orders' }, { timeout: 3000 })).toBeInTheDocument();
    expect(asked).toBe(3);
  });

  it('asks nobody to wait for another time-out', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(120_000);
    const load = jest.fn(() => Promise.reject(new Error('took too long')));
    await expect(retry(load)).rejects.toThrow('took too long');
    expect(load).toHaveBeenCalledTimes(1);
    now.mockRestore();
  });
});
