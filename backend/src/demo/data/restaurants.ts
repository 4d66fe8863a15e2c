import { KSAR_SEBKHA } from './restaurants/ksar-sebkha.ts';
import { NORTH_AND_EAST } from './restaurants/north-and-east.ts';
import { NOUADHIBOU } from './restaurants/nouadhibou.ts';
import { NOUAKCHOTT_NORD } from './restaurants/nouakchott-nord.ts';
import { NOUAKCHOTT_SUD } from './restaurants/nouakchott-sud.ts';
import { RIVER_VALLEY } from './restaurants/river-valley.ts';
import { TEVRAGH_ZEINA } from './restaurants/tevragh-zeina.ts';
import type { DemoRestaurant } from './types.ts';

/**
 * The fictitious restaurants of the demo set. The first belongs to provider@maida.example and never closes.
 * Prices, fees and minimum orders are whole MRU.
 */
export const DEMO_RESTAURANTS: readonly DemoRestaurant[] = [
  ...TEVRAGH_ZEINA,
  ...KSAR_SEBKHA,
  ...NOUAKCHOTT_NORD,
  ...NOUAKCHOTT_SUD,
  ...NOUADHIBOU,
  ...RIVER_VALLEY,
  ...NORTH_AND_EAST,
];
