import type { AreaTranslations } from 'platform/contract';
import enCheckout from './en/checkout.json';
import frCheckout from './fr/checkout.json';

export const texts: AreaTranslations = {
  en: { checkout: enCheckout },
  fr: { checkout: frCheckout },
};
