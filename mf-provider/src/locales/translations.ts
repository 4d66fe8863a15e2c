import type { AreaTranslations } from 'platform/contract';
import enCommon from './en/provider-common.json';
import enDashboard from './en/provider-dashboard.json';
import enOrder from './en/provider-order.json';
import frCommon from './fr/provider-common.json';
import frDashboard from './fr/provider-dashboard.json';
import frOrder from './fr/provider-order.json';

/**
 * The texts that every page of the area may need; those of the editors come with them (`editor-texts.ts`). The
 * namespaces carry the area's name, since all areas of a page share one i18next.
 */
export const translations: AreaTranslations = {
  en: { 'provider-common': enCommon, 'provider-dashboard': enDashboard, 'provider-order': enOrder },
  fr: { 'provider-common': frCommon, 'provider-dashboard': frDashboard, 'provider-order': frOrder },
};
