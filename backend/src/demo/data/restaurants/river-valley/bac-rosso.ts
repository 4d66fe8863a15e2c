import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const BAC_ROSSO: DemoRestaurant = {
  key: 'bac-rosso',
  language: 'fr',
  texts: inLanguages({
    fr: 'Le Bac de Rosso | À dix pas du bac, de la carpe du fleuve et un riz moelleux au citron vert en attendant la traversée. Bien des voyageurs ratent le bateau exprès.',
    ar: 'عبارة روصو | على بعد عشر خطوات من العبارة، شبوط النهر وأرز طري بالليمون ريثما تعبر. وكم من مسافر فاته المركب عمدا.',
    en: 'Le Bac de Rosso | Ten steps from the ferry, river carp and soft rice with lime while you wait for the crossing. Many travellers miss the boat on purpose.',
  }),
  category: 'senegalese',
  region: 'Trarza',
  commune: 'Rosso',
  address: 'Quai du Bac, lot 2',
  landmark: 'La dernière maison avant la rampe',
  phone: '2255010125',
  owner: { firstname: 'Coumba', lastname: 'Diagne', email: 'coumba.diagne@maida.example' },
  confirmed: true,
  banner: 'banner-river',
  hours: withDays(daily('07:00-21:30'), { 4: ['07:00-12:30', '14:30-21:30'] }),
  minimumOrder: 60,
  deliveryFee: 15,
  prepMinutes: 20,
  menu: [
    menuCategory(
      { fr: 'Les plats du fleuve', ar: 'أطباق النهر', en: 'River plates' },
      dish(80, 'mbakhal', {
        fr: 'Mbakhal | Riz moelleux, poisson séché, arachide et citron vert.',
        ar: 'امباخال | أرز طري مع السمك المجفف والفول السوداني والليمون.',
        en: 'Mbakhal | Soft rice, dried fish, peanut and lime.',
      }),
      dish(95, 'thieboudienne', {
        fr: 'Thieboudienne | Riz du pays, silure, aubergine blanche.',
        ar: 'تيبوجن | أرز محلي مع سمك السلور والباذنجان الأبيض.',
        en: 'Thieboudienne | Local rice, catfish, white aubergine.',
      }),
      dish(130, 'grilled-fish', {
        fr: 'Carpe grillée | Carpe entière, moutarde, oignon.',
        ar: 'شبوط مشوي | شبوط كامل بالخردل والبصل.',
        en: 'Grilled carp | Whole carp, mustard, onion.',
      }),
      dish(90, 'fish-balls', {
        fr: 'Boulettes de poisson | À la sauce tomate, avec du riz.',
        ar: 'كرات السمك | في صلصة الطماطم مع الأرز.',
        en: 'Fish balls | In tomato sauce, with rice.',
      }),
    ),
    menuCategory(
      { fr: 'Viandes', ar: 'اللحوم', en: 'Meat' },
      dish(100, 'yassa', {
        fr: 'Yassa poulet | Citron vert et oignon.',
        ar: 'ياسا الدجاج | بالليمون والبصل.',
        en: 'Chicken yassa | Lime and onion.',
      }),
      dish(100, 'mafe', {
        fr: 'Mafé | À l’arachide de la vallée.',
        ar: 'مافي | بالفول السوداني من الضفة.',
        en: 'Mafé | Groundnuts of the valley.',
      }),
    ),
    menuCategory(
      { fr: 'Sur le pouce', ar: 'على عجل', en: 'Quick' },
      dish(40, 'fataya', {
        fr: 'Fataya | Pour la traversée.',
        ar: 'فتايا | زاد العبور.',
        en: 'Fataya | For the crossing.',
      }),
      dish(45, 'sandwich', {
        fr: 'Sandwich omelette | Une demi-baguette.',
        ar: 'سندويتش الأومليت | نصف باغيت.',
        en: 'Omelette sandwich | Half a baguette.',
      }),
      dish(60, 'fish-soup', {
        fr: 'Soupe de poisson | Bouillon bien poivré.',
        ar: 'شوربة السمك | مرق كثير الفلفل.',
        en: 'Fish soup | Peppery broth.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(25, 'bissap', {
        fr: 'Bissap | Bien frais.',
        ar: 'بيصام | بارد.',
        en: 'Bissap | Cold.',
      }),
      dish(40, 'mango-juice', {
        fr: 'Jus de mangue | En saison, c’est-à-dire presque toujours.',
        ar: 'عصير المانجو | في موسمه، أي في كل حين تقريبا.',
        en: 'Mango juice | In season, which is nearly always.',
      }),
      dish(25, 'coffee', {
        fr: 'Café Touba | Épicé.',
        ar: 'قهوة توبا | متبلة.',
        en: 'Café Touba | Spiced.',
      }),
    ),
  ],
};
