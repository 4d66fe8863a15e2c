import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moveOrder, placeOrder } from '../../../mocks/order-handlers.ts';
import { sampleOrder, sampleRestaurant } from '../../../mocks/samples.ts';
import { orderCard } from '../../../testing/order-card.ts';
import { renderArea } from '../../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const pending = sampleOrder(restaurant, 1, { customerName: 'Aïcha' });
const cooking = sampleOrder(restaurant, 2, { customerName: 'Mohamed', stage: 'confirmed' });
const late = sampleOrder(restaurant, 3, {
  customerName: 'Cheikh',
  stage: 'preparing',
  orderDate: minutesAgo(9),
  promisedAt: minutesAgo(2),
});
const ready = sampleOrder(restaurant, 5, { customerName: 'Fatou', stage: 'ready', orderType: 'Takeaway' });
const delivered = sampleOrder(restaurant, 6, { customerName: 'Mariem', stage: 'delivered' });
const orders = [pending, cooking, late, ready, delivered];

const lane = (name: RegExp) => screen.getByRole('region', { name });
const namesIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

test('shows the open orders in lanes, late ones on top and said in words', async () => {
  await renderArea('/provider/live', { orders });
  await screen.findByText('Aïcha');
  expect(namesIn(lane(/^New 1/))).toEqual(['K7M-001']);
  expect(namesIn(lane(/^Cooking 2.*1 late/))).toEqual(['K7M-003', 'K7M-002']);
  expect(namesIn(lane(/^Ready 1/))).toEqual(['K7M-005']);
  expect(screen.queryByText('Mariem')).not.toBeInTheDocument();
  expect(orderCard('Cheikh').getByText(/^2 min late, promised for/)).toBeVisible();
  expect(orderCard('Mohamed').getByText(/^Due in (19|20) min, at/)).toBeVisible();
  expect(orderCard('Fatou').getByText('Waiting for pick-up')).toBeVisible();
});

test('takes an order to the next lane with one press, and undoes a step', async () => {
  const { user, service } = await renderArea('/provider/live', { orders: [pending, cooking] });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: /^Accept · 25/ }));
  await waitFor(() => expect(namesIn(lane(/^Cooking 2/))).toEqual(['K7M-002', 'K7M-001']));
  await waitFor(() => expect(service.orders[0]?.stage).toBe('confirmed'));
  await user.click(orderCard('Mohamed').getByRole('button', { name: 'Ready' }));
  await waitFor(() => expect(namesIn(lane(/^Ready 1/))).toEqual(['K7M-002']));
  await screen.findByText('Order K7M-002 is now “Ready”.');
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
  await waitFor(() => expect(namesIn(lane(/^Cooking 2/))).toEqual(['K7M-002', 'K7M-001']));
  await waitFor(() => expect(service.orders[1]?.stage).toBe('confirmed'));
});

test('accepts with other minutes, and rejects, through the dialogs of the list', async () => {
  const { user } = await renderArea('/provider/live', { orders: [pending] });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Other time' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Accept order K7M-001' })).getByRole('button', {
      name: 'Close',
    }),
  );
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Reject' }));
  expect(screen.getByRole('dialog', { name: 'Reject order K7M-001' })).toBeVisible();
});

test('shows new orders live, and one that another device has moved', async () => {
  const { service } = await renderArea('/provider/live', { orders: [cooking] });
  await screen.findByText('Mohamed');
  act(() => placeOrder(service, pending));
  await waitFor(() => expect(namesIn(lane(/^New 1/))).toEqual(['K7M-001']));
  act(() => void moveOrder(service, cooking.id, 'ready'));
  await waitFor(() => expect(namesIn(lane(/^Ready 1/))).toEqual(['K7M-002']));
});

test('says what another device did first', async () => {
  const { user, service } = await renderArea('/provider/live', { orders: [cooking] });
  await screen.findByText('Mohamed');
  service.onEvent = () => undefined;
  moveOrder(service, cooking.id, 'cancelled', 'customer');
  await user.click(orderCard('Mohamed').getByRole('button', { name: 'Ready' }));
  expect(
    await screen.findByText('The customer changed order K7M-002 in the meantime: it’s now “Cancelled”.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Mohamed')).not.toBeInTheDocument());
});

test('keeps what it knows when the connection is lost, and says so', async () => {
  const { page, server } = await renderArea('/provider/live', { orders });
  await screen.findByText('Aïcha');
  server.use(http.get('*/api/orders/restaurant/:id', () => HttpResponse.error()));
  act(() => page.live.move('lost'));
  expect(await screen.findByText(/Connection lost at/)).toBeVisible();
  expect(namesIn(lane(/^Cooking 2/))).toEqual(['K7M-003', 'K7M-002']);
});

test('says why a lane is empty', async () => {
  const { unmount } = await renderArea('/provider/live', { orders: [] });
  expect(await screen.findByText(/^No orders waiting/)).toBeVisible();
  expect(screen.getByText(/^Nothing to cook/)).toBeVisible();
  expect(screen.getByText(/^Nothing to hand over/)).toBeVisible();
  unmount();
  const opening = { isOpen: false, reason: 'paused', changesAt: '2026-11-20T20:30:00Z' } as const;
  await renderArea('/provider/live', { orders: [], restaurants: [{ ...restaurant, opening }] });
  expect(await screen.findByText(/^Orders are paused until .*20:30/)).toBeVisible();
});

describe('on a phone', () => {
  beforeEach(() => {
    window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('the lanes are tabs, chosen by touch and by arrow keys, and named in the address', async () => {
    const { user, search } = await renderArea('/provider/live', { orders });
    await screen.findByText('Aïcha');
    const tab = (name: RegExp) => screen.getByRole('tab', { name });
    expect(tab(/^New 1/)).toHaveAttribute('aria-selected', 'true');
    await user.click(tab(/^Cooking 2.*1 late/));
    expect(search()).toEqual({ lane: 'cooking' });
    expect(screen.getByRole('tabpanel', { name: /^Cooking/ })).not.toHaveAttribute('inert');
    await user.keyboard('{ArrowRight}');
    expect(tab(/^Ready/)).toHaveFocus();
    expect(tab(/^Ready/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(tab(/^New/)).toHaveFocus();
    expect(search()).toEqual({});
    await user.keyboard('{End}');
    expect(search()).toEqual({ lane: 'ready' });
  });

  test('opens on the first lane with orders, and stays there while they move on', async () => {
    const { user, search } = await renderArea('/provider/live', { orders: [cooking] });
    await screen.findByText('Mohamed');
    const tab = (name: RegExp) => screen.getByRole('tab', { name });
    expect(tab(/^Cooking 1/)).toHaveAttribute('aria-selected', 'true');
    await user.click(orderCard('Mohamed').getByRole('button', { name: 'Ready' }));
    await waitFor(() => expect(tab(/^Ready 1/)).toBeVisible());
    expect(tab(/^Cooking 0/)).toHaveAttribute('aria-selected', 'true');
    await user.click(tab(/^New 0/));
    expect(search()).toEqual({ lane: 'new' });
    expect(tab(/^New 0/)).toHaveAttribute('aria-selected', 'true');
  });

  test('in Arabic, where the tabs run to the left, the left arrow goes on', async () => {
    const { user } = await renderArea('/provider/live', { orders }, { language: 'ar' });
    await screen.findByText('Aïcha');
    const [first, second] = screen.getAllByRole('tab');
    await user.click(first ?? document.body);
    await user.keyboard('{ArrowLeft}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(first).toHaveFocus();
  });

  test('only the chosen lane takes the focus', async () => {
    await renderArea('/provider/live?lane=ready', { orders });
    await screen.findByText('Fatou');
    const inert = [...document.querySelectorAll<HTMLElement>('[data-lane][inert]')];
    expect(inert.map((panel) => panel.dataset['lane'])).toEqual(['new', 'cooking']);
  });
});

test('speaks French', async () => {
  await renderArea('/provider/live', { orders }, { language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Commandes en cours' })).toBeVisible();
  expect(await screen.findByText('En attente de retrait')).toBeVisible();
  expect(orderCard('Cheikh').getByText(/^En retard de 2 min/)).toBeVisible();
});

test('what is for later waits in a lane of its own, and is accepted for its time and begun with one press', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const later = { wantedAt: inMinutes(180), prepareAt: inMinutes(150) };
  const asked = sampleOrder(restaurant, 7, { customerName: 'Zeinabou', later });
  const due = { wantedAt: inMinutes(20), prepareAt: minutesAgo(5) };
  const toBegin = sampleOrder(restaurant, 8, { customerName: 'Oumar', stage: 'confirmed', later: due });
  const { user, service } = await renderArea('/provider/live', { orders: [asked, toBegin] });
  await screen.findByText('Zeinabou');
  expect(namesIn(lane(/^For later 1/))).toEqual(['K7M-007']);
  expect(namesIn(lane(/^New 1/))).toEqual(['K7M-008']);
  // Rings for what is to be begun with alone.
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
  const card = orderCard('Zeinabou');
  expect(card.queryByRole('button', { name: 'Other time' })).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: /^Accept for \d\d:\d\d$/ }));
  await waitFor(() => expect(service.orders[0]?.stage).toBe('confirmed'));
  expect(namesIn(lane(/^For later 1/))).toEqual(['K7M-007']);
  await user.click(orderCard('Oumar').getByRole('button', { name: 'Begin cooking' }));
  await waitFor(() => expect(namesIn(lane(/^Cooking 1/))).toEqual(['K7M-008']));
});
