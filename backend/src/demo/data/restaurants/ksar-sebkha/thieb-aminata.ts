import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const THIEB_AMINATA: DemoRestaurant = {
  key: 'thieb-aminata',
  language: 'fr',
  texts: inLanguages({
    fr: 'Le Thieb d’Aminata | Chaque jour une seule marmite, immense : riz rouge, mérou farci, tamarin et un fond croustillant que l’on se dispute. Quand il n’y en a plus, il n’y en a plus.',
    ar: 'تيب أميناتا | قدر واحدة هائلة كل يوم: أرز أحمر وهامور محشو وتمر هندي، وقشرة محمرة يتنافس عليها الجميع. وإذا نفدت فإلى الغد.',
    en: 'Le Thieb d’Aminata | One enormous pot of red rice a day, stuffed grouper, tamarind and a crust worth fighting over. When it is gone, it is gone.',
  }),
  category: 'senegalese',
  region: 'Nouakchott Ouest',
  commune: 'Ksar',
  address: 'Rue 14, derrière le vieux marché',
  landmark: 'Auvent jaune, à côté des teinturiers',
  phone: '2255010108',
  owner: { firstname: 'Aminata', lastname: 'Sarr', email: 'aminata.sarr@maida.example' },
  confirmed: true,
  banner: 'banner-thieb',
  hours: withDays(daily('11:00-22:00'), { 4: ['11:00-12:45', '14:30-22:00'] }),
  minimumOrder: 80,
  deliveryFee: 25,
  prepMinutes: 25,
  menu: [
    menuCategory(
      { fr: 'Le riz du jour', ar: 'أرز اليوم', en: 'Rice of the day' },
      dish(120, 'thieboudienne', {
        fr: 'Thieboudienne rouge | Riz rouge, mérou farci, manioc, chou, tamarin.',
        ar: 'تيبوجن أحمر | أرز أحمر وهامور محشو ومنيهوت وملفوف وتمر هندي.',
        en: 'Red thieboudienne | Red rice, stuffed grouper, cassava, cabbage, tamarind.',
      }),
      dish(120, 'mbakhal', {
        fr: 'Thieboudienne blanc | La version blanche, purée d’oseille, piment à part.',
        ar: 'تيبوجن أبيض | الأرز الأبيض مع مهروس الحميض، والفلفل الحار على حدة.',
        en: 'White thieboudienne | The white version, sorrel paste, chilli on the side.',
      }),
      dish(130, 'ceebu-yapp', {
        fr: 'Ceebu yapp | Riz au bœuf, oignons à la moutarde et poivre noir.',
        ar: 'تيبو ياب | أرز بلحم البقر مع بصل بالخردل وفلفل أسود.',
        en: 'Ceebu yapp | Beef rice with mustard onions and black pepper.',
      }),
      dish(110, 'rice-chicken', {
        fr: 'Riz au poulet | Riz doré, cuisse braisée, petits pois.',
        ar: 'أرز بالدجاج | أرز ذهبي وفخذ دجاج مطهو ببطء وبازلاء.',
        en: 'Chicken rice | Golden rice, braised thigh, green peas.',
      }),
    ),
    menuCategory(
      { fr: 'Sauces', ar: 'المرق', en: 'Sauces' },
      dish(120, 'yassa', {
        fr: 'Yassa poulet | Poulet mariné au citron vert sous une montagne d’oignons fondants.',
        ar: 'ياسا الدجاج | دجاج متبل بالليمون تحت جبل من البصل الذائب.',
        en: 'Chicken yassa | Lime-marinated chicken, a mountain of melting onion.',
      }),
      dish(125, 'mafe', {
        fr: 'Mafé | Bœuf en sauce d’arachide, patate douce, laurier.',
        ar: 'مافي | لحم بقر في مرق الفول السوداني مع البطاطا الحلوة والغار.',
        en: 'Mafé | Beef in groundnut sauce, sweet potato, bay.',
      }),
      dish(125, 'domoda', {
        fr: 'Domoda | Sauce tomate citronnée, liée tout doucement, bœuf fondant.',
        ar: 'دومودا | مرق طماطم بالليمون يثخن على مهل مع لحم بقر طري.',
        en: 'Domoda | Tomato and lime stew thickened slowly, tender beef.',
      }),
    ),
    menuCategory(
      { fr: 'Au coin de la rue', ar: 'من الشارع', en: 'Street corner' },
      dish(50, 'fataya', {
        fr: 'Fataya | Six chaussons au poisson, sauce tomate-oignon pimentée.',
        ar: 'فتايا | ست حبات محشوة بالسمك مع صلصة الطماطم والبصل الحارة.',
        en: 'Fataya | Six fish turnovers, tomato-onion kaani.',
      }),
      dish(60, 'alloco', {
        fr: 'Alloco | Banane plantain mûre frite jusqu’au caramel, condiment pimenté.',
        ar: 'ألوكو | موز الجنة الناضج مقلي حتى يتكرمل مع صلصة حارة.',
        en: 'Alloco | Ripe plantain fried to caramel, chilli relish.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(30, 'bissap', {
        fr: 'Bissap | Hibiscus, vanille et une feuille de menthe.',
        ar: 'بيصام | كركديه وفانيليا وورقة نعناع.',
        en: 'Bissap | Hibiscus, vanilla and a mint leaf.',
      }),
      dish(35, 'bouye', {
        fr: 'Bouye | Pain de singe battu avec du lait, velouté.',
        ar: 'بوي | ثمرة الباوباب مخفوقة بالحليب، بقوام مخملي.',
        en: 'Bouye | Baobab fruit shaken with milk, velvet texture.',
      }),
      dish(35, 'ginger-juice', {
        fr: 'Gingembre | Racine fraîche pressée avec de l’ananas.',
        ar: 'زنجبيل | جذور طازجة معصورة مع الأناناس.',
        en: 'Ginger juice | Fresh root pressed with pineapple.',
      }),
    ),
  ],
};
