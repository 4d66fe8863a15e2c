import type { AreaTranslations } from 'platform/contract';
import enAlert from './en/provider-alert.json';
import enCommon from './en/provider-common.json';
import enDashboard from './en/provider-dashboard.json';
import frAlert from './fr/provider-alert.json';
import frCommon from './fr/provider-common.json';
import frDashboard from './fr/provider-dashboard.json';

/**
 * The texts that every page of the area may need; those of a page come with it (`order-texts.ts`, `editor-texts.ts`, …). The
 * namespaces carry the area's name, since all areas of a page share one i18next.
 */
export const translations: AreaTranslations = {
  en: { 'provider-alert': enAlert, 'provider-common': enCommon, 'provider-dashboard': enDashboard },
  fr: { 'provider-alert': frAlert, 'provider-common': frCommon, 'provider-dashboard': frDashboard },
};
