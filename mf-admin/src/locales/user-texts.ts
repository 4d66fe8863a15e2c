import type { AreaTranslations } from 'platform/contract';
import enUser from './en/admin-user.json';
import frUser from './fr/admin-user.json';

/** Come with the page of users. */
export const userTexts: AreaTranslations = {
  en: { 'admin-user': enUser },
  fr: { 'admin-user': frUser },
};
