import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleAdmin, sampleProvider, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const owners = { restaurants: [restaurant], orders: [] };
const open = (path = `/provider/${restaurant.id}`, change = {}) => renderArea(path, { ...owners, ...change });

async function change(user: Awaited<ReturnType<typeof open>>['user'], label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
}

test('saves the changed fields', async () => {
  const { user, service } = await open();
  await change(user, /Restaurant Name/, 'Chez Néma et fils');
  await user.selectOptions(screen.getByLabelText('Region'), 'Trarza');
  await user.selectOptions(screen.getByLabelText('Commune'), 'Rosso');
  await change(user, 'Delivery fee', '75,5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The restaurant was saved.')).toBeVisible();
  expect(service.restaurants[0]).toMatchObject({
    name: 'Chez Néma et fils',
    region: 'Trarza',
    commune: 'Rosso',
    deliveryFee: 75.5,
    menu: restaurant.menu,
  });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('goes on from the name that waits for an administrator, and says what visitors see', async () => {
  const approval = {
    ...{ of: 'name', state: 'waiting', at: '2026-11-24T10:00:00.000Z', reason: null },
    ...{
      name: 'Chez Nema 2',
      region: restaurant.region,
      commune: restaurant.commune,
      closeTo: ['Chez Nema'],
    },
  };
  const { user, service } = await open(undefined, { restaurants: [{ ...restaurant, approval }] });
  expect(await screen.findByLabelText(/Restaurant Name/)).toHaveValue('Chez Nema 2');
  expect(screen.getByText(/Visitors see “Chez Néma” where it was/)).toBeVisible();
  await change(user, /Description/, 'Fish');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/An administrator will check/)).toBeVisible();
  expect(service.restaurants[0]).toMatchObject({ name: 'Chez Nema 2', description: 'Fish' });
});

test('accepts large orders of guests once the owner says so', async () => {
  const { user, service } = await open();
  const box = await screen.findByRole('checkbox', { name: 'Accept large orders from new customers' });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/more than 60 dishes or 20.000\.00\sMRU/);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The restaurant was saved.')).toBeVisible();
  expect(service.restaurants[0]).toMatchObject({ acceptsLargeOrders: true });
});

test('clears the commune when the region changes', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText('Region'), 'Adrar');
  expect(screen.getByLabelText('Commune')).toHaveValue('');
  expect(
    within(screen.getByLabelText('Commune')).getByRole('option', { name: 'Chinguetti' }),
  ).toBeInTheDocument();
});

test('shows the error of each field and sends nothing', async () => {
  const { user, service } = await open();
  await change(user, /Restaurant Name/, '');
  await change(user, 'Phone', '12345');
  await change(user, 'Minimum order', 'a lot');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The restaurant needs a name.')).toBeVisible();
  expect(screen.getByText('A phone number has exactly 10 digits.')).toBeVisible();
  expect(screen.getByText('Enter an amount, for example 150 or 0.')).toBeVisible();
  expect(service.restaurants[0]?.version).toBe(1);
});

test('sets hours across midnight and closes a day', async () => {
  const { user, service } = await open();
  const monday = within(await screen.findByRole('group', { name: 'Monday' }));
  const [opens, closes] = [monday.getByLabelText('Opens'), monday.getByLabelText('Closes')];
  fireEvent.change(opens, { target: { value: '00:00' } });
  fireEvent.change(closes, { target: { value: '00:00' } });
  expect(monday.getByText('around the clock')).toBeVisible();
  await user.clear(monday.getByLabelText('Opens'));
  await user.type(monday.getByLabelText('Opens'), '19:00');
  await user.clear(monday.getByLabelText('Closes'));
  await user.type(monday.getByLabelText('Closes'), '02:00');
  expect(monday.getByText('until the next day')).toBeVisible();
  await user.click(within(screen.getByRole('group', { name: 'Friday' })).getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The restaurant was saved.');
  const week = service.restaurants[0]?.schedule.week;
  expect(week?.[0]).toEqual([{ opens: '19:00', closes: '02:00' }]);
  expect(week?.[4]).toEqual([]);
});

test('adds an exception', async () => {
  const { user, service } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add an exception' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Give each exception its own date and complete hours.')).toBeVisible();
  await user.type(screen.getByLabelText('Date'), '2027-03-10');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The restaurant was saved.');
  expect(service.restaurants[0]?.schedule.exceptions).toEqual([{ date: '2027-03-10', spans: [] }]);
});

test('shows details changed elsewhere beside mine, and lets each be decided', async () => {
  const { user, service } = await open();
  await change(user, 'Address', 'Rue 42');
  await change(user, 'Minimum order', '200');
  service.restaurants = [{ ...restaurant, description: 'Nouvelle carte', minimumOrder: 300, version: 2 }];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'The restaurant was changed elsewhere' }),
  );
  expect(dialog.getByRole('radio', { name: 'Nouvelle carte Theirs' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Rue 42 Mine' })).toBeChecked();
  expect(dialog.getByText('Changed on both sides.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: '300 MRU Theirs' }));
  await user.click(dialog.getByRole('button', { name: 'Save the choice' }));
  await screen.findByText('The restaurant was saved.');
  expect(service.restaurants[0]).toMatchObject({
    description: 'Nouvelle carte',
    address: 'Rue 42',
    minimumOrder: 300,
    version: 3,
  });
});

test('preserves what was typed when a conflict is postponed', async () => {
  const { user, service } = await open();
  await change(user, 'Address', 'Rue 42');
  service.restaurants = [{ ...restaurant, description: 'Nouvelle carte', version: 2 }];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Go on editing' }));
  expect(screen.getByLabelText('Address')).toHaveValue('Rue 42');
  expect(service.restaurants[0]?.description).toBe('Nouvelle carte');
});

test('sets the fee of each commune', async () => {
  const { user, service } = await open();
  await user.selectOptions(await screen.findByLabelText('Ksar'), 'Own fee');
  const fee = screen.getByLabelText('Fee to Ksar');
  expect(fee).toHaveValue('50');
  await user.clear(fee);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter an amount, for example 150 or 0.')).toBeVisible();
  await user.type(fee, '30,5');
  await user.selectOptions(screen.getByLabelText('Sebkha'), 'No delivery');
  await user.selectOptions(screen.getByLabelText('Another commune'), 'Riyad');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The restaurant was saved.');
  expect(service.restaurants[0]?.deliveryFees).toEqual({ Ksar: 30.5, Sebkha: null, Riyad: 50 });
});

test('pauses until a chosen time', async () => {
  const { user, service } = await open();
  await user.click(await screen.findByRole('button', { name: 'Until…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pause orders' }));
  const until = dialog.getByLabelText('No orders until');
  fireEvent.change(until, { target: { value: '2020-01-01T10:00' } });
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(await dialog.findByText('Choose a time that is still to come.')).toBeVisible();
  fireEvent.change(until, { target: { value: '2099-12-24T18:30' } });
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(service.restaurants[0]?.schedule.pausedUntil).toBe('2099-12-24T18:30:00.000Z'));
});

test('lets an owner of several restaurants switch between them', async () => {
  const { user, router } = await open(undefined, { restaurants: [restaurant, sampleRestaurant(2)] });
  await user.selectOptions(await screen.findByLabelText('Restaurant'), 'Restaurant 2');
  expect(router.state.location.pathname).toBe(`/provider/${sampleRestaurant(2).id}`);
  expect(await screen.findByLabelText(/Restaurant Name/)).toHaveValue('Restaurant 2');
});

test('lets a provider edit only its own restaurants', async () => {
  await open(`/provider/${sampleRestaurant(9).id}`);
  expect(
    await screen.findByText('This restaurant does not exist or belongs to somebody else.'),
  ).toBeVisible();
});

test('lets an admin approve the owner', async () => {
  const owner = { ...sampleProvider, confirmed: false };
  const { user, service } = await open(`/admin/restaurant/${restaurant.id}`, { user: sampleAdmin, owner });
  expect(await screen.findByText('Visitors do not see the restaurant.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm owner' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm owner' }));
  expect(await screen.findByText('The restaurant is public.')).toBeVisible();
  expect(service.owner.confirmed).toBe(true);
});

test('lets an admin delete and restore a restaurant', async () => {
  const { user, service, router } = await open(`/admin/restaurant/${restaurant.id}`, { user: sampleAdmin });
  await user.click(await screen.findByRole('button', { name: 'Delete restaurant' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  expect(service.restaurants).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Chez Néma” is back.')).toBeVisible();
  expect(service.restaurants).toHaveLength(1);
});
