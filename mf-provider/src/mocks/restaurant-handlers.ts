import type { HttpHandler } from 'msw';
import type { Restaurant } from 'shared-api/contract';
import { getById, mock, MockProblem, paginate, replaceById } from 'shared-api/standalone';
import type { SampleService } from './sample-state.ts';
import { sampleId, sampleRestaurant } from './samples.ts';

function replaceRestaurant(service: SampleService, next: Restaurant): Restaurant {
  service.restaurants = replaceById(service.restaurants, next);
  return next;
}

let lastId = 900;

function newId(kind: number): string {
  lastId += 1;
  return sampleId(kind, lastId);
}

type MenuInput = NonNullable<
  Parameters<Parameters<typeof mock<'restaurant', 'update'>>[2]>[0]['body']['menu']
>;

function storedMenu(input: MenuInput): Restaurant['menu'] {
  return input.map(({ id, category, items }) => ({
    id: id ?? newId(3),
    category,
    items: items.map((item) => ({
      id: item.id ?? newId(4),
      name: item.name,
      description: item.description ?? '',
      price: item.price,
      image: item.image ?? null,
      soldOutUntil: item.soldOutUntil ?? null,
    })),
  }));
}

/** Calls about restaurants: details, menu, pictures. */
export function restaurantHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('restaurant', 'mine', ({ query }) => paginate(service.restaurants, query)),
    mock('restaurant', 'get', ({ params }) => getById(service.restaurants, params['id'])),
    mock('restaurant', 'update', ({ params, body }) => {
      const known = getById(service.restaurants, params['id']);
      const { version, menu, schedule, removeImages = [], ...fields } = body;
      if (version !== known.version) throw new MockProblem(409, 'conflict', { current: known });
      const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      return replaceRestaurant(service, {
        ...known,
        ...changed,
        images: known.images.filter((path) => !removeImages.includes(path)),
        menu: menu ? storedMenu(menu) : known.menu,
        schedule: schedule ?? known.schedule,
        opening: schedule?.pausedUntil
          ? { isOpen: false, reason: 'paused', changesAt: schedule.pausedUntil }
          : { isOpen: true, reason: null, changesAt: null },
        version: known.version + 1,
      });
    }),
    mock('restaurant', 'setItemAvailability', ({ params, body }) => {
      const known = getById(service.restaurants, params['id']);
      const item = getById(
        known.menu.flatMap(({ items }) => items),
        params['itemId'],
      );
      const next = { ...item, soldOutUntil: body.soldOutUntil };
      const menu = known.menu.map((category) => ({ ...category, items: replaceById(category.items, next) }));
      replaceRestaurant(service, { ...known, menu });
      return next;
    }),
    mock('restaurant', 'create', ({ body }) => {
      const created = sampleRestaurant(service.restaurants.length + 1, {
        name: body.name,
        description: body.description,
        menu: [],
      });
      service.restaurants = [...service.restaurants, created];
      return created;
    }),
    mock('restaurant', 'upload', ({ params, query, body }) =>
      storePictures(service, params['id'], body, query),
    ),
    mock('restaurant', 'uploadPlural', ({ params, query, body }) =>
      storePictures(service, params['id'], body, query),
    ),
    mock('restaurant', 'remove', ({ params }) => {
      service.removed.push(getById(service.restaurants, params['id']));
      service.restaurants = service.restaurants.filter(({ id }) => id !== params['id']);
      return undefined;
    }),
    mock('restaurant', 'restore', ({ params }) => {
      const restored = getById(service.removed, params['id']);
      service.restaurants = [...service.restaurants, restored];
      return restored;
    }),
  ];
}

function storePictures(
  service: SampleService,
  id: string | undefined,
  form: FormData | undefined,
  query: URLSearchParams,
) {
  const known = getById(service.restaurants, id);
  const named = query.getAll('images').map((name) => `/api/files/${name}`);
  const stored = [...(form?.getAll('images') ?? []).map(() => `/api/files/${newId(8)}.webp`), ...named];
  if (query.get('use') === 'dish') return { images: known.images, bannerUrl: known.bannerUrl, stored };
  const images = [...known.images, ...stored];
  const bannerUrl = known.bannerUrl ?? images[0] ?? null;
  replaceRestaurant(service, { ...known, images, bannerUrl });
  return { images, bannerUrl, stored };
}
