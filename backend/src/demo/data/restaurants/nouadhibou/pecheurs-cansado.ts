import type { DemoRestaurant } from '../../types.ts';
import { ROUND_THE_CLOCK, dish, inLanguages, menuCategory } from '../notation.ts';

export const PECHEURS_CANSADO: DemoRestaurant = {
  key: 'pecheurs-cansado',
  language: 'fr',
  texts: inLanguages({
    fr: 'Les Pêcheurs de Cansado | Les équipages mangent ici en rentrant à terre, à quatre heures de l’après-midi comme à quatre heures du matin. Le poisson est sur le gril, le riz dans la marmite.',
    ar: 'صيادو كانصادو | هنا تأكل أطقم القوارب حين تعود إلى البر، في الرابعة عصرا أو الرابعة فجرا. السمك على الجمر والأرز في القدر.',
    en: 'Les Pêcheurs de Cansado | The crews eat here when they come ashore, at four in the afternoon or four in the morning. Fish on the grill, rice in the pot.',
  }),
  category: 'seafood',
  region: 'Dakhlet Nouadhibou',
  commune: 'Nouadhibou',
  address: 'Cansado, rue des Filets',
  landmark: 'La barque bleue sur le toit',
  phone: '2255010120',
  owner: { firstname: 'Samba', lastname: 'Thiam', email: 'samba.thiam@maida.example' },
  confirmed: true,
  banner: 'banner-sea',
  hours: ROUND_THE_CLOCK,
  minimumOrder: 100,
  deliveryFee: 25,
  prepMinutes: 25,
  menu: [
    menuCategory(
      { fr: 'Au gril', ar: 'من المشواة', en: 'Grill' },
      dish(180, 'grilled-fish', {
        fr: 'Poisson braisé | Poisson entier, gingembre et piment, condiment de la maison.',
        ar: 'سمك على الجمر | سمكة كاملة بالزنجبيل والفلفل الحار مع صلصة الدار.',
        en: 'Charcoal fish | Whole fish, ginger and chilli, relish.',
      }),
      dish(220, 'grilled-sole', {
        fr: 'Sole du jour | Simplement grillée, citron.',
        ar: 'سمك موسى اليوم | مشوي ببساطة مع الليمون.',
        en: 'Sole of the day | Simply grilled, lemon.',
      }),
      dish(200, 'brochettes', {
        fr: 'Brochettes de lotte | Lotte, poivron et citron vert.',
        ar: 'أسياخ سمك الراهب | سمك الراهب مع الفلفل والليمون.',
        en: 'Monkfish skewers | Monkfish, pepper and lime.',
      }),
    ),
    menuCategory(
      { fr: 'À la marmite', ar: 'من القدر', en: 'Pot' },
      dish(120, 'thieboudienne', {
        fr: 'Thieboudienne | La ration de l’équipage, en double.',
        ar: 'تيبوجن | نصيب البحار مضاعفا.',
        en: 'Thieboudienne | The crew’s ration, doubled.',
      }),
      dish(95, 'mbakhal', {
        fr: 'Mbakhal au poisson sec | Riz moelleux, arachides, poisson séché.',
        ar: 'امباخال بالسمك المجفف | أرز طري مع الفول السوداني والسمك المجفف.',
        en: 'Dried-fish mbakhal | Soft rice, peanuts, dried fish.',
      }),
      dish(85, 'aich', {
        fr: 'Aïch au poisson | Pâte de mil, sauce au poisson.',
        ar: 'العيش بمرق السمك | عيش من دقيق الدخن مع مرق السمك.',
        en: 'Aïch with fish | Millet dough, fish sauce.',
      }),
      dish(100, 'fish-soup', {
        fr: 'Soupou kandja | Gombo, poisson et huile de palme.',
        ar: 'سوبو كانجا | بامية وسمك وزيت النخيل.',
        en: 'Soupou kandja | Okra, fish and palm oil.',
      }),
    ),
    menuCategory(
      { fr: 'Fritures', ar: 'المقليات', en: 'Fried' },
      dish(150, 'calamari', {
        fr: 'Calamars frits | Anneaux croustillants, citron vert.',
        ar: 'حبار مقلي | حلقات مقرمشة مع الليمون.',
        en: 'Fried calamari | Crisp rings, lime.',
      }),
      dish(50, 'fataya', {
        fr: 'Fataya de poisson | Huit pièces, sauce rouge.',
        ar: 'فتايا السمك | ثماني حبات مع الصلصة الحمراء.',
        en: 'Fish fataya | Eight, with red sauce.',
      }),
      dish(40, 'fries', {
        fr: 'Frites | Par corbeille.',
        ar: 'بطاطس مقلية | بالسلة.',
        en: 'Fries | By the basket.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(30, 'atay', {
        fr: 'Atay | Assez fort pour le quart de nuit.',
        ar: 'أتاي | قوي يكفي لسهر الليل كله.',
        en: 'Atay | Strong enough for the night watch.',
      }),
      dish(30, 'bissap', {
        fr: 'Bissap | Frais et rouge.',
        ar: 'بيصام | بارد وأحمر.',
        en: 'Bissap | Cold and red.',
      }),
      dish(25, 'coffee', {
        fr: 'Café | Noir et sucré.',
        ar: 'قهوة | سوداء محلاة.',
        en: 'Coffee | Black, sweet.',
      }),
    ),
  ],
};
