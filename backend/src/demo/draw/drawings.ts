import { BANNERS } from './banners/banners.ts';
import * as ground from './dishes/grounds.ts';
import type { PictureKey } from '../picture-keys.ts';
import type { Table } from './core/table.ts';
import { bread, croissants, msemen, omelette } from './dishes/breakfast.ts';
import { chawarma } from './dishes/chawarma.ts';
import { aich, couscousCamel, couscousVegetables } from './dishes/couscous.ts';
import { grilledChicken, lambChops, steakFries } from './dishes/cuts.ts';
import {
  atay,
  avocadoJuice,
  bissap,
  bouye,
  coffee,
  gingerJuice,
  mangoJuice,
  mintLemonade,
  orangeJuice,
} from './dishes/drinks.ts';
import { fishBalls, fishSoup, grilledFish, grilledSole } from './dishes/fish.ts';
import { alloco, fataya, fries, nems } from './dishes/fried.ts';
import { brochettes, chwaya, kefta, mechoui } from './dishes/grill.ts';
import { falafel, hummus, tabbouleh } from './dishes/mezze.ts';
import { lakh, zrig } from './dishes/milk.ts';
import { pastilla, tajineChicken, tajineLamb } from './dishes/moroccan.ts';
import { margherita, pizzaMeat, pizzaVegetables } from './dishes/pizza.ts';
import { ceebuYapp, mbakhal, riceChicken, riceMeat, thieboudienne } from './dishes/rice.ts';
import { fruitSalad, grilledVegetables, salad } from './dishes/salads.ts';
import { calamari, prawns } from './dishes/shellfish.ts';
import { harira, lentilSoup, niebe } from './dishes/soups.ts';
import { domoda, mafe, yassa } from './dishes/stews.ts';
import { burger, sandwich } from './dishes/street.ts';
import { beignets, chocolateCake, datesCream } from './dishes/sweets.ts';
import { friedRice, noodles } from './dishes/wok.ts';
import type { Picture } from './studio.ts';

const dish = (on: ground.Ground, serve: (t: Table) => void, more: Partial<Picture> = {}): Picture => ({
  draw: (t) => {
    on(t);
    serve(t);
  },
  ...more,
});

/** Drinks are tall: the camera goes down to them. */
const glassView = { camera: { target: [0.6, 5.6, 0.6] as const, elevation: 30, distance: 60, view: 21 } };

/** How every picture of the demo set is drawn. */
export const DRAWINGS: Readonly<Record<PictureKey, Picture>> = {
  ...BANNERS,
  thieboudienne: dish(ground.indigoCloth, thieboudienne),
  'ceebu-yapp': dish(ground.waxGreen, ceebuYapp),
  'rice-meat': dish(ground.warmWood, riceMeat),
  mbakhal: dish(ground.tealBoards, mbakhal),
  'rice-chicken': dish(ground.linen, riceChicken),
  yassa: dish(ground.waxBlue, yassa),
  mafe: dish(ground.darkWood, mafe),
  domoda: dish(ground.waxGold, domoda),
  'couscous-camel': dish(ground.mat, couscousCamel),
  'couscous-vegetables': dish(ground.blueTiles, couscousVegetables),
  aich: dish(ground.sand, aich, { camera: { target: [0, 2.4, 0.4] } }),
  mechoui: dish(ground.darkWood, mechoui),
  chwaya: dish(ground.darkWood, chwaya),
  brochettes: dish(ground.darkSlate, brochettes),
  kefta: dish(ground.warmWood, kefta),
  'grilled-chicken': dish(ground.waxRed, grilledChicken),
  'lamb-chops': dish(ground.paleWood, lambChops),
  'steak-fries': dish(ground.darkWood, steakFries),
  'grilled-vegetables': dish(ground.tealBoards, grilledVegetables),
  'grilled-sole': dish(ground.whiteBoards, grilledSole),
  'grilled-fish': dish(ground.seaTiles, grilledFish),
  prawns: dish(ground.whiteBoards, prawns),
  calamari: dish(ground.blueLinen, calamari),
  'fish-balls': dish(ground.tealBoards, fishBalls),
  'fish-soup': dish(ground.blueTiles, fishSoup, { camera: { target: [0, 3, 0.4] } }),
  harira: dish(ground.saffronTiles, harira, { camera: { target: [0, 2.6, 0.6] } }),
  'lentil-soup': dish(ground.linen, lentilSoup, { camera: { target: [0, 2.6, 0.6] } }),
  niebe: dish(ground.waxGreen, niebe),
  fataya: dish(ground.waxBlue, fataya, { camera: { distance: 54 } }),
  nems: dish(ground.darkSlate, nems, { camera: { distance: 56 } }),
  falafel: dish(ground.paleWood, falafel),
  hummus: dish(ground.warmWood, hummus),
  tabbouleh: dish(ground.whiteMarble, tabbouleh, { camera: { target: [0, 2.4, 0.4] } }),
  salad: dish(ground.paleWood, salad, { camera: { target: [0, 3, 0.4], distance: 66 } }),
  alloco: dish(ground.waxGreen, alloco),
  omelette: dish(ground.linen, omelette),
  pastilla: dish(ground.greenTiles, pastilla),
  chawarma: dish(ground.darkSlate, chawarma, { camera: { target: [-1, 2, 0.6], distance: 52 } }),
  'pizza-margherita': dish(ground.darkSlate, margherita),
  'pizza-meat': dish(ground.darkWood, pizzaMeat),
  'pizza-vegetables': dish(ground.gingham, pizzaVegetables),
  burger: dish(ground.darkSlate, burger, {
    camera: { target: [0, 4.6, 0], elevation: 27, distance: 62 },
  }),
  fries: dish(ground.gingham, fries),
  sandwich: dish(ground.linen, sandwich),
  msemen: dish(ground.blueTiles, msemen),
  croissants: dish(ground.whiteMarble, croissants),
  bread: dish(ground.linen, bread),
  beignets: dish(ground.waxBlue, beignets),
  'chocolate-cake': dish(ground.whiteMarble, chocolateCake, {
    camera: { target: [0, 2.6, 0], elevation: 36, distance: 56 },
  }),
  'tajine-chicken': dish(ground.blueTiles, tajineChicken),
  'tajine-lamb': dish(ground.greenTiles, tajineLamb),
  noodles: dish(ground.darkSlate, noodles, { camera: { target: [0, 2.6, 0.4] } }),
  'fried-rice': dish(ground.warmWood, friedRice),
  'dates-cream': dish(ground.mat, datesCream),
  lakh: dish(ground.waxRed, lakh),
  'fruit-salad': dish(ground.whiteMarble, fruitSalad, { camera: { target: [0, 3, 0.4] } }),
  zrig: dish(ground.mat, zrig, { camera: { target: [0, 3.6, 0.4] } }),
  atay: dish(ground.mat, atay, { camera: { target: [0, 3.4, 0], elevation: 38, distance: 64 } }),
  coffee: dish(ground.warmWood, coffee, { camera: { target: [0, 3.4, 0], elevation: 44 } }),
  bissap: dish(ground.waxRed, bissap, glassView),
  bouye: dish(ground.sand, bouye, glassView),
  'ginger-juice': dish(ground.tealBoards, gingerJuice, glassView),
  'orange-juice': dish(ground.blueTiles, orangeJuice, glassView),
  'mango-juice': dish(ground.waxGreen, mangoJuice, glassView),
  'avocado-juice': dish(ground.linen, avocadoJuice, glassView),
  'mint-lemonade': dish(ground.whiteMarble, mintLemonade, glassView),
};
