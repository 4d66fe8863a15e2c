import type { Cuisine } from 'shared-api/contract';

/** What visitors call a cuisine, in the languages of the product; a search finds its restaurants by these words. */
export const CUISINE_WORDS: Readonly<Record<Cuisine, string>> = {
  mauritanian: 'mauritanian mauritanien موريتاني',
  senegalese: 'senegalese sénégalais سنغالي',
  moroccan: 'moroccan marocain مغربي',
  lebanese: 'lebanese libanais لبناني',
  grill: 'grill grillades barbecue مشويات مشوي شواء',
  seafood: 'seafood fish poisson fruits de mer مأكولات بحرية سمك حوت',
  pizza: 'pizza pizzeria بيتزا',
  burger: 'burger burgers hamburger برغر همبرغر',
  bakery: 'bakery boulangerie pâtisserie مخبوزات مخبزة حلويات',
  drinks: 'drinks boissons مشروبات عصير',
  healthy: 'healthy sain أكل صحي',
  asian: 'asian asiatique آسيوي',
};
