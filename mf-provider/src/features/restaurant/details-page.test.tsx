import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleAdmin, sampleProvider, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';
import { restaurantChoice, switchRestaurant } from '../../testing/restaurant-choice.ts';

const restaurant = sampleRestaurant(1);
const owners = { restaurants: [restaurant], orders: [] };
const path = `/provider/${restaurant.id}`;
const open = (at = path, change = {}, options = {}) => renderArea(at, { ...owners, ...change }, options);

/** What the overview says of each section. */
async function states() {
  const list = within(await screen.findByRole('navigation', { name: /^(Sections of|Rubriques du)/ }));
  return list.getAllByRole('link').map((link) => link.textContent.replaceAll(/ +/g, ' ').trim());
}

test('lists the sections, each with its address and its state', async () => {
  await open();
  expect(await states()).toEqual([
    expect.stringMatching(/^About the restaurant.*·/),
    'Location and contact Ksar, Nouakchott Ouest, Avenue du Roi Fayçal, 2222334455',
    'Orders and delivery Delivery 50.00\u00a0MRU, from 100.00\u00a0MRU, 25 min',
    'Orders for later None',
    'Opening hours Open 24 hours, every day',
    'Special days None planned',
    expect.stringMatching(/^Pictures/),
  ]);
  expect(screen.getByRole('link', { name: /^Opening hours/ })).toHaveAttribute('href', `${path}/hours`);
});

test('says what a section lacks', async () => {
  const bare = sampleRestaurant(1, {
    ...{ region: null, commune: null, bannerUrl: null, deliveryFee: 0, minimumOrder: 0 },
    schedule: {
      week: Array.from({ length: 7 }, () => []),
      exceptions: [
        { date: '2099-12-31', spans: [] },
        { date: '2099-01-01', spans: [] },
        { date: '2020-01-01', spans: [] },
      ],
      pausedUntil: null,
    },
  });
  await open(path, { restaurants: [bare] }, { language: 'fr' });
  expect((await states()).slice(1)).toEqual([
    expect.stringMatching(/La région et la commune manquent$/),
    expect.stringMatching(/Livraison gratuite, 25 min$/),
    expect.stringMatching(/Aucune$/),
    expect.stringMatching(/Aucun horaire pour le moment$/),
    expect.stringMatching(/2 prévus, le prochain le 1 janv\. 2099$/),
    expect.stringMatching(/Pas encore de bannière$/),
  ]);
});

test('leads from a section back to the overview, and from an unknown one', async () => {
  const { user, router } = await open(`${path}/hours`);
  await user.click(screen.getByRole('link', { name: 'Edit restaurant' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit restaurant' })).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  await act(() => router.navigate(`${path}/nothing`));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('asks before another section is opened with unsaved changes', async () => {
  const { user, router } = await open(`${path}/place`);
  await user.type(await screen.findByLabelText('Address'), ' 7');
  await user.click(screen.getByRole('link', { name: /^Opening hours/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Address')).toHaveValue('Avenue du Roi Fayçal 7');
  await user.click(screen.getByRole('link', { name: /^Opening hours/ }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${path}/hours`));
});

test('tells restaurants of one name apart, and stays in the section when switching', async () => {
  const second = sampleRestaurant(2, {
    name: restaurant.name,
    commune: 'Riyad',
    description: 'Second table',
  });
  const { user, router } = await open(`${path}/details`, { restaurants: [restaurant, second] });
  await screen.findByLabelText(/Description/);
  expect(restaurantChoice()).toHaveAccessibleName(`Restaurant: ${restaurant.name} Ksar`);
  await switchRestaurant(user, `${restaurant.name} Riyad`);
  expect(router.state.location.pathname).toBe(`/provider/${second.id}/details`);
  expect(await screen.findByLabelText(/Description/)).toHaveValue('Second table');
});

test('lets a provider edit only its own restaurants', async () => {
  await open(`/provider/${sampleRestaurant(9).id}/hours`);
  // Said by the reply that is there first, of the owner's restaurants or of this one.
  await waitFor(() =>
    expect(screen.getByText('This restaurant doesn’t exist or belongs to someone else.')).toBeVisible(),
  );
});

test('lets an admin approve the owner', async () => {
  const owner = { ...sampleProvider, confirmed: false };
  const { user, service } = await open(`/admin/restaurant/${restaurant.id}`, { user: sampleAdmin, owner });
  expect(await screen.findByText('Customers can’t see the restaurant.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm owner' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm owner' }));
  expect(await screen.findByText('The restaurant is public.')).toBeVisible();
  expect(service.owner.confirmed).toBe(true);
  expect(screen.getByRole('link', { name: /^Opening hours/ })).toHaveAttribute(
    'href',
    `/admin/restaurant/${restaurant.id}/hours`,
  );
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
