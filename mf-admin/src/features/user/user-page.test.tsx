import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderArea } from '../../testing/render-area.tsx';
import { userRow } from '../../testing/user-rows.ts';

const emails = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('lists ten users with the required columns', async () => {
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
  expect((await userRow('user1@')).getByText('Confirmed')).toBeVisible();
  expect((await userRow('user10@')).getByText('Not confirmed')).toBeVisible();
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

test('restores the filters of an address', async () => {
  await renderArea('/admin/users?role=ADMIN&sort=email');
  await waitFor(() => expect(emails()).toEqual(['admin@maida.exampleYou']));
  expect(screen.getByLabelText('Role')).toHaveValue('ADMIN');
  expect(screen.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
});

test('sorts by headings, both ways and back to the newest', async () => {
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

test('shows more columns on request', async () => {
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
});

test('exports the filtered list as a file', async () => {
  await renderArea('/admin/users?role=PROVIDER&sort=name&q=b&cursor=0');
  await screen.findAllByRole('rowheader');
  const link = screen.getByRole('link', { name: 'Export CSV: Users' });
  const address = new URL(link.getAttribute('href') ?? '', 'http://page.test');
  expect(address.pathname).toBe('/api/user/export');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    role: 'PROVIDER',
    sort: 'name',
    q: 'b',
    language: 'en',
  });
  expect(link).toHaveAttribute('download');
});

test('pages by the service’s cursors', async () => {
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

test('returns to the first page from an outdated address', async () => {
  const { user } = await renderArea('/admin/users?cursor=500');
  await user.click(await screen.findByRole('button', { name: 'Back to the first page' }));
  expect(await screen.findByText('user1@maida.example')).toBeVisible();
});

test('searches, and reports when nobody matches', async () => {
  const { user, search } = await renderArea('/admin/users');
  await screen.findByText('user1@maida.example');
  await user.type(screen.getByRole('searchbox'), 'user17@');
  await waitFor(() => expect(emails()).toEqual(['user17@maida.example']));
  expect(search()).toEqual({ q: 'user17@' });
  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No users match your filters')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('user17@zz');
});

test('shows a failed load and retries', async () => {
  const handlers = [http.get('*/api/user', () => HttpResponse.error(), { once: true })];
  const { user } = await renderArea('/admin/users?role=ADMIN', {}, { handlers });
  expect(await screen.findByText('The users couldn’t be loaded.')).toBeVisible();
  expect(screen.getByText('The service cannot be reached.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('admin@maida.example')).toBeVisible();
});

test('speaks French', async () => {
  await renderArea('/admin/users', {}, { language: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Liste des utilisateurs' })).toBeVisible();
  expect(await screen.findAllByText('Non confirmé', { selector: 'td *' })).toHaveLength(1);
});
