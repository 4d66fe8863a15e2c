import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory } from '../notation.ts';

export const ZRIG_BOUTILIMIT: DemoRestaurant = {
  key: 'zrig-boutilimit',
  language: 'ar',
  texts: inLanguages({
    fr: 'La Calebasse de Boutilimit | Chèvre, vache ou chamelle : du lait fouetté jusqu’à la mousse, du fromage frais au thym, et des dattes à tremper dans la crème.',
    ar: 'قدح بوتلميت | من الماعز أو البقر أو الإبل: لبن مخفوق حتى يرغي، وجبن طري بالزعتر، وتمر يغمس في القشدة.',
    en: 'La Calebasse de Boutilimit | Goat, cow or camel: milk whisked to a froth, fresh cheese with thyme, and dates to dip in cream.',
  }),
  category: 'drinks',
  region: 'Trarza',
  commune: 'Boutilimit',
  address: 'Place du Marché, lot 17',
  landmark: 'القبة البيضاء خلف السوق',
  phone: '2255010126',
  owner: { firstname: 'Tekber', lastname: 'Mint Mokhtar', email: 'tekber.mokhtar@maida.example' },
  confirmed: true,
  banner: 'banner-zrig',
  hours: daily('08:00-13:00', '16:00-22:00'),
  minimumOrder: 40,
  deliveryFee: 15,
  prepMinutes: 12,
  menu: [
    menuCategory(
      { fr: 'Lait', ar: 'اللبن', en: 'Milk' },
      dish(30, 'zrig', {
        fr: 'Zrig | Le classique, fouetté à la main.',
        ar: 'زريك | كما عرفناه، مخفوق باليد.',
        en: 'Zrig | The classic, whisked by hand.',
      }),
      dish(40, 'bouye', {
        fr: 'Zrig au bouye | Au pain de singe.',
        ar: 'زريك بالبوي | مع ثمرة الباوباب.',
        en: 'Zrig with bouye | With baobab fruit.',
      }),
      dish(50, 'zrig', {
        fr: 'Lait de chamelle | Frais, à peine salé.',
        ar: 'حليب النوق | طازج خفيف الملوحة.',
        en: 'Camel milk | Fresh, faintly salty.',
      }),
    ),
    menuCategory(
      { fr: 'À la cuillère', ar: 'بالملعقة', en: 'With a spoon' },
      dish(40, 'lakh', {
        fr: 'Lakh | Mil et yaourt sucré.',
        ar: 'لاخ | دخن مع لبن زبادي محلى.',
        en: 'Lakh | Millet and sweet yoghurt.',
      }),
      dish(70, 'dates-cream', {
        fr: 'Dattes et crème | Dattes de la nouvelle récolte.',
        ar: 'تمر بالقشدة | من تمر الموسم.',
        en: 'Dates and cream | New-season dates.',
      }),
    ),
    menuCategory(
      { fr: 'Petites assiettes', ar: 'أطباق صغيرة', en: 'Small plates' },
      dish(45, 'msemen', {
        fr: 'Msemen | Fromage frais et miel de thym.',
        ar: 'مسمن | بالجبن الطري وعسل الزعتر.',
        en: 'Msemen | Fresh cheese and thyme honey.',
      }),
      dish(60, 'lakh', {
        fr: 'Couscous au lait | Couscous d’orge, lait chaud.',
        ar: 'كسكس باللبن | كسكس الشعير مع الحليب الدافئ.',
        en: 'Couscous with milk | Barley couscous, warm milk.',
      }),
      dish(50, 'omelette', {
        fr: 'Omelette aux herbes | Trois œufs.',
        ar: 'أومليت بالأعشاب | من ثلاث بيضات.',
        en: 'Herb omelette | Three eggs.',
      }),
    ),
    menuCategory(
      { fr: 'Thé et café', ar: 'الأتاي والقهوة', en: 'Tea and coffee' },
      dish(30, 'atay', {
        fr: 'Atay | Trois verres.',
        ar: 'أتاي | ثلاث كؤوس.',
        en: 'Atay | Three rounds.',
      }),
      dish(25, 'coffee', {
        fr: 'Café | Long ou serré.',
        ar: 'قهوة | خفيفة أو مركزة.',
        en: 'Coffee | Long or short.',
      }),
    ),
  ],
};
