import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const FOURNIL_KSAR: DemoRestaurant = {
  key: 'fournil-ksar',
  language: 'fr',
  texts: inLanguages({
    fr: 'Le Fournil du Ksar | Le four s’allume à trois heures du matin pour que le quartier se réveille avec des baguettes, des croissants au beurre et des msemen tout chauds.',
    ar: 'مخبز لكصر | نوقد الفرن في الثالثة صباحا ليصحو الحي على الباغيت وكرواسون الزبدة والمسمن الساخن.',
    en: 'Le Fournil du Ksar | The oven is lit at three in the morning so that the quarter wakes to baguettes, butter croissants and warm msemen.',
  }),
  category: 'bakery',
  region: 'Nouakchott Ouest',
  commune: 'Ksar',
  address: 'Rue 3, angle de la vieille poste',
  landmark: 'À l’aube, la file d’attente montre le chemin',
  phone: '2255010110',
  owner: { firstname: 'Khadijetou', lastname: 'Mint Ahmed', email: 'khadijetou.ahmed@maida.example' },
  confirmed: true,
  banner: 'banner-bakery',
  hours: withDays(daily('05:30-21:00'), { 4: ['05:30-12:30', '15:00-21:00'] }),
  minimumOrder: 60,
  deliveryFee: 20,
  prepMinutes: 10,
  menu: [
    menuCategory(
      { fr: 'Pains', ar: 'الخبز', en: 'Breads' },
      dish(35, 'bread', {
        fr: 'Pain au levain | Longue fermentation, croûte brune, se garde deux jours.',
        ar: 'خبز الخميرة البلدية | تخمير طويل وقشرة داكنة، يبقى طريا يومين.',
        en: 'Sourdough loaf | Long rise, dark crust, keeps two days.',
      }),
      dish(30, 'bread', {
        fr: 'Khobz complet | Pain rond complet, saupoudré d’orge.',
        ar: 'خبز كامل | رغيف مستدير من القمح الكامل مرشوش بالشعير.',
        en: 'Wholemeal khobz | Round wholemeal loaf with a barley top.',
      }),
      dish(40, 'msemen', {
        fr: 'Msemen | Deux galettes feuilletées, beurre, miel.',
        ar: 'مسمن | فطيرتان مورقتان بالزبدة والعسل.',
        en: 'Msemen | Two folded flat breads, butter, honey.',
      }),
    ),
    menuCategory(
      { fr: 'Viennoiseries et gâteaux', ar: 'المعجنات والكعك', en: 'Pastry' },
      dish(50, 'croissants', {
        fr: 'Croissants au beurre | La paire, encore craquante.',
        ar: 'كرواسون بالزبدة | حبتان ما زالتا مقرمشتين.',
        en: 'Butter croissants | A pair, still crackling.',
      }),
      dish(60, 'croissants', {
        fr: 'Pains au chocolat | La paire, deux barres de chocolat dans chacun.',
        ar: 'معجنات بالشوكولاتة | حبتان، في كل منهما لوحان من الشوكولاتة.',
        en: 'Pains au chocolat | A pair, two bars of chocolate each.',
      }),
      dish(65, 'chocolate-cake', {
        fr: 'Fondant au chocolat | Dense, noir, presque sans farine.',
        ar: 'فوندان الشوكولاتة | كثيف داكن يكاد يخلو من الدقيق.',
        en: 'Chocolate fondant | Dense, dark, almost no flour.',
      }),
      dish(40, 'beignets', {
        fr: 'Beignets | Dix beignets sucrés dans leur cornet.',
        ar: 'بينيه | عشر حبات بالسكر في كيس ورقي.',
        en: 'Beignets | Ten sugared puffs, paper bag.',
      }),
    ),
    menuCategory(
      { fr: 'Salé', ar: 'المملحات', en: 'Savoury' },
      dish(65, 'sandwich', {
        fr: 'Sandwich au thon | Baguette, thon, tomate et olives.',
        ar: 'سندويتش التونة | باغيت بالتونة والطماطم والزيتون.',
        en: 'Tuna sandwich | Baguette, tuna, tomato and olive.',
      }),
      dish(55, 'sandwich', {
        fr: 'Sandwich omelette | Omelette aux herbes, fromage frais, cresson.',
        ar: 'سندويتش الأومليت | أومليت بالأعشاب وجبن طري وجرجير.',
        en: 'Omelette sandwich | Herb omelette, soft cheese, cress.',
      }),
      dish(50, 'fataya', {
        fr: 'Fatayas au four | Chaussons cuits au four, bœuf épicé.',
        ar: 'فتايا في الفرن | معجنات مخبوزة بلحم البقر المتبل.',
        en: 'Baked fatayas | Baked turnovers, spiced beef.',
      }),
    ),
    menuCategory(
      { fr: 'Au comptoir', ar: 'من المقصف', en: 'Counter' },
      dish(35, 'coffee', {
        fr: 'Café crème | Lait à la vapeur, mousse fine.',
        ar: 'قهوة بالحليب | حليب مبخر ورغوة ناعمة.',
        en: 'Café crème | Steamed milk, fine foam.',
      }),
      dish(50, 'orange-juice', {
        fr: 'Jus d’orange | Pressé à la commande.',
        ar: 'عصير البرتقال | يعصر عند الطلب.',
        en: 'Orange juice | Pressed to order.',
      }),
      dish(25, 'atay', {
        fr: 'Verre d’atay | Un verre, bien fort.',
        ar: 'كأس أتاي | كأس واحدة قوية.',
        en: 'Glass of atay | One strong glass.',
      }),
    ),
  ],
};
