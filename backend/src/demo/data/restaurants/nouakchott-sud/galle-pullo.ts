import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const GALLE_PULLO: DemoRestaurant = {
  key: 'galle-pullo',
  language: 'fr',
  texts: inLanguages({
    fr: 'Galle Pullo | La maison de l’éleveur peul : mil à la vapeur, sauces de feuilles, et le lait caillé de vaches qui portent toutes un nom.',
    ar: 'كالي بولو | بيت الراعي الفولاني: دخن مبخر ومرق الأوراق الخضراء، ولبن رائب من أبقار لكل واحدة منها اسم.',
    en: 'Galle Pullo | The house of the Fulani herder: steamed millet, leaf sauces, and curdled milk from cows that have names.',
  }),
  category: 'mauritanian',
  region: 'Nouakchott Sud',
  commune: 'Riyad',
  address: 'PK 8, ruelle des Éleveurs',
  landmark: 'Cour aux calebasses accrochées au mur',
  phone: '2255010117',
  owner: { firstname: 'Hamady', lastname: 'Diallo', email: 'hamady.diallo@maida.example' },
  confirmed: true,
  banner: 'banner-lakh',
  hours: withDays(daily('11:00-22:30'), { 6: ['11:00-16:00'] }),
  minimumOrder: 70,
  deliveryFee: 20,
  prepMinutes: 25,
  menu: [
    menuCategory(
      { fr: 'Mil', ar: 'الدخن', en: 'Millet' },
      dish(85, 'aich', {
        fr: 'Lacciri e haako | Couscous de mil, sauce aux feuilles de niébé.',
        ar: 'لاتشيري إي هاكو | كسكس الدخن مع مرق أوراق آدلكان.',
        en: 'Lacciri e haako | Millet couscous, cowpea-leaf sauce.',
      }),
      dish(65, 'lakh', {
        fr: 'Lacciri e kosam | Couscous de mil, lait caillé frais.',
        ar: 'لاتشيري إي كوسام | كسكس الدخن مع لبن رائب طازج.',
        en: 'Lacciri e kosam | Millet couscous, fresh curdled milk.',
      }),
      dish(55, 'lakh', {
        fr: 'Lakh | Perles de mil, yaourt sucré, raisins secs.',
        ar: 'لاخ | حبيبات الدخن مع لبن زبادي محلى وزبيب.',
        en: 'Lakh | Millet pearls, sweet yoghurt, raisins.',
      }),
    ),
    menuCategory(
      { fr: 'Riz et sauces', ar: 'الأرز والمرق', en: 'Rice and sauces' },
      dish(110, 'mafe', {
        fr: 'Maffe gerte | Sauce d’arachide, bœuf et manioc.',
        ar: 'مافي كيرتي | مرق الفول السوداني بلحم البقر والمنيهوت.',
        en: 'Maffe gerte | Groundnut stew, beef and cassava.',
      }),
      dish(110, 'thieboudienne', {
        fr: 'Ceebu jën | Riz au poisson, à la manière du fleuve.',
        ar: 'تيبوجن | أرز بالسمك على طريقة أهل النهر.',
        en: 'Ceebu jën | Rice and fish, river style.',
      }),
      dish(90, 'mbakhal', {
        fr: 'Mbakhal | Riz moelleux, poisson séché, arachides et citron vert.',
        ar: 'امباخال | أرز طري مع السمك المجفف والفول السوداني والليمون.',
        en: 'Mbakhal | Soft rice, dried fish, peanuts and lime.',
      }),
    ),
    menuCategory(
      { fr: 'Au feu', ar: 'على النار', en: 'Fire' },
      dish(170, 'chwaya', {
        fr: 'Teew juɗaaɗo | Bœuf grillé à l’os, gros sel.',
        ar: 'تيو جوداادو | لحم بقر مشوي بعظمه مع ملح خشن.',
        en: 'Teew juɗaaɗo | Grilled beef on the bone, coarse salt.',
      }),
      dish(190, 'grilled-chicken', {
        fr: 'Poulet bicyclette | Poulet du village, bien grillé, tout en muscles.',
        ar: 'دجاج بلدي | دجاج القرية، قليل الدهن محمر على النار.',
        en: 'Bicycle chicken | Village chicken, charred and lean.',
      }),
    ),
    menuCategory(
      { fr: 'Kosam', ar: 'كوسام', en: 'Kosam' },
      dish(35, 'zrig', {
        fr: 'Kosam lamɗam | Lait caillé, un peu de sucre.',
        ar: 'كوسام لامدام | لبن رائب مع قليل من السكر.',
        en: 'Kosam lamɗam | Curdled milk, a little sugar.',
      }),
      dish(40, 'bouye', {
        fr: 'Bouye | Pain de singe et lait.',
        ar: 'بوي | ثمرة الباوباب مع الحليب.',
        en: 'Bouye | Baobab and milk.',
      }),
    ),
  ],
};
