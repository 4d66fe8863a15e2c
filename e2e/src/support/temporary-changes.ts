import { shownText, type Language, type MenuItem, type Restaurant, type Schedule } from 'shared-api/contract';
import { restaurantBySlug } from './orders.ts';
import type { Service } from './service.ts';

/** What was changed until the end of a journey, and what ends it before. */
type Temporary<Change> = Change & { readonly restore: () => Promise<void> };

/** Changes a restaurant's hours or pause, as an admin. */
export async function changeSchedule(
  service: Service,
  slug: string,
  schedule: Partial<Schedule>,
): Promise<Temporary<{ readonly restaurant: Restaurant }>> {
  const admin = await service.as('admin');
  const restaurant = await restaurantBySlug(admin, slug);
  const put = (changed: Schedule) =>
    admin.send('PUT', `/api/restaurant/${restaurant.id}`, { schedule: changed });
  const restore = service.undoLater(() => put(restaurant.schedule));
  await put({ ...restaurant.schedule, ...schedule });
  return { restaurant, restore };
}

/** Changes dishes of a restaurant's menu, as an admin. */
export async function changeDishes(
  service: Service,
  slug: string,
  change: (dish: MenuItem) => MenuItem,
): Promise<void> {
  const admin = await service.as('admin');
  const { id, menu } = await restaurantBySlug(admin, slug);
  const put = (changed: Restaurant['menu']) => admin.send('PUT', `/api/restaurant/${id}`, { menu: changed });
  service.undoLater(() => put(menu));
  await put(menu.map((category) => ({ ...category, items: category.items.map(change) })));
}

/** Marks a restaurant's first dish sold out. Returns its name as readers of a language see it. */
export async function sellOut(
  service: Service,
  slug: string,
  reader: Language,
): Promise<Temporary<{ readonly name: string }>> {
  const admin = await service.as('admin');
  const { id, menu, language } = await restaurantBySlug(admin, slug);
  const dish = menu[0]?.items[0];
  if (!dish) throw new Error(`${slug} has no dish.`);
  const path = `/api/restaurant/${id}/item/${dish.id}/availability`;
  const restore = service.undoLater(() => admin.send('PUT', path, { soldOutUntil: null }));
  await admin.send('PUT', path, { soldOutUntil: new Date(Date.now() + 3_600_000).toISOString() });
  const { name: original, translations } = dish;
  const { text: name } = shownText({ original, language, translations, field: 'name' }, reader);
  return { name, restore };
}

/** A dish with a number for today, and its name as English readers see it. */
interface CountedDish {
  readonly restaurantId: string;
  readonly dish: MenuItem;
  readonly name: string;
  readonly originalName: string;
  /** In which its restaurant writes. */
  readonly language: Restaurant['language'];
}

/** Gives a restaurant's dish without options, by its original name, a number for today. */
export async function setPortions(
  service: Service,
  slug: string,
  originalName: string,
  portionsLeft: number,
): Promise<CountedDish> {
  const admin = await service.as('admin');
  const { id, menu, language } = await restaurantBySlug(admin, slug);
  const dish = menu.flatMap(({ items }) => items).find((item) => item.name === originalName);
  if (!dish) throw new Error(`${slug} has no ${originalName}.`);
  const { name: original, translations } = dish;
  const { text: name } = shownText({ original, language, translations, field: 'name' }, 'en');
  const path = `/api/restaurant/${id}/item/${dish.id}/availability`;
  service.undoLater(() => admin.send('PUT', path, { portionsLeft: null }));
  await admin.send('PUT', path, { portionsLeft });
  return { restaurantId: id, dish, name, originalName, language };
}
