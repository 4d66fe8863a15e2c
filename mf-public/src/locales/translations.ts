import type { AreaTranslations } from 'platform/contract';
import enBooking from './en/booking.json';
import enMenu from './en/menu.json';
import enRestaurant from './en/restaurant.json';
import frBooking from './fr/booking.json';
import frMenu from './fr/menu.json';
import frRestaurant from './fr/restaurant.json';

/** The texts of list and menu, which come with the area; the other pages bring theirs along (`lazy-page.tsx`). */
export const translations = {
  en: { booking: enBooking, menu: enMenu, restaurant: enRestaurant },
  fr: { booking: frBooking, menu: frMenu, restaurant: frRestaurant },
} as const satisfies AreaTranslations;
