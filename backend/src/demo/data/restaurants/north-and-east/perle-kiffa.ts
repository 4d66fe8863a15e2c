import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const PERLE_KIFFA: DemoRestaurant = {
  key: 'perle-kiffa',
  language: 'ar',
  texts: inLanguages({
    fr: 'La Perle de Kiffa | Elle porte le nom des perles de verre de la ville et en a les couleurs : riz au bœuf poivré, agneau grillé et salades des jardins de l’oued.',
    ar: 'لؤلؤة كيفة | تحمل اسم خرز كيفة الزجاجي وتشبهه في ألوانه: أرز بلحم البقر والفلفل، ولحم خروف مشوي، وسلطات من بساتين الوادي.',
    en: 'La Perle de Kiffa | Named after the glass beads of the town, just as colourful: peppered beef rice, grilled lamb, and salads from the wadi gardens.',
  }),
  category: 'mauritanian',
  region: 'Assaba',
  commune: 'Kiffa',
  address: 'Quartier Ghedima, rue des Perles',
  landmark: 'واجهة من الفسيفساء قرب سوق الخرز',
  phone: '2255010134',
  owner: { firstname: 'Aïchetou', lastname: 'Mint Brahim', email: 'aichetou.brahim@maida.example' },
  confirmed: true,
  banner: 'banner-ceebu',
  hours: withDays(daily('11:00-23:00'), { 4: ['11:00-12:30', '15:00-23:30'] }),
  minimumOrder: 60,
  deliveryFee: 15,
  prepMinutes: 25,
  menu: [
    menuCategory(
      { fr: 'Riz et couscous', ar: 'الأرز والكسكس', en: 'Rice and couscous' },
      dish(100, 'ceebu-yapp', {
        fr: 'Ceebu yapp | Bœuf, poivre, oignons à la moutarde.',
        ar: 'تيبو ياب | لحم بقر وفلفل وبصل بالخردل.',
        en: 'Ceebu yapp | Beef, pepper, mustard onion.',
      }),
      dish(110, 'rice-meat', {
        fr: 'Marou we llham | Riz au mouton.',
        ar: 'مارو واللحم | أرز بلحم الضأن.',
        en: 'Marou we llham | Mutton rice.',
      }),
      dish(130, 'couscous-camel', {
        fr: 'Couscous | Mouton et courge.',
        ar: 'كسكس | بلحم الضأن والقرع.',
        en: 'Couscous | Mutton and squash.',
      }),
      dish(75, 'aich', {
        fr: 'Aïch | Mil, sauce à la viande.',
        ar: 'العيش | دخن مع مرق اللحم.',
        en: 'Aïch | Millet and meat sauce.',
      }),
    ),
    menuCategory(
      { fr: 'Grillades', ar: 'المشويات', en: 'Grill' },
      dish(160, 'chwaya', {
        fr: 'Chwaya | Morceaux d’agneau, oignon.',
        ar: 'شواية | قطع خروف مع البصل.',
        en: 'Chwaya | Lamb pieces, onion.',
      }),
      dish(110, 'brochettes', {
        fr: 'Brochettes | Six, au cumin.',
        ar: 'أسياخ | ستة أسياخ بالكمون.',
        en: 'Skewers | Six, cumin.',
      }),
      dish(150, 'grilled-chicken', {
        fr: 'Poulet grillé | Demi-poulet, citron vert.',
        ar: 'دجاج مشوي | نصف دجاجة بالليمون.',
        en: 'Grilled chicken | Half, lime.',
      }),
    ),
    menuCategory(
      { fr: 'Fraîcheur', ar: 'أطباق خفيفة', en: 'Fresh' },
      dish(45, 'salad', {
        fr: 'Salade de l’oued | Tomate, concombre, menthe.',
        ar: 'سلطة الوادي | طماطم وخيار ونعناع.',
        en: 'Wadi salad | Tomato, cucumber, mint.',
      }),
      dish(55, 'fruit-salad', {
        fr: 'Salade de fruits | Melon et mangue.',
        ar: 'سلطة فواكه | شمام ومانجو.',
        en: 'Fruit salad | Melon and mango.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(30, 'zrig', {
        fr: 'Zrig | Bien frais.',
        ar: 'زريك | بارد.',
        en: 'Zrig | Cold.',
      }),
      dish(25, 'bissap', {
        fr: 'Bissap | À la menthe.',
        ar: 'بيصام | بالنعناع.',
        en: 'Bissap | Mint.',
      }),
      dish(30, 'atay', {
        fr: 'Atay | Trois verres.',
        ar: 'أتاي | ثلاث كؤوس.',
        en: 'Atay | Three glasses.',
      }),
    ),
  ],
};
