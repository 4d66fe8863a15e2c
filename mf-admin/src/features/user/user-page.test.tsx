import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleAdmin, sampleUser } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const emails = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

const row = async (email: string) => {
  const found = (await screen.findByRole('rowheader', { name: new RegExp(`^${email}`) })).closest('tr');
  if (!found) throw new Error(`No row for ${email}.`);
  return within(found);
};

const openDetails = async (view: Awaited<ReturnType<typeof renderArea>>, email: string) => {
  await view.user.click((await row(email)).getByRole('button', { name: /View details/ }));
  return within(await screen.findByRole('dialog', { name: 'User details' }));
};

const giveReason = (view: Awaited<ReturnType<typeof renderArea>>, reason: string) =>
  view.user.type(within(screen.getByRole('alertdialog')).getByLabelText(/Reason/), reason);

test('lists ten users with the columns of the specification', async () => {
  await renderArea('/admin/users');
  expect(screen.getByRole('heading', { level: 1, name: 'user list' })).toBeVisible();
  await screen.findByText('user1@maida.example');
  expect(emails()).toHaveLength(10);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'First name',
    'Last name',
    'Email',
    'Role',
    'Status',
    'Actions',
  ]);
  expect((await row('user1@')).getByText('Confirmed')).toBeVisible();
  expect((await row('user10@')).getByText('Not confirmed')).toBeVisible();
});

test('filters by role and status through the address bar, and resets', async () => {
  const { user, search } = await renderArea('/admin/users');
  await screen.findByText('user1@maida.example');
  await user.selectOptions(screen.getByLabelText('Role'), 'PROVIDER');
  await waitFor(() => expect(emails()).toHaveLength(4));
  await user.selectOptions(screen.getByLabelText('Status'), 'Not confirmed');
  await waitFor(() => expect(emails()).toEqual(['user10@maida.example', 'user20@maida.example']));
  expect(search()).toEqual({ role: 'PROVIDER', status: 'unconfirmed' });
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  await waitFor(() => expect(emails()).toHaveLength(10));
  expect(search()).toEqual({});
});

test('an address brings its filters back', async () => {
  await renderArea('/admin/users?role=ADMIN&sort=email');
  await waitFor(() => expect(emails()).toEqual(['admin@maida.exampleYou']));
  expect(screen.getByLabelText('Role')).toHaveValue('ADMIN');
  expect(screen.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
});

test('sorts by its headings, both ways and back to the newest', async () => {
  const { user, search } = await renderArea('/admin/users');
  await screen.findByText('user1@maida.example');
  const press = () => user.click(screen.getByRole('button', { name: 'Email' }));
  await press();
  await waitFor(() => expect(emails()[0]).toMatch(/^admin@/));
  expect(search()).toEqual({ sort: 'email' });
  await press();
  await waitFor(() => expect(emails()[0]).toBe('user9@maida.example'));
  expect(search()).toEqual({ sort: 'email_desc' });
  await press();
  await waitFor(() => expect(emails()[0]).toBe('user1@maida.example'));
  expect(search()).toEqual({});
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Last name, descending');
  await waitFor(() => expect(search()).toEqual({ sort: 'name_desc' }));
});

test('more columns for whoever wants them', async () => {
  const { user } = await renderArea('/admin/users');
  await screen.findByText('user1@maida.example');
  await user.click(screen.getByRole('button', { name: 'Display' }));
  await user.click(screen.getByRole('checkbox', { name: 'Phone' }));
  await user.click(screen.getByRole('checkbox', { name: 'First name' }));
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Last name',
    'Email',
    'Phone',
    'Role',
    'Status',
    'Actions',
  ]);
  localStorage.clear();
});

test('takes the filtered list away as a file', async () => {
  await renderArea('/admin/users?role=PROVIDER&sort=name&q=b&cursor=0');
  await screen.findAllByRole('rowheader');
  const link = screen.getByRole('link', { name: 'Export CSV: Users' });
  const address = new URL(link.getAttribute('href') ?? '', 'http://page.test');
  expect(address.pathname).toBe('/api/user/export');
  expect(Object.fromEntries(address.searchParams)).toEqual({ role: 'PROVIDER', sort: 'name', q: 'b' });
  expect(link).toHaveAttribute('download');
});

test('pages with the cursors of the service', async () => {
  const { user, search } = await renderArea('/admin/users');
  await screen.findByText('user1@maida.example');
  expect(screen.getByText('1–10 of 25')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('user11@maida.example');
  expect(screen.getByText('11–20 of 25')).toBeVisible();
  expect(search()).toEqual({ cursor: '10' });
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByText('user1@maida.example');
});

test('an old address of a page that is gone leads back to the first one', async () => {
  const { user } = await renderArea('/admin/users?cursor=500');
  await user.click(await screen.findByRole('button', { name: 'To the first page' }));
  expect(await screen.findByText('user1@maida.example')).toBeVisible();
});

test('searches, and says when nobody matches', async () => {
  const { user, search } = await renderArea('/admin/users');
  await screen.findByText('user1@maida.example');
  await user.type(screen.getByRole('searchbox'), 'user17@');
  await waitFor(() => expect(emails()).toEqual(['user17@maida.example']));
  expect(search()).toEqual({ q: 'user17@' });
  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No users match your filters')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('user17@zz');
});

test('says when the list cannot be read, and tries again', async () => {
  const handlers = [http.get('*/api/user', () => HttpResponse.error(), { once: true })];
  const { user } = await renderArea('/admin/users?role=ADMIN', {}, { handlers });
  expect(await screen.findByText('The users could not be loaded.')).toBeVisible();
  expect(screen.getByText('The service cannot be reached.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('admin@maida.example')).toBeVisible();
});

test('shows the details in a dialog with an address of its own', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openDetails(view, 'user3@');
  expect(dialog.getByText('First name').nextSibling).toHaveTextContent('Cheikh');
  expect(dialog.getByText('Last name').nextSibling).toHaveTextContent('Ba');
  expect(dialog.getByText('Email').nextSibling).toHaveTextContent('user3@maida.example');
  expect(dialog.getByText('Status').nextSibling).toHaveTextContent('Confirmed');
  expect(view.search()).toEqual({ user: sampleUser(3).id });
  await view.user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(view.search()).toEqual({});
});

test('an address of a user who is gone says so', async () => {
  await renderArea(`/admin/users?user=${sampleUser(555).id}`);
  expect(await screen.findByText('This user does not exist any more')).toBeVisible();
});

test('confirms only after a yes', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openDetails(view, 'user10@');
  await view.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/Their restaurant becomes visible/)).toBeVisible();
  expect(view.service.users.find(({ email }) => email.startsWith('user10@'))?.confirmed).toBe(false);
  await view.user.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/is confirmed\./)).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Undo confirmation' })).toBeVisible();
  expect(view.service.users.find(({ email }) => email.startsWith('user10@'))?.confirmed).toBe(true);
});

test('takes a confirmation back', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openDetails(view, 'user2@');
  await view.user.click(dialog.getByRole('button', { name: 'Undo confirmation' }));
  await giveReason(view, 'Papers ran out');
  await view.user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await (await row('user2@')).findByText('Not confirmed')).toBeVisible();
});

test('gives another role, never the same one', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openDetails(view, 'user2@');
  await view.user.click(dialog.getByRole('button', { name: 'Change role' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Change the role of/ }));
  await view.user.click(question.getByRole('button', { name: 'Change role' }));
  expect(await question.findByText('Choose another role than the present one.')).toBeVisible();
  expect(question.getByText('Write the reason in a few words.')).toBeVisible();
  await giveReason(view, 'New colleague');
  await view.user.click(question.getByRole('radio', { name: /ADMIN/ }));
  await view.user.click(question.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText(/now has the role ADMIN/)).toBeVisible();
  expect(await (await row('user2@')).findByText('ADMIN')).toBeVisible();
});

test('deletes after a yes and closes the details', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openDetails(view, 'user2@');
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await giveReason(view, 'Asked by mail');
  await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(screen.queryByText('user2@maida.example')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(view.service.users).toHaveLength(24);
});

test('every deed goes to the service with its reason, and none that needs one without', async () => {
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
  const dialog = await openDetails(view, 'user2@');
  await view.user.click(dialog.getByRole('button', { name: 'Reset password' }));
  const question = within(screen.getByRole('alertdialog', { name: /Reset the password of/ }));
  expect(question.getByText(/A link is mailed to user2@maida.example/)).toBeVisible();
  await view.user.click(question.getByRole('button', { name: 'Send the link' }));
  expect(await question.findByText('Write the reason in a few words.')).toBeVisible();
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

test('a refusal stays in the question and changes nothing', async () => {
  const view = await renderArea('/admin/users');
  const dialog = await openDetails(view, 'user2@');
  view.server.use(http.delete('*/api/user/:id', () => HttpResponse.error()));
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await giveReason(view, 'Asked by mail');
  await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('The service cannot be reached.')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(view.service.users).toHaveLength(25);
});

test('nobody takes the own role or account away', async () => {
  await renderArea(`/admin/users?user=${sampleAdmin.id}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/This is your own account/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Change role' })).not.toBeInTheDocument();
});

test('speaks French', async () => {
  await renderArea('/admin/users', {}, { language: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Liste des utilisateurs' })).toBeVisible();
  expect(await screen.findAllByText('Non confirmé', { selector: 'td *' })).toHaveLength(1);
});
