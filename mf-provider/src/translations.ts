import type { AreaTranslations } from 'platform/contract';
import enCommon from './locales/en/provider-common.json';
import enDashboard from './locales/en/provider-dashboard.json';
import enMenu from './locales/en/provider-menu.json';
import enOrder from './locales/en/provider-order.json';
import enOwner from './locales/en/provider-owner.json';
import enRestaurant from './locales/en/provider-restaurant.json';
import frCommon from './locales/fr/provider-common.json';
import frDashboard from './locales/fr/provider-dashboard.json';
import frMenu from './locales/fr/provider-menu.json';
import frOrder from './locales/fr/provider-order.json';
import frOwner from './locales/fr/provider-owner.json';
import frRestaurant from './locales/fr/provider-restaurant.json';

/** The area's texts; the namespaces carry its name, since all areas of a page share one i18next. */
export const translations: AreaTranslations = {
  en: {
    'provider-common': enCommon,
    'provider-dashboard': enDashboard,
    'provider-menu': enMenu,
    'provider-order': enOrder,
    'provider-owner': enOwner,
    'provider-restaurant': enRestaurant,
  },
  fr: {
    'provider-common': frCommon,
    'provider-dashboard': frDashboard,
    'provider-menu': frMenu,
    'provider-order': frOrder,
    'provider-owner': frOwner,
    'provider-restaurant': frRestaurant,
  },
};
