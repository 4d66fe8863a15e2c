import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { giveOffers } from '../../testing/offers.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();
const MENU = '/restaurant/chez-mariem/menu';

afterEach(() => {
  jest.useRealTimers();
  focusManager.setFocused(undefined);
});

function dish(name: RegExp) {
  return screen.findByRole('checkbox', { name });
}

test('shows a loading state, then banner text, categories, dishes and prices', async () => {
  await renderArea(MENU);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Chez Mariem' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Grillades' })).toBeInTheDocument();
  expect(await dish(/^Poulet yassa.*110\.50\sMRU$/)).toBeInTheDocument();
});

test('shows the restaurant that the list passed along before its menu has loaded', async () => {
  const [restaurant] = service().restaurants;
  server.use(http.get('*/api/providers/restaurant/slug/:slug', () => delay('infinite')));
  await renderArea({ pathname: MENU, state: { restaurant } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chez Mariem' })).toBeInTheDocument();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

test('one that lacks something takes no orders yet and promises no free delivery', async () => {
  const [restaurant] = service().restaurants;
  if (!restaurant) throw new Error('The sample service has no restaurant.');
  service().restaurants = [{ ...restaurant, deliveryFee: 0, isPublic: false, missing: ['fee'] }];
  await renderArea(MENU);
  expect(await screen.findByText('Not taking orders yet')).toBeInTheDocument();
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
});

test.each([
  [
    'en',
    'Offers',
    '15% off from 500.00 MRU · until 31 Dec 2999, 20:00 · once per customer',
    'Free delivery · 3 times per customer',
  ],
  [
    'fr',
    'Offres',
    '15 % de réduction dès 500,00 MRU · jusqu’au 31 déc. 2999, 20:00 · une fois par client',
    'Livraison offerte · 3 fois par client',
  ],
] as const)('in %s, the offers that run say what, from when on, until when and how often', async (...row) => {
  const [language, name, ...lines] = row;
  giveOffers(
    service(),
    { minimum: 500, until: '2999-12-31T20:00:00.000Z', perCustomer: 1 },
    { until: '2020-01-01T00:00:00.000Z' },
    { kind: 'free_delivery', value: 0, perCustomer: 3 },
  );
  await renderArea(MENU, { language });
  const offers = within(await screen.findByRole('list', { name }));
  const texts = offers.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  expect(texts).toEqual(lines);
});

test('shows the pictures after the banner below the menu, scrollable by keyboard', async () => {
  const [restaurant] = service().restaurants;
  if (!restaurant) throw new Error('The sample service has no restaurant.');
  const [banner, ...others] = ['a', 'b', 'c'].map((name) => `/api/files/${name}.webp`);
  service().restaurants = [{ ...restaurant, bannerUrl: banner ?? null, images: [banner ?? '', ...others] }];
  const { user } = await renderArea(MENU);
  const strip = await screen.findByRole('list', { name: 'Pictures' });
  const pictures = within(strip).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Chez Mariem, picture 1',
    'Chez Mariem, picture 2',
  ]);
  for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
  while (document.activeElement !== strip) await user.tab();
});

test('a restaurant with nothing but a banner has no row of pictures', async () => {
  await renderArea(MENU);
  await dish(/^Poulet yassa/);
  expect(screen.queryByRole('list', { name: 'Pictures' })).not.toBeInTheDocument();
});

test('an unknown restaurant offers the way back to the list', async () => {
  const { user, router } = await renderArea('/restaurant/nowhere/menu');
  expect(await screen.findByText('Restaurant not found. Please go back to the list.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(router.state.location.pathname).toBe('/');
});

test('a menu that failed can be tried again', async () => {
  server.use(
    http.get('*/api/providers/restaurant/slug/:slug', () => problemResponse(500, 'server_error'), {
      once: true,
    }),
  );
  const { user } = await renderArea(MENU);
  expect(await screen.findByText('The menu couldn’t be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await dish(/^Thieboudienne/)).toBeInTheDocument();
});

test('pressing a dish selects it, pressing it again deselects it', async () => {
  const { user } = await renderArea(MENU);
  await user.click(await dish(/^Thieboudienne/));
  expect(await dish(/^Thieboudienne/)).toBeChecked();
  const panel = screen.getByRole('complementary', { name: 'Your selection' });
  expect(within(panel).getByText('Thieboudienne')).toBeInTheDocument();
  await user.click(await dish(/^Thieboudienne/));
  expect(await dish(/^Thieboudienne/)).not.toBeChecked();
  expect(within(panel).getByText('Nothing selected yet. Tap a dish to add it.')).toBeInTheDocument();
});

test('adds up quantities to the cent', async () => {
  const { user } = await renderArea(MENU);
  await user.click(await dish(/^Poulet yassa/));
  await user.click(await dish(/^Bissap/));
  const panel = screen.getByRole('complementary', { name: 'Your selection' });
  const more = within(panel).getByRole('button', { name: 'Add one: Poulet yassa' });
  await user.click(more);
  await user.click(more);
  expect(within(panel).getByText('Total').nextElementSibling).toHaveTextContent('356.50 MRU');
  await user.click(within(panel).getByLabelText(/^Delivery/));
  expect(within(panel).getByText('Total').nextElementSibling).toHaveTextContent('376.50 MRU');
});

test('a sold-out dish is shown but cannot be selected', async () => {
  await renderArea(MENU);
  expect(await dish(/^Atay.*Sold out$/)).toBeDisabled();
});

test('a closed restaurant can be browsed but not booked, and says why', async () => {
  const { user } = await renderArea('/restaurant/pizza-du-ksar/menu');
  await user.click(await dish(/^Thieboudienne/));
  expect(screen.getByText('Closed right now')).toBeInTheDocument();
  const book = screen.getByRole('button', { name: 'Book' });
  expect(book).toBeDisabled();
  expect(book).toHaveAccessibleDescription('This restaurant is closed.');
});

describe('a page of a restaurant that takes a break', () => {
  function pauseUntil(pausedUntil: string | null) {
    service().restaurants = service().restaurants.map((one) => ({
      ...one,
      schedule: { ...one.schedule, pausedUntil },
    }));
  }

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    pauseUntil('2999-01-01T00:00:00.000Z');
  });

  test('notices within half a minute that it is over', async () => {
    await renderArea(MENU);
    expect(await screen.findByText('Taking a short break')).toBeInTheDocument();
    pauseUntil(null);
    act(() => jest.advanceTimersByTime(31_000));
    await waitFor(() => expect(screen.queryByText('Taking a short break')).not.toBeInTheDocument());
  });

  test('notices it as soon as somebody looks at the page again', async () => {
    await renderArea(MENU);
    expect(await screen.findByText('Taking a short break')).toBeInTheDocument();
    pauseUntil(null);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(screen.queryByText('Taking a short break')).not.toBeInTheDocument());
  });
});

test('the selection survives a reload, and each restaurant has its own', async () => {
  const first = await renderArea(MENU);
  await first.user.click(await dish(/^Thieboudienne/));
  first.unmount();
  const second = await renderArea('/restaurant/teranga/menu');
  expect(await dish(/^Thieboudienne/)).not.toBeChecked();
  second.unmount();
  await renderArea(MENU);
  await waitFor(async () => expect(await dish(/^Thieboudienne/)).toBeChecked());
});

test('ignores a stored basket that cannot be read', async () => {
  localStorage.setItem('maida.baskets', '{"x":{"lines":"broken"},"y":3');
  await renderArea(MENU);
  expect(await screen.findByText('Nothing selected yet. Tap a dish to add it.')).toBeInTheDocument();
});

test('a menu without dishes says so', async () => {
  const [restaurant] = service().restaurants;
  server.use(
    http.get('*/api/providers/restaurant/slug/:slug', () => HttpResponse.json({ ...restaurant, menu: [] })),
  );
  await renderArea(MENU);
  expect(await screen.findByText('This restaurant hasn’t published its menu yet.')).toBeInTheDocument();
});

test('shows the rating and the reviews', async () => {
  const { user } = await renderArea(MENU);
  await user.click(await screen.findByRole('button', { name: /^Rated 4\.1 out of 5, 7 reviews$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reviews' });
  expect(await within(dialog).findByText('Riz parfait, livré chaud.')).toBeInTheDocument();
  expect(within(dialog).getByText('A customer')).toBeInTheDocument();
});

test('shows the restaurant’s answer, and reports a review once', async () => {
  const { user } = await renderArea(MENU);
  await user.click(await screen.findByRole('button', { name: /^Rated 4\.1 out of 5, 7 reviews$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reviews' }));
  expect(await dialog.findByText('Merci Salma, à bientôt !')).toBeInTheDocument();
  expect(dialog.getByText(/^Reply from /)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Report the review by Salma Y.' }));
  expect(await dialog.findByText('Reported. Thank you.')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Report the review by Salma Y.' })).not.toBeInTheDocument();
});
