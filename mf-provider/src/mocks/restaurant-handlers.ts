import type { HttpHandler } from 'msw';
import { nextBusinessDay, type MenuItem, type Restaurant } from 'shared-api/contract';
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

/** As the service replies: absent where nothing is given. */
function given<Texts extends object>(translations: Texts) {
  return Object.keys(translations).length === 0 ? {} : { translations };
}

type AvailabilityBody = Parameters<
  Parameters<typeof mock<'restaurant', 'setItemAvailability'>>[2]
>[0]['body'];
type Stocked = Pick<MenuItem, 'soldOutUntil' | 'portionsLeft'>;

/** As the service sets it. */
function withAvailability<Entry extends Stocked>(
  { portionsLeft: left, ...entry }: Entry,
  { soldOutUntil: until, portionsLeft, expectedPortions: expected }: AvailabilityBody,
  schedule: Restaurant['schedule'],
) {
  if (expected !== undefined && expected !== (left ?? null)) {
    throw new MockProblem(409, 'conflict', { current: { portionsLeft: left ?? null } });
  }
  const nextDay = nextBusinessDay(schedule, Date.now());
  if (portionsLeft === undefined) {
    const kept = left === undefined || (until === null && left === 0) ? {} : { portionsLeft: left };
    return { ...entry, ...kept, soldOutUntil: until === 'next_day' ? nextDay : (until ?? null) };
  }
  if (portionsLeft === null) return { ...entry, soldOutUntil: left === 0 ? null : entry.soldOutUntil };
  return portionsLeft === 0
    ? { ...entry, soldOutUntil: nextDay }
    : { ...entry, soldOutUntil: null, portionsLeft };
}

type UpdateBody = Parameters<Parameters<typeof mock<'restaurant', 'update'>>[2]>[0]['body'];
type MenuInput = NonNullable<UpdateBody['menu']>;
type GroupsInput = NonNullable<UpdateBody['optionGroups']>;

/** Ids of the dishes of a save by what its options call them. */
function dishIds(menu: MenuInput): ReadonlyMap<string, string> {
  const named = menu.flatMap(({ items }) => items.flatMap(({ key }) => key ?? []));
  return new Map(named.map((key) => [key, newId(4)]));
}

/** The stored groups, and their ids by what a dish of the same save calls them. */
function storedGroups(
  input: GroupsInput,
  known: Restaurant['optionGroups'] = [],
  dishes: ReadonlyMap<string, string> = new Map(),
) {
  const options = known.flatMap((group) => group.options);
  const ids = new Map<string, string>();
  const groups = input.map(({ id, key, translations = {}, ...group }) => {
    const stored = id ?? newId(5);
    ids.set(key ?? stored, stored);
    return {
      id: stored,
      ...{ name: group.name, min: group.min ?? 0, max: group.max, free: group.free ?? 0 },
      isRepeatable: group.isRepeatable ?? false,
      ...given(translations),
      options: group.options.map((option) => ({
        id: option.id ?? newId(6),
        ...{ name: option.name, price: option.price ?? 0 },
        ...given(option.translations ?? {}),
        ...(option.dish && { dish: dishes.get(option.dish) ?? option.dish }),
        soldOutUntil: options.find((one) => one.id === option.id)?.soldOutUntil ?? null,
      })),
    };
  });
  return { groups, ids };
}

function storedMenu(
  input: MenuInput,
  known: Restaurant['menu'],
  ids: ReadonlyMap<string, string>,
  dishes: ReadonlyMap<string, string>,
): Restaurant['menu'] {
  const groupsOf = (names: readonly string[] = []) => {
    const optionGroups = names.map((name) => ids.get(name) ?? name);
    return optionGroups.length === 0 ? {} : { optionGroups };
  };
  const stored = new Map(
    [...known, ...known.flatMap(({ items }) => items)].map((entry) => [entry.id, entry]),
  );
  const textsOf = (id: string | undefined) => (id === undefined ? {} : (stored.get(id)?.translations ?? {}));
  return input.map(({ id, category, translations = textsOf(id), items }) => ({
    id: id ?? newId(3),
    category,
    ...given(translations),
    items: items.map((item) => ({
      id: item.id ?? dishes.get(item.key ?? '') ?? newId(4),
      name: item.name,
      description: item.description ?? '',
      price: item.price,
      image: item.image ?? null,
      soldOutUntil: item.soldOutUntil ?? null,
      ...given(item.translations ?? textsOf(item.id)),
      ...groupsOf(item.optionGroups),
    })),
  }));
}

/** As the service stores them: a new one gets an id. */
function storedPromotions(input: UpdateBody['promotions']): Pick<Restaurant, 'promotions'> {
  if (!input) return {};
  return {
    promotions: input.map(({ id, kind, value, code, minimum, from, until, total, perCustomer }) => ({
      ...{ id: id ?? newId(0), kind, value, code: code ?? null, minimum: minimum ?? 0 },
      ...{ from: from ?? null, until: until ?? null },
      ...{ total: total ?? null, perCustomer: perCustomer ?? null },
    })),
  };
}

/** Calls about restaurants: details, menu, pictures. */
export function restaurantHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('restaurant', 'mine', ({ query }) => paginate(service.restaurants, query)),
    mock('restaurant', 'get', ({ params }) => getById(service.restaurants, params['id'])),
    mock('restaurant', 'update', ({ params, body }) => {
      const known = getById(service.restaurants, params['id']);
      const { version, menu, optionGroups, promotions, schedule, removeImages = [], ...fields } = body;
      if (version !== known.version) throw new MockProblem(409, 'conflict', { current: known });
      const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const dishes = dishIds(menu ?? []);
      const options = storedGroups(optionGroups ?? known.optionGroups ?? [], known.optionGroups, dishes);
      return replaceRestaurant(service, {
        ...known,
        ...changed,
        ...storedPromotions(promotions),
        images: known.images.filter((path) => !removeImages.includes(path)),
        menu: menu ? storedMenu(menu, known.menu, options.ids, dishes) : known.menu,
        optionGroups: options.groups,
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
      const next = withAvailability(item, body, known.schedule);
      const menu = known.menu.map((category) => ({ ...category, items: replaceById(category.items, next) }));
      replaceRestaurant(service, { ...known, menu });
      return next;
    }),
    mock('restaurant', 'setOptionAvailability', ({ params, body }) => {
      const known = getById(service.restaurants, params['id']);
      const groups = known.optionGroups ?? [];
      const option = getById(
        groups.flatMap(({ options }) => options),
        params['optionId'],
      );
      const next = withAvailability(option, body, known.schedule);
      const optionGroups = groups.map((group) => ({ ...group, options: replaceById(group.options, next) }));
      replaceRestaurant(service, { ...known, optionGroups });
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
