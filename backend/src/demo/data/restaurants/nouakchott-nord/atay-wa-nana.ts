import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory } from '../notation.ts';

export const ATAY_WA_NANA: DemoRestaurant = {
  key: 'atay-wa-nana',
  language: 'ar',
  texts: inLanguages({
    fr: 'Atay wa Na’na | Des coussins bas, une mousse patiente, des conversations sans fin. Du thé pour chaque heure de la nuit, et une douceur pour l’accompagner.',
    ar: 'أتاي ونعناع | وسائد واطئة ورغوة على مهل وحديث لا ينتهي. شاي لكل ساعة من الليل، وشيء حلو يؤنسه.',
    en: 'Atay wa Na’na | Low cushions, slow foam, endless conversation. Tea for every hour of the night and something sweet to keep it company.',
  }),
  category: 'drinks',
  region: 'Nouakchott Nord',
  commune: 'Dar Naïm',
  address: 'Secteur 12, place des Poètes',
  landmark: 'الشرفة ذات المصباح النحاسي',
  phone: '2255010114',
  owner: { firstname: 'Zeinabou', lastname: 'Mint Vall', email: 'zeinabou.vall@maida.example' },
  confirmed: true,
  banner: 'banner-tea',
  hours: daily('16:00-02:00'),
  minimumOrder: 60,
  deliveryFee: 20,
  prepMinutes: 15,
  menu: [
    menuCategory(
      { fr: 'Thés', ar: 'الأتاي', en: 'Tea' },
      dish(40, 'atay', {
        fr: 'Atay classique | Thé vert, menthe fraîche, trois verres.',
        ar: 'أتاي كلاسيكي | شاي أخضر ونعناع طازج، ثلاث كؤوس.',
        en: 'Classic atay | Gunpowder, fresh mint, three rounds.',
      }),
      dish(60, 'atay', {
        fr: 'Atay au safran | Une pincée de safran dans le deuxième verre.',
        ar: 'أتاي بالزعفران | رشة زعفران في الكأس الثانية.',
        en: 'Saffron atay | A pinch of saffron in the second glass.',
      }),
      dish(50, 'atay', {
        fr: 'Atay chiba | À l’absinthe, amer et réconfortant.',
        ar: 'أتاي بالشيبة | بعشبة الشيبة، مر ويدفئ.',
        en: 'Atay chiba | With wormwood, bitter and warming.',
      }),
    ),
    menuCategory(
      { fr: 'Verres frais', ar: 'كؤوس باردة', en: 'Cold glasses' },
      dish(35, 'bissap', {
        fr: 'Bissap menthe | Hibiscus rafraîchi à la menthe.',
        ar: 'بيصام بالنعناع | كركديه منعش بالنعناع.',
        en: 'Mint bissap | Hibiscus cooled with mint.',
      }),
      dish(40, 'bouye', {
        fr: 'Bouye vanille | Pain de singe au lait et à la vanille.',
        ar: 'بوي بالفانيليا | ثمرة الباوباب بالحليب والفانيليا.',
        en: 'Vanilla bouye | Baobab milk and vanilla.',
      }),
      dish(40, 'mint-lemonade', {
        fr: 'Citronnade | Citron vert, menthe, glace pilée.',
        ar: 'ليمونادة | ليمون ونعناع وثلج مجروش.',
        en: 'Lemonade | Lime, mint, crushed ice.',
      }),
    ),
    menuCategory(
      { fr: 'Douce compagnie', ar: 'رفاق الكأس', en: 'Sweet company' },
      dish(90, 'dates-cream', {
        fr: 'Plateau de dattes | Quatre variétés, la crème au milieu.',
        ar: 'طبق التمر | أربعة أصناف تتوسطها القشدة.',
        en: 'Date platter | Four kinds, cream in the middle.',
      }),
      dish(45, 'msemen', {
        fr: 'Msemen beurre et miel | Plié, feuilleté, les doigts qui collent.',
        ar: 'مسمن بالزبدة والعسل | مورق، يلتصق عسله بالأصابع.',
        en: 'Msemen with butter and honey | Folded, flaky, sticky fingers.',
      }),
      dish(45, 'beignets', {
        fr: 'Beignets | Encore chauds, poudrés de sucre.',
        ar: 'بينيه | ما زال ساخنا، مرشوش بالسكر.',
        en: 'Beignets | Still hot, dusted with sugar.',
      }),
    ),
    menuCategory(
      { fr: 'Lait', ar: 'اللبن', en: 'Milk' },
      dish(40, 'zrig', {
        fr: 'Zrig | Lait caillé fouetté.',
        ar: 'زريك | لبن رائب مخفوق.',
        en: 'Zrig | Whisked sour milk.',
      }),
      dish(60, 'zrig', {
        fr: 'Lait de chamelle | Frais, des troupeaux du Trarza.',
        ar: 'حليب النوق | طازج من قطعان اترارزة.',
        en: 'Camel milk | Fresh from the herds of Trarza.',
      }),
    ),
  ],
};
