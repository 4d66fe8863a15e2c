import type { AreaTranslations } from 'platform/contract';
import en from './en/order-again.json';
import fr from './fr/order-again.json';

export const texts: AreaTranslations = { en: { 'order-again': en }, fr: { 'order-again': fr } };
