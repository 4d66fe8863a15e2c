import { shownText, type Language, type MenuItem, type Restaurant, type Schedule } from 'shared-api/contract';
import { restaurantBySlug } from './orders.ts';
import { withCaller } from './service.ts';

/** Changes a restaurant as an admin during a test, and restores it afterwards. */
export async function withSchedule(
  slug: string,
  schedule: Partial<Schedule>,
  play: (restaurant: Restaurant) => Promise<void>,
): Promise<void> {
  await withCaller('admin', async (admin) => {
    const before = await restaurantBySlug(admin, slug);
    const put = (changed: Schedule) =>
      admin.send('PUT', `/api/restaurant/${before.id}`, { schedule: changed });
    await put({ ...before.schedule, ...schedule });
    try {
      await play(before);
    } finally {
      await put(before.schedule);
    }
  });
}

/** Marks a restaurant's first dish sold out during a test, which gets its name as readers of a language see it. */
export async function withSoldOutDish(
  slug: string,
  reader: Language,
  play: (name: string) => Promise<void>,
): Promise<void> {
  await withCaller('admin', async (admin) => {
    const { id, menu, language } = await restaurantBySlug(admin, slug);
    const dish = menu[0]?.items[0];
    if (!dish) throw new Error(`${slug} has no dish.`);
    const path = `/api/restaurant/${id}/item/${dish.id}/availability`;
    await admin.send('PUT', path, { soldOutUntil: new Date(Date.now() + 3_600_000).toISOString() });
    try {
      const { name: original, translations } = dish;
      await play(shownText({ original, language, translations, field: 'name' }, reader).text);
    } finally {
      await admin.send('PUT', path, { soldOutUntil: null });
    }
  });
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

/** Gives a restaurant's dish without options, by its original name, a number for today during a test. */
export async function withPortions(
  slug: string,
  originalName: string,
  portionsLeft: number,
  play: (counted: CountedDish) => Promise<void>,
): Promise<void> {
  await withCaller('admin', async (admin) => {
    const { id, menu, language } = await restaurantBySlug(admin, slug);
    const dish = menu.flatMap(({ items }) => items).find((item) => item.name === originalName);
    if (!dish) throw new Error(`${slug} has no ${originalName}.`);
    const { name: original, translations } = dish;
    const { text: name } = shownText({ original, language, translations, field: 'name' }, 'en');
    const path = `/api/restaurant/${id}/item/${dish.id}/availability`;
    await admin.send('PUT', path, { portionsLeft });
    try {
      await play({ restaurantId: id, dish, name, originalName, language });
    } finally {
      await admin.send('PUT', path, { portionsLeft: null });
    }
  });
}
