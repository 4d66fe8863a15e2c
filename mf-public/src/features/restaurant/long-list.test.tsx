import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

/* A list that is too long to be fetched whole. */

const { server, service } = provideSampleService();

/** The service searches all of them. */
function provideLongList() {
  const asked: string[] = [];
  server.use(
    http.get('*/api/restaurant', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const { restaurants } = service();
      if (search === '?limit=50') {
        return HttpResponse.json(restaurants.slice(0, 2), {
          headers: { 'X-Total-Count': '10000', Link: '</api/restaurant?cursor=two>; rel="next"' },
        });
      }
      const found = restaurants.filter(
        ({ name, region }) =>
          name.toLowerCase().includes(searchParams.get('q') ?? '') &&
          [null, region].includes(searchParams.get('region')),
      );
      return HttpResponse.json(found, { headers: { 'X-Total-Count': String(found.length) } });
    }),
    http.get('*/api/restaurant/:id', ({ params }) =>
      HttpResponse.json(service().restaurants.find(({ id }) => id === params['id'])),
    ),
  );
  return asked;
}

beforeEach(() => {
  // The end of the list never comes into view.
  const observer = { observe: () => undefined, disconnect: () => undefined };
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => observer) });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

function headings() {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

test('a long list says that there are more than the service counts', async () => {
  const headers = {
    'X-Total-Count': '1000',
    'X-Total-Is-Estimate': 'true',
    Link: '</api/restaurant?cursor=two>; rel="next"',
  };
  server.use(
    http.get('*/api/restaurant', () => HttpResponse.json(service().restaurants.slice(0, 2), { headers })),
  );
  await renderArea('/');
  expect(await screen.findByText('More than 1 000 restaurants')).toBeInTheDocument();
});

test('a long list is searched by the service once typing pauses, and shows the number of results', async () => {
  const asked = provideLongList();
  const { user } = await renderArea('/');
  expect(await screen.findByText('10 000 restaurants')).toBeInTheDocument();
  expect(asked).toEqual(['?limit=50']);
  await user.type(screen.getByPlaceholderText('Search restaurants...'), 'teranga');
  expect(await screen.findByText('1 restaurant · 1 open now')).toBeInTheDocument();
  expect(headings()).toEqual(['Teranga']);
  expect(asked.filter((search) => search.includes('q='))).toEqual(['?limit=24&q=teranga']);
});

test('earlier results stay until the service replies', async () => {
  provideLongList();
  const asked = jest.fn();
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  server.use(
    http.get('*/api/restaurant', async ({ request }) => {
      if (!new URL(request.url).searchParams.has('q')) return;
      asked();
      await answered;
    }),
  );
  const { user } = await renderArea('/');
  expect(await screen.findByText('10 000 restaurants')).toBeInTheDocument();
  const before = headings();
  await user.type(screen.getByPlaceholderText('Search restaurants...'), 'teranga');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(headings()).toEqual(before);
  answer(undefined);
  expect(await screen.findByText('1 restaurant · 1 open now')).toBeInTheDocument();
  expect(headings()).toEqual(['Teranga']);
});

test('a long list offers every region, and reads region and search from a shared address', async () => {
  provideLongList();
  await renderArea('/?q=oasis&region=Adrar');
  expect(await screen.findByText(/^1 restaurant ·/)).toBeInTheDocument();
  expect(headings()).toEqual(['Oasis d’Atar']);
  const options = within(screen.getByRole('combobox', { name: 'Region' })).getAllByRole('option');
  expect(options).toHaveLength(16);
});

test('a long list shows favourites that were not fetched with it', async () => {
  provideLongList();
  const last = service().restaurants.at(-1);
  localStorage.setItem('maida.favourites', JSON.stringify([last?.id]));
  await renderArea('/?favourites=1');
  expect(await screen.findByRole('heading', { level: 2, name: last?.name ?? '' })).toBeInTheDocument();
  expect(headings()).toHaveLength(1);
});

test('a long list shows a failed search and retries', async () => {
  provideLongList();
  server.use(
    http.get('*/api/restaurant', ({ request }) =>
      request.url.includes('q=') ? problemResponse(503, 'unavailable') : undefined,
    ),
  );
  const { user } = await renderArea('/?q=teranga');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  server.use(...service().handlers);
  provideLongList();
  await user.click(retry);
  expect(await screen.findByText('1 restaurant · 1 open now')).toBeInTheDocument();
});
