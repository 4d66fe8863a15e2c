import type { AreaTranslations } from 'platform/contract';
import enOrder from './en/provider-order.json';
import frOrder from './fr/provider-order.json';

/** Come with the page of orders. */
export const orderTexts: AreaTranslations = {
  en: { 'provider-order': enOrder },
  fr: { 'provider-order': frOrder },
};
