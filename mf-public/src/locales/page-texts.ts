import type { AreaTranslations } from 'platform/contract';
import en from './en/page.json';
import fr from './fr/page.json';

export const texts: AreaTranslations = { en: { page: en }, fr: { page: fr } };
