import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory } from '../notation.ts';

export const KSOUR_CHINGUETTI: DemoRestaurant = {
  key: 'ksour-chinguetti',
  language: 'ar',
  texts: inLanguages({
    fr: 'Table des Ksour | Entre deux bibliothèques de manuscrits, une cour de pierre où le couscous cuit à la vapeur de thym du désert, et où personne n’est pressé.',
    ar: 'مائدة القصور | بين مكتبتين للمخطوطات، فناء من حجر يبخر فيه الكسكس على زعتر الصحراء ولا أحد في عجلة من أمره.',
    en: 'Table des Ksour | Between two manuscript libraries, a stone courtyard where couscous is steamed over desert thyme and nobody hurries.',
  }),
  category: 'mauritanian',
  region: 'Adrar',
  commune: 'Chinguetti',
  address: 'Vieille ville, ruelle des Bibliothèques',
  landmark: 'أسفل المنارة المربعة',
  phone: '2255010131',
  owner: { firstname: 'Vatimetou', lastname: 'Mint Habott', email: 'vatimetou.habott@maida.example' },
  confirmed: true,
  banner: 'banner-couscous',
  hours: daily('07:30-10:30', '12:00-15:00', '18:30-22:00'),
  minimumOrder: 0,
  deliveryFee: 15,
  prepMinutes: 35,
  menu: [
    menuCategory(
      { fr: 'Le matin', ar: 'الصباح', en: 'Morning' },
      dish(40, 'bread', {
        fr: 'Pain de sable | Cuit dans la dune, émietté dans le bouillon.',
        ar: 'خبز الملة | يخبز في الرمل ويفت في المرق.',
        en: 'Sand-baked bread | Baked in the dune, crumbled in broth.',
      }),
      dish(50, 'omelette', {
        fr: 'Omelette | Thym du désert, oignon.',
        ar: 'أومليت | بزعتر الصحراء والبصل.',
        en: 'Omelette | Desert thyme, onion.',
      }),
      dish(40, 'lakh', {
        fr: 'Bouillie de mil | Chaude, au beurre.',
        ar: 'عصيدة الدخن | ساخنة بالزبدة.',
        en: 'Millet porridge | Warm, buttered.',
      }),
    ),
    menuCategory(
      { fr: 'Couscous', ar: 'الكسكس', en: 'Couscous' },
      dish(150, 'couscous-camel', {
        fr: 'Couscous au mouton | Mouton, navet, carotte.',
        ar: 'كسكس بلحم الضأن | لحم ضأن ولفت وجزر.',
        en: 'Mutton couscous | Mutton, turnip, carrot.',
      }),
      dish(110, 'couscous-vegetables', {
        fr: 'Couscous aux légumes | Les légumes de l’oasis.',
        ar: 'كسكس بالخضر | من خضر الواحة.',
        en: 'Vegetable couscous | From the oasis.',
      }),
    ),
    menuCategory(
      { fr: 'Le soir', ar: 'المساء', en: 'Evening' },
      dish(50, 'harira', {
        fr: 'Harira du désert | Orge, viande séchée, tomate.',
        ar: 'حريرة الصحراء | شعير وتيشطار وطماطم.',
        en: 'Desert harira | Barley, dried meat, tomato.',
      }),
      dish(170, 'chwaya', {
        fr: 'Chwaya | Chèvre sur braises d’acacia.',
        ar: 'شواية | لحم ماعز على جمر الطلح.',
        en: 'Chwaya | Goat over acacia.',
      }),
      dish(80, 'aich', {
        fr: 'Aïch | Mil et gombo.',
        ar: 'العيش | دخن وبامية.',
        en: 'Aïch | Millet and okra.',
      }),
    ),
    menuCategory(
      { fr: 'Thé et dattes', ar: 'الأتاي والتمر', en: 'Tea and dates' },
      dish(35, 'atay', {
        fr: 'Atay | Étoiles comprises.',
        ar: 'أتاي | والنجوم علينا.',
        en: 'Atay | Stars included.',
      }),
      dish(60, 'dates-cream', {
        fr: 'Dattes | De la dernière guetna.',
        ar: 'تمر | من الكيطنة الماضية.',
        en: 'Dates | From last summer’s guetna.',
      }),
    ),
  ],
};
