import type { AreaTranslations } from 'platform/contract';
import en from './en/account.json';
import fr from './fr/account.json';

export const texts: AreaTranslations = { en: { account: en }, fr: { account: fr } };
