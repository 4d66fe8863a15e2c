import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { holdClock } from 'shared-api/testing';
import { sampleStatistics } from '../../mocks/sample-statistics.ts';
import { renderArea } from '../../testing/render-area.tsx';

holdClock();

const market = () => within(screen.getByRole('region', { name: 'Marketplace' }));

test('shows the marketplace’s figures, every chart as a table too', async () => {
  const { user, search } = await renderArea('/admin');
  const { now, acceptance, regions } = sampleStatistics(90);
  expect(acceptance.medianSeconds).toBe(95);
  const orders = await market().findByRole('table', { name: 'Orders', hidden: true });
  expect(within(orders).getAllByRole('row', { hidden: true })).toHaveLength(91);
  expect(market().getByText('Orders today').nextSibling).toHaveTextContent(String(now.today.orders));
  const weekAgo = market().getAllByText(
    new RegExp(`^${now.lastWeekSoFar.orders} a week ago by \\d\\d:\\d\\d$`),
  );
  expect(weekAgo).toHaveLength(1);
  const ofToday = within(orders).getAllByRole('rowheader', { name: /\(so far\)$/, hidden: true });
  expect(ofToday).toHaveLength(1);
  expect(market().getByText('9 of 10 within 4 min')).toBeVisible();
  const byRegion = within(market().getByRole('table', { name: 'By region', hidden: true }));
  expect(byRegion.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent)).toEqual(
    regions.map(({ region }) => region),
  );
  expect(byRegion.getAllByText('1 min 24 s')).toHaveLength(3);

  await user.click(market().getByRole('radio', { name: '7 days' }));
  await waitFor(() =>
    expect(
      within(market().getByRole('table', { name: 'Takings', hidden: true })).getAllByRole('row', {
        hidden: true,
      }),
    ).toHaveLength(8),
  );
  expect(search()).toEqual({ days: '7' });
});

test('retries figures that failed to load', async () => {
  const handlers = [http.get('*/api/statistics/marketplace', () => HttpResponse.error(), { once: true })];
  const { user } = await renderArea('/admin', {}, { handlers });
  expect(await market().findByText('The figures couldn’t be loaded.')).toBeVisible();
  await user.click(market().getByRole('button', { name: 'Try again' }));
  expect(await market().findByRole('table', { name: 'Orders', hidden: true })).toBeInTheDocument();
});
