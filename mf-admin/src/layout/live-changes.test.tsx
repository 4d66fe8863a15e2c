import { act, screen, waitFor, within } from '@testing-library/react';
import type { AuditObject } from 'shared-api/contract';
import { sampleMessage, sampleProvider, sampleRestaurant, sampleUser } from '../mocks/samples.ts';
import { sampleStatistics } from '../mocks/sample-statistics.ts';
import { renderArea } from '../testing/render-area.tsx';
import { openUser, userRow } from '../testing/user-rows.ts';

type View = Awaited<ReturnType<typeof renderArea>>;

const push = (view: View, kind: AuditObject, id: string | null = null) =>
  act(() => view.page.live.emit({ type: 'change', data: { kind, id } }));

const open: typeof renderArea = (path, change) =>
  renderArea(path, { statistics: () => sampleStatistics(2), ...change });

test('removes an owner from the queue whom another admin has approved, and updates the figure', async () => {
  const owner = sampleUser(30, { firstname: 'Hawa', lastname: 'Camara', role: 'PROVIDER', confirmed: false });
  const view = await open('/admin', { users: [owner], providers: [sampleProvider(owner, 4)] });
  await screen.findByRole('link', { name: 'Hawa Camara' });
  await screen.findByText('1 restaurant owner to confirm');
  view.service.users = [{ ...owner, confirmed: true }];
  push(view, 'user', owner.id);
  expect(await screen.findByText('No restaurant owners are waiting.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('1 restaurant owner to confirm')).not.toBeInTheDocument());
});

test('shows a restaurant as deleted that another admin has deleted', async () => {
  const restaurant = sampleRestaurant(1, { name: 'Chez Néma' });
  const view = await open('/admin', { restaurants: [restaurant] });
  const list = within(screen.getByRole('region', { name: 'All restaurants' }));
  await list.findByText('Visible');
  view.service.restaurants = [{ ...restaurant, removedAt: '2026-11-01T10:00:00.000Z' }];
  push(view, 'restaurant', restaurant.id);
  expect(await list.findByText('Deleted')).toBeVisible();
});

test('does not refetch what a change does not concern', async () => {
  const view = await open('/admin/messages', { messages: [sampleMessage(1, { name: 'Hawa' })] });
  await screen.findByText('Hawa', { selector: 'bdi' });
  const asked: string[] = [];
  view.server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  push(view, 'settings');
  push(view, 'order', sampleRestaurant(1).id);
  push(view, 'message', sampleMessage(1).id);
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(new Set(asked)).toEqual(new Set(['/api/contact']));
});

test('marks a message as read that another admin has read, in the tab too', async () => {
  const message = sampleMessage(1, { name: 'Hawa' });
  const view = await open('/admin/messages', { messages: [message] });
  await screen.findByRole('link', { name: 'Messages 1 unread' });
  view.service.messages = [{ ...message, readAt: '2026-11-20T10:00:00.000Z' }];
  push(view, 'message', message.id);
  expect(await screen.findByRole('button', { name: 'Mark as unread: Hawa' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible();
});

test('updates an untouched settings form, and preserves what is typed', async () => {
  const view = await open('/admin/settings');
  const minutes = await screen.findByLabelText(/Time to accept an order/);
  const change = (acceptanceMinutes: number) => {
    const { version } = view.service.settings;
    view.service.settings = { ...view.service.settings, acceptanceMinutes, version: version + 1 };
    push(view, 'settings');
  };
  change(25);
  await waitFor(() => expect(minutes).toHaveValue('25'));
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();

  await view.user.clear(minutes);
  await view.user.type(minutes, '30');
  change(40);
  await waitFor(
    () => expect(view.page.queryClient.getQueryData(['settings'])).toEqual(view.service.settings),
    {
      timeout: 4000,
    },
  );
  expect(minutes).toHaveValue('30');
});

test('updates an open dialog when another admin deletes the account', async () => {
  const view = await open('/admin/users');
  const dialog = await openUser(view, 'user3@');
  view.service.users = view.service.users.filter(({ id }) => id !== sampleUser(3).id);
  push(view, 'user', sampleUser(3).id);
  expect(await dialog.findByText('This user no longer exists')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('warns in the dialog when another admin has changed the account', async () => {
  const view = await open('/admin/users');
  const dialog = await openUser(view, 'user2@');
  await view.user.click(dialog.getByRole('button', { name: 'Change role' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Change the role of/ }));
  expect(question.queryByText('This account has changed in the meantime')).not.toBeInTheDocument();
  view.service.users = view.service.users.map((user) =>
    user.id === sampleUser(2).id ? { ...user, role: 'ADMIN' as const } : user,
  );
  push(view, 'user', sampleUser(2).id);
  expect(await question.findByText('Its role is now ADMIN.')).toBeVisible();
  expect(await (await userRow('user2@')).findByText('ADMIN')).toBeVisible();
});
