import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { FakeEventSource, push } from 'shared-api/standalone';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { createNotification, createUser, network, SERVICE } from '../../testing/service.ts';

setUpApp();

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
const CONFIRMED = 'Chez Néma accepted your order K7M-42Q';

test('a visitor has an empty bell', async () => {
  const { user } = await renderApp('/');
  await user.click(await bell('Notifications'));
  expect(await screen.findByText('No new notifications')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear All' })).not.toBeInTheDocument();
  expect(FakeEventSource.open).toEqual([]);
});

/** Names and codes in it are elements of their own. */
const confirmedEntry = () => screen.findByText((_text, element) => element?.textContent === CONFIRMED);

test('counts unseen notifications, also on the next page', async () => {
  const service = {
    user: createUser('USER'),
    notifications: [createNotification(1, 'confirmed'), createNotification(2, 'ready')],
  };
  const { user } = await renderApp('/', { service });
  await user.click(await bell('Notifications, 2 unread'));
  const kept = within(await confirmedEntry()).getAllByText(/Chez Néma|K7M-42Q/);
  expect(kept.map((element) => element.getAttribute('translate'))).toEqual(['no', 'no']);
  expect(await bell('Notifications')).toBeInTheDocument();
  expect(localStorage.getItem(`maida.seen.${service.user.id}`)).toBe('2');
});

test('shows a pushed notification at once', async () => {
  await renderApp('/', { service: { user: createUser('USER') } });
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  act(() => push('notification', createNotification(5, 'confirmed')));
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
  expect(screen.getByText(CONFIRMED)).toBeInTheDocument();
});

test('a pushed notification stays when a list that was asked for before it comes later', async () => {
  await renderApp('/', { service: { user: createUser('USER') } });
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  const asked = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  network.use(
    http.get(`${SERVICE}/api/notifications`, async () => {
      asked.resolve(undefined);
      await held.promise;
      return HttpResponse.json([createNotification(4, 'ready')]);
    }),
  );
  act(() => void FakeEventSource.open[0]?.dispatchEvent(new Event('open')));
  await act(() => asked.promise);
  act(() => push('notification', createNotification(5, 'confirmed')));
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
  held.resolve(undefined);
  expect(await bell('Notifications, 2 unread')).toBeInTheDocument();
});

test('shows missed notifications after the stream reconnects', async () => {
  const { service } = await renderApp('/', { service: { user: createUser('USER') } });
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  const [stream] = FakeEventSource.open;
  stream?.dispatchEvent(new Event('error'));
  expect(await bell('Notifications')).toBeInTheDocument();
  service.notifications = [createNotification(6, 'confirmed')];
  stream?.dispatchEvent(new Event('open'));
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
});

test('tells the age of a notification by the service’s clock, not by a device that is an hour ahead', async () => {
  const date = new Date(Date.now() - 3_600_000);
  const { app, user } = await renderApp('/', {
    service: {
      user: createUser('USER'),
      notifications: [createNotification(date.getTime() - 60_000, 'ready')],
    },
  });
  await user.click(await bell('Notifications, 1 unread'));
  expect(await screen.findByText('1 hour ago')).toBeVisible();
  network.use(
    http.get(`${SERVICE}/api/settings`, () =>
      HttpResponse.json({}, { headers: { Date: date.toUTCString() } }),
    ),
  );
  await act(() => app.context.api.settings.get());
  expect(screen.getByText('1 minute ago')).toBeVisible();
});

test('Clear All empties the bell here and in the service', async () => {
  const start = { user: createUser('USER'), notifications: [createNotification(1, 'confirmed')] };
  const { service, user } = await renderApp('/', { service: start });
  await user.click(await bell('Notifications, 1 unread'));
  await user.click(await screen.findByRole('button', { name: 'Clear All' }));
  expect(screen.getByText('No new notifications')).toBeInTheDocument();
  await waitFor(() => expect(service.notifications).toEqual([]));
});

test('follows what another tab has seen and cleared', async () => {
  const notifications = [createNotification(1, 'confirmed'), createNotification(2, 'confirmed')];
  const user = createUser('USER');
  const page = await renderApp('/', { service: { user, notifications } });
  await bell('Notifications, 2 unread');
  const elsewhere = (what: string, upTo: number) =>
    act(() => {
      const key = `maida.${what}.${user.id}`;
      localStorage.setItem(key, String(upTo));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  elsewhere('seen', 1);
  const button = await bell('Notifications, 1 unread');
  elsewhere('cleared', 2);
  await page.user.click(button);
  expect(await screen.findByText('No new notifications')).toBeInTheDocument();
});

test('restores notifications that couldn’t be cleared, with the reason', async () => {
  const start = { user: createUser('USER'), notifications: [createNotification(1, 'confirmed')] };
  const { service, user } = await renderApp('/', { service: start });
  await user.click(await bell('Notifications, 1 unread'));
  service.isUnreachable = true;
  await user.click(await screen.findByRole('button', { name: 'Clear All' }));
  expect(await screen.findByText(/couldn’t be cleared. The service can’t be reached/)).toBeInTheDocument();
  expect(await confirmedEntry()).toBeInTheDocument();
});

test('signing out ends the stream and empties the bell', async () => {
  const start = { user: createUser('USER'), notifications: [createNotification(1, 'confirmed')] };
  const { user } = await renderApp('/', { service: start });
  await bell('Notifications, 1 unread');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await bell('Notifications')).toBeInTheDocument();
  expect(FakeEventSource.open).toEqual([]);
});
