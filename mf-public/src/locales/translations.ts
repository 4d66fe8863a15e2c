import type { AreaTranslations } from 'platform/contract';
import enMenu from './en/menu.json';
import enRestaurant from './en/restaurant.json';
import frMenu from './fr/menu.json';
import frRestaurant from './fr/restaurant.json';

/** The texts of list and menu, which come with the area; the other pages bring theirs along (`public-page.tsx`). */
export const translations = {
  en: { menu: enMenu, restaurant: enRestaurant },
  fr: { menu: frMenu, restaurant: frRestaurant },
} as const satisfies AreaTranslations;
