import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from 'shared-api/contract';
import { holdClock } from 'shared-api/testing';
import { placeOrder } from '../../mocks/order-handlers.ts';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';
import { switchRestaurant } from '../../testing/restaurant-choice.ts';

holdClock();

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const restaurant = sampleRestaurant(1, { bannerUrl: '/api/files/banner.webp' });

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const order = (number: number, change: Partial<Order>) => sampleOrder(restaurant, number, change);
const today = [
  order(1, { stage: 'pending', orderDate: ago(0) }),
  order(2, { stage: 'delivered', orderDate: ago(0), totalAmount: 120.1 }),
  order(3, { stage: 'ready', orderDate: ago(0), totalAmount: 80.2 }),
];
const lastWeek = order(4, {
  stage: 'delivered',
  orderDate: ago(7 * DAY_MS + 1_000),
  totalAmount: 50,
});

function rowsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

test('compares today so far with the same weekday last week', async () => {
  await renderArea('/provider', { restaurants: [restaurant], orders: [...today, lastWeek] });
  const panel = within(await screen.findByRole('region', { name: 'Today' }));
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date());
  const figure = (label: string) => panel.getByText(label).parentElement;
  await waitFor(() => expect(figure('Takings')).toHaveTextContent(/200\.30.MRU/));
  expect(figure('Takings')).toHaveTextContent(new RegExp(`50\\.00.MRU by this time last ${weekday}`));
  expect(figure('Orders')).toHaveTextContent(`Orders31 by this time last ${weekday}`);
  expect(figure('Waiting for your answer')).toHaveTextContent('1');
  expect(figure('Typical reply time')).toHaveTextContent('1 min 35 s9 in 10 within 4 min');
});

test('counts a new order immediately', async () => {
  const { service } = await renderArea('/provider', { restaurants: [restaurant], orders: today });
  const panel = within(await screen.findByRole('region', { name: 'Today' }));
  const figure = (label: string) => panel.getByText(label).nextElementSibling;
  await waitFor(() => expect(figure('Orders')).toHaveTextContent('3'));
  act(() => placeOrder(service, order(9, { orderDate: ago(0) })));
  await waitFor(() => expect(figure('Orders')).toHaveTextContent('4'));
  await waitFor(() => expect(figure('Waiting for your answer')).toHaveTextContent('2'));
});

test('shows weeks, hours, takings and dishes as tables too', async () => {
  const at = new Date(Date.now() - 2 * DAY_MS);
  at.setUTCHours(20, 15);
  const dinner = order(5, { stage: 'delivered', orderDate: at.toISOString(), totalAmount: 300 });
  const { user } = await renderArea('/provider', { restaurants: [restaurant], orders: [dinner] });
  const table = (name: string) => screen.findByRole('table', { name });

  const week = rowsOf(await table('Last seven days'));
  expect(week[0]).toEqual(['Day', 'Orders', 'Average', 'Takings', 'Average takings']);
  expect(week).toHaveLength(8);
  expect(week[7]?.[0]).toMatch(/ \(so far\)$/);
  expect(week[5]?.slice(1, 4)).toEqual(['1', '0', '300.00\u00a0MRU']);

  expect(rowsOf(await table('Busiest hours'))[21]).toEqual(['20:00–21:00', '1']);
  expect(rowsOf(await table('Takings by day'))).toHaveLength(91);
  expect(rowsOf(await table('Best sellers'))[1]?.[0]).toBe(dinner.items[0]?.name);

  const other = (at.getUTCDay() + 5) % 7;
  await user.selectOptions(screen.getByLabelText('Weekday'), String(other));
  expect(await screen.findByText('No figures yet')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Weekday'), String((at.getUTCDay() + 6) % 7));
  expect(rowsOf(await table('Busiest hours'))[21]).toEqual(['20:00–21:00', '1']);
});

test('shows the orders that were lost', async () => {
  const orders = [
    order(1, { stage: 'expired', orderDate: ago(MINUTE_MS) }),
    order(2, { stage: 'rejected', orderDate: ago(MINUTE_MS) }),
    order(3, { stage: 'expired', orderDate: ago(MINUTE_MS) }),
  ];
  await renderArea('/provider', { restaurants: [restaurant], orders });
  expect((await screen.findByText('Not answered in time')).parentElement).toHaveTextContent('2');
  expect(screen.getByText('Rejected').parentElement).toHaveTextContent('1');
  expect(screen.getByText('No orders accepted in 30 days')).toBeVisible();
});

test('shows what each promotion gave away and brought in, where there were any', async () => {
  const promotion = { id: 'p', kind: 'percent', value: 15, code: 'ETE25', discount: 20.5 } as const;
  const orders = [
    order(1, { stage: 'delivered', orderDate: ago(MINUTE_MS), totalAmount: 100, promotion }),
    order(2, { stage: 'ready', orderDate: ago(MINUTE_MS), totalAmount: 200, promotion }),
    order(3, { stage: 'rejected', orderDate: ago(MINUTE_MS), totalAmount: 300, promotion }),
  ];
  const { unmount } = await renderArea('/provider', { restaurants: [restaurant], orders });
  const list = within(await screen.findByRole('list', { name: 'Promotions' }));
  const [entry] = list.getAllByRole('listitem');
  expect(entry).toHaveTextContent(/^15% off · ETE25Orders2Discounts41\.00.MRUTakings300\.00.MRU$/);
  unmount();
  await renderArea('/provider', { restaurants: [restaurant], orders: today });
  expect(await screen.findByText('How orders ended')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Promotions' })).not.toBeInTheDocument();
});

test('explains what will appear here while there are no orders', async () => {
  await renderArea('/provider', { restaurants: [restaurant], orders: [] });
  expect(await screen.findByText('No orders in the last 90 days')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('still shows the rest when the figures fail to load, and retries them', async () => {
  const failing = http.get('*/api/statistics/restaurant/:id', () => HttpResponse.error(), { once: true });
  const { user } = await renderArea(
    '/provider',
    { restaurants: [restaurant], orders: today },
    { handlers: [failing] },
  );
  expect(await screen.findByText('The figures couldn’t be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Chez Néma' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Today' })).toBeVisible();
});

test('an owner of several restaurants sees the figures of the chosen one', async () => {
  const second = sampleRestaurant(2);
  const orders = [...today, sampleOrder(second, 8, { stage: 'delivered', orderDate: ago(0) })];
  const { user } = await renderArea('/provider', { restaurants: [restaurant, second], orders });
  const count = () => screen.getByRole('region', { name: 'Today' }).querySelectorAll('dd')[1];
  await screen.findByRole('region', { name: 'Today' });
  await waitFor(() => expect(count()).toHaveTextContent('3'));
  await switchRestaurant(user, /^Restaurant 2/);
  await waitFor(() => expect(count()).toHaveTextContent('1'));
});
