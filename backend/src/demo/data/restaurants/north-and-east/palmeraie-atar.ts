import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const PALMERAIE_ATAR: DemoRestaurant = {
  key: 'palmeraie-atar',
  language: 'ar',
  texts: inLanguages({
    fr: 'La Palmeraie d’Atar | À l’ombre des palmiers, les dattes de la guetna, l’orge au beurre et l’agneau cuit à son rythme.',
    ar: 'نخيل أطار | في ظل النخيل، صحون من تمر الكيطنة وشعير بالزبدة ولحم خروف يطهى على مهله.',
    en: 'La Palmeraie d’Atar | In the shade of the palms, plates of guetna dates, buttered barley and lamb cooked in its own time.',
  }),
  category: 'mauritanian',
  region: 'Adrar',
  commune: 'Atar',
  address: 'Route d’Azougui, jardin 8',
  landmark: 'سور من الطوب وباب أخضر',
  phone: '2255010130',
  owner: { firstname: 'Sidi', lastname: 'Ould Abdallahi', email: 'sidi.abdallahi@maida.example' },
  confirmed: true,
  banner: 'banner-dates',
  hours: withDays(daily('08:00-22:00'), { 4: ['08:00-12:30', '15:00-22:00'] }),
  minimumOrder: 80,
  deliveryFee: 20,
  prepMinutes: 25,
  menu: [
    menuCategory(
      { fr: 'Du jardin', ar: 'من البستان', en: 'From the garden' },
      dish(90, 'dates-cream', {
        fr: 'Dattes et crème | Cinq variétés, crème fraîche.',
        ar: 'تمر بالقشدة | خمسة أصناف مع قشدة باردة.',
        en: 'Dates and cream | Five varieties, cool cream.',
      }),
      dish(60, 'salad', {
        fr: 'Salade de la palmeraie | Menthe, carotte, orange, datte.',
        ar: 'سلطة الواحة | نعناع وجزر وبرتقال وتمر.',
        en: 'Palm grove salad | Mint, carrot, orange, date.',
      }),
      dish(80, 'grilled-vegetables', {
        fr: 'Légumes du jardin | Grillés au bois de palmier.',
        ar: 'خضر البستان | مشوية على حطب النخيل.',
        en: 'Garden vegetables | Grilled over palm wood.',
      }),
    ),
    menuCategory(
      { fr: 'Plats', ar: 'الأطباق الرئيسية', en: 'Main plates' },
      dish(160, 'couscous-vegetables', {
        fr: 'Couscous d’orge | Orge, agneau, légumes du jardin.',
        ar: 'كسكس الشعير | شعير ولحم خروف وخضر البستان.',
        en: 'Barley couscous | Barley, lamb, garden vegetables.',
      }),
      dish(330, 'mechoui', {
        fr: 'Méchoui | Épaule, ail, laquée au sirop de datte.',
        ar: 'مشوي | كتف خروف بالثوم مطلية بدبس التمر.',
        en: 'Méchoui | Shoulder, garlic, date syrup glaze.',
      }),
      dish(140, 'rice-meat', {
        fr: 'Riz au mouton | Longuement mijoté.',
        ar: 'أرز بلحم الضأن | مطهو على نار هادئة.',
        en: 'Mutton and rice | Long-simmered.',
      }),
      dish(190, 'tajine-lamb', {
        fr: 'Tajine aux dattes | Agneau, dattes, sésame.',
        ar: 'طاجين بالتمر | لحم خروف وتمر وسمسم.',
        en: 'Date tajine | Lamb, dates, sesame.',
      }),
    ),
    menuCategory(
      { fr: 'Lait et thé', ar: 'اللبن والأتاي', en: 'Milk and tea' },
      dish(35, 'zrig', {
        fr: 'Zrig | Lait caillé, sucre.',
        ar: 'زريك | لبن رائب وسكر.',
        en: 'Zrig | Sour milk, sugar.',
      }),
      dish(35, 'atay', {
        fr: 'Atay | Sous les palmiers.',
        ar: 'أتاي | تحت النخيل.',
        en: 'Atay | Under the palms.',
      }),
    ),
  ],
};
