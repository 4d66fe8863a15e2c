import type { DemoRestaurant } from '../../types.ts';
import { ROUND_THE_CLOCK, dish, inLanguages, menuCategory } from '../notation.ts';

export const CHAWARMA_TEYARETT: DemoRestaurant = {
  key: 'chawarma-teyarett',
  language: 'fr',
  texts: inLanguages({
    fr: 'Chawarma Teyarett | Au carrefour, la broche tourne jour et nuit. De l’ail, du grillé, des cornichons : roulé serré et doré sur la plaque.',
    ar: 'شاورما تيارت | السيخ يدور ليل نهار عند المفترق. ثوم ولحم محمر ومخلل، في خبز يلف بإحكام ويحمص حتى يصير ذهبيا.',
    en: 'Chawarma Teyarett | The spit turns day and night at the crossroads. Garlic, char, pickles, rolled tight and toasted till golden.',
  }),
  category: 'lebanese',
  region: 'Nouakchott Nord',
  commune: 'Teyarett',
  address: 'Carrefour Tin Soueilim, lot 9',
  landmark: 'Au carrefour, l’enseigne au couteau lumineux',
  phone: '2255010112',
  owner: { firstname: 'Yahya', lastname: 'Ould Cheikh', email: 'yahya.cheikh@maida.example' },
  confirmed: true,
  banner: 'banner-chawarma',
  hours: ROUND_THE_CLOCK,
  minimumOrder: 80,
  deliveryFee: 20,
  prepMinutes: 12,
  menu: [
    menuCategory(
      { fr: 'Chawarmas', ar: 'الشاورما', en: 'Chawarma' },
      dish(70, 'chawarma', {
        fr: 'Chawarma poulet | Poulet, crème d’ail, frites à l’intérieur.',
        ar: 'شاورما دجاج | دجاج وثومية وبطاطس مقلية في الداخل.',
        en: 'Chicken chawarma | Chicken, toum, fries inside.',
      }),
      dish(80, 'chawarma', {
        fr: 'Chawarma viande | Bœuf, oignon au sumac, tahini.',
        ar: 'شاورما لحم | لحم بقر وبصل بالسماق وطحينة.',
        en: 'Meat chawarma | Beef, onion with sumac, tahini.',
      }),
      dish(130, 'chawarma', {
        fr: 'Chawarma géante | Deux pains en un, à partager ou non.',
        ar: 'شاورما عملاقة | بحجم رغيفين، تقاسمها أو احتفظ بها.',
        en: 'Giant chawarma | Two breads’ worth, to share or not.',
      }),
      dish(140, 'rice-chicken', {
        fr: 'Assiette chawarma | Sans le pain : riz, salade, sauces.',
        ar: 'صحن شاورما | بلا خبز: مع الأرز والسلطة والصلصات.',
        en: 'Chawarma plate | Off the bread: rice, salad, sauces.',
      }),
    ),
    menuCategory(
      { fr: 'Sandwichs', ar: 'سندويتشات', en: 'Sandwiches' },
      dish(65, 'sandwich', {
        fr: 'Baguette merguez | Merguez relevées, moutarde, oignon.',
        ar: 'باغيت المرقاز | نقانق حارة مع الخردل والبصل.',
        en: 'Merguez baguette | Spicy sausage, mustard, onion.',
      }),
      dish(90, 'burger', {
        fr: 'Hamburger du carrefour | Bœuf, œuf, frites, la totale.',
        ar: 'هامبرغر المفترق | لحم بقر وبيض وبطاطس مقلية وكل شيء.',
        en: 'Crossroads hamburger | Beef, egg, fries, the works.',
      }),
      dish(60, 'falafel', {
        fr: 'Falafels | Cinq pièces dans un pain chaud.',
        ar: 'فلافل | خمس حبات في خبز ساخن.',
        en: 'Falafel | Five pieces in a warm pocket.',
      }),
    ),
    menuCategory(
      { fr: 'Accompagnements', ar: 'الإضافات', en: 'Sides' },
      dish(35, 'fries', {
        fr: 'Frites | Un cornet de papier, bien salé.',
        ar: 'بطاطس مقلية | قمع ورقي وملح وافر.',
        en: 'Fries | A paper cone, plenty of salt.',
      }),
      dish(50, 'hummus', {
        fr: 'Houmous | Lisse et citronné.',
        ar: 'حمص بالطحينة | ناعم بنكهة الليمون.',
        en: 'Hummus | Smooth, lemony.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(30, 'mint-lemonade', {
        fr: 'Citronnade | Citron vert, menthe, sucre, glaçons.',
        ar: 'ليمونادة | ليمون ونعناع وسكر وثلج.',
        en: 'Lemonade | Lime, mint, sugar, ice.',
      }),
      dish(45, 'mango-juice', {
        fr: 'Jus de mangue | Épais et bien frais.',
        ar: 'عصير المانجو | كثيف وبارد.',
        en: 'Mango juice | Thick and cold.',
      }),
    ),
  ],
};
