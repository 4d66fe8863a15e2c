import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Chart } from './chart.tsx';

jest.mock('./plot-drawing.tsx', () => {
  throw new Error('Loading chunk 42 failed');
});

it('shows its table when the drawing code can’t be loaded', async () => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = {
      observe: () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer),
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    return observer;
  });
  renderUi(
    <Chart
      kind="line"
      title="Orders"
      pointsLabel="Day"
      points={[3, 5]}
      getLabel={String}
      series={[{ id: 'orders', label: 'Orders', value: (count) => count }]}
    />,
  );
  expect(await screen.findByRole('group', { name: 'Orders' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
