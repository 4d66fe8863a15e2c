import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const PIZZA_LEVRIER: DemoRestaurant = {
  key: 'pizza-levrier',
  language: 'fr',
  texts: inLanguages({
    fr: 'Pizzeria du Lévrier | Un four en pierre au bord de la baie et une porte qui reste ouverte bien après la sortie du cinéma. Pâte fine, main généreuse.',
    ar: 'بيتزيريا ليفرييه | فرن حجري على شاطئ الخليج وباب يبقى مفتوحا طويلا بعد خروج جمهور السينما. عجينة رقيقة ويد سخية.',
    en: 'Pizzeria du Lévrier | A stone oven by the bay and doors that stay open long after the cinema crowd. Thin crust, generous hand.',
  }),
  category: 'pizza',
  region: 'Dakhlet Nouadhibou',
  commune: 'Nouadhibou',
  address: 'Avenue du Phare, lot 44',
  landmark: 'À côté du cinéma, repérez la cheminée',
  phone: '2255010121',
  owner: { firstname: 'Isselmou', lastname: 'Ould Baba', email: 'isselmou.baba@maida.example' },
  confirmed: true,
  banner: 'banner-pizza-night',
  hours: withDays(daily('17:30-01:30'), { 4: ['17:30-03:00'], 5: ['12:00-03:00'] }),
  minimumOrder: 120,
  deliveryFee: 25,
  prepMinutes: 25,
  menu: [
    menuCategory(
      { fr: 'Pizzas', ar: 'البيتزا', en: 'Pizzas' },
      dish(120, 'pizza-margherita', {
        fr: 'Margherita | Tomate, mozzarella, basilic.',
        ar: 'مارغريتا | طماطم وموتزاريلا وريحان.',
        en: 'Margherita | Tomato, mozzarella, basil.',
      }),
      dish(160, 'pizza-vegetables', {
        fr: 'Reine du port | Thon, oignon, olives, câpres.',
        ar: 'ملكة الميناء | تونة وبصل وزيتون وكبر.',
        en: 'Queen of the harbour | Tuna, onion, olive, caper.',
      }),
      dish(170, 'pizza-meat', {
        fr: 'Kefta | Bœuf épicé, poivron, œuf.',
        ar: 'كفتة | لحم بقر متبل وفلفل وبيضة.',
        en: 'Kefta | Spiced beef, pepper, egg.',
      }),
      dish(150, 'pizza-vegetables', {
        fr: 'Légumes du soleil | Courgette, poivron, olives.',
        ar: 'خضر الشمس | كوسا وفلفل وزيتون.',
        en: 'Sunshine vegetables | Courgette, pepper, olive.',
      }),
      dish(210, 'pizza-margherita', {
        fr: 'Fruits de mer | Crevettes, calamars, persil, ail.',
        ar: 'ثمار البحر | جمبري وحبار وبقدونس وثوم.',
        en: 'Seafood | Prawn, squid, parsley, garlic.',
      }),
    ),
    menuCategory(
      { fr: 'Plats au four', ar: 'أطباق الفرن', en: 'Oven dishes' },
      dish(190, 'grilled-chicken', {
        fr: 'Poulet rôti | Un demi-poulet, pommes de terre dans leur jus.',
        ar: 'دجاج محمر | نصف دجاجة مع البطاطس في عصارتها.',
        en: 'Roast chicken | Half a bird, potatoes in the juices.',
      }),
      dish(80, 'grilled-vegetables', {
        fr: 'Légumes rôtis | À la sortie de la braise, huile d’olive.',
        ar: 'خضر محمرة | من الجمر مباشرة مع زيت الزيتون.',
        en: 'Roast vegetables | Out of the embers, olive oil.',
      }),
    ),
    menuCategory(
      { fr: 'Fraîcheur', ar: 'أطباق خفيفة', en: 'Fresh' },
      dish(90, 'salad', {
        fr: 'Salade du Lévrier | Salade verte, thon, œuf, olives.',
        ar: 'سلطة الخليج | خس وتونة وبيض وزيتون.',
        en: 'Bay salad | Leaves, tuna, egg, olives.',
      }),
      dish(45, 'fries', {
        fr: 'Frites | Croustillantes, à l’aïoli.',
        ar: 'بطاطس مقلية | مقرمشة مع صلصة الثوم.',
        en: 'Fries | Crisp, with aïoli.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons et dessert', ar: 'مشروبات وحلوى', en: 'Drinks and dessert' },
      dish(50, 'orange-juice', {
        fr: 'Jus d’orange | Pressé.',
        ar: 'عصير البرتقال | معصور في الحين.',
        en: 'Orange juice | Pressed.',
      }),
      dish(45, 'mint-lemonade', {
        fr: 'Citron menthe | Bien glacé.',
        ar: 'ليمون بالنعناع | مثلج.',
        en: 'Lime and mint | Iced.',
      }),
      dish(75, 'chocolate-cake', {
        fr: 'Gâteau au chocolat | Une part, crème sur demande.',
        ar: 'كعكة الشوكولاتة | شريحة مع القشدة عند الطلب.',
        en: 'Chocolate cake | A slice, cream on request.',
      }),
    ),
  ],
};
