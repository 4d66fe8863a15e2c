import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { giveOffers } from '../../testing/offers.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();

/** jsdom has no layout: in these tests every element is in the window. */
class EverythingIsNear {
  readonly #notify: (entries: object[]) => void;
  constructor(notify: (entries: object[]) => void) {
    this.#notify = notify;
  }
  observe(target: Element) {
    setTimeout(() => act(() => this.#notify([{ isIntersecting: true, target }])));
  }
  disconnect() {
    // it notifies once
  }
}

beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: EverythingIsNear }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

async function shownNames() {
  await screen.findByText(/restaurants? ·/);
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

test('shows every restaurant with its location, open ones first', async () => {
  await renderArea('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Restaurants' })).toBeInTheDocument();
  expect(await shownNames()).toEqual([
    'Chez Mariem',
    'Le Banc d’Arguin',
    'Teranga',
    'La Charrette',
    'Pizza du Ksar',
    'Oasis d’Atar',
  ]);
  expect(screen.getByText('Nouakchott Ouest, Tevragh-Zeina')).toBeInTheDocument();
  expect(screen.getByText('6 restaurants · 4 open now')).toBeInTheDocument();
});

test('a card shows the first offer that runs, with its minimum', async () => {
  giveOffers(service(), { until: '2020-01-01T00:00:00.000Z', value: 50 }, { minimum: 500 }, { value: 5 });
  await renderArea('/');
  await shownNames();
  const card = screen.getByRole('link', { name: 'Chez Mariem' }).closest('li') as HTMLElement;
  expect(within(card).getByText(/^15% off from 500\.00\sMRU$/)).toBeVisible();
  expect(within(card).queryByText(/^(?:50|5)% off/)).not.toBeInTheDocument();
});

test('searches name and description without regard to case or accents', async () => {
  const { user } = await renderArea('/');
  await shownNames();
  const search = screen.getByPlaceholderText('Search restaurants...');
  await user.type(search, 'MECHOUI');
  await waitFor(async () => expect(await shownNames()).toEqual(['Oasis d’Atar']));
  await user.clear(search);
  await user.type(search, 'teranga');
  await waitFor(async () => expect(await shownNames()).toEqual(['Teranga']));
});

test('offers all regions, then the distinct regions of the restaurants', async () => {
  const { user } = await renderArea('/');
  await shownNames();
  const region = screen.getByRole('combobox', { name: 'Region' });
  expect(
    within(region)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All Regions', 'Adrar', 'Dakhlet Nouadhibou', 'Nouakchott Ouest', 'Nouakchott Sud']);
  await user.selectOptions(region, 'Nouakchott Ouest');
  expect(await shownNames()).toEqual(['Chez Mariem', 'Pizza du Ksar']);
});

test('says why nothing is found, and offers to show all', async () => {
  const { user, router } = await renderArea('/');
  await shownNames();
  await user.type(screen.getByPlaceholderText('Search restaurants...'), 'sushi');
  expect(await screen.findByText('No restaurants match your search or location.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all restaurants' }));
  await waitFor(async () => expect(await shownNames()).toHaveLength(6));
  expect(router.state.location.search).toBe('');
});

test('keeps search, region and cuisine in the address, and takes them from there', async () => {
  const { user, router } = await renderArea('/?q=poisson&region=Dakhlet+Nouadhibou');
  expect(await shownNames()).toEqual(['Le Banc d’Arguin']);
  expect(screen.getByPlaceholderText('Search restaurants...')).toHaveValue('poisson');
  await user.click(screen.getByRole('button', { name: 'Seafood' }));
  await user.clear(screen.getByPlaceholderText('Search restaurants...'));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?region=Dakhlet+Nouadhibou&cuisine=seafood'),
  );
  expect(router.state.historyAction).toBe('REPLACE');
});

test('leads to the menu by a real link and passes the restaurant along', async () => {
  const { user, router } = await renderArea('/');
  await shownNames();
  const link = screen.getByRole('link', { name: 'Chez Mariem' });
  expect(link).toHaveAttribute('href', '/restaurant/chez-mariem/menu');
  await user.click(link);
  expect(router.state.location.pathname).toBe('/restaurant/chez-mariem/menu');
  expect(router.state.location.state).toMatchObject({ restaurant: { name: 'Chez Mariem' } });
});

test('prefetches a menu on hover, and the first ones when idle on a fast connection; not with data saver', async () => {
  const asked: string[] = [];
  const watch = ({ request }: { request: Request }) => {
    const [, slug] = /\/slug\/(.+)$/.exec(request.url) ?? [];
    if (slug) asked.push(slug);
  };
  server.events.on('request:start', watch);
  const connect = (value: object | undefined) =>
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  connect({ saveData: true });
  const { user } = await renderArea('/');
  await shownNames();
  await user.hover(screen.getByRole('link', { name: 'Oasis d’Atar' }));
  expect(asked).toEqual([]);
  connect({ effectiveType: '4g', downlink: 10 });
  await user.unhover(screen.getByRole('link', { name: 'Oasis d’Atar' }));
  await user.hover(screen.getByRole('link', { name: 'Oasis d’Atar' }));
  await waitFor(() => expect(asked[0]).toMatch(/^oasis/));
  await waitFor(() => expect(asked).toHaveLength(4), { timeout: 10_000 });
  expect(asked.slice(1)).toContain('chez-mariem');
  connect(undefined);
  server.events.removeListener('request:start', watch);
}, 20_000);

test('loads page after page until the list is complete', async () => {
  const [first, ...rest] = service().restaurants;
  server.use(
    http.get('*/api/restaurant', ({ request }) =>
      new URL(request.url).searchParams.get('cursor') === 'two'
        ? HttpResponse.json(rest)
        : HttpResponse.json([first], { headers: { Link: '</api/restaurant?cursor=two>; rel="next"' } }),
    ),
  );
  await renderArea('/');
  await waitFor(async () => expect(await shownNames()).toHaveLength(6));
});

test('shows a failed list and retries', async () => {
  server.use(http.get('*/api/restaurant', () => problemResponse(503, 'unavailable'), { once: true }));
  const { user } = await renderArea('/');
  expect(await screen.findByText('The restaurants couldn’t be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await shownNames()).toHaveLength(6);
});

test('keeps favourites on the device and filters by them', async () => {
  const { user, router, unmount } = await renderArea('/');
  await shownNames();
  await user.click(screen.getByRole('button', { name: 'Favourite: Teranga' }));
  await user.click(screen.getByRole('button', { name: 'Favourites' }));
  expect(await shownNames()).toEqual(['Teranga']);
  expect(router.state.location.search).toBe('?favourites=1');
  unmount();
  await renderArea('/');
  await shownNames();
  expect(screen.getByRole('button', { name: 'Favourite: Teranga' })).toHaveAttribute('aria-pressed', 'true');
});

test('speaks French', async () => {
  await renderArea('/', { language: 'fr' });
  expect(await screen.findByText('6 restaurants · 4 ouverts en ce moment')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Toutes les régions' })).toBeInTheDocument();
});

test('adds what only the menus show, with the dish as the reason', async () => {
  const { user } = await renderArea('/');
  await shownNames();
  await user.type(screen.getByPlaceholderText('Search restaurants...'), 'thieboudienne');
  const reasons = await screen.findAllByText(/^Serves Thieboudienne.*, \d+\.\d\d\sMRU$/i);
  expect(reasons.length).toBeGreaterThan(0);
  expect(screen.queryByText('No restaurants match your search or location.')).not.toBeInTheDocument();
});

test('says what was searched for instead of a mistyped word', async () => {
  const [restaurant] = service().restaurants;
  const match = { dish: { name: 'Calzone', price: 150 }, category: null, corrected: 'calzone' };
  server.use(
    http.get('*/api/restaurant', ({ request }) =>
      request.url.includes('q=') ? HttpResponse.json([{ ...restaurant, match }]) : undefined,
    ),
  );
  await renderArea('/?q=calzonne');
  expect(
    await screen.findByText(/Nothing matches “calzonne”. Showing results for “calzone”./),
  ).toBeInTheDocument();
});

test('without a connection finds names, and says that the menus were not searched', async () => {
  server.use(
    http.get('*/api/restaurant', ({ request }) =>
      request.url.includes('q=') ? HttpResponse.error() : undefined,
    ),
  );
  await renderArea('/?q=teranga');
  expect(
    await screen.findByText('We only searched names: the menus couldn’t be reached.'),
  ).toBeInTheDocument();
  expect(await shownNames()).toEqual(['Teranga']);
});

test('too many searches from one connection: finds names, and says to wait', async () => {
  server.use(
    http.get('*/api/restaurant', ({ request }) =>
      request.url.includes('q=') ? problemResponse(429, 'rate_limited') : undefined,
    ),
  );
  await renderArea('/?q=teranga');
  expect(await screen.findByText(/too many searches came from your connection/)).toBeInTheDocument();
  expect(await shownNames()).toEqual(['Teranga']);
});

test('shows only open ones and sorts, in the address', async () => {
  const { user, router } = await renderArea('/');
  await shownNames();
  await user.click(screen.getByRole('button', { name: 'Open now' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Delivery fee');
  expect(router.state.location.search).toBe('?open=1&sort=fee');
  const fees = new Map(service().restaurants.map(({ name, deliveryFee }) => [name, deliveryFee]));
  const shown = (await shownNames()).map((name) => fees.get(name ?? '') ?? NaN);
  expect(shown).toHaveLength(4);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

test('asks for the region once, and begins with it on the next visit', async () => {
  const { user, router, unmount } = await renderArea('/');
  await shownNames();
  expect(screen.queryByText('Where are you?')).not.toBeInTheDocument();
  fireEvent.scroll(window);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Where are you?' }), 'Adrar');
  expect(router.state.location.search).toBe('?region=Adrar');
  expect(screen.queryByText('Where are you?')).not.toBeInTheDocument();
  expect(screen.getByText(/^Good food from kitchens in Adrar/)).toBeInTheDocument();
  unmount();
  const next = await renderArea('/');
  expect(await shownNames()).toEqual(['Oasis d’Atar']);
  expect(screen.queryByText('Where are you?')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'All Regions');
  expect(next.router.state.location.search).toBe('');
  next.unmount();
  await renderArea('/');
  expect(await shownNames()).toHaveLength(6);
});

test('a visitor who does not want to say where they are is not asked again', async () => {
  const { user, unmount } = await renderArea('/');
  await shownNames();
  fireEvent.scroll(window);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Where are you?')).not.toBeInTheDocument();
  unmount();
  await renderArea('/');
  expect(await shownNames()).toHaveLength(6);
  fireEvent.scroll(window);
  expect(screen.queryByText('Where are you?')).not.toBeInTheDocument();
});

test('offers all regions when nothing is found in one', async () => {
  const { user, router } = await renderArea('/?q=teranga&region=Adrar');
  await user.click(await screen.findByRole('button', { name: 'Search all regions' }));
  expect(router.state.location.search).toBe('?q=teranga');
  expect(await shownNames()).toEqual(['Teranga']);
});
