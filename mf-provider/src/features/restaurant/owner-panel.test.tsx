import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleOtherOwner } from '../../mocks/owner-handlers.ts';
import { sampleAdmin, sampleProvider, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const open = (change = {}, options = {}) =>
  renderArea(
    `/admin/restaurant/${restaurant.id}`,
    { restaurants: [restaurant], orders: [], user: sampleAdmin, ...change },
    options,
  );

const ask = async () => {
  const area = await open();
  await area.user.click(await screen.findByRole('button', { name: 'Change owner' }));
  const dialog = within(screen.getByRole('dialog', { name: `Who owns “${restaurant.name}”?` }));
  return { ...area, dialog };
};

test('an admin sees whose restaurant it is, with the way to the account', async () => {
  await open();
  const { firstname, lastname, id, email } = sampleProvider;
  expect(await screen.findByRole('link', { name: `${firstname} ${lastname}` })).toHaveAttribute(
    'href',
    `/admin/users?user=${id}`,
  );
  expect(screen.getByText(email)).toBeVisible();
});

test('gives the restaurant to another owner, who is searched for and chosen', async () => {
  const { user, service, dialog } = await ask();
  await user.click(dialog.getByRole('button', { name: 'Change owner' }));
  expect(await dialog.findByText('Choose the new owner.')).toBeVisible();
  await user.type(dialog.getByRole('combobox'), 'oumar');
  await user.click(await dialog.findByRole('option', { name: /Oumar Sow/ }));
  await user.type(dialog.getByLabelText(/^Reason/), 'Sold');
  await user.click(dialog.getByRole('button', { name: 'Change owner' }));
  expect(await screen.findByText(`“${restaurant.name}” now belongs to Oumar Sow.`)).toBeVisible();
  expect(service.owner).toBe(sampleOtherOwner);
  expect(await screen.findByRole('link', { name: 'Oumar Sow' })).toBeVisible();
});

test('the present owner is no choice, and nobody found is said', async () => {
  const { user, dialog } = await ask();
  await user.click(dialog.getByRole('combobox'));
  await dialog.findByRole('option', { name: /Oumar Sow/ });
  expect(dialog.getAllByRole('option')).toHaveLength(1);
  await user.type(dialog.getByRole('combobox'), 'zzz');
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('No restaurant owner matches.'));
});

test('a change that is refused says why and keeps what was chosen', async () => {
  const { user, server, dialog } = await ask();
  server.use(http.put('*/api/providers/:id/owner', () => HttpResponse.error()));
  await user.click(dialog.getByRole('combobox'));
  await user.click(await dialog.findByRole('option', { name: /Oumar Sow/ }));
  await user.click(dialog.getByRole('button', { name: 'Change owner' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('combobox')).toHaveValue('Oumar Sow');
});

test('an owner whose account is no restaurant owner any more is not asked to be confirmed', async () => {
  await open({ owner: { ...sampleProvider, role: 'USER', confirmed: false } });
  expect(await screen.findByText(/This account is no longer a restaurant owner’s/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Confirm owner' })).not.toBeInTheDocument(),
  );
});
