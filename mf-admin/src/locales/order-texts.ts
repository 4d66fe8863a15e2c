import type { AreaTranslations } from 'platform/contract';
import enOrder from './en/admin-order.json';
import frOrder from './fr/admin-order.json';

/** Come with the page of orders. */
export const orderTexts: AreaTranslations = {
  en: { 'admin-order': enOrder },
  fr: { 'admin-order': frOrder },
};
