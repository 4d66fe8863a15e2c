import { act, screen, waitFor } from '@testing-library/react';
import type { Order, OrderStage } from 'shared-api/contract';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { createUser, type ServiceState } from '../../testing/service.ts';

setUpApp();

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const bell = (name: string) => screen.findByRole('button', { name });
const CONFIRMED = 'Chez Néma accepted your order K7M-42Q';

function storeOrder(hoursAgo = 0): void {
  const orderDate = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  const order = { token: TOKEN, code: 'K7M-42Q', restaurantName: 'Chez Néma', totalAmount: 250, orderDate };
  localStorage.setItem('maida.orders', JSON.stringify([order]));
}

function trackedAt(
  stage: OrderStage,
  age = 0,
  openChange: Order['openChange'] = null,
): ServiceState['tracked'] {
  const at = new Date(Date.now() - age).toISOString();
  const restaurant = { id: createUser('USER').id, name: 'Chez Néma', slug: 'chez-nema' };
  const history = [{ stage, at, by: 'provider' as const, reason: null, minutes: null }];
  return {
    [TOKEN]: {
      id: createUser('USER').id,
      code: 'K7M-42Q',
      stage,
      restaurant,
      history,
      orderDate: at,
      openChange,
    },
  };
}

/** Simulates the visitor's return to this tab. */
async function look(): Promise<void> {
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

test('notifies a visitor of each new stage of an order placed on this device, on every page', async () => {
  storeOrder();
  const { service, user } = await renderApp('/about', { service: { tracked: trackedAt('pending') } });
  expect(await bell('Notifications')).toBeInTheDocument();
  service.tracked = trackedAt('confirmed');
  await look();
  await user.click(await bell('Notifications, 1 unread'));
  expect(await screen.findByRole('link', { name: new RegExp(CONFIRMED) })).toHaveAttribute(
    'href',
    `/orders/${TOKEN}`,
  );
});

test('what the restaurant proposes is told once', async () => {
  storeOrder();
  const { service, user } = await renderApp('/about', { service: { tracked: trackedAt('confirmed') } });
  await bell('Notifications, 1 unread');
  const at = new Date().toISOString();
  const change = { id: createUser('USER').id, by: 'provider', at } as Order['openChange'];
  service.tracked = trackedAt('confirmed', 0, change);
  await look();
  await user.click(await bell('Notifications, 2 unread'));
  expect(await screen.findByRole('link', { name: /proposes a change to your order/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Clear All' }));
  await look();
  expect(screen.getByText('No new notifications')).toBeInTheDocument();
});

test('Clear All clears the bell on the device, and an old stage does not come back', async () => {
  storeOrder();
  const { user } = await renderApp('/', { service: { tracked: trackedAt('delivered') } });
  await user.click(await bell('Notifications, 1 unread'));
  await user.click(await screen.findByRole('button', { name: 'Clear All' }));
  await look();
  expect(screen.getByText('No new notifications')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('maida.bell') ?? '')).toMatchObject({
    notifications: [],
    stages: { [TOKEN]: 'delivered' },
  });
});

test('deleted and old orders are not fetched', async () => {
  storeOrder(7);
  const { app, service } = await renderApp('/', { service: { tracked: trackedAt('ready') } });
  const track = jest.spyOn(app.context.api.order, 'track');
  await look();
  expect(track).not.toHaveBeenCalled();
  storeOrder();
  service.tracked = {};
  await look();
  await waitFor(() => expect(localStorage.getItem('maida.bell')).toContain('gone'));
  await look();
  expect(track).toHaveBeenCalledTimes(1);
});

test('an order that has just ended is asked about, one that ended earlier when its visitor returns', async () => {
  const timers = jest.spyOn(window, 'setInterval');
  storeOrder();
  const { app, service } = await renderApp('/', { service: { tracked: trackedAt('delivered') } });
  await bell('Notifications, 1 unread');
  const track = jest.spyOn(app.context.api.order, 'track');
  const [askOften] = timers.mock.calls.find(([, every]) => every === 20_000) ?? [];
  const wait = () => act(async () => askOften?.());
  // While an order is asked about it is not asked about again.
  const reply = () =>
    act(() => Promise.all(track.mock.results.map(({ value }) => value as Promise<unknown>)));
  await wait();
  expect(track).toHaveBeenCalledTimes(1);
  await reply();
  service.tracked = trackedAt('delivered', 15 * MINUTE_MS);
  await look();
  expect(track).toHaveBeenCalledTimes(2);
  await reply();
  await wait();
  expect(track).toHaveBeenCalledTimes(2);
});

test('signed in, the account’s bell is shown; the device’s returns afterwards', async () => {
  storeOrder();
  const { app, user } = await renderApp('/', { service: { tracked: trackedAt('confirmed') } });
  await bell('Notifications, 1 unread');
  act(() => app.context.session.getState().setUser(createUser('USER')));
  expect(await bell('Notifications')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
});
