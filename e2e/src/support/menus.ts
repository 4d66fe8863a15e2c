import type { Restaurant } from 'shared-api/contract';
import { restaurantBySlug } from './orders.ts';
import type { Service } from './service.ts';

/** Changes the menu of a restaurant while somebody has it open. */
export async function changeMenu(
  service: Service,
  slug: string,
  change: (menu: Restaurant['menu']) => readonly object[],
): Promise<Restaurant> {
  const admin = await service.as('admin');
  const { id, menu, version } = await restaurantBySlug(admin, slug);
  return admin.send('PUT', `/api/restaurant/${id}`, { menu: change(menu), version });
}

/** Has everything that an owner may change restored after the journey. Returns the restaurant as it was. */
export async function keepRestaurant(service: Service, slug: string): Promise<Restaurant> {
  const admin = await service.as('admin');
  const before = await restaurantBySlug(admin, slug);
  service.undoLater(async () => {
    const { images } = await restaurantBySlug(admin, slug);
    const { name, description, menu, optionGroups = [], bannerUrl, bgImage } = before;
    const { schedule, deliveryFees, minimumOrder, deliveryFee } = before;
    const removeImages = images.filter((path) => !before.images.includes(path));
    await admin.send('PUT', `/api/restaurant/${before.id}`, {
      ...{ name, description, menu, optionGroups, schedule, deliveryFees, minimumOrder, deliveryFee },
      ...(removeImages.length > 0 && { removeImages }),
      ...{ bannerUrl, bgImage },
    });
  });
  return before;
}
