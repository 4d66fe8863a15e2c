import type { AreaTranslations } from 'platform/contract';
import enContact from './en/admin-contact.json';
import frContact from './fr/admin-contact.json';

/** Come with the page of messages. */
export const contactTexts: AreaTranslations = {
  en: { 'admin-contact': enContact },
  fr: { 'admin-contact': frContact },
};
