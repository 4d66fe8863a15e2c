import type { AreaTranslations } from 'platform/contract';
import enCommon from './en/admin-common.json';
import enApproval from './en/admin-approval.json';
import enDashboard from './en/admin-dashboard.json';
import enRestaurant from './en/admin-restaurant.json';
import frCommon from './fr/admin-common.json';
import frApproval from './fr/admin-approval.json';
import frDashboard from './fr/admin-dashboard.json';
import frRestaurant from './fr/admin-restaurant.json';

/**
 * The texts of the dashboard and the frame; those of another page come with it (`user-texts.ts`, …). The namespaces carry
 * the area's name, since all areas of a page share one i18next.
 */
export const translations: AreaTranslations = {
  en: {
    'admin-common': enCommon,
    'admin-approval': enApproval,
    'admin-dashboard': enDashboard,
    'admin-restaurant': enRestaurant,
  },
  fr: {
    'admin-common': frCommon,
    'admin-approval': frApproval,
    'admin-dashboard': frDashboard,
    'admin-restaurant': frRestaurant,
  },
};
