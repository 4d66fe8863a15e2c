import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory } from '../notation.ts';

export const DIBITERIE_KEUR_YAAY: DemoRestaurant = {
  key: 'dibiterie-keur-yaay',
  language: 'fr',
  texts: inLanguages({
    fr: 'Dibiterie Keur Yaay | De l’agneau coupé à la commande, jeté sur la braise puis servi dans son papier kraft avec oignons, moutarde et un mélange de poivres tenu secret.',
    ar: 'ديبيتري كير ياي | لحم خروف يقطع عند الطلب ويقلب على الجمر ويقدم في ورق بني مع البصل والخردل وخلطة فلفل لا نبوح بسرها.',
    en: 'Dibiterie Keur Yaay | Lamb chopped to order, tossed on the embers and served in brown paper with onion, mustard and a secret pepper mix.',
  }),
  category: 'grill',
  region: 'Nouakchott Sud',
  commune: 'Arafat',
  address: 'Carrefour des Poteaux, lot 27',
  landmark: 'Portail rouge, bancs devant la porte',
  phone: '2255010115',
  owner: { firstname: 'Ibrahima', lastname: 'Ndiaye', email: 'ibrahima.ndiaye@maida.example' },
  confirmed: true,
  banner: 'banner-chwaya',
  hours: daily('12:00-15:00', '18:00-02:30'),
  minimumOrder: 100,
  deliveryFee: 20,
  prepMinutes: 20,
  menu: [
    menuCategory(
      { fr: 'Dibi', ar: 'ديبي', en: 'Dibi' },
      dish(190, 'chwaya', {
        fr: 'Dibi agneau | Une livre, oignons à la moutarde, pain.',
        ar: 'ديبي الخروف | نصف كيلو مع بصل بالخردل وخبز.',
        en: 'Lamb dibi | Half a kilo, mustard onions, bread.',
      }),
      dish(360, 'mechoui', {
        fr: 'Dibi mouton, grand plat | Un kilo sur papier kraft, pour quatre.',
        ar: 'ديبي الضأن للمجموعة | كيلو كامل على الورق لأربعة أشخاص.',
        en: 'Mutton dibi to share | A kilo on brown paper for four.',
      }),
      dish(150, 'grilled-chicken', {
        fr: 'Dibi poulet | Morceaux de poulet, citron vert et piment.',
        ar: 'ديبي الدجاج | قطع دجاج بالليمون والفلفل الحار.',
        en: 'Chicken dibi | Chicken pieces, lime and chilli.',
      }),
    ),
    menuCategory(
      { fr: 'Brochettes', ar: 'الأسياخ', en: 'Skewers' },
      dish(110, 'brochettes', {
        fr: 'Brochettes mixtes | Bœuf, foie et rognon, deux de chaque.',
        ar: 'أسياخ مشكلة | لحم بقر وكبدة وكلى، سيخان من كل نوع.',
        en: 'Mixed skewers | Beef, liver and kidney, two of each.',
      }),
      dish(100, 'kefta', {
        fr: 'Kefta | Agneau haché, coriandre.',
        ar: 'كفتة | لحم خروف مفروم بالكزبرة.',
        en: 'Kefta | Minced lamb, coriander.',
      }),
    ),
    menuCategory(
      { fr: 'Assiettes', ar: 'الأطباق', en: 'Plates' },
      dish(120, 'yassa', {
        fr: 'Yassa du soir | Poulet grillé sous une couverture d’oignons.',
        ar: 'ياسا المساء | دجاج مشوي تحت غطاء من البصل.',
        en: 'Evening yassa | Grilled chicken under a blanket of onions.',
      }),
      dish(180, 'steak-fries', {
        fr: 'Steak frites | Rumsteck, beurre au poivre.',
        ar: 'ستيك بالبطاطس المقلية | شريحة بقر طرية مع زبدة الفلفل.',
        en: 'Steak and fries | Rump steak, pepper butter.',
      }),
    ),
    menuCategory(
      { fr: 'Extras', ar: 'الإضافات', en: 'Extras' },
      dish(45, 'alloco', {
        fr: 'Alloco | Banane plantain bien sucrée.',
        ar: 'ألوكو | موز الجنة الحلو.',
        en: 'Alloco | Sweet plantain.',
      }),
      dish(40, 'fries', {
        fr: 'Frites | Une grande corbeille.',
        ar: 'بطاطس مقلية | سلة كبيرة.',
        en: 'Fries | A big basket.',
      }),
      dish(30, 'bissap', {
        fr: 'Bissap | Fait maison, pas trop sucré.',
        ar: 'بيصام | من صنع البيت، معتدل السكر.',
        en: 'Bissap | Home-made, not too sweet.',
      }),
    ),
  ],
};
