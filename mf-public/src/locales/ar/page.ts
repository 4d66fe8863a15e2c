import business from './business.json';
import page from './page.json';

export const texts = { business, page };
