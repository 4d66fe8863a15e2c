import { screen, within } from '@testing-library/react';
import type { Promotion } from 'shared-api/contract';
import { sampleRestaurant } from '../mocks/samples.ts';
import { renderArea } from './render-area.tsx';

export const PROMOTIONS = '/provider/promotions';

/** Opens the promotions of a restaurant that has these. @param uses by a promotion's id */
export function openPromotions(promotions: Promotion[], uses: Record<string, number> = {}) {
  const restaurant = sampleRestaurant(1, { promotions, promotionUses: uses });
  return renderArea(PROMOTIONS, { restaurants: [restaurant], orders: [] });
}
type Area = Awaited<ReturnType<typeof openPromotions>>;

/** What the service has. */
export function storedPromotions({ service }: Area): Promotion[] | undefined {
  return service.restaurants[0]?.promotions;
}

/** Opens the dialog of a new promotion. */
export async function openNewPromotion({ user }: Area) {
  await user.click(await screen.findByRole('button', { name: 'Add promotion' }));
  return within(screen.getByRole('dialog', { name: 'New promotion' }));
}

/** Somebody else saves other promotions. */
export function saveElsewhere({ service }: Area, promotions: Promotion[]): void {
  service.restaurants = service.restaurants.map((restaurant) => ({
    ...restaurant,
    promotions,
    version: restaurant.version + 1,
  }));
}
