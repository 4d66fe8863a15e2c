import type { AreaTranslations } from 'platform/contract';
import enMenu from './en/provider-menu.json';
import enOwner from './en/provider-owner.json';
import enRestaurant from './en/provider-restaurant.json';
import frMenu from './fr/provider-menu.json';
import frOwner from './fr/provider-owner.json';
import frRestaurant from './fr/provider-restaurant.json';

/** The texts of the editors of menu and details, and of the form for a new restaurant. */
export const editorTexts: AreaTranslations = {
  en: { 'provider-menu': enMenu, 'provider-owner': enOwner, 'provider-restaurant': enRestaurant },
  fr: { 'provider-menu': frMenu, 'provider-owner': frOwner, 'provider-restaurant': frRestaurant },
};
