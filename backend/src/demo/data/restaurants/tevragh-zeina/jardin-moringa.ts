import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const JARDIN_MORINGA: DemoRestaurant = {
  key: 'jardin-moringa',
  language: 'fr',
  texts: inLanguages({
    fr: 'Jardin Moringa | Des bols composés comme un potager : jeunes pousses du fleuve, sauce au moringa, fruits coupés à la minute.',
    ar: 'حديقة المورينغا | أطباق كأنها بستان: أوراق طازجة من ضفاف النهر وصلصة بالمورينغا وفواكه تقطع ساعة طلبها.',
    en: 'Jardin Moringa | Bowls built like a market garden: crisp leaves from the river, moringa dressing, fruit cut the minute you ask.',
  }),
  category: 'healthy',
  region: 'Nouakchott Ouest',
  commune: 'Tevragh-Zeina',
  address: 'Îlot C 31, ruelle du Moringa',
  landmark: 'Cour au bougainvillier, à côté de la bibliothèque',
  phone: '2255010105',
  owner: { firstname: 'Oumou', lastname: 'Kane', email: 'oumou.kane@maida.example' },
  confirmed: true,
  banner: 'banner-salad',
  hours: withDays(daily('08:00-21:00'), { 4: ['08:00-12:30', '15:30-21:00'], 6: [] }),
  minimumOrder: 100,
  deliveryFee: 30,
  prepMinutes: 15,
  menu: [
    menuCategory(
      { fr: 'Bols', ar: 'أطباق كاملة', en: 'Bowls' },
      dish(150, 'fried-rice', {
        fr: 'Bol du fleuve | Poisson grillé, riz sauvage, mangue et sauce à l’arachide.',
        ar: 'طبق النهر | سمك مشوي وأرز بري ومانجو مع صلصة الفول السوداني.',
        en: 'River bowl | Grilled fish, wild rice, mango and peanut dressing.',
      }),
      dish(120, 'falafel', {
        fr: 'Bol falafel | Boulettes de pois chiches, houmous, chou croquant.',
        ar: 'طبق الفلافل | فلافل من الحمص مع حمص بالطحينة وملفوف مقرمش.',
        en: 'Falafel bowl | Chickpea fritters, hummus, crunchy cabbage.',
      }),
      dish(95, 'niebe', {
        fr: 'Bol niébé | Niébé, tomate, citron vert et coriandre.',
        ar: 'طبق آدلكان | لوبيا آدلكان مع الطماطم والليمون والكزبرة.',
        en: 'Niébé bowl | Black-eyed peas, tomato, lime and coriander.',
      }),
    ),
    menuCategory(
      { fr: 'Salades', ar: 'السلطات', en: 'Salads' },
      dish(90, 'salad', {
        fr: 'Salade moringa | Jeunes pousses, avocat, graines, vinaigrette au moringa.',
        ar: 'سلطة المورينغا | أوراق غضة وأفوكادو وبذور مع صلصة المورينغا.',
        en: 'Moringa salad | Young leaves, avocado, seeds, moringa vinaigrette.',
      }),
      dish(85, 'tabbouleh', {
        fr: 'Taboulé de fonio | Fonio, persil, menthe, grenade.',
        ar: 'تبولة الفونيو | حبوب الفونيو مع البقدونس والنعناع والرمان.',
        en: 'Fonio tabbouleh | Fonio grain, parsley, mint, pomegranate.',
      }),
      dish(110, 'grilled-vegetables', {
        fr: 'Assiette grillée | Légumes sur la braise, yaourt aux herbes.',
        ar: 'صحن الخضر المشوية | خضر على الجمر مع لبن زبادي بالأعشاب.',
        en: 'Grilled vegetable plate | Vegetables over embers, herb yoghurt.',
      }),
    ),
    menuCategory(
      { fr: 'Soupes', ar: 'الشوربات', en: 'Soups' },
      dish(60, 'lentil-soup', {
        fr: 'Velouté de lentilles | Lentilles corail, gingembre et lait de coco.',
        ar: 'شوربة العدس بجوز الهند | عدس أحمر مع الزنجبيل وحليب جوز الهند.',
        en: 'Creamy lentil soup | Red lentils, ginger and coconut milk.',
      }),
      dish(80, 'fish-soup', {
        fr: 'Soupe de poisson légère | Bouillon clair, poisson blanc, fenouil.',
        ar: 'شوربة سمك خفيفة | مرق صاف مع سمك أبيض وشمر.',
        en: 'Light fish soup | Clear broth, white fish, fennel.',
      }),
    ),
    menuCategory(
      { fr: 'Fruits et jus', ar: 'الفواكه والعصائر', en: 'Fruit and juices' },
      dish(70, 'fruit-salad', {
        fr: 'Salade de fruits | Mangue, papaye, melon, citron vert et menthe.',
        ar: 'سلطة فواكه | مانجو وبابايا وشمام مع الليمون والنعناع.',
        en: 'Fruit salad | Mango, papaya, melon, lime and mint.',
      }),
      dish(65, 'mango-juice', {
        fr: 'Jus de mangue | Mangue Kent, si épais qu’on le boit à la cuillère.',
        ar: 'عصير المانجو | من مانجو ناضجة، كثيف حتى ليؤكل بالملعقة.',
        en: 'Mango juice | Kent mango, thick enough to need a spoon.',
      }),
      dish(75, 'avocado-juice', {
        fr: 'Avocat glacé | Avocat, lait, vanille, glace pilée.',
        ar: 'أفوكادو مثلج | أفوكادو وحليب وفانيليا وثلج مجروش.',
        en: 'Iced avocado | Avocado, milk, vanilla, crushed ice.',
      }),
      dish(45, 'ginger-juice', {
        fr: 'Gingembre citron | Chaud sur la langue, froid dans le verre.',
        ar: 'زنجبيل بالليمون | حار على اللسان، بارد في الكأس.',
        en: 'Ginger and lemon | Hot on the tongue, cold in the glass.',
      }),
    ),
  ],
};
