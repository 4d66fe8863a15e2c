import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const RIAD_SAHEL: DemoRestaurant = {
  key: 'riad-sahel',
  language: 'fr',
  texts: inLanguages({
    fr: 'Riad Sahel | Des soirées de fleur d’oranger entre océan et sable : pastilla aux amandes, agneau aux pruneaux, thé versé à hauteur d’épaule.',
    ar: 'رياض الساحل | أمسيات بعطر الزهر بين المحيط والرمل: بسطيلة باللوز ولحم خروف بالبرقوق وأتاي يصب من علو الكتف.',
    en: 'Riad Sahel | Orange-blossom evenings between ocean and sand: pastilla with almonds, lamb with prunes, tea served from shoulder height.',
  }),
  category: 'moroccan',
  region: 'Dakhlet Nouadhibou',
  commune: 'Nouadhibou',
  address: 'Quartier Numerowatt, rue 21',
  landmark: 'Porte en bois sculpté, deux lanternes',
  phone: '2255010122',
  owner: { firstname: 'Nadia', lastname: 'Bennani', email: 'nadia.bennani@maida.example' },
  confirmed: true,
  banner: 'banner-pastilla',
  hours: withDays(daily('12:00-15:00', '19:00-23:00'), { 4: ['19:00-23:30'] }),
  minimumOrder: 150,
  deliveryFee: 30,
  prepMinutes: 40,
  menu: [
    menuCategory(
      { fr: 'Entrées', ar: 'المقبلات', en: 'Starters' },
      dish(180, 'pastilla', {
        fr: 'Pastilla aux fruits de mer | Crevettes, calamars, vermicelles, feuilles croustillantes.',
        ar: 'بسطيلة بثمار البحر | جمبري وحبار وشعيرية في ورقة مقرمشة.',
        en: 'Seafood pastilla | Prawn, squid, vermicelli, crisp leaves.',
      }),
      dish(160, 'pastilla', {
        fr: 'Pastilla poulet amandes | Cannelle, sucre, poulet au safran.',
        ar: 'بسطيلة بالدجاج واللوز | دجاج بالزعفران مع القرفة والسكر.',
        en: 'Chicken and almond pastilla | Cinnamon, sugar, saffron chicken.',
      }),
      dish(60, 'harira', {
        fr: 'Harira | Avec des dattes et une pâtisserie au miel.',
        ar: 'حريرة | مع التمر وحلوى بالعسل.',
        en: 'Harira | With dates and a honey pastry.',
      }),
    ),
    menuCategory(
      { fr: 'Plats en terre', ar: 'من الفخار', en: 'Clay pots' },
      dish(220, 'tajine-lamb', {
        fr: 'Tajine agneau | Pruneaux, amandes, sésame.',
        ar: 'طاجين الخروف | برقوق مجفف ولوز وسمسم.',
        en: 'Lamb tajine | Prunes, almonds, sesame.',
      }),
      dish(180, 'tajine-chicken', {
        fr: 'Tajine poulet olives | Citron confit, safran.',
        ar: 'طاجين الدجاج بالزيتون | حامض مصير وزعفران.',
        en: 'Chicken and olive tajine | Preserved lemon, saffron.',
      }),
      dish(260, 'couscous-vegetables', {
        fr: 'Couscous royal | Agneau, poulet et kefta sur la semoule.',
        ar: 'كسكس ملكي | لحم خروف ودجاج وكفتة على السميد.',
        en: 'Royal couscous | Lamb, chicken and kefta over semolina.',
      }),
    ),
    menuCategory(
      { fr: 'Douceurs', ar: 'الحلويات', en: 'Something sweet' },
      dish(45, 'msemen', {
        fr: 'Msemen | Miel et huile d’argan.',
        ar: 'مسمن | بالعسل وزيت الأركان.',
        en: 'Msemen | Honey and argan.',
      }),
      dish(80, 'dates-cream', {
        fr: 'Dattes fourrées | Pâte d’amande, fleur d’oranger.',
        ar: 'تمر محشو | معجون اللوز وماء الزهر.',
        en: 'Stuffed dates | Almond paste, orange blossom.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(45, 'atay', {
        fr: 'Thé à la menthe | La théière.',
        ar: 'أتاي بالنعناع | براد كامل.',
        en: 'Mint tea | The pot.',
      }),
      dish(55, 'orange-juice', {
        fr: 'Jus d’orange | Une touche de cannelle.',
        ar: 'عصير البرتقال | مع لمسة من القرفة.',
        en: 'Orange juice | With a hint of cinnamon.',
      }),
    ),
  ],
};
