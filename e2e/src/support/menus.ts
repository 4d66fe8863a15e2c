import type { Restaurant } from 'shared-api/contract';
import { restaurantBySlug } from './orders.ts';
import { withCaller, type Caller } from './service.ts';

/** Changes the menu of a restaurant while somebody has it open. */
export async function changeMenu(
  slug: string,
  change: (menu: Restaurant['menu']) => readonly object[],
): Promise<Restaurant> {
  return withCaller('admin', async (admin) => {
    const { id, menu, version } = await restaurantBySlug(admin, slug);
    return admin.send('PUT', `/api/restaurant/${id}`, { menu: change(menu), version });
  });
}

/** Restores everything that an owner may change after a test. */
export async function withRestored(
  slug: string,
  play: (before: Restaurant, caller: Caller) => Promise<void>,
): Promise<void> {
  await withCaller('admin', async (admin) => {
    const before = await restaurantBySlug(admin, slug);
    try {
      await play(before, admin);
    } finally {
      const { images } = await restaurantBySlug(admin, slug);
      const {
        name,
        description,
        menu,
        optionGroups = [],
        bannerUrl,
        bgImage,
        schedule,
        deliveryFees,
        minimumOrder,
        deliveryFee,
      } = before;
      const removeImages = images.filter((path) => !before.images.includes(path));
      await admin.send('PUT', `/api/restaurant/${before.id}`, {
        ...{ name, description, menu, optionGroups, schedule, deliveryFees, minimumOrder, deliveryFee },
        ...(removeImages.length > 0 && { removeImages }),
        ...{ bannerUrl, bgImage },
      });
    }
  });
}
