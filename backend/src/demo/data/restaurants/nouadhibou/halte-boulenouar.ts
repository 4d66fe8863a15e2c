import type { DemoRestaurant } from '../../types.ts';
import { ROUND_THE_CLOCK, dish, inLanguages, menuCategory } from '../notation.ts';

export const HALTE_BOULENOUAR: DemoRestaurant = {
  key: 'halte-boulenouar',
  language: 'fr',
  texts: inLanguages({
    fr: 'La Halte de Boulenouar | À mi-chemin entre le port et la capitale, un riz au chameau assez copieux pour le reste de la route. Ouvert et éclairé toute la nuit.',
    ar: 'استراحة بولنوار | في منتصف الطريق بين الميناء والعاصمة، صحن من الأرز بلحم الإبل يكفيك ما بقي من السفر. أنوارنا مضاءة طوال الليل.',
    en: 'La Halte de Boulenouar | Halfway between port and capital, a plate of camel and rice big enough for the rest of the road. Lights on all night.',
  }),
  category: 'mauritanian',
  region: 'Dakhlet Nouadhibou',
  commune: 'Boulenouar',
  address: 'Route nationale 2, sortie sud',
  landmark: 'Station-service à la fresque de chameaux',
  phone: '2255010123',
  owner: { firstname: 'Ahmed Salem', lastname: 'Ould Mbareck', email: 'ahmed.mbareck@maida.example' },
  confirmed: true,
  banner: 'banner-camel',
  hours: ROUND_THE_CLOCK,
  minimumOrder: 0,
  deliveryFee: 20,
  prepMinutes: 20,
  menu: [
    menuCategory(
      { fr: 'Les plats du routier', ar: 'أطباق السائق', en: 'Driver’s plates' },
      dish(150, 'rice-meat', {
        fr: 'Riz au chameau | Riz cuit au bouillon de chameau, jarret fondant.',
        ar: 'أرز بلحم الإبل | أرز في مرق لحم الإبل مع قطع طرية.',
        en: 'Camel and rice | Rice in camel stock, tender shank.',
      }),
      dish(170, 'couscous-camel', {
        fr: 'Couscous au chameau | Semoule, bosse, potiron.',
        ar: 'كسكس بلحم الإبل | كسكس مع الذروة والقرع.',
        en: 'Camel couscous | Semolina, hump, pumpkin.',
      }),
      dish(180, 'chwaya', {
        fr: 'Chwaya | Chameau ou agneau, sur la braise.',
        ar: 'شواية | لحم إبل أو خروف على الجمر.',
        en: 'Chwaya | Camel or lamb, on the coals.',
      }),
      dish(60, 'omelette', {
        fr: 'Omelette du routier | Quatre œufs, oignon, pain.',
        ar: 'أومليت السائق | أربع بيضات مع البصل والخبز.',
        en: 'Driver’s omelette | Four eggs, onion, bread.',
      }),
    ),
    menuCategory(
      { fr: 'Soupes et pain', ar: 'الحساء والخبز', en: 'Soups and bread' },
      dish(45, 'harira', {
        fr: 'Soupe de l’aube | Bouillon d’agneau, orge.',
        ar: 'حساء الفجر | مرق الخروف بالشعير.',
        en: 'Dawn soup | Lamb broth, barley.',
      }),
      dish(25, 'bread', {
        fr: 'Pain chaud | Deux pains ronds.',
        ar: 'خبز ساخن | رغيفان مستديران.',
        en: 'Hot bread | Two round loaves.',
      }),
    ),
    menuCategory(
      { fr: 'Pour la route', ar: 'زاد الطريق', en: 'For the road' },
      dish(30, 'atay', {
        fr: 'Atay | Trois verres avant la route.',
        ar: 'أتاي | ثلاث كؤوس قبل الطريق.',
        en: 'Atay | Three glasses before the road.',
      }),
      dish(35, 'zrig', {
        fr: 'Zrig | Lait caillé, dans un grand bol.',
        ar: 'زريك | لبن رائب في قدح كبير.',
        en: 'Zrig | Sour milk in a big bowl.',
      }),
      dish(25, 'coffee', {
        fr: 'Café | Pour rester éveillé.',
        ar: 'قهوة | لتبقى يقظا.',
        en: 'Coffee | To stay awake.',
      }),
      dish(60, 'dates-cream', {
        fr: 'Dattes | Un sachet pour le voyage.',
        ar: 'تمر | كيس للسفر.',
        en: 'Dates | A bag for the journey.',
      }),
    ),
  ],
};
