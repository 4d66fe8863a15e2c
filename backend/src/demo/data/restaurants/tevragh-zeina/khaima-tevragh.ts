import type { DemoRestaurant } from '../../types.ts';
import {
  ROUND_THE_CLOCK,
  dish,
  inLanguages,
  menuCategory,
  oneOf,
  option,
  upTo,
  withGroups,
} from '../notation.ts';

const SIZE = oneOf(
  { fr: 'Taille', ar: 'الحجم', en: 'Size' },
  option(-60, 'Petite faim', 'حصة صغيرة', 'Small appetite'),
  option(0, 'Pour une personne', 'لشخص واحد', 'For one'),
  option(190, 'Pour deux', 'لشخصين', 'For two'),
);

const INSTEAD_OF_SEMOLINA = upTo(
  { max: 1 },
  { fr: 'À la place de la semoule', ar: 'بدل الكسكس', en: 'Instead of semolina' },
  option(0, 'Riz', 'أرز', 'Rice'),
  option(10, 'Aïch', 'العيش', 'Aïch'),
);

const EXTRAS = upTo(
  { max: 5, isRepeatable: true },
  { fr: 'Suppléments', ar: 'إضافات', en: 'Extras' },
  option(80, 'Viande de chameau', 'لحم الإبل', 'Camel meat'),
  option(20, 'Pain de sable', 'خبز الملة', 'Sand-baked bread'),
  option(0, 'Harissa', 'هريسة', 'Harissa'),
);

export const KHAIMA_TEVRAGH: DemoRestaurant = {
  key: 'khaima-tevragh',
  language: 'fr',
  texts: inLanguages({
    fr: 'Khaïma de Tevragh | Couscous de chameau roulé à la main, méchoui lent et trois verres d’atay, sous la tente nomade en pleine ville. Le brasero ne s’éteint jamais, à toute heure du jour et de la nuit.',
    ar: 'خيمة تفرغ زينة | كسكس بلحم الإبل مفتول باليد، ومشوي على نار هادئة، وثلاث كؤوس من الأتاي تحت خيمة بدوية وسط المدينة. جمرنا لا ينطفئ ليلا ولا نهارا.',
    en: 'Khaïma de Tevragh | Camel couscous rolled by hand, slow méchoui and three glasses of atay under a nomad tent in the middle of town. The brazier never goes out, whatever the hour.',
  }),
  category: 'mauritanian',
  region: 'Nouakchott Ouest',
  commune: 'Tevragh-Zeina',
  address: 'Îlot K 118, rue des Acacias',
  landmark: 'Derrière le terrain de sport, la tente à l’auvent blanc',
  phone: '2255010101',
  owner: { firstname: 'Mariem', lastname: 'Mint Sidi', email: 'provider@maida.example' },
  confirmed: true,
  banner: 'banner-khaima',
  hours: ROUND_THE_CLOCK,
  minimumOrder: 100,
  deliveryFee: 30,
  prepMinutes: 30,
  menu: [
    menuCategory(
      { fr: 'Au brasero', ar: 'من الجمر', en: 'From the brazier' },
      dish(350, 'mechoui', {
        fr: 'Méchoui d’agneau | Épaule rôtie quatre heures, peau croustillante, sel au cumin.',
        ar: 'مشوي الخروف | كتف خروف تشوى أربع ساعات حتى يقرمش جلدها، مع ملح بالكمون.',
        en: 'Lamb méchoui | Shoulder roasted four hours, crackling skin, cumin salt.',
      }),
      dish(180, 'chwaya', {
        fr: 'Chwaya | Agneau et foie saisis sur le charbon, oignon cru, pain chaud.',
        ar: 'شواية | لحم خروف وكبدة على الفحم، مع بصل نيء وخبز ساخن.',
        en: 'Chwaya | Lamb and liver seared on charcoal, raw onion, hot bread.',
      }),
      dish(150, 'brochettes', {
        fr: 'Brochettes de filet | Quatre brochettes de filet de bœuf, moutarde et poivre noir.',
        ar: 'أسياخ الفيليه | أربعة أسياخ من فيليه البقر بالخردل والفلفل الأسود.',
        en: 'Beef fillet skewers | Four skewers of beef fillet, mustard and black pepper.',
      }),
      dish(240, 'lamb-chops', {
        fr: 'Côtelettes d’agneau | Six petites côtelettes fumées au romarin, un trait de citron vert.',
        ar: 'ريش الخروف | ست ريش صغيرة مدخنة بإكليل الجبل مع عصرة ليمون.',
        en: 'Lamb chops | Six small chops, rosemary smoke, a squeeze of lime.',
      }),
    ),
    menuCategory(
      { fr: 'Couscous et riz', ar: 'الكسكس والأرز', en: 'Couscous and rice' },
      ...withGroups(
        [SIZE, INSTEAD_OF_SEMOLINA, EXTRAS],
        dish(220, 'couscous-camel', {
          fr: 'Couscous au chameau | Semoule roulée à la main, bosse et jarret de chameau, carotte et courge.',
          ar: 'كسكس بلحم الإبل | كسكس مفتول باليد، مع لحم الإبل وذروتها والجزر والقرع.',
          en: 'Camel couscous | Hand-rolled semolina, camel hump and shank, carrot and squash.',
        }),
      ),
      ...withGroups(
        [INSTEAD_OF_SEMOLINA, EXTRAS],
        dish(120, 'couscous-vegetables', {
          fr: 'Couscous aux légumes | Sept légumes, pois chiches et un bouillon léger au safran.',
          ar: 'كسكس بالخضر | سبعة أنواع من الخضر مع الحمص ومرق خفيف بالزعفران.',
          en: 'Vegetable couscous | Seven vegetables, chickpeas and a light saffron broth.',
        }),
      ),
      dish(160, 'rice-meat', {
        fr: 'Marou we llham | Riz mijoté dans un bouillon de mouton, viande fondante, oignons dorés.',
        ar: 'مارو واللحم | أرز مطبوخ في مرق الضأن مع لحم طري وبصل محمر.',
        en: 'Marou we llham | Rice simmered in mutton stock, tender meat, browned onion.',
      }),
      dish(90, 'aich', {
        fr: 'Aïch be lhout | Pâte de mil, sauce épaisse à la tomate et au poisson séché.',
        ar: 'العيش بالحوت | عيش من دقيق الدخن مع صلصة ثخينة من الطماطم والسمك المجفف.',
        en: 'Aïch be lhout | Millet dough with a deep tomato and dried-fish sauce.',
      }),
    ),
    menuCategory(
      { fr: 'Salades et soupes', ar: 'السلطات والشوربات', en: 'Salads and soups' },
      dish(60, 'salad', {
        fr: 'Salade khaïma | Tomate, concombre, olives et menthe, assaisonnées au dernier moment.',
        ar: 'سلطة الخيمة | طماطم وخيار وزيتون ونعناع، تتبل قبل التقديم مباشرة.',
        en: 'Khaïma salad | Tomato, cucumber, olive and mint, dressed at the last moment.',
      }),
      dish(50, 'harira', {
        fr: 'Soupe du jeûne | Orge, agneau et coriandre, le bol qui ouvre la soirée.',
        ar: 'حساء الإفطار | شعير ولحم خروف وكزبرة، أول ما يكسر به الصيام.',
        en: 'Fast-breaking soup | Barley, lamb and coriander, the bowl that opens the evening.',
      }),
    ),
    menuCategory(
      { fr: 'Douceurs', ar: 'الحلويات', en: 'Something sweet' },
      dish(80, 'dates-cream', {
        fr: 'Dattes et crème | Dattes du Tagant autour d’un bol de crème de vache épaisse.',
        ar: 'تمر بالقشدة | تمر من تكانت حول قدح من قشدة البقر الكثيفة.',
        en: 'Dates and cream | Tagant dates around a bowl of thick cow’s cream.',
      }),
      dish(60, 'beignets', {
        fr: 'Beignets au miel | Une douzaine de beignets tout chauds, miel d’acacia.',
        ar: 'بينيه بالعسل | اثنتا عشرة حبة ساخنة بعسل السنط.',
        en: 'Honey beignets | A dozen warm dough puffs, acacia honey.',
      }),
    ),
    menuCategory(
      { fr: 'Thé et lait', ar: 'الأتاي واللبن', en: 'Tea and milk' },
      dish(40, 'atay', {
        fr: 'Atay, les trois verres | Thé vert à la menthe, versé de haut, trois fois.',
        ar: 'أتاي، الكؤوس الثلاث | شاي أخضر بالنعناع، يصب من عل ثلاث مرات.',
        en: 'Atay, the three glasses | Gunpowder green tea with mint, poured from high, three times.',
      }),
      dish(45, 'zrig', {
        fr: 'Zrig | Lait caillé fouetté, à peine sucré, servi frais dans sa calebasse.',
        ar: 'زريك | لبن رائب مخفوق، خفيف السكر، يقدم باردا في القدح.',
        en: 'Zrig | Whipped sour milk, lightly sweet, served cold in a calabash.',
      }),
      dish(40, 'bissap', {
        fr: 'Bissap | Hibiscus infusé toute une nuit, menthe et fleur d’oranger.',
        ar: 'بيصام | كركديه منقوع طوال الليل مع النعناع وماء الزهر.',
        en: 'Bissap | Hibiscus steeped overnight with mint and orange blossom.',
      }),
    ),
  ],
};
