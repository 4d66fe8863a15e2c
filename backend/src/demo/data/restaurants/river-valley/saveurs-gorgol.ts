import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const SAVEURS_GORGOL: DemoRestaurant = {
  key: 'saveurs-gorgol',
  language: 'fr',
  texts: inLanguages({
    fr: 'Saveurs du Gorgol | Arachide, gombo, tomate et fumée : les quatre saisons de la vallée, dans de lourdes marmites de fonte qui mijotent dès l’aube.',
    ar: 'نكهات كوركول | فول سوداني وبامية وطماطم ودخان: فصول الوادي الأربعة في قدور ثقيلة من الحديد تغلي على مهل منذ الفجر.',
    en: 'Saveurs du Gorgol | Groundnut, okra, tomato and smoke: the four seasons of the valley in heavy iron pots that simmer from dawn.',
  }),
  category: 'senegalese',
  region: 'Gorgol',
  commune: 'Kaédi',
  address: 'Quartier Toulde, rue des Teinturiers',
  landmark: 'En face des coupoles de l’hôpital',
  phone: '2255010128',
  owner: { firstname: 'Penda', lastname: 'Wane', email: 'penda.wane@maida.example' },
  confirmed: true,
  banner: 'banner-mafe',
  hours: withDays(daily('11:00-22:00'), { 4: ['11:00-12:30', '15:00-22:00'] }),
  minimumOrder: 60,
  deliveryFee: 15,
  prepMinutes: 25,
  menu: [
    menuCategory(
      { fr: 'Marmites', ar: 'القدور', en: 'Pots' },
      dish(90, 'mafe', {
        fr: 'Mafé | Bœuf, arachide, manioc.',
        ar: 'مافي | لحم بقر وفول سوداني ومنيهوت.',
        en: 'Mafé | Beef, groundnut, cassava.',
      }),
      dish(90, 'domoda', {
        fr: 'Domoda | Tomate, citron vert, boulettes.',
        ar: 'دومودا | طماطم وليمون وكرات لحم.',
        en: 'Domoda | Tomato, lime, meatballs.',
      }),
      dish(95, 'fish-soup', {
        fr: 'Soupou kandja | Gombo, huile de palme et poisson.',
        ar: 'سوبو كانجا | بامية وزيت النخيل وسمك.',
        en: 'Soupou kandja | Okra and palm oil, fish.',
      }),
      dish(60, 'niebe', {
        fr: 'Niébé | Niébé au poisson fumé.',
        ar: 'آدلكان | لوبيا آدلكان مع السمك المدخن.',
        en: 'Niébé | Black-eyed peas, smoked fish.',
      }),
    ),
    menuCategory(
      { fr: 'Riz', ar: 'الأرز', en: 'Rice' },
      dish(95, 'thieboudienne', {
        fr: 'Ceebu jën | Le riz rouge de la vallée.',
        ar: 'تيبوجن | أرز الضفة الأحمر.',
        en: 'Ceebu jën | The valley’s red rice.',
      }),
      dish(100, 'ceebu-yapp', {
        fr: 'Ceebu yapp | Au bœuf.',
        ar: 'تيبو ياب | بلحم البقر.',
        en: 'Ceebu yapp | With beef.',
      }),
      dish(170, 'rice-chicken', {
        fr: 'Riz au poulet | Le plat familial, pour deux.',
        ar: 'أرز بالدجاج | صحن عائلي لشخصين.',
        en: 'Chicken rice | Family plate for two.',
      }),
    ),
    menuCategory(
      { fr: 'Grillades', ar: 'المشويات', en: 'Grill' },
      dish(160, 'grilled-fish', {
        fr: 'Capitaine grillé | Perche du Nil, gingembre.',
        ar: 'سمك الكابتن المشوي | فرخ نيلي بالزنجبيل.',
        en: 'Grilled capitaine | Nile perch, ginger.',
      }),
      dish(90, 'brochettes', {
        fr: 'Brochettes | Cinq, en croûte d’arachide.',
        ar: 'أسياخ | خمسة أسياخ بتتبيلة الفول السوداني.',
        en: 'Skewers | Five, peanut rub.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(30, 'ginger-juice', {
        fr: 'Gingembre | Ça pique.',
        ar: 'زنجبيل | حار لاذع.',
        en: 'Ginger juice | Fiery.',
      }),
      dish(25, 'bissap', {
        fr: 'Bissap | De nos propres hibiscus.',
        ar: 'بيصام | من كركديه بستاننا.',
        en: 'Bissap | From our own hibiscus.',
      }),
    ),
  ],
};
