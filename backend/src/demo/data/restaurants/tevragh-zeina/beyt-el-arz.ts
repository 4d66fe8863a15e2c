import type { DemoRestaurant } from '../../types.ts';
import { ROUND_THE_CLOCK, dish, inLanguages, menuCategory } from '../notation.ts';

export const BEYT_EL_ARZ: DemoRestaurant = {
  key: 'beyt-el-arz',
  language: 'fr',
  texts: inLanguages({
    fr: 'Beyt El Arz | Une table de Beyrouth à toute heure : houmous soyeux, falafels frits à la commande et chawarma en fines tranches, taillée à la broche.',
    ar: 'بيت الأرز | مائدة بيروتية في كل ساعة: حمص ناعم كالحرير، وفلافل تقلى عند الطلب، وشاورما تقطع رقيقة من السيخ الدوار.',
    en: 'Beyt El Arz | A Beirut table at any hour: silky hummus, falafel fried to order and chawarma carved thin from the turning spit.',
  }),
  category: 'lebanese',
  region: 'Nouakchott Ouest',
  commune: 'Tevragh-Zeina',
  address: 'Îlot M 7, rue de la Corniche intérieure',
  landmark: 'Immeuble d’angle à l’enseigne du cèdre vert',
  phone: '2255010103',
  owner: { firstname: 'Rami', lastname: 'Khoury', email: 'rami.khoury@maida.example' },
  confirmed: true,
  banner: 'banner-mezze',
  hours: ROUND_THE_CLOCK,
  minimumOrder: 120,
  deliveryFee: 30,
  prepMinutes: 20,
  promotions: [{ kind: 'free_delivery', value: 0, minimum: 400 }],
  menu: [
    menuCategory(
      { fr: 'Mezzés froids', ar: 'مازة باردة', en: 'Cold mezze' },
      dish(70, 'hummus', {
        fr: 'Houmous | Pois chiches fouettés au tahini, une flaque d’huile d’olive.',
        ar: 'حمص بالطحينة | حمص مخفوق بالطحينة تعلوه بركة من زيت الزيتون.',
        en: 'Hummus | Chickpeas whipped with tahini, a pool of olive oil.',
      }),
      dish(75, 'hummus', {
        fr: 'Moutabbal | Aubergine brûlée à la flamme, tahini et grenade.',
        ar: 'متبل | باذنجان مشوي على النار مع الطحينة والرمان.',
        en: 'Moutabbal | Fire-charred aubergine, tahini and pomegranate.',
      }),
      dish(65, 'tabbouleh', {
        fr: 'Taboulé | Plus de persil que de boulgour, comme il se doit.',
        ar: 'تبولة | بقدونس أكثر من البرغل، كما ينبغي أن تكون.',
        en: 'Tabbouleh | More parsley than bulgur, the way it should be.',
      }),
      dish(70, 'salad', {
        fr: 'Fattouch | Feuilles croquantes, sumac, éclats de pain grillé.',
        ar: 'فتوش | خضر طازجة مقرمشة مع السماق وقطع الخبز المحمص.',
        en: 'Fattoush | Crunchy leaves, sumac, shards of toasted bread.',
      }),
    ),
    menuCategory(
      { fr: 'Mezzés chauds', ar: 'مازة ساخنة', en: 'Hot mezze' },
      dish(80, 'falafel', {
        fr: 'Falafels | Six boulettes bien vertes d’herbes, sauce tahini.',
        ar: 'فلافل | ست حبات خضراء بالأعشاب مع صلصة الطحينة.',
        en: 'Falafel | Six herb-green fritters, tahini dip.',
      }),
      dish(75, 'fataya', {
        fr: 'Fataya libanaise | Petits chaussons aux épinards et au sumac.',
        ar: 'فطائر لبنانية | فطائر صغيرة بالسبانخ والسماق.',
        en: 'Lebanese fatayer | Little pies of spinach and sumac.',
      }),
      dish(50, 'lentil-soup', {
        fr: 'Soupe de lentilles | Lentilles corail, cumin, un quartier de citron.',
        ar: 'شوربة العدس | عدس أحمر بالكمون مع شريحة ليمون.',
        en: 'Lentil soup | Red lentils, cumin and a wedge of lemon.',
      }),
    ),
    menuCategory(
      { fr: 'Roulés', ar: 'سندويتشات', en: 'Wraps' },
      dish(90, 'chawarma', {
        fr: 'Chawarma poulet | Crème d’ail, cornichons, pressée jusqu’à ce que le pain chante.',
        ar: 'شاورما دجاج | ثومية ومخلل، تضغط حتى يتحمر الخبز.',
        en: 'Chicken chawarma | Garlic cream, pickles, pressed until the bread sings.',
      }),
      dish(100, 'chawarma', {
        fr: 'Chawarma viande | Bœuf et agneau, tomate, persil et tahini.',
        ar: 'شاورما لحم | لحم بقر وخروف مع الطماطم والبقدونس والطحينة.',
        en: 'Meat chawarma | Beef and lamb, tomato, parsley and tahini.',
      }),
      dish(70, 'sandwich', {
        fr: 'Sandwich falafel | Falafels, navet mariné et menthe dans un pain chaud.',
        ar: 'سندويتش فلافل | فلافل مع مخلل اللفت والنعناع في خبز ساخن.',
        en: 'Falafel sandwich | Falafel, pickled turnip and mint in warm bread.',
      }),
    ),
    menuCategory(
      { fr: 'Au charbon', ar: 'على الفحم', en: 'Charcoal' },
      dish(170, 'brochettes', {
        fr: 'Chich taouk | Poulet mariné au yaourt et au citron.',
        ar: 'شيش طاووق | دجاج متبل باللبن الزبادي والليمون.',
        en: 'Shish taouk | Chicken marinated in yoghurt and lemon.',
      }),
      dish(160, 'kefta', {
        fr: 'Kefta grillée | Agneau haché, persil, sept épices.',
        ar: 'كفتة مشوية | لحم خروف مفروم بالبقدونس والبهارات السبع.',
        en: 'Grilled kefta | Minced lamb, parsley, seven-spice.',
      }),
      dish(320, 'lamb-chops', {
        fr: 'Grillade mixte | Un peu de tout ce qui sort du feu, pour deux.',
        ar: 'مشاوي مشكلة | من كل ما تجود به النار قليلا، لشخصين.',
        en: 'Mixed grill | A little of everything from the fire, for two.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(50, 'mint-lemonade', {
        fr: 'Limonade à la menthe | Mixée avec de la glace et une poignée de feuilles.',
        ar: 'ليمونادة بالنعناع | مخفوقة مع الثلج وحفنة من أوراق النعناع.',
        en: 'Mint lemonade | Blended with ice and a handful of leaves.',
      }),
      dish(35, 'coffee', {
        fr: 'Café à la cardamome | Noir, court, parfumé.',
        ar: 'قهوة بالهيل | سوداء مركزة عطرة.',
        en: 'Cardamom coffee | Dark, short, fragrant.',
      }),
    ),
  ],
};
