import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createStoredOrders } from 'shared-api';
import type { OrderStage } from 'shared-api/contract';
import { FakeEventSource } from 'shared-api/standalone';
import { holdClock } from 'shared-api/testing';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { createUser, network, SERVICE, type ServiceState } from '../../testing/service.ts';
import type { OrderUnderWay } from '../../lib/order-under-way.ts';

setUpApp();
// A promised time of today is shown without its day.
holdClock();

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';
const CODE = 'K7M-42Q';
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

function underWay(stage: OrderStage, change: Partial<OrderUnderWay> = {}): OrderUnderWay {
  const { id } = createUser('USER');
  const restaurant = { id, name: 'Chez Néma', slug: 'chez-nema' };
  const times = { orderDate: inMinutes(0), promisedAt: inMinutes(30) };
  return { id, code: CODE, stage, orderType: 'Takeaway', ...times, restaurant, ...change };
}

/** An order that was placed on this device. */
function tracked(order: OrderUnderWay): Partial<ServiceState> {
  const { orderDate } = order;
  const stored = { token: TOKEN, code: CODE, restaurantName: 'Chez Néma', totalAmount: 250, orderDate };
  localStorage.setItem('maida.orders', JSON.stringify([stored]));
  return { tracked: { [TOKEN]: { ...order, history: [] } } };
}

const bar = () => screen.findByRole('complementary', { name: 'Your current order' });
const link = () => screen.findByRole('link', { name: `My order ${CODE}` });
const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('leads a guest to the order that this device has placed, from the page and from the header', async () => {
  await renderApp('/about', { service: tracked(underWay('confirmed')) });
  expect(await bar()).toHaveTextContent(/^Chez NémaReady to pick up around \d\d:\d\d$/);
  for (const one of [await link(), (await bar()).querySelector('a')])
    expect(one).toHaveAttribute('href', `/orders/${TOKEN}`);
});

test('stands at once on the page on which the order was placed', async () => {
  const { service } = await renderApp('/about');
  await look();
  service.tracked = tracked(underWay('pending', { promisedAt: null })).tracked ?? {};
  // As the area does that places it, with a store of its own.
  const ofArea = createStoredOrders();
  act(() => void ofArea.write(ofArea.read()));
  expect(await bar()).toHaveTextContent('Chez NémaWaiting for the restaurant');
});

test('names the restaurant in the visitor’s language, as the bell does', async () => {
  const { restaurant, ...order } = underWay('confirmed');
  const named = { ...restaurant, language: 'en', translations: { fr: { name: 'La Marmite' } } } as const;
  await renderApp('/about', { language: 'fr', service: tracked({ ...order, restaurant: named }) });
  const shown = await screen.findByRole('complementary', { name: 'Votre commande en cours' });
  expect(shown).toHaveTextContent(/^La Marmite/);
  await waitFor(() => expect(localStorage.getItem('maida.bell')).toContain('La Marmite'));
  expect(localStorage.getItem('maida.bell')).not.toContain('Chez Néma');
});

test('names the restaurant in the language of the page', async () => {
  const { restaurant, ...order } = underWay('confirmed');
  const names = { language: 'fr', translations: { ar: { name: 'عند نعمة' } } } as const;
  const service = tracked({ ...order, restaurant: { ...restaurant, ...names } });
  await renderApp('/about', { service, language: 'ar' });
  const name = await screen.findByText('عند نعمة');
  expect(name).toHaveAttribute('dir', 'rtl');
  expect(name.closest('aside')).toBeInTheDocument();
});

test('is gone once the order is picked up', async () => {
  const { service } = await renderApp('/about', { service: tracked(underWay('ready')) });
  expect(await bar()).toHaveTextContent('Ready to pick up');
  service.tracked = tracked(underWay('delivered')).tracked ?? {};
  await look();
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /^My order/ })).not.toBeInTheDocument();
});

test('returns with an order that was set back', async () => {
  const { service } = await renderApp('/about', { service: tracked(underWay('delivered')) });
  await waitFor(() => expect(localStorage.getItem('maida.bell')).toContain('delivered'));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  service.tracked = tracked(underWay('ready')).tracked ?? {};
  await look();
  expect(await bar()).toHaveTextContent('Ready to pick up');
});

test('says that an order is late', async () => {
  await renderApp('/about', { service: tracked(underWay('confirmed', { promisedAt: inMinutes(-1) })) });
  expect(await bar()).toHaveTextContent('Chez NémaRunning late');
});

test('leads a customer to the account’s order, but not on its page', async () => {
  const delivery = { orderType: 'Delivery', promisedAt: null } as const;
  const orders = [underWay('pending', delivery)];
  const { app } = await renderApp('/about', { service: { user: createUser('USER'), orders } });
  expect(await bar()).toHaveTextContent('Chez NémaWaiting for the restaurant');
  expect(await link()).toHaveAttribute('href', `/user/orders/${String(orders[0]?.id)}`);
  await act(() => app.router.navigate(`/user/orders/${String(orders[0]?.id)}`));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('leads to all orders when several are under way', async () => {
  const orders = [underWay('pending'), underWay('confirmed', { id: createUser('ADMIN').id })];
  await renderApp('/about', { service: { user: createUser('USER'), orders } });
  expect(await bar()).toHaveTextContent(/^2 orders in progress/);
  expect(screen.getByRole('link', { name: 'My current orders: 2' })).toHaveAttribute('href', '/orders');
});

test('nothing is shown to visitors without an order, and nothing is asked for', async () => {
  const { service } = await renderApp('/about');
  await look();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(service.tracked).toEqual({});
});

test('an order of yesterday that nobody has ended is not under way', async () => {
  const orders = [underWay('confirmed', { orderDate: inMinutes(-24 * 60) })];
  await renderApp('/about', { service: { user: createUser('USER'), orders } });
  await screen.findByRole('button', { name: 'Log out' });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

const ORDERS = `${SERVICE}/api/orders/user/:userId`;
/** The stream opens again, so that everything is asked for again. */
const reconnect = () => act(() => void FakeEventSource.open[0]?.dispatchEvent(new Event('open')));

test('of two replies about an account’s orders the one that was asked for last counts', async () => {
  const orders = [underWay('pending')];
  await renderApp('/about', { service: { user: createUser('USER'), orders } });
  await bar();
  const older = Promise.withResolvers<undefined>();
  let calls = 0;
  network.use(
    http.get(ORDERS, async () => {
      calls += 1;
      if (calls > 1) return HttpResponse.json([]);
      await older.promise;
      return HttpResponse.json(orders);
    }),
  );
  reconnect();
  await waitFor(() => expect(calls).toBe(1));
  reconnect();
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  const replied = new Promise((resolve) => network.events.on('response:mocked', resolve));
  older.resolve(undefined);
  await act(() => replied);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('a session that ends while orders and notifications are asked for is no error', async () => {
  await renderApp('/about', { service: { user: createUser('USER'), orders: [underWay('pending')] } });
  await bar();
  const ended = { type: 'about:blank', title: 'unauthorized', status: 401, code: 'unauthorized' };
  const refused: string[] = [];
  const refuse = ({ request }: { request: Request }) => {
    refused.push(new URL(request.url).pathname);
    return HttpResponse.json(ended, { status: 401 });
  };
  network.use(http.get(ORDERS, refuse), http.get(`${SERVICE}/api/notifications`, refuse));
  reconnect();
  await waitFor(() => expect(refused).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(console.error).not.toHaveBeenCalled();
});
