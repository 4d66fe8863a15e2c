import menu from './menu.json';
import restaurant from './restaurant.json';
import askRegion from './ask-region.json';

export const texts = { menu, restaurant, 'ask-region': askRegion };
