import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { retry } from './retry.ts';
import { lazyPage } from './lazy-page.tsx';

const Page = () => <h1>Orders</h1>;

describe('lazyPage', () => {
  it('shows a loading state, then the page', async () => {
    renderUi(lazyPage('orders', () => Promise.resolve(Page)).element);
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  });

  it('shows a preloaded page without a loading state', async () => {
    const load = jest.fn(() => Promise.resolve(Page));
    const page = lazyPage('orders', load);
    await page.preload();
    renderUi(page.element);
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('retries a failed load', async () => {
    let attempts = 0;
    const load = () => {
      attempts += 1;
      return attempts < 3 ? Promise.reject(new Error('offline')) : Promise.resolve(Page);
    };
    renderUi(lazyPage('orders', load).element);
    expect(await screen.findByRole('heading', { name: 'Orders' }, { timeout: 3000 })).toBeInTheDocument();
    expect(attempts).toBe(3);
  });

  it('does not retry after a timeout', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(120_000);
    const load = jest.fn(() => Promise.reject(new Error('took too long')));
    await expect(retry(load)).rejects.toThrow('took too long');
    expect(load).toHaveBeenCalledTimes(1);
    now.mockRestore();
  });
});
