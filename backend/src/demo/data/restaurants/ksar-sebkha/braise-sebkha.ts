import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const BRAISE_SEBKHA: DemoRestaurant = {
  key: 'braise-sebkha',
  language: 'fr',
  texts: inLanguages({
    fr: 'Braise de Sebkha | Au coucher du soleil, les braises rougeoient et le trottoir se remplit. Brochettes à la douzaine, cuisses laquées à la moutarde, oignons devenus doux.',
    ar: 'جمر السبخة | عند الغروب يتوهج الجمر ويمتلئ الرصيف. أسياخ بالعشرات وأفخاذ دجاج مطلية بالخردل وبصل صار حلوا.',
    en: 'Braise de Sebkha | At sunset the coals glow and the pavement fills. Skewers by the dozen, thighs lacquered with mustard, onions gone sweet.',
  }),
  category: 'grill',
  region: 'Nouakchott Ouest',
  commune: 'Sebkha',
  address: 'Avenue des Forgerons, lot 63',
  landmark: 'En face des forgerons, suivez la fumée',
  phone: '2255010109',
  owner: { firstname: 'Demba', lastname: 'Sow', email: 'demba.sow@maida.example' },
  confirmed: true,
  banner: 'banner-ember',
  hours: withDays(daily('17:00-03:00'), { 4: ['17:00-04:00'], 5: ['17:00-04:00'] }),
  minimumOrder: 100,
  deliveryFee: 25,
  prepMinutes: 25,
  menu: [
    menuCategory(
      { fr: 'Brochettes', ar: 'الأسياخ', en: 'Skewers' },
      dish(120, 'brochettes', {
        fr: 'Brochettes de bœuf | Cinq brochettes, croûte de poivre, oignons à la moutarde.',
        ar: 'أسياخ لحم البقر | خمسة أسياخ بقشرة من الفلفل مع بصل بالخردل.',
        en: 'Beef skewers | Five skewers, pepper crust, mustard onions.',
      }),
      dish(100, 'brochettes', {
        fr: 'Brochettes de foie | Foie d’agneau, cumin, saisi à feu vif.',
        ar: 'أسياخ الكبدة | كبدة خروف بالكمون على نار قوية وسريعة.',
        en: 'Liver skewers | Lamb liver, cumin, seared hard and fast.',
      }),
      dish(110, 'kefta', {
        fr: 'Kefta maison | Bœuf haché, menthe et paprika.',
        ar: 'كفتة البيت | لحم بقر مفروم بالنعناع والفلفل الأحمر الحلو.',
        en: 'House kefta | Minced beef, mint and paprika.',
      }),
    ),
    menuCategory(
      { fr: 'Au gril', ar: 'من المشواة', en: 'From the grill' },
      dish(180, 'grilled-chicken', {
        fr: 'Poulet braisé | Demi-poulet, citron vert, piment et ail.',
        ar: 'دجاج على الجمر | نصف دجاجة بالليمون والفلفل الحار والثوم.',
        en: 'Charcoal chicken | Half chicken, lime, chilli and garlic.',
      }),
      dish(340, 'grilled-chicken', {
        fr: 'Poulet entier | La volaille entière pour la tablée, avec son alloco.',
        ar: 'دجاجة كاملة | دجاجة للمائدة كلها ومعها ألوكو.',
        en: 'Whole chicken | A whole bird for the table, alloco alongside.',
      }),
      dish(200, 'lamb-chops', {
        fr: 'Côtelettes | Côtelettes de mouton, gras bien grillé, gros sel.',
        ar: 'ريش الضأن | ريش ضأن بدهن محمر وملح خشن.',
        en: 'Mutton chops | Mutton chops, charred fat, coarse salt.',
      }),
      dish(190, 'grilled-fish', {
        fr: 'Poisson braisé | Dorade entière, marinade au gingembre, condiment à la tomate.',
        ar: 'سمك على الجمر | دنيس كامل متبل بالزنجبيل مع صلصة الطماطم.',
        en: 'Charcoal fish | Whole bream, ginger marinade, tomato relish.',
      }),
    ),
    menuCategory(
      { fr: 'Avec ça', ar: 'إلى جانبها', en: 'Alongside' },
      dish(50, 'alloco', {
        fr: 'Alloco | Banane plantain, bords croustillants, cœur tendre.',
        ar: 'ألوكو | موز الجنة مقرمش الحواف طري القلب.',
        en: 'Alloco | Plantain, crisp edges, soft heart.',
      }),
      dish(40, 'fries', {
        fr: 'Frites | Dorées, salées, par corbeille.',
        ar: 'بطاطس مقلية | ذهبية مملحة، بالسلة.',
        en: 'Fries | Golden, salted, by the basket.',
      }),
      dish(35, 'salad', {
        fr: 'Salade tomate oignon | Vive et bien fraîche, pour répondre à la fumée.',
        ar: 'سلطة الطماطم والبصل | لاذعة باردة، توازن طعم الدخان.',
        en: 'Tomato and onion salad | Sharp and cold, against the smoke.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(30, 'bissap', {
        fr: 'Bissap | Un grand verre rouge d’hibiscus.',
        ar: 'بيصام | كأس طويلة حمراء من الكركديه.',
        en: 'Bissap | A tall red glass of hibiscus.',
      }),
      dish(35, 'ginger-juice', {
        fr: 'Jus de gingembre | Frais et poivré.',
        ar: 'عصير الزنجبيل | طازج ولاذع.',
        en: 'Fresh ginger juice | Fresh and peppery.',
      }),
    ),
  ],
};
