import type { AreaTranslations } from 'platform/contract';
import enAudit from './locales/en/admin-audit.json';
import enCommon from './locales/en/admin-common.json';
import enConfirmation from './locales/en/admin-confirmation.json';
import enContact from './locales/en/admin-contact.json';
import enDashboard from './locales/en/admin-dashboard.json';
import enOrder from './locales/en/admin-order.json';
import enRelease from './locales/en/admin-release.json';
import enRestaurant from './locales/en/admin-restaurant.json';
import enSettings from './locales/en/admin-settings.json';
import enUser from './locales/en/admin-user.json';
import frAudit from './locales/fr/admin-audit.json';
import frCommon from './locales/fr/admin-common.json';
import frConfirmation from './locales/fr/admin-confirmation.json';
import frContact from './locales/fr/admin-contact.json';
import frDashboard from './locales/fr/admin-dashboard.json';
import frOrder from './locales/fr/admin-order.json';
import frRelease from './locales/fr/admin-release.json';
import frRestaurant from './locales/fr/admin-restaurant.json';
import frSettings from './locales/fr/admin-settings.json';
import frUser from './locales/fr/admin-user.json';

/** The area's texts; the namespaces carry its name, since all areas of a page share one i18next. */
export const translations: AreaTranslations = {
  en: {
    'admin-audit': enAudit,
    'admin-common': enCommon,
    'admin-confirmation': enConfirmation,
    'admin-contact': enContact,
    'admin-dashboard': enDashboard,
    'admin-order': enOrder,
    'admin-release': enRelease,
    'admin-restaurant': enRestaurant,
    'admin-settings': enSettings,
    'admin-user': enUser,
  },
  fr: {
    'admin-audit': frAudit,
    'admin-common': frCommon,
    'admin-confirmation': frConfirmation,
    'admin-contact': frContact,
    'admin-dashboard': frDashboard,
    'admin-order': frOrder,
    'admin-release': frRelease,
    'admin-restaurant': frRestaurant,
    'admin-settings': frSettings,
    'admin-user': frUser,
  },
};
