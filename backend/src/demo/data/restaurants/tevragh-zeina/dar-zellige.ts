import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const DAR_ZELLIGE: DemoRestaurant = {
  key: 'dar-zellige',
  language: 'fr',
  texts: inLanguages({
    fr: 'Dar Zellige | Des tajines scellés sous leur chapeau de terre et une pastilla craquante comme les feuilles d’automne, de la main de deux sœurs de Fès.',
    ar: 'دار الزليج | طواجن مغلقة تحت قبابها الفخارية وبسطيلة مقرمشة كأوراق الخريف، من يد أختين من فاس.',
    en: 'Dar Zellige | Tajines sealed under their clay hats and pastilla as crisp as autumn leaves, cooked by two sisters from Fez.',
  }),
  category: 'moroccan',
  region: 'Nouakchott Ouest',
  commune: 'Tevragh-Zeina',
  address: 'Îlot L 42, avenue du Palmier',
  landmark: 'Porte bleue, en face du fleuriste',
  phone: '2255010102',
  owner: { firstname: 'Ghizlane', lastname: 'El Fassi', email: 'ghizlane.elfassi@maida.example' },
  confirmed: true,
  banner: 'banner-tajine',
  hours: withDays(daily('12:00-15:30', '19:00-23:30'), { 4: ['14:30-23:30'] }),
  minimumOrder: 150,
  deliveryFee: 40,
  prepMinutes: 40,
  menu: [
    menuCategory(
      { fr: 'Tajines', ar: 'الطواجن', en: 'Tajines' },
      dish(190, 'tajine-chicken', {
        fr: 'Tajine poulet citron | Poulet, citron confit et olives vertes, oignons au safran.',
        ar: 'طاجين الدجاج بالليمون | دجاج مع الحامض المصير والزيتون الأخضر وبصل بالزعفران.',
        en: 'Chicken and lemon tajine | Chicken, preserved lemon and green olives, saffron onions.',
      }),
      dish(230, 'tajine-lamb', {
        fr: 'Tajine agneau pruneaux | Agneau aux pruneaux, amandes grillées, un filet de miel.',
        ar: 'طاجين الخروف بالبرقوق | لحم خروف مع البرقوق المجفف واللوز المحمص وخيط من العسل.',
        en: 'Lamb and prune tajine | Lamb with prunes, toasted almonds and a thread of honey.',
      }),
      dish(170, 'kefta', {
        fr: 'Tajine de kefta | Boulettes de bœuf à la tomate et au cumin, un œuf par-dessus.',
        ar: 'طاجين الكفتة | كرات لحم البقر في صلصة الطماطم بالكمون وفوقها بيضة.',
        en: 'Kefta tajine | Beef meatballs in cumin tomato, an egg set on top.',
      }),
    ),
    menuCategory(
      { fr: 'Couscous du vendredi', ar: 'كسكس الجمعة', en: 'Friday couscous' },
      dish(150, 'couscous-vegetables', {
        fr: 'Couscous aux sept légumes | Trois passages à la vapeur, courge et navet en couronne.',
        ar: 'كسكس بسبع خضر | يبخر ثلاث مرات ويتوج بالقرع واللفت.',
        en: 'Seven-vegetable couscous | Steamed three times, crowned with squash and turnip.',
      }),
      dish(210, 'couscous-camel', {
        fr: 'Couscous tfaya | Oignons confits aux raisins, agneau longuement cuit, amandes grillées.',
        ar: 'كسكس التفاية | بصل معسل بالزبيب ولحم خروف على مهل ولوز محمص.',
        en: 'Couscous tfaya | Sweet onion and raisin, slow lamb, roasted almonds.',
      }),
    ),
    menuCategory(
      { fr: 'Pour commencer', ar: 'المقبلات', en: 'To begin' },
      dish(60, 'harira', {
        fr: 'Harira | Tomate, lentilles et pois chiches, quelques dattes à côté.',
        ar: 'حريرة | حساء الطماطم والعدس والحمص مع حبات من التمر.',
        en: 'Harira | Tomato, lentil and chickpea soup with dates on the side.',
      }),
      dish(160, 'pastilla', {
        fr: 'Pastilla au poulet | Pâte fine comme du papier, amande et cannelle, treillis de sucre.',
        ar: 'بسطيلة بالدجاج | ورقة رقيقة محشوة بالدجاج واللوز والقرفة، مزينة بالسكر.',
        en: 'Chicken pastilla | Paper-thin pastry, almond and cinnamon, sugar lattice.',
      }),
      dish(55, 'grilled-vegetables', {
        fr: 'Zaalouk | Aubergine fumée, écrasée à l’ail et au paprika.',
        ar: 'زعلوك | باذنجان مدخن مهروس بالثوم والفلفل الأحمر الحلو.',
        en: 'Zaalouk | Smoked aubergine crushed with garlic and paprika.',
      }),
      dish(50, 'salad', {
        fr: 'Salade marocaine | Tomate et poivron en petits dés, cumin, huile d’olive.',
        ar: 'سلطة مغربية | طماطم وفلفل مقطعان ناعما مع الكمون وزيت الزيتون.',
        en: 'Moroccan salad | Finely cut tomato and pepper, cumin, olive oil.',
      }),
    ),
    menuCategory(
      { fr: 'Pains et douceurs', ar: 'الخبز والحلويات', en: 'Breads and sweets' },
      dish(45, 'msemen', {
        fr: 'Msemen au miel | Galette feuilletée à la sortie de la plaque, beurre et miel.',
        ar: 'مسمن بالعسل | فطيرة مورقة من الصاج مباشرة بالزبدة والعسل.',
        en: 'Msemen with honey | Folded flat bread straight off the griddle, butter and honey.',
      }),
      dish(25, 'bread', {
        fr: 'Khobz | Pain rond à la semoule, une fournée toutes les deux heures.',
        ar: 'خبز | رغيف مستدير من السميد، نخبزه كل ساعتين.',
        en: 'Khobz | Round semolina loaf, baked every two hours.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(50, 'atay', {
        fr: 'Thé à la menthe | Une théière pleine, six verres, beaucoup de mousse.',
        ar: 'أتاي بالنعناع | براد كامل يكفي ست كؤوس، برغوة وافرة.',
        en: 'Mint tea | A full pot, six glasses, plenty of foam.',
      }),
      dish(60, 'orange-juice', {
        fr: 'Jus d’orange pressé | Quatre oranges et rien d’autre.',
        ar: 'عصير برتقال طازج | أربع برتقالات ولا شيء سواها.',
        en: 'Freshly squeezed orange juice | Four oranges and nothing else.',
      }),
    ),
  ],
};
