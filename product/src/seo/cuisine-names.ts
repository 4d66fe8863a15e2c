import type { Cuisine, Language } from 'shared-api/contract';

/** Names of cuisines for link previews and search engines. */
export const CUISINE_NAMES: Readonly<Record<Language, Readonly<Record<Cuisine, string>>>> = {
  en: {
    mauritanian: 'Mauritanian cuisine',
    senegalese: 'Senegalese cuisine',
    moroccan: 'Moroccan cuisine',
    lebanese: 'Lebanese cuisine',
    grill: 'Grill',
    seafood: 'Seafood',
    pizza: 'Pizza',
    burger: 'Burgers',
    bakery: 'Bakery',
    drinks: 'Drinks',
    healthy: 'Healthy food',
    asian: 'Asian cuisine',
  },
  fr: {
    mauritanian: 'Cuisine mauritanienne',
    senegalese: 'Cuisine sénégalaise',
    moroccan: 'Cuisine marocaine',
    lebanese: 'Cuisine libanaise',
    grill: 'Grillades',
    seafood: 'Poissons et fruits de mer',
    pizza: 'Pizzas',
    burger: 'Burgers',
    bakery: 'Boulangerie',
    drinks: 'Boissons',
    healthy: 'Cuisine légère',
    asian: 'Cuisine asiatique',
  },
};
