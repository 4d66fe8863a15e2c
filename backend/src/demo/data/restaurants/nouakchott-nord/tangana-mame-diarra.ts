import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const TANGANA_MAME_DIARRA: DemoRestaurant = {
  key: 'tangana-mame-diarra',
  language: 'fr',
  texts: inLanguages({
    fr: 'Tangana Mame Diarra | Un banc, un fourneau à charbon et le meilleur pain du matin dans le quartier : niébé, omelette, oignons, et piment pour qui l’ose.',
    ar: 'تانكانا مام جارة | مقعد وموقد فحم وأطيب خبز صباحي في الحي: آدلكان وأومليت وبصل، وفلفل حار لمن يجرؤ.',
    en: 'Tangana Mame Diarra | A bench, a charcoal stove and the best morning bread of the quarter: niébé, omelette, onions, chilli if you dare.',
  }),
  category: 'senegalese',
  region: 'Nouakchott Nord',
  commune: 'Toujounine',
  address: 'Goudron de Toujounine, porte 112',
  landmark: 'Sous le neem, près de l’arrêt de bus',
  phone: '2255010113',
  owner: { firstname: 'Mame Diarra', lastname: 'Faye', email: 'mame.faye@maida.example' },
  confirmed: true,
  banner: 'banner-fataya',
  hours: withDays(daily('05:30-13:00', '17:00-23:30'), { 4: ['05:30-11:30', '17:00-23:30'] }),
  minimumOrder: 50,
  deliveryFee: 15,
  prepMinutes: 12,
  menu: [
    menuCategory(
      { fr: 'Le pain du matin', ar: 'خبز الصباح', en: 'Morning bread' },
      dish(30, 'sandwich', {
        fr: 'Mburu niébé | Niébé à la tomate dans une demi-baguette.',
        ar: 'خبز بآدلكان | آدلكان بالطماطم في نصف باغيت.',
        en: 'Mburu niébé | Black-eyed peas in tomato, half a baguette.',
      }),
      dish(40, 'sandwich', {
        fr: 'Mburu omelette | Trois œufs, oignon, persil.',
        ar: 'خبز بالأومليت | ثلاث بيضات مع البصل والبقدونس.',
        en: 'Mburu omelette | Three eggs, onion, parsley.',
      }),
      dish(40, 'niebe', {
        fr: 'Bol de niébé | Le ragoût seul, avec du pain pour saucer.',
        ar: 'قدح آدلكان | اليخنة وحدها مع الخبز للتغميس.',
        en: 'Bowl of niébé | The stew on its own, with bread to dip.',
      }),
    ),
    menuCategory(
      { fr: 'Fritures', ar: 'المقليات', en: 'Fried things' },
      dish(40, 'fataya', {
        fr: 'Fataya | Huit chaussons au poisson, sauce rouge.',
        ar: 'فتايا | ثماني حبات بالسمك مع الصلصة الحمراء.',
        en: 'Fataya | Eight fish turnovers, red sauce.',
      }),
      dish(30, 'beignets', {
        fr: 'Beignets | La douzaine, parfumée à la muscade.',
        ar: 'بينيه | اثنتا عشرة حبة بجوزة الطيب.',
        en: 'Beignets | Nutmeg puffs by the dozen.',
      }),
      dish(70, 'fish-balls', {
        fr: 'Boulettes de poisson | Boulettes de sardine mijotées à la tomate.',
        ar: 'كرات السمك | كرات السردين مطهوة في صلصة الطماطم.',
        en: 'Fish balls | Sardine balls simmered in tomato.',
      }),
      dish(45, 'alloco', {
        fr: 'Alloco | Banane plantain et piment.',
        ar: 'ألوكو | موز الجنة مع الفلفل الحار.',
        en: 'Alloco | Plantain and chilli.',
      }),
    ),
    menuCategory(
      { fr: 'Les assiettes du soir', ar: 'أطباق المساء', en: 'Evening plates' },
      dish(90, 'ceebu-yapp', {
        fr: 'Ceebu yapp | Le riz du dimanche, tous les soirs.',
        ar: 'تيبو ياب | أرز الأحد، كل مساء.',
        en: 'Ceebu yapp | Sunday rice every evening.',
      }),
      dish(85, 'chwaya', {
        fr: 'Foie aux oignons | Foie poêlé aux oignons doux.',
        ar: 'كبدة بالبصل | كبدة مقلية مع البصل الحلو.',
        en: 'Liver and onions | Liver pan-fried with sweet onions.',
      }),
    ),
    menuCategory(
      { fr: 'Chaud et froid', ar: 'ساخن وبارد', en: 'Hot and cold' },
      dish(25, 'coffee', {
        fr: 'Café Touba | Café au poivre de Guinée, sucré.',
        ar: 'قهوة توبا | قهوة محلاة بفلفل غينيا.',
        en: 'Café Touba | Coffee with selim pepper, sweet.',
      }),
      dish(25, 'bissap', {
        fr: 'Bissap | Rouge profond, très frais.',
        ar: 'بيصام | أحمر قان وبارد جدا.',
        en: 'Bissap | Deep red, very cold.',
      }),
      dish(30, 'zrig', {
        fr: 'Lait caillé | Lait caillé, sucre, vanille.',
        ar: 'لبن رائب | لبن رائب بالسكر والفانيليا.',
        en: 'Curdled milk | Curdled milk, sugar, vanilla.',
      }),
    ),
  ],
};
