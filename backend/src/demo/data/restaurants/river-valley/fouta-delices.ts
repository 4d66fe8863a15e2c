import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const FOUTA_DELICES: DemoRestaurant = {
  key: 'fouta-delices',
  language: 'fr',
  texts: inLanguages({
    fr: 'Fouta Délices | Dès sept heures, la muscade embaume la rue. Beignets, gâteaux de mil et bouillie épaisse disparaissent avant la cloche de l’école.',
    ar: 'لذائذ فوتا | منذ السابعة تعبق الشارع رائحة جوزة الطيب. بينيه وكعك الدخن وعصيدة كثيفة تنفد قبل أن يدق جرس المدرسة.',
    en: 'Fouta Délices | Nutmeg drifts across the street from seven o’clock. Doughnuts, millet cakes and thick porridge, gone before the school bell.',
  }),
  category: 'bakery',
  region: 'Brakna',
  commune: 'Boghé',
  address: 'Avenue du Fleuve, lot 11',
  landmark: 'En face de l’école des filles',
  phone: '2255010127',
  owner: { firstname: 'Dieynaba', lastname: 'Sy', email: 'dieynaba.sy@maida.example' },
  confirmed: true,
  banner: 'banner-beignets',
  hours: withDays(daily('06:30-12:30', '16:00-21:00'), { 4: ['06:30-12:00', '16:30-21:00'] }),
  minimumOrder: 40,
  deliveryFee: 15,
  prepMinutes: 10,
  menu: [
    menuCategory(
      { fr: 'Frit et cuit au four', ar: 'المقليات والمخبوزات', en: 'Fried and baked' },
      dish(30, 'beignets', {
        fr: 'Beignets | La douzaine, sucre à la muscade.',
        ar: 'بينيه | اثنتا عشرة حبة بسكر جوزة الطيب.',
        en: 'Beignets | A dozen, nutmeg sugar.',
      }),
      dish(40, 'fataya', {
        fr: 'Fataya | Bœuf ou poisson.',
        ar: 'فتايا | بلحم البقر أو السمك.',
        en: 'Fataya | Beef or fish.',
      }),
      dish(45, 'croissants', {
        fr: 'Croissants | Deux, au beurre d’Aleg.',
        ar: 'كرواسون | حبتان بزبدة ألاك.',
        en: 'Croissants | Two, butter from Aleg.',
      }),
      dish(25, 'bread', {
        fr: 'Pain | Cuit au feu de bois.',
        ar: 'خبز | من فرن الحطب.',
        en: 'Bread | Wood-oven loaf.',
      }),
    ),
    menuCategory(
      { fr: 'Bouillies', ar: 'العصائد', en: 'Porridge' },
      dish(40, 'lakh', {
        fr: 'Lakh | Mil, yaourt, raisins secs.',
        ar: 'لاخ | دخن ولبن زبادي وزبيب.',
        en: 'Lakh | Millet, yoghurt, raisins.',
      }),
      dish(40, 'lakh', {
        fr: 'Thiakry | Couscous de mil au lait caillé.',
        ar: 'تياكري | كسكس الدخن باللبن الرائب.',
        en: 'Thiakry | Millet couscous in curd.',
      }),
    ),
    menuCategory(
      { fr: 'Sandwichs', ar: 'سندويتشات', en: 'Sandwiches' },
      dish(30, 'sandwich', {
        fr: 'Sandwich niébé | Niébé, oignon, piment.',
        ar: 'سندويتش آدلكان | آدلكان وبصل وفلفل حار.',
        en: 'Niébé sandwich | Black-eyed peas, onion, chilli.',
      }),
      dish(60, 'sandwich', {
        fr: 'Sandwich kefta | Bœuf grillé, moutarde.',
        ar: 'سندويتش الكفتة | لحم بقر مشوي بالخردل.',
        en: 'Kefta sandwich | Grilled beef, mustard.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(25, 'bissap', {
        fr: 'Bissap | À la menthe.',
        ar: 'بيصام | بالنعناع.',
        en: 'Bissap | With mint.',
      }),
      dish(30, 'bouye', {
        fr: 'Bouye | Bien épais.',
        ar: 'بوي | كثيف.',
        en: 'Bouye | Thick.',
      }),
      dish(30, 'coffee', {
        fr: 'Café au lait | Un bol.',
        ar: 'قهوة بالحليب | في قدح كبير.',
        en: 'Milky coffee | A bowl.',
      }),
    ),
  ],
};
