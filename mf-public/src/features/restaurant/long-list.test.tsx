import { act, screen, waitFor, within } from '@testing-library/react';
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

/** Reports where the end of the list is, in pixels below the top of the window. */
let moveEnd: (top: number) => void = () => undefined;

beforeEach(() => {
  const observe = (notify: (entries: object[]) => void) => ({
    observe: (element: HTMLElement) => {
      // A row of cards is near the window for good.
      if (!element.querySelector('h2')) {
        moveEnd = (top) => act(() => notify([{ isIntersecting: true, boundingClientRect: { top } }]));
      }
    },
    disconnect: () => undefined,
  });
  Object.assign(globalThis, { IntersectionObserver: jest.fn(observe) });
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

/** As many of one kind as a page of the list holds, and one page more. */
function provideTwoPages() {
  const [sample] = service().restaurants;
  const pages = ['One', 'Two'].map((page) =>
    Array.from({ length: 50 }, (_, index) => ({
      ...sample,
      id: `${page}-${String(index)}`,
      name: `${page} ${String(index)}`,
    })),
  );
  const asked: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  server.use(
    http.get('*/api/restaurant', async ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor');
      asked.push(cursor ?? 'first');
      if (cursor !== null) await answered;
      const headers = { 'X-Total-Count': '10000', Link: '</api/restaurant?cursor=two>; rel="next"' };
      return HttpResponse.json(pages[cursor === null ? 0 : 1], { headers });
    }),
  );
  return { asked, answer: () => answer(undefined) };
}

test('below the window the list grows by itself; once its end is in sight only by its button', async () => {
  provideTwoPages();
  const { user } = await renderArea('/');
  await screen.findByText('10 000 restaurants');
  expect(headings()).toHaveLength(12);
  moveEnd(innerHeight + 300);
  await waitFor(() => expect(headings()).toHaveLength(24));
  moveEnd(innerHeight - 1);
  moveEnd(-1);
  await act(async () => undefined);
  expect(headings()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show more restaurants' }));
  expect(headings()).toHaveLength(36);
  expect(screen.getByRole('link', { name: 'One 24' })).toHaveFocus();
});

test('a press at the end of what is fetched shows the next ones once they have come, and no more', async () => {
  const { asked, answer } = provideTwoPages();
  const { user } = await renderArea('/');
  await screen.findByText('10 000 restaurants');
  const more = () => screen.getByRole('button', { name: 'Show more restaurants' });
  for (let shown = 12; shown < 50; shown += 12) await user.click(more());
  expect(headings()).toHaveLength(50);
  await user.click(more());
  await user.click(more());
  expect(more()).toHaveAttribute('aria-busy', 'true');
  answer();
  await waitFor(() => expect(headings()).toHaveLength(60));
  expect(more()).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('link', { name: 'Two 0' })).toHaveFocus();
  expect(asked).toEqual(['first', 'two']);
});
