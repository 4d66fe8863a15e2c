import type { Language } from 'shared-api/contract';
import ordersEnLight from './screens/orders-en-light.webp';
import ordersEnDark from './screens/orders-en-dark.webp';
import ordersFrLight from './screens/orders-fr-light.webp';
import ordersFrDark from './screens/orders-fr-dark.webp';
import ordersArLight from './screens/orders-ar-light.webp';
import ordersArDark from './screens/orders-ar-dark.webp';
import menuEnLight from './screens/menu-en-light.webp';
import menuEnDark from './screens/menu-en-dark.webp';
import menuFrLight from './screens/menu-fr-light.webp';
import menuFrDark from './screens/menu-fr-dark.webp';
import menuArLight from './screens/menu-ar-light.webp';
import menuArDark from './screens/menu-ar-dark.webp';
import dishesEnLight from './screens/dishes-en-light.webp';
import dishesEnDark from './screens/dishes-en-dark.webp';
import dishesFrLight from './screens/dishes-fr-light.webp';
import dishesFrDark from './screens/dishes-fr-dark.webp';
import dishesArLight from './screens/dishes-ar-light.webp';
import dishesArDark from './screens/dishes-ar-dark.webp';
import dayEnLight from './screens/day-en-light.webp';
import dayEnDark from './screens/day-en-dark.webp';
import dayFrLight from './screens/day-fr-light.webp';
import dayFrDark from './screens/day-fr-dark.webp';
import dayArLight from './screens/day-ar-light.webp';
import dayArDark from './screens/day-ar-dark.webp';

/** Screens of the product of which the page shows a picture. */
export type ScreenName = 'orders' | 'menu' | 'dishes' | 'day';

interface Pictures {
  readonly light: string;
  readonly dark: string;
}

/** By language; one without pictures shows the English ones. */
type PicturesByLanguage = Readonly<Partial<Record<Language, Pictures>> & { en: Pictures }>;

/** Addresses of the pictures; `npm run screens -w e2e` takes them. All are of the same size. */
export const SCREEN_PICTURES: Readonly<Record<ScreenName, PicturesByLanguage>> = {
  orders: {
    en: { light: ordersEnLight, dark: ordersEnDark },
    fr: { light: ordersFrLight, dark: ordersFrDark },
    ar: { light: ordersArLight, dark: ordersArDark },
  },
  menu: {
    en: { light: menuEnLight, dark: menuEnDark },
    fr: { light: menuFrLight, dark: menuFrDark },
    ar: { light: menuArLight, dark: menuArDark },
  },
  dishes: {
    en: { light: dishesEnLight, dark: dishesEnDark },
    fr: { light: dishesFrLight, dark: dishesFrDark },
    ar: { light: dishesArLight, dark: dishesArDark },
  },
  day: {
    en: { light: dayEnLight, dark: dayEnDark },
    fr: { light: dayFrLight, dark: dayFrDark },
    ar: { light: dayArLight, dark: dayArDark },
  },
};

export const SCREEN_SIZE = { width: 540, height: 1080 } as const;
