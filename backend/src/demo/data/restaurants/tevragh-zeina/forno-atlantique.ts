import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, oneOf, option, upTo, withGroups } from '../notation.ts';

const SIZE = oneOf(
  { fr: 'Taille', ar: 'الحجم', en: 'Size' },
  option(-40, 'Petite', 'صغيرة', 'Small'),
  option(0, 'Moyenne', 'وسط', 'Medium'),
  option(60, 'Grande', 'كبيرة', 'Large'),
);

const TOPPINGS = upTo(
  { max: 4 },
  { fr: 'Garnitures en plus', ar: 'إضافات', en: 'Extra toppings' },
  option(15, 'Olives', 'زيتون', 'Olives'),
  option(20, 'Champignons', 'فطر', 'Mushrooms'),
  option(30, 'Mozzarella', 'موتزاريلا', 'Mozzarella'),
  option(40, 'Merguez', 'مرقاز', 'Merguez'),
);

export const FORNO_ATLANTIQUE: DemoRestaurant = {
  key: 'forno-atlantique',
  language: 'fr',
  texts: inLanguages({
    fr: 'Forno Atlantique | Une pâte reposée deux jours, un feu de bois, des bords cloqués. Sur l’Atlantique, les crevettes débarquées le matin même.',
    ar: 'فورنو الأطلسي | عجين يرتاح يومين ونار حطب وحواف محمرة. وعلى بيتزا الأطلسي جمبري وصل إلى الميناء في صباح اليوم نفسه.',
    en: 'Forno Atlantique | Dough rested two days, wood fire, blistered edges. The Atlantic pie brings prawns landed that same morning.',
  }),
  category: 'pizza',
  region: 'Nouakchott Ouest',
  commune: 'Tevragh-Zeina',
  address: 'Îlot E-Nord 205, route des Plages',
  landmark: 'Deux rues après le rond-point de l’ancre',
  phone: '2255010104',
  owner: { firstname: 'Cheikh', lastname: 'Ould Bilal', email: 'cheikh.bilal@maida.example' },
  confirmed: true,
  banner: 'banner-pizza',
  hours: daily('12:00-02:00'),
  minimumOrder: 150,
  deliveryFee: 35,
  prepMinutes: 25,
  promotions: [{ kind: 'percent', value: 10, minimum: 300 }],
  menu: [
    menuCategory(
      { fr: 'Pizzas rouges', ar: 'بيتزا بالطماطم', en: 'Red pizzas' },
      ...withGroups(
        [SIZE, TOPPINGS],
        dish(140, 'pizza-margherita', {
          fr: 'Margherita | Tomate concassée, mozzarella fraîche, basilic déchiré à la main.',
          ar: 'مارغريتا | طماطم مهروسة وموتزاريلا طازجة وريحان.',
          en: 'Margherita | Crushed tomato, fresh mozzarella, torn basil.',
        }),
        dish(180, 'pizza-meat', {
          fr: 'Sahara | Merguez, poivron rôti, un soupçon de harissa.',
          ar: 'الصحراء | مرقاز وفلفل مشوي ولمسة من الهريسة.',
          en: 'Sahara | Merguez, roasted pepper, a whisper of harissa.',
        }),
        dish(160, 'pizza-vegetables', {
          fr: 'Potager | Courgette, aubergine, olives et tomates cerises.',
          ar: 'البستان | كوسا وباذنجان وزيتون وطماطم كرزية.',
          en: 'Kitchen garden | Courgette, aubergine, olive and cherry tomato.',
        }),
        dish(190, 'pizza-meat', {
          fr: 'Quatre saisons | Artichaut, champignons, olives, dinde fumée.',
          ar: 'الفصول الأربعة | خرشوف وفطر وزيتون وديك رومي مدخن.',
          en: 'Four seasons | Artichoke, mushroom, olive, smoked turkey.',
        }),
        dish(220, 'pizza-margherita', {
          fr: 'Atlantique | Crevettes, ail, persil et zeste de citron.',
          ar: 'الأطلسي | جمبري وثوم وبقدونس وقشر الليمون.',
          en: 'Atlantic | Prawns, garlic, parsley and lemon zest.',
        }),
      ),
    ),
    menuCategory(
      { fr: 'Pizzas blanches', ar: 'بيتزا بالقشدة', en: 'White pizzas' },
      ...withGroups(
        [SIZE, TOPPINGS],
        dish(190, 'pizza-vegetables', {
          fr: 'Chèvre et miel | Fromage de chèvre de Boutilimit, miel, thym.',
          ar: 'جبن الماعز والعسل | جبن ماعز من بوتلميت مع العسل والزعتر.',
          en: 'Goat cheese and honey | Goat cheese from Boutilimit, honey, thyme.',
        }),
        dish(185, 'pizza-meat', {
          fr: 'Poulet crème | Poulet rôti, crème, oignons caramélisés.',
          ar: 'دجاج بالقشدة | دجاج محمر وقشدة وبصل معسل.',
          en: 'Chicken and cream | Roast chicken, cream, caramelised onion.',
        }),
      ),
    ),
    menuCategory(
      { fr: 'À côté', ar: 'إلى جانب البيتزا', en: 'On the side' },
      dish(80, 'salad', {
        fr: 'Salade du Forno | Roquette, tomate, copeaux de fromage, vinaigre balsamique.',
        ar: 'سلطة فورنو | جرجير وطماطم ورقائق جبن وخل بلسمي.',
        en: 'Forno salad | Rocket, tomato, shaved cheese, balsamic.',
      }),
      dish(50, 'bread', {
        fr: 'Pain à l’ail | Galette, beurre d’ail, origan.',
        ar: 'خبز بالثوم | رغيف رقيق بزبدة الثوم والأوريغانو.',
        en: 'Garlic bread | Flat bread, garlic butter, oregano.',
      }),
      dish(90, 'grilled-vegetables', {
        fr: 'Légumes grillés | Courgette, poivron et aubergine grillés, huile au basilic.',
        ar: 'خضر مشوية | كوسا وفلفل وباذنجان على النار مع زيت الريحان.',
        en: 'Grilled vegetables | Charred courgette, pepper and aubergine, basil oil.',
      }),
    ),
    menuCategory(
      { fr: 'Pour finir', ar: 'للختام', en: 'To finish' },
      dish(90, 'chocolate-cake', {
        fr: 'Moelleux au chocolat | Un gâteau noir au cœur coulant.',
        ar: 'كعكة الشوكولاتة الذائبة | كعكة داكنة بقلب سائل.',
        en: 'Molten chocolate cake | A dark cake with a heart that runs.',
      }),
      dish(45, 'mint-lemonade', {
        fr: 'Limonade maison | Citron vert, menthe, eau pétillante.',
        ar: 'ليمونادة البيت | ليمون ونعناع وماء غازي.',
        en: 'House lemonade | Lime, mint, sparkling water.',
      }),
      dish(30, 'coffee', {
        fr: 'Café serré | Un expresso court et franc.',
        ar: 'قهوة مركزة | إسبريسو قصير وصادق.',
        en: 'Short coffee | A short, honest espresso.',
      }),
    ),
  ],
};
