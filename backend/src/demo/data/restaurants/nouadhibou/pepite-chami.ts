import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory } from '../notation.ts';

export const PEPITE_CHAMI: DemoRestaurant = {
  key: 'pepite-chami',
  language: 'fr',
  texts: inLanguages({
    fr: 'La Pépite de Chami | Les chercheurs d’or ont toujours faim. Brochettes au mètre, pain à pleins bras, thé au litre.',
    ar: 'تبر الشامي | المنقبون عن الذهب قوم جياع. أسياخ بالمتر وخبز ملء الذراعين وأتاي باللتر.',
    en: 'La Pépite de Chami | Gold prospectors are a hungry crowd. Skewers grilled by the metre, bread by the armful, tea by the litre.',
  }),
  category: 'grill',
  region: 'Dakhlet Nouadhibou',
  commune: 'Chami',
  address: 'Rue des Orpailleurs, lot 80',
  landmark: 'À côté des marchands de balances',
  phone: '2255010124',
  owner: { firstname: 'El Hacen', lastname: 'Ould Moctar', email: 'elhacen.moctar@maida.example' },
  confirmed: true,
  banner: 'banner-brochettes',
  hours: daily('10:00-01:00'),
  minimumOrder: 80,
  deliveryFee: 20,
  prepMinutes: 20,
  menu: [
    menuCategory(
      { fr: 'Au mètre', ar: 'بالمتر', en: 'By the metre' },
      dish(200, 'brochettes', {
        fr: 'Brochettes de bœuf | Huit brochettes, sel au cumin.',
        ar: 'أسياخ لحم البقر | ثمانية أسياخ مع ملح بالكمون.',
        en: 'Beef skewers | Eight skewers, cumin salt.',
      }),
      dish(220, 'brochettes', {
        fr: 'Brochettes de chameau | Huit brochettes, piment fumé.',
        ar: 'أسياخ لحم الإبل | ثمانية أسياخ مع فلفل حار مدخن.',
        en: 'Camel skewers | Eight skewers, smoked chilli.',
      }),
      dish(190, 'kefta', {
        fr: 'Kefta | Huit brochettes d’agneau haché.',
        ar: 'كفتة | ثمانية أسياخ من لحم الخروف المفروم.',
        en: 'Kefta | Eight skewers of minced lamb.',
      }),
    ),
    menuCategory(
      { fr: 'Assiettes', ar: 'الأطباق', en: 'Plates' },
      dish(170, 'grilled-chicken', {
        fr: 'Poulet frites | Demi-poulet, frites, moutarde.',
        ar: 'دجاج بالبطاطس المقلية | نصف دجاجة مع البطاطس المقلية والخردل.',
        en: 'Chicken and fries | Half chicken, fries, mustard.',
      }),
      dish(210, 'steak-fries', {
        fr: 'Steak frites | Pièce épaisse, sauce au poivre.',
        ar: 'ستيك بالبطاطس المقلية | شريحة سميكة بصلصة الفلفل.',
        en: 'Steak and fries | Thick cut, pepper sauce.',
      }),
      dish(120, 'rice-meat', {
        fr: 'Riz à la viande | Le plat de tous les jours.',
        ar: 'أرز باللحم | طبق كل يوم.',
        en: 'Rice with meat | The everyday plate.',
      }),
    ),
    menuCategory(
      { fr: 'Pour accompagner', ar: 'ومعها', en: 'With it' },
      dish(40, 'salad', {
        fr: 'Salade oignon tomate | Citron vert, persil.',
        ar: 'سلطة البصل والطماطم | بالليمون والبقدونس.',
        en: 'Onion and tomato salad | Lime, parsley.',
      }),
      dish(25, 'bread', {
        fr: 'Pain | Quatre pains.',
        ar: 'خبز | أربعة أرغفة.',
        en: 'Bread | Four loaves.',
      }),
      dish(35, 'atay', {
        fr: 'Atay | Une grande théière.',
        ar: 'أتاي | براد كبير.',
        en: 'Atay | A large pot.',
      }),
    ),
  ],
};
