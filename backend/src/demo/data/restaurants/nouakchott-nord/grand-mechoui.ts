import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory } from '../notation.ts';

export const GRAND_MECHOUI: DemoRestaurant = {
  key: 'grand-mechoui',
  language: 'ar',
  texts: inLanguages({
    fr: 'Le Grand Méchoui | Les agneaux entiers descendent à midi dans la fosse de sable et en remontent le soir, dorés et fondants. Venez en famille et avec de l’appétit.',
    ar: 'المشوي الكبير | خراف كاملة تنزل إلى حفرة الرمل ظهرا وتخرج مساء ذهبية يتساقط لحمها. تعال مع العائلة وبشهية مفتوحة.',
    en: 'Le Grand Méchoui | Whole lambs go into the sand pit at noon and come out in the evening, bronzed and falling apart. Bring the family and a good appetite.',
  }),
  category: 'mauritanian',
  region: 'Nouakchott Nord',
  commune: 'Dar Naïm',
  address: 'Secteur 5, route de l’Aéroport',
  landmark: 'الساحة الكبيرة بعد خزان الماء',
  phone: '2255010111',
  owner: { firstname: 'Sidi Mohamed', lastname: 'Ould Taleb', email: 'sidi.taleb@maida.example' },
  confirmed: true,
  banner: 'banner-mechoui',
  hours: daily('12:00-16:00', '18:30-00:30'),
  minimumOrder: 200,
  deliveryFee: 40,
  prepMinutes: 35,
  laterOrders: { slotMinutes: 30, slotCapacity: 6, leadMinutes: 120, days: 6 },
  menu: [
    menuCategory(
      { fr: 'La fosse', ar: 'من الحفرة', en: 'The pit' },
      dish(360, 'mechoui', {
        fr: 'Méchoui, épaule | Une épaule pour deux, pain et cumin.',
        ar: 'مشوي، كتف | كتف خروف لشخصين مع الخبز والكمون.',
        en: 'Méchoui, shoulder | A shoulder for two, bread and cumin.',
      }),
      dish(220, 'mechoui', {
        fr: 'Méchoui, assiette | Gigot en tranches, jus de cuisson, oignon.',
        ar: 'مشوي، صحن | شرائح من الفخذ مع عصارة الشواء والبصل.',
        en: 'Méchoui, plate | Sliced leg, roast juices, onion.',
      }),
      dish(240, 'lamb-chops', {
        fr: 'Côtes grillées | Côtes finies sur les braises d’acacia.',
        ar: 'أضلاع مشوية | أضلاع تكمل نضجها على جمر الطلح.',
        en: 'Grilled ribs | Ribs finished over acacia coals.',
      }),
      dish(160, 'chwaya', {
        fr: 'Chwaya de foie | Foie et gras de queue, sur la plaque brûlante.',
        ar: 'شواية الكبدة | كبدة وألية تصلان إليك على صحن يئز.',
        en: 'Liver chwaya | Liver and fat tail, sizzling plate.',
      }),
    ),
    menuCategory(
      { fr: 'Grains', ar: 'الكسكس والأرز والعيش', en: 'Grain' },
      dish(210, 'couscous-camel', {
        fr: 'Couscous au méchoui | Agneau effiloché, bouillon, pois chiches, courge.',
        ar: 'كسكس بالمشوي | لحم خروف مفتت مع المرق والحمص والقرع.',
        en: 'Méchoui couscous | Pulled lamb, broth, chickpeas, squash.',
      }),
      dish(150, 'rice-meat', {
        fr: 'Riz à la viande | Riz cuit dans le jus du rôti.',
        ar: 'أرز باللحم | أرز مطبوخ في عصارة الشواء.',
        en: 'Rice with meat | Rice cooked in the roasting juices.',
      }),
      dish(90, 'aich', {
        fr: 'Aïch | Pâte de mil, sauce gombo longuement mijotée.',
        ar: 'العيش | عيش من دقيق الدخن مع مرق البامية على مهل.',
        en: 'Aïch | Millet dough and slow okra sauce.',
      }),
    ),
    menuCategory(
      { fr: 'À côté', ar: 'إلى جانبه', en: 'Beside it' },
      dish(45, 'salad', {
        fr: 'Salade verte | Laitue, concombre, citron.',
        ar: 'سلطة خضراء | خس وخيار وليمون.',
        en: 'Green salad | Lettuce, cucumber, lemon.',
      }),
      dish(30, 'bread', {
        fr: 'Pain de sable | Cuit sous la braise, brossé avec soin.',
        ar: 'خبز الملة | يخبز تحت الجمر وينفض من الرماد.',
        en: 'Sand-baked bread | Baked under the embers, brushed clean.',
      }),
    ),
    menuCategory(
      { fr: 'Après', ar: 'بعده', en: 'After it' },
      dish(40, 'atay', {
        fr: 'Atay | Trois verres, le troisième étant le plus sucré.',
        ar: 'أتاي | ثلاث كؤوس، وأحلاها الثالثة.',
        en: 'Atay | Three glasses, the third the sweetest.',
      }),
      dish(40, 'zrig', {
        fr: 'Zrig | Lait caillé bien frais, compagnon des grands repas.',
        ar: 'زريك | لبن رائب بارد، رفيق الولائم.',
        en: 'Zrig | Cold sour milk, the feast’s companion.',
      }),
      dish(70, 'dates-cream', {
        fr: 'Dattes et beurre | Dattes moelleuses, beurre frais.',
        ar: 'تمر بالزبدة | تمر لين وزبدة طازجة.',
        en: 'Dates and butter | Soft dates, fresh butter.',
      }),
    ),
  ],
};
