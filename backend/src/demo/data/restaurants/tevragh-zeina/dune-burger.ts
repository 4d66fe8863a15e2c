import type { DemoRestaurant } from '../../types.ts';
import {
  ROUND_THE_CLOCK,
  dish,
  inLanguages,
  menuCategory,
  oneOf,
  option,
  upTo,
  withGroups,
} from '../notation.ts';

const MEAL = oneOf(
  { fr: 'Formule', ar: 'الوجبة', en: 'Meal' },
  option(0, 'Burger seul', 'البرغر وحده', 'Burger only'),
  option(45, 'Avec frites', 'مع البطاطس المقلية', 'With fries'),
  option(75, 'Avec frites et boisson', 'مع البطاطس المقلية ومشروب', 'With fries and a drink'),
);

const SAUCES = upTo(
  { max: 3, free: 1 },
  { fr: 'Sauces', ar: 'الصلصات', en: 'Sauces' },
  option(10, 'Sauce de la dune', 'صلصة الكثبان', 'Dune sauce'),
  option(10, 'Harissa', 'هريسة', 'Harissa'),
  option(10, 'Ail', 'ثومية', 'Garlic'),
  option(10, 'Moutarde', 'خردل', 'Mustard'),
);

export const DUNE_BURGER: DemoRestaurant = {
  key: 'dune-burger',
  language: 'fr',
  texts: inLanguages({
    fr: 'Dune Burger | Du bœuf du Hodh écrasé sur la plaque, bords en dentelle et cœur juteux, dans des pains cuits à deux pas. Les frites sont coupées deux fois par jour, jamais surgelées.',
    ar: 'برغر الكثبان | لحم بقر من الحوض يهرس على الصاج، مقرمش الأطراف كثير العصارة، في خبز يخبز قريبا منا. ونقطع البطاطس مرتين في اليوم، ولا نجمدها أبدا.',
    en: 'Dune Burger | Smashed Hodh beef, lace-edged and juicy, in buns baked down the road. Fries are cut twice a day, never frozen.',
  }),
  category: 'burger',
  region: 'Nouakchott Ouest',
  commune: 'Tevragh-Zeina',
  address: 'Îlot V 12, boulevard de l’Université',
  landmark: 'Cuisine en conteneur orange, à la porte du stade',
  phone: '2255010107',
  owner: { firstname: 'Brahim', lastname: 'Ould Ely', email: 'brahim.ely@maida.example' },
  confirmed: true,
  banner: 'banner-burger',
  hours: ROUND_THE_CLOCK,
  minimumOrder: 100,
  deliveryFee: 25,
  prepMinutes: 15,
  menu: [
    menuCategory(
      { fr: 'Burgers', ar: 'البرغر', en: 'Burgers' },
      ...withGroups(
        [MEAL, SAUCES],
        dish(120, 'burger', {
          fr: 'Dune classique | Bœuf, cheddar, tomate, cornichons, sauce de la dune.',
          ar: 'الكثبان الكلاسيكي | لحم بقر وشيدر وطماطم ومخلل وصلصة الكثبان.',
          en: 'Classic Dune | Beef, cheddar, tomato, pickles, dune sauce.',
        }),
        dish(170, 'burger', {
          fr: 'Double dune | Deux steaks saisis, deux fromages, confit d’oignons.',
          ar: 'الكثبان المزدوج | قرصان من اللحم ونوعان من الجبن ومربى البصل.',
          en: 'Double Dune | Two smashed patties, two cheeses, onion jam.',
        }),
        dish(130, 'burger', {
          fr: 'Poulet croustillant | Poulet mariné au lait fermenté, salade de chou, mayonnaise au citron vert.',
          ar: 'دجاج مقرمش | دجاج منقوع في اللبن مع سلطة الملفوف ومايونيز بالليمون.',
          en: 'Crispy chicken | Buttermilk chicken, slaw, lime mayonnaise.',
        }),
        dish(160, 'burger', {
          fr: 'Chameau fumé | Steak de chameau, paprika fumé, oignons caramélisés.',
          ar: 'لحم الإبل المدخن | قرص من لحم الإبل بالفلفل المدخن والبصل المعسل.',
          en: 'Smoked camel | Camel patty, smoked paprika, caramelised onion.',
        }),
      ),
    ),
    menuCategory(
      { fr: 'Sandwichs', ar: 'سندويتشات', en: 'Sandwiches' },
      dish(90, 'sandwich', {
        fr: 'Baguette kefta | Kefta grillée, frites dedans, harissa.',
        ar: 'باغيت الكفتة | كفتة مشوية مع البطاطس المقلية والهريسة.',
        en: 'Kefta baguette | Grilled kefta, fries inside, harissa.',
      }),
      dish(95, 'chawarma', {
        fr: 'Roulé chawarma | Poulet à la broche, sauce à l’ail, chou croquant.',
        ar: 'لفافة الشاورما | دجاج من السيخ وثومية وملفوف مقرمش.',
        en: 'Chawarma wrap | Spit chicken, garlic sauce, crisp cabbage.',
      }),
    ),
    menuCategory(
      { fr: 'Accompagnements', ar: 'الإضافات', en: 'Sides' },
      dish(45, 'fries', {
        fr: 'Frites maison | Deux cuissons, sel marin de Nouadhibou.',
        ar: 'بطاطس البيت المقلية | تقلى مرتين وتملح بملح نواذيبو البحري.',
        en: 'House fries | Twice fried, sea salt from Nouadhibou.',
      }),
      dish(55, 'fries', {
        fr: 'Frites de patate douce | Patate douce, sel fumé.',
        ar: 'بطاطا حلوة مقلية | بطاطا حلوة بملح مدخن.',
        en: 'Sweet potato fries | Sweet potato, smoked salt.',
      }),
      dish(40, 'salad', {
        fr: 'Salade de chou | Chou, carotte, sauce à la moutarde.',
        ar: 'سلطة الملفوف | ملفوف وجزر بصلصة الخردل.',
        en: 'Coleslaw | Cabbage, carrot, mustard dressing.',
      }),
    ),
    menuCategory(
      { fr: 'Desserts et boissons', ar: 'الحلويات والمشروبات', en: 'Desserts and drinks' },
      dish(70, 'chocolate-cake', {
        fr: 'Gâteau au chocolat | Un carré généreux, sauce chaude.',
        ar: 'كعكة الشوكولاتة | مربع سخي مع صلصة ساخنة.',
        en: 'Chocolate cake | One generous square, warm sauce.',
      }),
      dish(35, 'bissap', {
        fr: 'Bissap glacé | Hibiscus, menthe, beaucoup de glace.',
        ar: 'بيصام مثلج | كركديه ونعناع وكثير من الثلج.',
        en: 'Iced bissap | Hibiscus, mint, a lot of ice.',
      }),
      dish(50, 'orange-juice', {
        fr: 'Jus d’orange | Pressé pendant que le steak grésille.',
        ar: 'عصير البرتقال | يعصر بينما يئز اللحم على الصاج.',
        en: 'Orange juice | Squeezed while the patty sizzles.',
      }),
    ),
  ],
};
