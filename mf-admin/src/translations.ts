import type { AreaTranslations } from 'platform/contract';
import enCommon from './locales/en/admin-common.json';
import enOrder from './locales/en/admin-order.json';
import enUser from './locales/en/admin-user.json';
import frCommon from './locales/fr/admin-common.json';
import frOrder from './locales/fr/admin-order.json';
import frUser from './locales/fr/admin-user.json';

/** The area's texts; the namespaces carry its name, since all areas of a page share one i18next. */
export const translations: AreaTranslations = {
  en: { 'admin-common': enCommon, 'admin-order': enOrder, 'admin-user': enUser },
  fr: { 'admin-common': frCommon, 'admin-order': frOrder, 'admin-user': frUser },
};
