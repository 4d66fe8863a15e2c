import type { AreaTranslations } from 'platform/contract';
import enSender from './en/provider-sender.json';
import frSender from './fr/provider-sender.json';

/** Come with the dialogs about the senders of orders. */
export const senderTexts: AreaTranslations = {
  en: { 'provider-sender': enSender },
  fr: { 'provider-sender': frSender },
};
