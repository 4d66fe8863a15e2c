import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const YASSA_YAAY_FATOU: DemoRestaurant = {
  key: 'yassa-yaay-fatou',
  language: 'fr',
  texts: inLanguages({
    fr: 'Chez Yaay Fatou | Des oignons coupés par sacs entiers, fondus jusqu’à ce qu’ils brillent. Le yassa est la spécialité de la maison ; le mafé a ses propres fidèles.',
    ar: 'عند ياي فاتو | بصل يقطع بالأكياس ويطهى حتى يلمع. الياسا طبق الدار، وللمافي محبوه الأوفياء.',
    en: 'Chez Yaay Fatou | Onions cut by the sack, cooked down until they shine. Yassa is the signature; the mafé has its own faithful.',
  }),
  category: 'senegalese',
  region: 'Nouakchott Sud',
  commune: 'El Mina',
  address: 'Sixième, rue de la Pompe',
  landmark: 'Volets turquoise, en face de la pompe',
  phone: '2255010118',
  owner: { firstname: 'Fatou', lastname: 'Gueye', email: 'fatou.gueye@maida.example' },
  confirmed: true,
  banner: 'banner-yassa',
  hours: withDays(daily('11:30-16:00', '19:00-23:00'), { 4: ['14:30-23:00'] }),
  minimumOrder: 80,
  deliveryFee: 20,
  prepMinutes: 25,
  menu: [
    menuCategory(
      { fr: 'La spécialité', ar: 'طبق الدار', en: 'Signature' },
      dish(110, 'yassa', {
        fr: 'Yassa poulet | Poulet au charbon, citron vert, oignons dorés, olives.',
        ar: 'ياسا الدجاج | دجاج على الفحم مع الليمون والبصل المحمر والزيتون.',
        en: 'Chicken yassa | Charcoal chicken, lime, golden onions, olives.',
      }),
      dish(130, 'grilled-fish', {
        fr: 'Yassa poisson | Dorade grillée dans la même sauce.',
        ar: 'ياسا السمك | دنيس مشوي في الصلصة نفسها.',
        en: 'Fish yassa | Grilled bream in the same sauce.',
      }),
      dish(110, 'mafe', {
        fr: 'Mafé bœuf | Arachide, tomate, patate douce.',
        ar: 'مافي بلحم البقر | فول سوداني وطماطم وبطاطا حلوة.',
        en: 'Beef mafé | Groundnut, tomato, sweet potato.',
      }),
    ),
    menuCategory(
      { fr: 'Riz', ar: 'الأرز', en: 'Rice' },
      dish(110, 'thieboudienne', {
        fr: 'Thieboudienne | Un plat de midi, servi jusque tard le soir.',
        ar: 'تيبوجن | طبق الغداء، ونقدمه حتى آخر الليل.',
        en: 'Thieboudienne | Lunch only in spirit, served until late.',
      }),
      dish(115, 'ceebu-yapp', {
        fr: 'Ceebu yapp | Bœuf, moutarde, poivre en grains.',
        ar: 'تيبو ياب | لحم بقر وخردل وحبات فلفل أسود.',
        en: 'Ceebu yapp | Beef, mustard, peppercorns.',
      }),
      dish(100, 'rice-chicken', {
        fr: 'Riz au poulet | Aux carottes et aux petits pois.',
        ar: 'أرز بالدجاج | بالجزر والبازلاء.',
        en: 'Chicken rice | With carrots and peas.',
      }),
    ),
    menuCategory(
      { fr: 'Petites assiettes', ar: 'أطباق صغيرة', en: 'Small plates' },
      dish(70, 'nems', {
        fr: 'Nems | À la dakaroise, vermicelles et bœuf.',
        ar: 'نيم | على طريقة داكار، بالشعيرية ولحم البقر.',
        en: 'Nems | Dakar style, vermicelli and beef.',
      }),
      dish(45, 'fataya', {
        fr: 'Fataya | Six pièces, sauce pimentée.',
        ar: 'فتايا | ست حبات مع الصلصة الحارة.',
        en: 'Fataya | Six pieces, kaani sauce.',
      }),
      dish(60, 'salad', {
        fr: 'Salade composée | Betterave, pomme de terre, œuf, vinaigrette.',
        ar: 'سلطة مشكلة | شمندر وبطاطس وبيض بصلصة الخل.',
        en: 'Mixed salad | Beetroot, potato, egg, vinaigrette.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons et desserts', ar: 'المشروبات والحلويات', en: 'Drinks and sweets' },
      dish(30, 'bissap', {
        fr: 'Bissap | Hibiscus et menthe.',
        ar: 'بيصام | كركديه ونعناع.',
        en: 'Bissap | Hibiscus and mint.',
      }),
      dish(35, 'ginger-juice', {
        fr: 'Gingembre | Fort, comme il se doit.',
        ar: 'زنجبيل | قوي كما ينبغي.',
        en: 'Ginger juice | Strong, as it should be.',
      }),
      dish(40, 'lakh', {
        fr: 'Lakh | Mil et yaourt sucré.',
        ar: 'لاخ | دخن مع لبن زبادي محلى.',
        en: 'Lakh | Millet and sweet yoghurt.',
      }),
    ),
  ],
};
