import type { DemoRestaurant } from '../../types.ts';
import { ROUND_THE_CLOCK, dish, inLanguages, menuCategory } from '../notation.ts';

export const TRAIN_DU_DESERT: DemoRestaurant = {
  key: 'train-du-desert',
  language: 'fr',
  texts: inLanguages({
    fr: 'Le Train du Désert | Ouvert à toutes les équipes de la mine. Steaks, burgers et café bien fort, au bout du plus long chemin de fer du Sahara.',
    ar: 'قطار الصحراء | مفتوح لكل مناوبات المنجم. ستيك وبرغر وقهوة قوية في آخر أطول سكة حديد في الصحراء.',
    en: 'Le Train du Désert | Open for every shift of the mine. Steaks, burgers and strong coffee at the end of the longest railway in the Sahara.',
  }),
  category: 'burger',
  region: 'Tiris Zemmour',
  commune: 'Zouérate',
  address: 'Cité Minière, rue 7',
  landmark: 'Le vieux wagon devant la porte',
  phone: '2255010132',
  owner: { firstname: 'Mohamed Vall', lastname: 'Ould Deddah', email: 'vall.deddah@maida.example' },
  confirmed: true,
  banner: 'banner-steak',
  hours: ROUND_THE_CLOCK,
  minimumOrder: 80,
  deliveryFee: 20,
  prepMinutes: 20,
  menu: [
    menuCategory(
      { fr: 'Les assiettes du poste', ar: 'أطباق المناوبة', en: 'Shift plates' },
      dish(220, 'steak-fries', {
        fr: 'Steak frites | Bœuf du Hodh, sauce au poivre.',
        ar: 'ستيك بالبطاطس المقلية | لحم بقر من الحوض بصلصة الفلفل.',
        en: 'Steak and fries | Hodh beef, pepper sauce.',
      }),
      dish(170, 'grilled-chicken', {
        fr: 'Poulet frites | Demi-poulet rôti.',
        ar: 'دجاج بالبطاطس المقلية | نصف دجاجة محمرة.',
        en: 'Chicken and fries | Roast half chicken.',
      }),
      dish(80, 'omelette', {
        fr: 'Omelette frites | Pour l’équipe de l’aube.',
        ar: 'أومليت بالبطاطس المقلية | لمناوبة الفجر.',
        en: 'Omelette and fries | For the dawn shift.',
      }),
    ),
    menuCategory(
      { fr: 'Burgers', ar: 'البرغر', en: 'Burgers' },
      dish(130, 'burger', {
        fr: 'Le Wagon | Bœuf, œuf, fromage, oignon.',
        ar: 'العربة | لحم بقر وبيض وجبن وبصل.',
        en: 'The Wagon | Beef, egg, cheese, onion.',
      }),
      dish(170, 'burger', {
        fr: 'Le Contremaître | Double bœuf, sauce fumée.',
        ar: 'رئيس العمال | لحم بقر مضاعف وصلصة مدخنة.',
        en: 'The Foreman | Double beef, smoked sauce.',
      }),
      dish(80, 'sandwich', {
        fr: 'Sandwich poulet | Baguette, salade de chou.',
        ar: 'سندويتش الدجاج | باغيت مع سلطة الملفوف.',
        en: 'Chicken sandwich | Baguette, slaw.',
      }),
    ),
    menuCategory(
      { fr: 'Cuisine de maison', ar: 'طبخ البيت', en: 'Home cooking' },
      dish(130, 'rice-meat', {
        fr: 'Riz au chameau | Le jeudi, et tous les autres jours.',
        ar: 'أرز بلحم الإبل | يوم الخميس، وكل يوم.',
        en: 'Camel and rice | On Thursdays, and every day.',
      }),
      dish(45, 'lentil-soup', {
        fr: 'Soupe de lentilles | Au cumin.',
        ar: 'شوربة العدس | بالكمون.',
        en: 'Lentil soup | With cumin.',
      }),
    ),
    menuCategory(
      { fr: 'Boissons', ar: 'المشروبات', en: 'Drinks' },
      dish(30, 'coffee', {
        fr: 'Café | Resservi à volonté.',
        ar: 'قهوة | نملأ كأسك كلما فرغت.',
        en: 'Coffee | Refilled.',
      }),
      dish(60, 'mint-lemonade', {
        fr: 'Citronnade | Un litre, bien glacée.',
        ar: 'ليمونادة | لتر كامل مثلج.',
        en: 'Lemonade | A litre, iced.',
      }),
      dish(30, 'atay', {
        fr: 'Atay | Trois verres.',
        ar: 'أتاي | ثلاث كؤوس.',
        en: 'Atay | Three glasses.',
      }),
    ),
  ],
};
