import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const LANGOUSTE_CAP_BLANC: DemoRestaurant = {
  key: 'langouste-cap-blanc',
  language: 'fr',
  texts: inLanguages({
    fr: 'La Langouste du Cap Blanc | Nappes blanches au-dessus de la baie et ce que les bateaux ont rapporté : crevettes roses, calamars, soles larges comme l’assiette.',
    ar: 'لانغوست الرأس الأبيض | مفارش بيضاء تطل على الخليج وما جادت به القوارب: جمبري وردي وحبار وسمك موسى بعرض الصحن.',
    en: 'La Langouste du Cap Blanc | White tablecloths above the bay and whatever the boats brought in: pink prawns, calamari, sole as wide as the plate.',
  }),
  category: 'seafood',
  region: 'Dakhlet Nouadhibou',
  commune: 'Nouadhibou',
  address: 'Boulevard Maritime, lot 3',
  landmark: 'La terrasse face au vieux wharf',
  phone: '2255010119',
  owner: { firstname: 'Mohamed Lemine', lastname: 'Ould Salem', email: 'lemine.salem@maida.example' },
  confirmed: true,
  banner: 'banner-prawns',
  hours: withDays(daily('12:00-15:30', '19:00-23:30'), { 0: [] }),
  minimumOrder: 200,
  deliveryFee: 40,
  prepMinutes: 35,
  laterOrders: { slotMinutes: 15, slotCapacity: 4, leadMinutes: 60, days: 2 },
  promotions: [{ kind: 'amount', value: 100, minimum: 800 }],
  menu: [
    menuCategory(
      { fr: 'Crustacés et calamars', ar: 'الجمبري والحبار', en: 'Shellfish' },
      dish(320, 'prawns', {
        fr: 'Crevettes grillées | Huit crevettes roses, ail, sel marin.',
        ar: 'جمبري مشوي | ثماني حبات وردية بالثوم والملح البحري.',
        en: 'Grilled prawns | Eight pink prawns, garlic, sea salt.',
      }),
      dish(280, 'prawns', {
        fr: 'Crevettes à l’ail | Grésillantes dans l’huile, piment et persil.',
        ar: 'جمبري بالثوم | يئز في الزيت مع الفلفل الحار والبقدونس.',
        en: 'Garlic prawns | Sizzling in oil, chilli and parsley.',
      }),
      dish(190, 'calamari', {
        fr: 'Calamars frits | Anneaux en croûte légère, mayonnaise au citron.',
        ar: 'حبار مقلي | حلقات بقشرة خفيفة مع مايونيز بالليمون.',
        en: 'Fried calamari | Rings in a light crust, lemon mayonnaise.',
      }),
    ),
    menuCategory(
      { fr: 'Poissons', ar: 'الأسماك', en: 'Fish' },
      dish(290, 'grilled-sole', {
        fr: 'Sole grillée | Sole entière de l’Atlantique, beurre noisette, câpres.',
        ar: 'سمك موسى مشوي | سمكة كاملة من الأطلسي مع زبدة محمرة وكبر.',
        en: 'Grilled sole | Whole Atlantic sole, brown butter, capers.',
      }),
      dish(270, 'grilled-fish', {
        fr: 'Dorade royale | Dorade de la baie, fenouil, huile d’olive.',
        ar: 'دنيس ملكي | دنيس من الخليج مع الشمر وزيت الزيتون.',
        en: 'Gilt-head bream | Bream from the bay, fennel, olive oil.',
      }),
      dish(160, 'thieboudienne', {
        fr: 'Thieboudienne du port | Riz rouge au mérou blanc.',
        ar: 'تيبوجن الميناء | أرز أحمر مع الهامور الأبيض.',
        en: 'Harbour thieboudienne | Red rice with white grouper.',
      }),
      dish(140, 'fish-balls', {
        fr: 'Boulettes de mulet | Boulettes de mulet, sauce tomate légère.',
        ar: 'كرات البوري | كرات سمك البوري في صلصة طماطم خفيفة.',
        en: 'Mullet balls | Mullet balls in a light tomato sauce.',
      }),
    ),
    menuCategory(
      { fr: 'Entrées', ar: 'المقبلات', en: 'Starters' },
      dish(90, 'fish-soup', {
        fr: 'Soupe de poisson | Bouillon de poissons de roche, croûtons, rouille.',
        ar: 'شوربة السمك | مرق أسماك الصخور مع الخبز المحمص وصلصة الثوم والزعفران.',
        en: 'Fish soup | Rockfish broth, croutons, rouille.',
      }),
      dish(150, 'salad', {
        fr: 'Salade de la mer | Crevettes, avocat, agrumes.',
        ar: 'سلطة البحر | جمبري وأفوكادو وحمضيات.',
        en: 'Seafood salad | Prawns, avocado, citrus.',
      }),
    ),
    menuCategory(
      { fr: 'Pour finir', ar: 'للختام', en: 'To finish' },
      dish(80, 'fruit-salad', {
        fr: 'Salade de fruits | Bien fraîche, au zeste de citron vert.',
        ar: 'سلطة فواكه | باردة بقشر الليمون.',
        en: 'Fruit salad | Cold, with lime zest.',
      }),
      dish(95, 'chocolate-cake', {
        fr: 'Fondant au chocolat | Servi tiède.',
        ar: 'فوندان الشوكولاتة | يقدم دافئا.',
        en: 'Chocolate fondant | Served warm.',
      }),
      dish(50, 'mint-lemonade', {
        fr: 'Citronnade | Citron vert et menthe.',
        ar: 'ليمونادة | ليمون ونعناع.',
        en: 'Lemonade | Lime and mint.',
      }),
    ),
  ],
};
