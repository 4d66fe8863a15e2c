import { ATAY_WA_NANA } from './restaurants/nouakchott-nord/atay-wa-nana.ts';
import { BAC_ROSSO } from './restaurants/river-valley/bac-rosso.ts';
import { BAIE_DE_JADE } from './restaurants/tevragh-zeina/baie-de-jade.ts';
import { BAOBAB_PRESSE } from './restaurants/nouakchott-sud/baobab-presse.ts';
import { BEYT_EL_ARZ } from './restaurants/tevragh-zeina/beyt-el-arz.ts';
import { BRAISE_SEBKHA } from './restaurants/ksar-sebkha/braise-sebkha.ts';
import { CHAWARMA_TEYARETT } from './restaurants/nouakchott-nord/chawarma-teyarett.ts';
import { DAR_ZELLIGE } from './restaurants/tevragh-zeina/dar-zellige.ts';
import { DIBITERIE_KEUR_YAAY } from './restaurants/nouakchott-sud/dibiterie-keur-yaay.ts';
import { DUNE_BURGER } from './restaurants/tevragh-zeina/dune-burger.ts';
import { ESCALE_AKJOUJT } from './restaurants/north-and-east/escale-akjoujt.ts';
import { FORNO_ATLANTIQUE } from './restaurants/tevragh-zeina/forno-atlantique.ts';
import { FOURNIL_KSAR } from './restaurants/ksar-sebkha/fournil-ksar.ts';
import { FOUTA_DELICES } from './restaurants/river-valley/fouta-delices.ts';
import { GALLE_PULLO } from './restaurants/nouakchott-sud/galle-pullo.ts';
import { GNOUMA_KARAKORO } from './restaurants/river-valley/gnouma-karakoro.ts';
import { GRAND_MECHOUI } from './restaurants/nouakchott-nord/grand-mechoui.ts';
import { HALTE_BOULENOUAR } from './restaurants/nouadhibou/halte-boulenouar.ts';
import { JARDIN_MORINGA } from './restaurants/tevragh-zeina/jardin-moringa.ts';
import { KHAIMA_TEVRAGH } from './restaurants/tevragh-zeina/khaima-tevragh.ts';
import { KSOUR_CHINGUETTI } from './restaurants/north-and-east/ksour-chinguetti.ts';
import { LANGOUSTE_CAP_BLANC } from './restaurants/nouadhibou/langouste-cap-blanc.ts';
import { PALMERAIE_ATAR } from './restaurants/north-and-east/palmeraie-atar.ts';
import { PECHEURS_CANSADO } from './restaurants/nouadhibou/pecheurs-cansado.ts';
import { PEPITE_CHAMI } from './restaurants/nouadhibou/pepite-chami.ts';
import { PERLE_KIFFA } from './restaurants/north-and-east/perle-kiffa.ts';
import { PIZZA_LEVRIER } from './restaurants/nouadhibou/pizza-levrier.ts';
import { PUITS_NEMA } from './restaurants/north-and-east/puits-nema.ts';
import { RIAD_SAHEL } from './restaurants/nouadhibou/riad-sahel.ts';
import { SAVEURS_GORGOL } from './restaurants/river-valley/saveurs-gorgol.ts';
import { TANGANA_MAME_DIARRA } from './restaurants/nouakchott-nord/tangana-mame-diarra.ts';
import { THIEB_AMINATA } from './restaurants/ksar-sebkha/thieb-aminata.ts';
import { TRAIN_DU_DESERT } from './restaurants/north-and-east/train-du-desert.ts';
import { YASSA_YAAY_FATOU } from './restaurants/nouakchott-sud/yassa-yaay-fatou.ts';
import { ZRIG_BOUTILIMIT } from './restaurants/river-valley/zrig-boutilimit.ts';
import type { DemoRestaurant } from './types.ts';

/**
 * The fictitious restaurants of the demo set. The first belongs to provider@maida.example and never closes.
 * Prices, fees and minimum orders are whole MRU.
 */
export const DEMO_RESTAURANTS: readonly DemoRestaurant[] = [
  KHAIMA_TEVRAGH,
  DAR_ZELLIGE,
  BEYT_EL_ARZ,
  FORNO_ATLANTIQUE,
  JARDIN_MORINGA,
  BAIE_DE_JADE,
  DUNE_BURGER,
  THIEB_AMINATA,
  BRAISE_SEBKHA,
  FOURNIL_KSAR,
  GRAND_MECHOUI,
  CHAWARMA_TEYARETT,
  TANGANA_MAME_DIARRA,
  ATAY_WA_NANA,
  DIBITERIE_KEUR_YAAY,
  BAOBAB_PRESSE,
  GALLE_PULLO,
  YASSA_YAAY_FATOU,
  LANGOUSTE_CAP_BLANC,
  PECHEURS_CANSADO,
  PIZZA_LEVRIER,
  RIAD_SAHEL,
  HALTE_BOULENOUAR,
  PEPITE_CHAMI,
  BAC_ROSSO,
  ZRIG_BOUTILIMIT,
  FOUTA_DELICES,
  SAVEURS_GORGOL,
  GNOUMA_KARAKORO,
  PALMERAIE_ATAR,
  KSOUR_CHINGUETTI,
  TRAIN_DU_DESERT,
  ESCALE_AKJOUJT,
  PERLE_KIFFA,
  PUITS_NEMA,
];
