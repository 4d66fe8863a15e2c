import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory } from '../notation.ts';

export const ESCALE_AKJOUJT: DemoRestaurant = {
  key: 'escale-akjoujt',
  language: 'fr',
  texts: inLanguages({
    fr: 'L’Escale d’Akjoujt | Ville de cuivre, lumière de cuivre, et des œufs comme vous les aimez. L’étape du petit-déjeuner entre la côte et l’Adrar.',
    ar: 'محطة أكجوجت | مدينة النحاس وضوء النحاس وبيض كما تحبه. محطة الفطور بين الساحل وآدرار.',
    en: 'L’Escale d’Akjoujt | Copper town, copper light, and eggs the way you like them. The breakfast stop between the coast and the Adrar.',
  }),
  category: 'healthy',
  region: 'Inchiri',
  commune: 'Akjoujt',
  address: 'Route d’Atar, lot 4',
  landmark: 'L’enseigne en cuivre après le poste de police',
  phone: '2255010133',
  owner: { firstname: 'Lalla', lastname: 'Mint Cheikhna', email: 'lalla.cheikhna@maida.example' },
  confirmed: true,
  banner: 'banner-breakfast',
  hours: daily('06:00-14:30', '17:00-22:00'),
  minimumOrder: 50,
  deliveryFee: 15,
  prepMinutes: 15,
  menu: [
    menuCategory(
      { fr: 'Petit-déjeuner', ar: 'الفطور', en: 'Breakfast' },
      dish(60, 'omelette', {
        fr: 'Omelette aux légumes | Tomate, oignon, persil.',
        ar: 'أومليت بالخضر | طماطم وبصل وبقدونس.',
        en: 'Vegetable omelette | Tomato, onion, parsley.',
      }),
      dish(45, 'msemen', {
        fr: 'Msemen | Miel, huile d’olive, fromage frais.',
        ar: 'مسمن | عسل وزيت زيتون وجبن طري.',
        en: 'Msemen | Honey, olive oil, fresh cheese.',
      }),
      dish(120, 'croissants', {
        fr: 'Petit-déjeuner complet | Œufs, croissant, jus, café.',
        ar: 'فطور كامل | بيض وكرواسون وعصير وقهوة.',
        en: 'Full breakfast | Eggs, croissant, juice, coffee.',
      }),
      dish(45, 'lakh', {
        fr: 'Lakh au yaourt | Mil, raisins secs.',
        ar: 'لاخ باللبن الزبادي | دخن وزبيب.',
        en: 'Lakh with yoghurt | Millet, raisins.',
      }),
    ),
    menuCategory(
      { fr: 'Déjeuner', ar: 'الغداء', en: 'Lunch' },
      dish(80, 'salad', {
        fr: 'Salade composée | Salade verte, œuf, thon, pomme de terre.',
        ar: 'سلطة مشكلة | خس وبيض وتونة وبطاطس.',
        en: 'Mixed salad | Leaves, egg, tuna, potato.',
      }),
      dish(55, 'lentil-soup', {
        fr: 'Bol de lentilles | Chaud et citronné.',
        ar: 'قدح العدس | ساخن بالليمون.',
        en: 'Bowl of lentils | Warm, lemony.',
      }),
      dish(150, 'grilled-chicken', {
        fr: 'Poulet grillé | Aux légumes du jardin.',
        ar: 'دجاج مشوي | مع خضر البستان.',
        en: 'Grilled chicken | With garden vegetables.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(50, 'orange-juice', {
        fr: 'Jus d’orange | Pressé à la minute.',
        ar: 'عصير البرتقال | يعصر في الحين.',
        en: 'Orange juice | Pressed.',
      }),
      dish(25, 'coffee', {
        fr: 'Café | Filtre.',
        ar: 'قهوة | مفلترة.',
        en: 'Coffee | Filter.',
      }),
      dish(30, 'atay', {
        fr: 'Atay | À la menthe.',
        ar: 'أتاي | بالنعناع.',
        en: 'Atay | Mint.',
      }),
    ),
  ],
};
