import type { AreaTranslations } from 'platform/contract';
import en from './en/order.json';
import fr from './fr/order.json';

export const texts: AreaTranslations = { en: { order: en }, fr: { order: fr } };
