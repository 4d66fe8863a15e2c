import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleAdmin, sampleUser } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';
import { openUser, userRow } from '../../testing/user-rows.ts';

const giveReason = (view: Awaited<ReturnType<typeof renderArea>>, reason: string) =>
  view.user.type(within(screen.getByRole('alertdialog')).getByLabelText(/Reason/), reason);

test('shows the details in a dialog with its own address', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openUser(view, 'user3@');
  expect(dialog.getByText('First name').nextSibling).toHaveTextContent('Cheikh');
  expect(dialog.getByText('Last name').nextSibling).toHaveTextContent('Ba');
  expect(dialog.getByText('Email').nextSibling).toHaveTextContent('user3@maida.example');
  expect(dialog.getByText('Status').nextSibling).toHaveTextContent('Confirmed');
  expect(view.search()).toEqual({ user: sampleUser(3).id });
  await view.user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(view.search()).toEqual({});
});

test('reports a deleted user in the address', async () => {
  await renderArea(`/admin/users?user=${sampleUser(555).id}`);
  expect(await screen.findByText('This user no longer exists')).toBeVisible();
});

test('approves only after a question', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openUser(view, 'user10@');
  await view.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/Their restaurant goes public/)).toBeVisible();
  expect(view.service.users.find(({ email }) => email.startsWith('user10@'))?.confirmed).toBe(false);
  await view.user.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/is confirmed\./)).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Undo confirmation' })).toBeVisible();
  expect(view.service.users.find(({ email }) => email.startsWith('user10@'))?.confirmed).toBe(true);
});

test('withdraws an approval', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openUser(view, 'user2@');
  await view.user.click(dialog.getByRole('button', { name: 'Undo confirmation' }));
  await giveReason(view, 'Papers ran out');
  await view.user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await (await userRow('user2@')).findByText('Not confirmed')).toBeVisible();
});

test('offers other roles, never the same one', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openUser(view, 'user2@');
  await view.user.click(dialog.getByRole('button', { name: 'Change role' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Change the role of/ }));
  await view.user.click(question.getByRole('button', { name: 'Change role' }));
  expect(await question.findByText('Choose a different role.')).toBeVisible();
  expect(question.getByText('Give the reason in a few words.')).toBeVisible();
  await giveReason(view, 'New colleague');
  await view.user.click(question.getByRole('radio', { name: /ADMIN/ }));
  await view.user.click(question.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText(/now has the role ADMIN/)).toBeVisible();
  expect(await (await userRow('user2@')).findByText('ADMIN')).toBeVisible();
});

test('deletes after a question and closes the details', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openUser(view, 'user2@');
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await giveReason(view, 'Asked by mail');
  await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(screen.queryByText('user2@maida.example')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(view.service.users).toHaveLength(24);
});

test('sends every action with its reason, and requires one where needed', async () => {
  const view = await renderArea('/admin/users');
  const sent: string[] = [];
  view.server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') return;
    const { pathname, searchParams } = new URL(request.url);
    void request
      .clone()
      .text()
      .then((body) => sent.push(`${request.method} …/${pathname.split('/').at(-1)} ${searchParams} ${body}`));
  });
  const dialog = await openUser(view, 'user2@');
  await view.user.click(dialog.getByRole('button', { name: 'Reset password' }));
  const question = within(screen.getByRole('alertdialog', { name: /Reset the password of/ }));
  expect(question.getByText(/We’ll email user2@maida.example a link/)).toBeVisible();
  await view.user.click(question.getByRole('button', { name: 'Send the link' }));
  expect(await question.findByText('Give the reason in a few words.')).toBeVisible();
  expect(sent).toEqual([]);
  await giveReason(view, 'Lost{enter}phone');
  await view.user.click(question.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/is on its way to user2@maida.example/)).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await giveReason(view, 'Asked by mail');
  await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    'POST …/password-link  {"reason":"Lost phone"}',
    `DELETE …/${sampleUser(2).id} reason=Asked+by+mail `,
  ]);
});

test('shows a refusal in the dialog and changes nothing', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openUser(view, 'user2@');
  view.server.use(http.delete('*/api/user/:id', () => HttpResponse.error()));
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await giveReason(view, 'Asked by mail');
  await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('The service cannot be reached.')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(view.service.users).toHaveLength(25);
});

test('does not let admins remove their own role or account', async () => {
  await renderArea(`/admin/users?user=${sampleAdmin.id}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/This is your own account/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Change role' })).not.toBeInTheDocument();
});
