import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory } from '../notation.ts';

export const GNOUMA_KARAKORO: DemoRestaurant = {
  key: 'gnouma-karakoro',
  language: 'fr',
  texts: inLanguages({
    fr: 'Gnouma du Karakoro | La cuisine soninké de tous les jours, à la pointe sud du pays : oseille, poisson fumé et ragoût de bœuf rouge comme la latérite.',
    ar: 'نيوما كاراكورو | مطبخ البيت السوننكي في أقصى جنوب البلاد: حميض وسمك مدخن ويخنة لحم بقر حمراء كتراب الأرض.',
    en: 'Gnouma du Karakoro | Soninké home cooking at the southern edge of the country: sorrel, smoked fish and beef stew red as laterite.',
  }),
  category: 'senegalese',
  region: 'Guidimaka',
  commune: 'Sélibaby',
  address: 'Quartier Bambaradougou, lot 36',
  landmark: 'À côté de l’atelier des tisserands',
  phone: '2255010129',
  owner: { firstname: 'Hawa', lastname: 'Camara', email: 'hawa.camara@maida.example' },
  confirmed: false,
  banner: 'banner-domoda',
  hours: daily('11:00-21:30'),
  minimumOrder: 50,
  deliveryFee: 15,
  prepMinutes: 30,
  menu: [
    menuCategory(
      { fr: 'Ragoûts', ar: 'اليخنات', en: 'Stews' },
      dish(85, 'domoda', {
        fr: 'Domoda | Bœuf, tomate, citron vert.',
        ar: 'دومودا | لحم بقر وطماطم وليمون.',
        en: 'Domoda | Beef, tomato, lime.',
      }),
      dish(70, 'aich', {
        fr: 'Demba tere | Sorgho et sauce de feuilles.',
        ar: 'دمبا تيري | ذرة بيضاء مع مرق الأوراق الخضراء.',
        en: 'Demba tere | Sorghum and leaf sauce.',
      }),
      dish(95, 'mafe', {
        fr: 'Tigadegué | Ragoût d’arachide au poulet.',
        ar: 'تيغاديغي | يخنة الفول السوداني بالدجاج.',
        en: 'Tigadegué | Groundnut stew, chicken.',
      }),
    ),
    menuCategory(
      { fr: 'Au feu', ar: 'على النار', en: 'Fire' },
      dish(170, 'grilled-chicken', {
        fr: 'Poulet braisé | Poulet du village, piment.',
        ar: 'دجاج على الجمر | دجاج القرية بالفلفل الحار.',
        en: 'Charcoal chicken | Village chicken, chilli.',
      }),
      dish(90, 'brochettes', {
        fr: 'Brochettes | Bœuf et foie.',
        ar: 'أسياخ | لحم بقر وكبدة.',
        en: 'Skewers | Beef and liver.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(25, 'bissap', {
        fr: 'Bissap | Très rouge.',
        ar: 'بيصام | شديد الحمرة.',
        en: 'Bissap | Very red.',
      }),
      dish(30, 'ginger-juice', {
        fr: 'Gingembre | Très fort.',
        ar: 'زنجبيل | شديد الحرارة.',
        en: 'Ginger juice | Very hot.',
      }),
      dish(30, 'zrig', {
        fr: 'Lait caillé | Du matin.',
        ar: 'لبن رائب | من لبن الصباح.',
        en: 'Curdled milk | From the morning.',
      }),
    ),
  ],
};
