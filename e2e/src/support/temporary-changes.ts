import type { Restaurant, Schedule } from 'shared-api/contract';
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

/** Marks a restaurant's first dish sold out during a test. */
export async function withSoldOutDish(slug: string, play: (name: string) => Promise<void>): Promise<void> {
  await withCaller('admin', async (admin) => {
    const { id, menu } = await restaurantBySlug(admin, slug);
    const dish = menu[0]?.items[0];
    if (!dish) throw new Error(`${slug} has no dish.`);
    const path = `/api/restaurant/${id}/item/${dish.id}/availability`;
    await admin.send('PUT', path, { soldOutUntil: new Date(Date.now() + 3_600_000).toISOString() });
    try {
      await play(dish.name);
    } finally {
      await admin.send('PUT', path, { soldOutUntil: null });
    }
  });
}
