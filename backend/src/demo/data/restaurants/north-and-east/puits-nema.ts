import type { DemoRestaurant } from '../../types.ts';
import { daily, dish, inLanguages, menuCategory, withDays } from '../notation.ts';

export const PUITS_NEMA: DemoRestaurant = {
  key: 'puits-nema',
  language: 'ar',
  texts: inLanguages({
    fr: 'Le Puits de Néma | Aux portes de l’Est, la pâte de mil au gombo, la viande séchée au soleil et une calebasse de zrig qui passe de main en main.',
    ar: 'بئر النعمة | على باب الشرق، عيش الدخن بالبامية، ولحم مجفف تحت الشمس، وقدح زريك ينتقل من يد إلى يد.',
    en: 'Le Puits de Néma | At the gate of the east, millet dough with okra, sun-dried meat and a bowl of zrig passed from hand to hand.',
  }),
  category: 'mauritanian',
  region: 'Hodh Ech Chargui',
  commune: 'Néma',
  address: 'Route de Oualata, lot 1',
  landmark: 'بجانب البئر القديمة',
  phone: '2255010135',
  owner: { firstname: 'Mohameden', lastname: 'Ould Sidha', email: 'mohameden.sidha@maida.example' },
  confirmed: false,
  banner: 'banner-aich',
  hours: withDays(daily('10:00-22:00'), { 4: ['15:00-22:00'] }),
  minimumOrder: 0,
  deliveryFee: 15,
  prepMinutes: 30,
  menu: [
    menuCategory(
      { fr: 'Mil', ar: 'الدخن', en: 'Millet' },
      dish(80, 'aich', {
        fr: 'Aïch à la viande | Pâte de mil, sauce à la viande séchée.',
        ar: 'العيش باللحم | عيش من دقيق الدخن مع مرق التيشطار.',
        en: 'Aïch with meat | Millet dough, dried-meat sauce.',
      }),
      dish(60, 'lakh', {
        fr: 'Aïch au lait | Au lait frais et au beurre.',
        ar: 'العيش باللبن | بالحليب الطازج والزبدة.',
        en: 'Aïch with milk | With fresh milk and butter.',
      }),
      dish(110, 'couscous-camel', {
        fr: 'Couscous de mil | Gombo et mouton.',
        ar: 'كسكس الدخن | بالبامية ولحم الضأن.',
        en: 'Millet couscous | Okra and mutton.',
      }),
    ),
    menuCategory(
      { fr: 'Viandes', ar: 'اللحوم', en: 'Meat' },
      dish(150, 'chwaya', {
        fr: 'Chwaya | Chèvre, gros sel.',
        ar: 'شواية | لحم ماعز بالملح الخشن.',
        en: 'Chwaya | Goat, coarse salt.',
      }),
      dish(100, 'rice-meat', {
        fr: 'Riz à la viande | Riz au mouton.',
        ar: 'أرز باللحم | أرز بلحم الضأن.',
        en: 'Rice with meat | Mutton rice.',
      }),
    ),
    menuCategory(
      { fr: 'Lait et thé', ar: 'اللبن والأتاي', en: 'Milk and tea' },
      dish(25, 'zrig', {
        fr: 'Zrig | Dans sa calebasse.',
        ar: 'زريك | في القدح.',
        en: 'Zrig | In a calabash.',
      }),
      dish(25, 'atay', {
        fr: 'Atay | Trois verres.',
        ar: 'أتاي | ثلاث كؤوس.',
        en: 'Atay | Three glasses.',
      }),
      dish(40, 'dates-cream', {
        fr: 'Dattes | Une poignée.',
        ar: 'تمر | حفنة.',
        en: 'Dates | A handful.',
      }),
    ),
  ],
};
