import type { AreaTranslations } from 'platform/contract';
import enAccount from './en/account.json';
import enBooking from './en/booking.json';
import enMenu from './en/menu.json';
import enOrder from './en/order.json';
import enPage from './en/page.json';
import enRestaurant from './en/restaurant.json';
import frAccount from './fr/account.json';
import frBooking from './fr/booking.json';
import frMenu from './fr/menu.json';
import frOrder from './fr/order.json';
import frPage from './fr/page.json';
import frRestaurant from './fr/restaurant.json';

/** The area's texts, by language and noun. */
export const translations = {
  en: {
    account: enAccount,
    booking: enBooking,
    menu: enMenu,
    order: enOrder,
    page: enPage,
    restaurant: enRestaurant,
  },
  fr: {
    account: frAccount,
    booking: frBooking,
    menu: frMenu,
    order: frOrder,
    page: frPage,
    restaurant: frRestaurant,
  },
} as const satisfies AreaTranslations;
