import type { AreaTranslations } from 'platform/contract';
import enAudit from './en/admin-audit.json';
import frAudit from './fr/admin-audit.json';

/** Come with the page of activity log. */
export const auditTexts: AreaTranslations = {
  en: { 'admin-audit': enAudit },
  fr: { 'admin-audit': frAudit },
};
