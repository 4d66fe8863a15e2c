import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const BAIE_DE_JADE: DemoRestaurant = {
  key: 'baie-de-jade',
  language: 'fr',
  texts: inLanguages({
    fr: 'Baie de Jade | La fumée du wok, des nouilles étirées à la main et des nems croustillants à la menthe : une recette de Saïgon passée par Dakar avant d’arriver ici.',
    ar: 'خليج اليشم | ووك على نار عالية ونودلز ممدودة باليد ونيم مقرمش بالنعناع: وصفة من سايغون عبرت البحر إلينا من طريق داكار.',
    en: 'Baie de Jade | Wok smoke, hand-pulled noodles and crisp nems with mint, a Saigon recipe that crossed the ocean by way of Dakar.',
  }),
  category: 'asian',
  region: 'Nouakchott Ouest',
  commune: 'Tevragh-Zeina',
  address: 'Îlot O 88, avenue des Lauriers',
  landmark: 'Premier étage, au-dessus du tailleur, lanternes rouges',
  phone: '2255010106',
  owner: { firstname: 'Linh', lastname: 'Diop', email: 'linh.diop@maida.example' },
  confirmed: true,
  banner: 'banner-asian',
  hours: withDays(daily('11:30-15:00', '18:30-23:00'), { 0: [] }),
  minimumOrder: 150,
  deliveryFee: 35,
  prepMinutes: 25,
  menu: [
    menuCategory(
      { fr: 'Petites bouchées', ar: 'المقبلات', en: 'Small bites' },
      dish(90, 'nems', {
        fr: 'Nems au poulet | Cinq nems, laitue et menthe pour les envelopper.',
        ar: 'نيم بالدجاج | خمس لفائف مع الخس والنعناع للف.',
        en: 'Chicken nems | Five rolls, lettuce and mint to wrap them in.',
      }),
      dish(110, 'nems', {
        fr: 'Nems aux crevettes | Crevettes et vermicelles, sauce pimentée douce.',
        ar: 'نيم بالجمبري | جمبري وشعيرية زجاجية مع صلصة حلوة حارة.',
        en: 'Prawn nems | Prawn and glass noodle, sweet chilli.',
      }),
      dish(130, 'calamari', {
        fr: 'Beignets de calamars | Pâte légère, sel aux cinq épices, citron vert.',
        ar: 'حبار مقلي بالعجين | عجين خفيف وملح بالبهارات الخمس وليمون.',
        en: 'Calamari fritters | Light batter, five-spice salt, lime.',
      }),
    ),
    menuCategory(
      { fr: 'Nouilles', ar: 'النودلز', en: 'Noodles' },
      dish(160, 'noodles', {
        fr: 'Nouilles sautées au bœuf | Bœuf saisi au wok, ciboule, sauce soja brune.',
        ar: 'نودلز بلحم البقر | لحم بقر يقلب في الووك مع البصل الأخضر وصلصة الصويا الداكنة.',
        en: 'Beef noodles | Wok-seared beef, spring onion, dark soy.',
      }),
      dish(120, 'noodles', {
        fr: 'Nouilles aux légumes | Carotte, chou, sésame et une pointe de piment.',
        ar: 'نودلز بالخضر | جزر وملفوف وسمسم وقليل من الحر.',
        en: 'Vegetable noodles | Carrot, cabbage, sesame and a little fire.',
      }),
      dish(150, 'noodles', {
        fr: 'Soupe pho | Bouillon de douze heures, nouilles de riz, herbes fraîches.',
        ar: 'حساء فو | مرق يطهى 12 ساعة مع نودلز الأرز والأعشاب.',
        en: 'Pho | Twelve-hour broth, rice noodles, herbs.',
      }),
    ),
    menuCategory(
      { fr: 'Riz', ar: 'الأرز', en: 'Rice' },
      dish(110, 'fried-rice', {
        fr: 'Riz cantonais | Œuf, petits pois et dinde fumée, chaque grain bien détaché.',
        ar: 'أرز كانتوني | بيض وبازلاء وديك رومي مدخن، حبة حبة.',
        en: 'Egg fried rice | Egg, peas and smoked turkey, every grain apart.',
      }),
      dish(170, 'fried-rice', {
        fr: 'Riz sauté aux crevettes | Crevettes, ananas, feuille de curry.',
        ar: 'أرز مقلي بالجمبري | جمبري وأناناس وأوراق الكاري.',
        en: 'Prawn fried rice | Prawns, pineapple, curry leaf.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(50, 'ginger-juice', {
        fr: 'Citronnade au gingembre | Racine de gingembre, citron vert, sucre roux.',
        ar: 'ليمونادة بالزنجبيل | زنجبيل طازج وليمون وسكر أسمر.',
        en: 'Ginger lemonade | Ginger root, lime, brown sugar.',
      }),
      dish(40, 'atay', {
        fr: 'Thé vert | Une théière pour deux, sans sucre sauf sur demande.',
        ar: 'شاي أخضر | براد لشخصين، بلا سكر إلا إذا طلبته.',
        en: 'Green tea | A pot for two, no sugar unless you ask.',
      }),
    ),
  ],
};
