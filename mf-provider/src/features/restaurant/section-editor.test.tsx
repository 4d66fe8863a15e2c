import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';
import type { Section } from './sections.ts';

const restaurant = sampleRestaurant(1);
const owners = { restaurants: [restaurant], orders: [] };
const open = (section: Section, change = {}) =>
  renderArea(`/provider/${restaurant.id}/${section}`, { ...owners, ...change });
type User = Awaited<ReturnType<typeof open>>['user'];

async function change(user: User, label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
}

async function save(user: User) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Restaurant saved.');
}

test('saves the changed fields of its section', async () => {
  const { user, service } = await open('place');
  await user.selectOptions(await screen.findByLabelText('Region'), 'Trarza');
  await user.selectOptions(screen.getByLabelText('Commune'), 'Rosso');
  await save(user);
  expect(service.restaurants[0]).toMatchObject({ region: 'Trarza', commune: 'Rosso', menu: restaurant.menu });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('sends nothing but what was changed', async () => {
  const sent: unknown[] = [];
  const { user, server } = await open('details');
  server.use(
    http.put('*/api/restaurant/:id', async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  await change(user, /Restaurant Name/, 'Chez Néma et fils');
  await save(user);
  expect(sent).toEqual([{ name: 'Chez Néma et fils', version: 1 }]);
});

test('a number stored under another rule does not prevent a new address', async () => {
  const old = sampleRestaurant(1, { phone: '22334455' });
  const { user, service } = await open('place', { restaurants: [old] });
  await change(user, 'Address', 'Rue 42');
  await save(user);
  expect(service.restaurants[0]).toMatchObject({ address: 'Rue 42', phone: '22334455' });
  await change(user, 'Phone', '2233');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A phone number has exactly 10 digits. That is 4 digits.')).toBeVisible();
  await change(user, 'Phone', '(22) 33-44.55 66');
  await save(user);
  expect(service.restaurants[0]).toMatchObject({ phone: '2233445566' });
});

test('asks for the delivery fee until the owner has chosen one, be it zero', async () => {
  const { user, service } = await open('delivery', {
    restaurants: [{ ...restaurant, deliveryFee: 0, missing: ['fee'] }],
  });
  expect(await screen.findByLabelText('Delivery fee')).toHaveValue('');
  await change(user, 'Minimum order', '120');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter an amount, for example 150 or 0.')).toBeVisible();
  await change(user, 'Delivery fee', '٠');
  await change(user, 'Minimum order', '١٬٢٥٠٫٥');
  await change(user, 'Usual preparation time', '٤٥');
  await save(user);
  expect(service.restaurants[0]).toMatchObject({ deliveryFee: 0, minimumOrder: 1250.5, prepMinutes: 45 });
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
  const { user, service } = await open('details', { restaurants: [{ ...restaurant, approval }] });
  expect(await screen.findByLabelText(/Restaurant Name/)).toHaveValue('Chez Nema 2');
  expect(screen.getByText(/Visitors see “Chez Néma” where it was/)).toBeVisible();
  await change(user, /Restaurant Name/, 'Chez Nema 3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/An administrator will check/)).toBeVisible();
  expect(service.restaurants[0]).toMatchObject({ name: 'Chez Nema 3' });
});

test('saves the minutes to a customer’s door, twenty until the owner says otherwise', async () => {
  const { user, service } = await open('delivery');
  expect(await screen.findByLabelText('Usual delivery time')).toHaveValue('20');
  await change(user, 'Usual delivery time', '241');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter minutes from 0 to 240.')).toBeVisible();
  await change(user, 'Usual delivery time', '0');
  await save(user);
  expect(service.restaurants[0]).toMatchObject({ deliveryMinutes: 0 });
});

test('accepts large orders of guests once the owner says so', async () => {
  const { user, service } = await open('delivery');
  const box = await screen.findByRole('checkbox', { name: 'Accept large orders from new customers' });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/more than 60 dishes or 20.000\.00\sMRU/);
  await user.click(box);
  await save(user);
  expect(service.restaurants[0]).toMatchObject({ acceptsLargeOrders: true });
});

test('clears the commune when the region changes', async () => {
  const { user } = await open('place');
  await user.selectOptions(await screen.findByLabelText('Region'), 'Adrar');
  expect(screen.getByLabelText('Commune')).toHaveValue('');
  expect(
    within(screen.getByLabelText('Commune')).getByRole('option', { name: 'Chinguetti' }),
  ).toBeInTheDocument();
});

test('shows the error of each field and sends nothing', async () => {
  const { user, service } = await open('details');
  await change(user, /Restaurant Name/, '');
  await change(user, /Description/, ' ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The restaurant needs a name.')).toBeVisible();
  expect(screen.getByText('Describe the restaurant in a sentence or two.')).toBeVisible();
  expect(service.restaurants[0]?.version).toBe(1);
});

test('marks the field that the service refuses', async () => {
  const { user, server } = await open('delivery');
  server.use(
    http.put('*/api/restaurant/:id', () =>
      problemResponse(400, 'validation_failed', { errors: [{ path: 'minimumOrder', message: 'too much' }] }),
    ),
  );
  await change(user, 'Minimum order', '900');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This value can’t be used.')).toBeVisible();
  expect(screen.getByLabelText('Minimum order')).toBeInvalid();
});

test('sets the fee of each commune', async () => {
  const { user, service } = await open('delivery');
  await user.selectOptions(await screen.findByLabelText('Ksar'), 'Special fee');
  const fee = screen.getByLabelText('Fee to Ksar');
  expect(fee).toHaveValue('50');
  await user.clear(fee);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter an amount, for example 150 or 0.')).toBeVisible();
  await user.type(fee, '30,5');
  await user.selectOptions(screen.getByLabelText('Sebkha'), 'No delivery');
  await user.selectOptions(screen.getByLabelText('Add a commune'), 'Riyad');
  await save(user);
  expect(service.restaurants[0]?.deliveryFees).toEqual({ Ksar: 30.5, Sebkha: null, Riyad: 50 });
});

describe('while somebody else edits the restaurant', () => {
  test('another section that they saved is no conflict, and stays', async () => {
    const { user, service } = await open('delivery');
    await change(user, 'Minimum order', '200');
    service.restaurants = [{ ...restaurant, description: 'Nouvelle carte', version: 2 }];
    await save(user);
    expect(service.restaurants[0]).toMatchObject({
      description: 'Nouvelle carte',
      minimumOrder: 200,
      version: 3,
    });
  });

  test('the same section is shown beside mine, and each difference can be decided', async () => {
    const { user, service } = await open('delivery');
    await change(user, 'Usual preparation time', '40');
    await change(user, 'Minimum order', '200');
    service.restaurants = [{ ...restaurant, deliveryFee: 70, minimumOrder: 300, version: 2 }];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'The restaurant was changed elsewhere' }),
    );
    expect(dialog.getByRole('radio', { name: '70 MRU Theirs' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: '40 Mine' })).toBeChecked();
    expect(dialog.getByText('Changed by both.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: '300 MRU Theirs' }));
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await screen.findByText('Restaurant saved.');
    expect(service.restaurants[0]).toMatchObject({
      ...{ deliveryFee: 70, minimumOrder: 300, prepMinutes: 40, version: 3 },
    });
  });

  test('what was typed is preserved when a conflict is postponed', async () => {
    const { user, service } = await open('place');
    await change(user, 'Address', 'Rue 42');
    service.restaurants = [{ ...restaurant, landmark: 'Nouveau puits', version: 2 }];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Address')).toHaveValue('Rue 42');
    expect(service.restaurants[0]?.landmark).toBe('Nouveau puits');
  });
});
