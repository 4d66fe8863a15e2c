import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';
import { sampleId } from '../../mocks/sample-customer.ts';

setUpArea();

test('lists the notifications of the bell, newest first, with links to the orders', async () => {
  const { page } = await renderArea('/user/notifications');
  const entries = await screen.findAllByRole('listitem');
  expect(entries[0]).toHaveTextContent(/Le Palmier is now preparing.*New/);
  expect(screen.getByRole('link', { name: /Le Palmier/ })).toHaveAttribute(
    'href',
    `/user/orders/${sampleId(101)}`,
  );
  expect(page.context.notifications.getState().notifications).toHaveLength(2);
});

test('marks all as seen when the page opens, and new ones on arrival', async () => {
  const { page, service } = await renderArea('/user/notifications');
  await screen.findAllByRole('listitem');
  const { notifications } = page.context;
  expect(notifications.getState().seenUpTo).toBe(service.notifications[0]?.id);
  const newer = { ...service.notifications[0], id: Date.parse('2026-11-20T12:00:01Z'), message: 'One more' };
  act(() => notifications.getState().add(newer as (typeof service.notifications)[number]));
  expect(await screen.findByText('One more')).toBeInTheDocument();
  expect(notifications.getState().seenUpTo).toBe(newer.id);
});

test('Clear All empties page, bell and service', async () => {
  const { page, service, user } = await renderArea('/user/notifications');
  await user.click(await screen.findByRole('button', { name: 'Clear All' }));
  expect(await screen.findByText('No new notifications')).toBeInTheDocument();
  await waitFor(() => expect(service.notifications).toEqual([]));
  expect(page.context.notifications.getState().notifications).toEqual([]);
});

test('a list that was asked for before all were cleared does not bring them back', async () => {
  const { page, service, user } = await renderArea('/user/notifications');
  const { notifications } = page.context;
  const before = await screen.findAllByRole('listitem').then(() => notifications.getState().notifications);
  network.use(
    http.delete('*/api/notifications', () => {
      notifications.getState().replace(before);
      service.notifications = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(await screen.findByText('Notifications cleared.')).toBeInTheDocument();
  expect(screen.getByText('No new notifications')).toBeInTheDocument();
});

test('all are cleared while the list is still asked for, and nothing is waited for afterwards', async () => {
  const { page, service, user } = await renderArea('/user/profile');
  network.use(http.get('*/api/notifications', () => new Promise<Response>(() => undefined)));
  await user.click(screen.getByRole('link', { name: /^Notifications/ }));
  act(() => service.notifications.forEach(page.context.notifications.getState().add));
  await user.click(await screen.findByRole('button', { name: 'Clear All' }));
  expect(await screen.findByText('Notifications cleared.')).toBeInTheDocument();
  expect(screen.getByText('No new notifications')).toBeInTheDocument();
});

test('restores notifications that couldn’t be cleared', async () => {
  const { user } = await renderArea('/user/notifications');
  network.use(http.delete('*/api/notifications', () => HttpResponse.error()));
  await user.click(await screen.findByRole('button', { name: 'Clear All' }));
  expect(await screen.findByText(/^The notifications couldn’t be cleared\./)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
});

test('retries a failed load', async () => {
  const { user } = await renderArea('/user/profile');
  network.use(http.get('*/api/notifications', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('link', { name: /^Notifications/ }));
  expect(await screen.findByText('Your notifications couldn’t be loaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Le Palmier/)).toBeInTheDocument();
});
