import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const BAOBAB_PRESSE: DemoRestaurant = {
  key: 'baobab-presse',
  language: 'fr',
  texts: inLanguages({
    fr: 'Le Baobab Pressé | Trente fruits sur le comptoir et une presse bien bruyante. Bouye, mangue, tamarin, avocat : à vous de choisir la couleur de l’après-midi.',
    ar: 'عصير الباوباب | ثلاثون فاكهة على الطاولة وعصارة صاخبة: بوي ومانجو وتمر هندي وأفوكادو. اختر لون مسائك.',
    en: 'Le Baobab Pressé | Thirty fruits on the counter and one loud press. Bouye, mango, tamarind, avocado: pick the colour of your afternoon.',
  }),
  category: 'drinks',
  region: 'Nouakchott Sud',
  commune: 'El Mina',
  address: 'Rue du Dispensaire, lot 5',
  landmark: 'Kiosque peint d’un baobab',
  phone: '2255010116',
  owner: { firstname: 'Fatimata', lastname: 'Ba', email: 'fatimata.ba@maida.example' },
  confirmed: true,
  banner: 'banner-juice',
  hours: withDays(daily('09:00-23:00'), { 4: ['09:00-12:30', '15:00-23:30'] }),
  minimumOrder: 60,
  deliveryFee: 20,
  prepMinutes: 10,
  menu: [
    menuCategory(
      { fr: 'Racines et fleurs', ar: 'جذور وأزهار', en: 'Roots and flowers' },
      dish(30, 'bissap', {
        fr: 'Bissap rouge | Hibiscus, menthe, fleur d’oranger.',
        ar: 'بيصام أحمر | كركديه ونعناع وماء الزهر.',
        en: 'Red bissap | Hibiscus, mint, orange blossom.',
      }),
      dish(35, 'ginger-juice', {
        fr: 'Gingembre | Racine pressée, citron vert, sucre de canne.',
        ar: 'زنجبيل | جذور معصورة مع الليمون وسكر القصب.',
        en: 'Ginger juice | Pressed root, lime, cane sugar.',
      }),
      dish(40, 'bouye', {
        fr: 'Bouye | Pain de singe et lait.',
        ar: 'بوي | لب ثمرة الباوباب مع الحليب.',
        en: 'Bouye | Baobab pulp and milk.',
      }),
    ),
    menuCategory(
      { fr: 'Fruits frais', ar: 'فواكه طازجة', en: 'Fresh fruit' },
      dish(50, 'orange-juice', {
        fr: 'Orange | Pressée devant vous.',
        ar: 'برتقال | يعصر أمامك.',
        en: 'Orange | Pressed in front of you.',
      }),
      dish(50, 'mango-juice', {
        fr: 'Mangue | Des vergers du fleuve.',
        ar: 'مانجو | من بساتين ضفة النهر.',
        en: 'Mango | From the orchards of the river.',
      }),
      dish(65, 'avocado-juice', {
        fr: 'Avocat au lait | Avocat, lait et miel.',
        ar: 'أفوكادو بالحليب | أفوكادو وحليب وعسل.',
        en: 'Avocado and milk | Avocado, milk and honey.',
      }),
      dish(40, 'mint-lemonade', {
        fr: 'Citron menthe | Vif et bien vert.',
        ar: 'ليمون بالنعناع | لاذع شديد الخضرة.',
        en: 'Lime and mint | Sharp and green.',
      }),
    ),
    menuCategory(
      { fr: 'À la cuillère', ar: 'بالملعقة', en: 'With a spoon' },
      dish(60, 'fruit-salad', {
        fr: 'Salade de fruits | Petits dés, sirop de citron vert.',
        ar: 'سلطة فواكه | مقطعة ناعما مع شراب الليمون.',
        en: 'Fruit salad | Cut small, lime syrup.',
      }),
      dish(45, 'lakh', {
        fr: 'Thiakry | Perles de mil dans un lait caillé sucré.',
        ar: 'تياكري | حبيبات الدخن في لبن رائب محلى.',
        en: 'Thiakry | Millet pearls in sweet curdled milk.',
      }),
    ),
    menuCategory(
      { fr: 'À grignoter', ar: 'للتسلية', en: 'To nibble' },
      dish(35, 'beignets', {
        fr: 'Beignets | Une douzaine, tièdes.',
        ar: 'بينيه | اثنتا عشرة حبة دافئة.',
        en: 'Beignets | A warm dozen.',
      }),
      dish(30, 'msemen', {
        fr: 'Msemen | Un seul, au miel.',
        ar: 'مسمن | حبة واحدة بالعسل.',
        en: 'Msemen | One, with honey.',
      }),
    ),
  ],
};
