import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleRestaurant } from '../mocks/samples.ts';
import { sampleStatistics } from '../mocks/sample-statistics.ts';
import { renderArea } from '../testing/render-area.tsx';

/** The dashboard over figures of two days: larger tables would slow down queries by role. */
const open: typeof renderArea = (path, change, options) =>
  renderArea(path, { statistics: () => sampleStatistics(2), ...change }, options);

const restaurants = () => within(screen.getByRole('region', { name: 'All restaurants' }));

const names = () =>
  restaurants()
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent.replace('Mauritanian', ''));

const row = async (name: string) => {
  const found = (await restaurants().findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr');
  if (!found) throw new Error(`No row for ${name}.`);
  return within(found);
};

const some = [
  sampleRestaurant(1, { name: 'Chez Néma' }),
  sampleRestaurant(2, { name: 'Riad Sahel', isPublic: false }),
  sampleRestaurant(3, { name: 'Old Oven', removedAt: '2026-11-01T10:00:00.000Z' }),
];

test('links to users, orders and settings with their figures', async () => {
  await open('/admin');
  const [list] = screen.getAllByRole('list');
  const cards = within(list ?? document.body)
    .getAllByRole('listitem')
    .map((card) => within(card).queryByRole('link'));
  expect(cards.map((link) => link?.getAttribute('href'))).toEqual([
    '/admin/users',
    '/admin/orders',
    '/admin/messages',
    '/admin/settings',
  ]);
  expect(await screen.findByText('25 accounts')).toBeVisible();
  expect(await screen.findByText('2 restaurant owners to confirm')).toBeVisible();
  expect(await within(list ?? document.body).findByText('3 unread')).toBeVisible();
});

test('lists all restaurants, marking unapproved and deleted ones', async () => {
  await open('/admin', { restaurants: some });
  await row('Chez Néma');
  expect((await row('Chez Néma')).getByText('Visible')).toBeVisible();
  expect((await row('Riad Sahel')).getByText('Owner not confirmed')).toBeVisible();
  expect((await row('Old Oven')).getByText('Deleted')).toBeVisible();
});

test('links to a new restaurant and to each editor', async () => {
  await open('/admin', { restaurants: some });
  expect(screen.getByRole('link', { name: 'Add a restaurant' })).toHaveAttribute('href', '/restaurant/new');
  const link = (await row('Chez Néma')).getByRole('link', { name: /View or edit/ });
  expect(link).toHaveAttribute('href', `/admin/restaurant/${sampleRestaurant(1).id}`);
});

test('searches and filters through the address bar', async () => {
  const { user, search } = await open('/admin', { restaurants: some });
  await row('Chez Néma');
  await user.selectOptions(screen.getByLabelText('Region'), 'Trarza');
  await waitFor(() => expect(names()).toEqual(['Riad Sahel']));
  expect(search()).toEqual({ region: 'Trarza' });
  await user.type(screen.getByRole('searchbox'), 'oven');
  expect(await screen.findByText('No restaurants match your search or location.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Reset' })[1] ?? document.body);
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('deletes after a question, and undoes it from the toast', async () => {
  const { user, service } = await open('/admin', { restaurants: some });
  await user.click((await row('Chez Néma')).getByRole('button', { name: 'Delete Chez Néma' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Chez Néma was deleted.')).toBeVisible();
  expect(service.restaurants[0]?.removedAt).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Chez Néma is back on the list.')).toBeVisible();
  expect(service.restaurants[0]?.removedAt).toBeNull();
});

test('shows why a deletion failed in the open dialog', async () => {
  const { user, server } = await open('/admin', { restaurants: some });
  server.use(http.delete('*/api/restaurant/:id', () => HttpResponse.error()));
  await user.click((await row('Chez Néma')).getByRole('button', { name: 'Delete Chez Néma' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('The service cannot be reached.')).toBeVisible();
});

test('restores a deleted restaurant', async () => {
  const { user } = await open('/admin', { restaurants: some });
  await user.click((await row('Old Oven')).getByRole('button', { name: /Restore/ }));
  expect(await (await row('Old Oven')).findByText('Visible')).toBeVisible();
});

test('reports that another admin has deleted the restaurant', async () => {
  const { user, server } = await open('/admin', { restaurants: some });
  await user.click((await row('Chez Néma')).getByRole('button', { name: 'Delete Chez Néma' }));
  const gone = { type: 'about:blank', title: 'Gone', status: 404, code: 'not_found' };
  server.use(http.delete('*/api/restaurant/:id', () => HttpResponse.json(gone, { status: 404 })));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('It was already deleted.')).toBeVisible();
});

test('speaks French', async () => {
  await open('/admin', {}, { language: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  expect(await screen.findByText('2 restaurateurs à confirmer')).toBeVisible();
});
