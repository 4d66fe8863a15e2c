import menu from './provider-menu.json';
import options from './provider-options.json';
import owner from './provider-owner.json';
import restaurant from './provider-restaurant.json';
import translation from './provider-translation.json';

export const texts = {
  'provider-menu': menu,
  'provider-options': options,
  'provider-owner': owner,
  'provider-restaurant': restaurant,
  'provider-translation': translation,
};
