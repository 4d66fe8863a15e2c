import type { ReviewPhrase } from './phrase.ts';

/** Three stars. */
export const MIXED: readonly ReviewPhrase[] = [
  'Correct, mais j’ai connu mieux ici.',
  { text: 'Taste is good, but it arrived lukewarm.', only: 'Delivery' },
  'Bon goût, petite portion pour le prix.',
  'The {dish} was fine. The rest was forgettable.',
  'Trop salé cette fois. D’habitude, c’est mieux.',
  'Average. They forgot the bread but were kind about it on the phone.',
  { text: 'Le repas était bon, la livraison beaucoup trop longue.', only: 'Delivery' },
  { text: 'Was told 25 minutes, waited 45 at the counter.', only: 'Takeaway' },
  'Ni bon ni mauvais. À revoir un jour de moindre affluence.',
  'Too much oil for me. Others may like it.',
  'Ma note n’a pas été lue : c’était avec oignons.',
  'Good ingredients, in a hurry at the stove.',
  'الأكل عادي والسعر مرتفع قليلا.',
  'نسوا الخبز، وما عدا ذلك لا بأس به.',
];

/** One and two stars. */
export const DISAPPOINTED: readonly ReviewPhrase[] = [
  { text: 'Arrivé froid et une boisson manquait.', only: 'Delivery' },
  'Cold, late, and no word of excuse. A pity.',
  'La viande était trop cuite, dommage.',
  'The {dish} had nothing to do with the description.',
  'Je n’ai pas eu ce que j’avais commandé. Le restaurant a promis de faire attention.',
  'Portion ridicule pour ce prix.',
  { text: 'More than an hour for a place that is five streets away.', only: 'Delivery' },
  { text: 'Le sac s’était renversé pendant le trajet.', only: 'Delivery' },
  { text: 'Waited half an hour after the time they had given me.', only: 'Takeaway' },
  'Très déçu cette fois, je donnerai peut-être une seconde chance.',
  'Too spicy although I asked for none.',
  'Le riz n’était pas assez cuit.',
  { text: 'وصل الطلب باردا وناقصا.', only: 'Delivery' },
  'اللحم قاس هذه المرة، خسارة.',
  'طلبته بلا فلفل حار فجاء حارا جدا.',
];
