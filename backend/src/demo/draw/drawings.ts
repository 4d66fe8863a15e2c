import type { PictureKey } from '../picture-keys.ts';
import type { Table } from './core/table.ts';
import type { Picture } from './studio.ts';
import { BANNERS } from './banners/scenes.ts';
import * as bakery from './dishes/bakery.ts';
import * as bowls from './dishes/bowls.ts';
import * as drinks from './dishes/drinks.ts';
import * as grill from './dishes/grill.ts';
import * as ground from './dishes/grounds.ts';
import * as pots from './dishes/pots.ts';
import * as rice from './dishes/rice.ts';
import * as sea from './dishes/sea.ts';

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
  thieboudienne: dish(ground.indigoCloth, rice.thieboudienne),
  'ceebu-yapp': dish(ground.waxGreen, rice.ceebuYapp),
  'rice-meat': dish(ground.warmWood, rice.riceMeat),
  mbakhal: dish(ground.tealBoards, rice.mbakhal),
  'rice-chicken': dish(ground.linen, rice.riceChicken),
  yassa: dish(ground.waxBlue, rice.yassa),
  mafe: dish(ground.darkWood, rice.mafe),
  domoda: dish(ground.waxGold, rice.domoda),
  'couscous-camel': dish(ground.mat, rice.couscousCamel),
  'couscous-vegetables': dish(ground.blueTiles, rice.couscousVegetables),
  aich: dish(ground.sand, rice.aich),
  mechoui: dish(ground.darkWood, grill.mechoui),
  chwaya: dish(ground.darkWood, grill.chwaya),
  brochettes: dish(ground.darkSlate, grill.brochettes),
  kefta: dish(ground.warmWood, grill.kefta),
  'grilled-chicken': dish(ground.waxRed, grill.grilledChicken),
  'lamb-chops': dish(ground.paleWood, grill.lambChops),
  'steak-fries': dish(ground.darkWood, grill.steakFries),
  'grilled-vegetables': dish(ground.tealBoards, grill.grilledVegetables),
  'grilled-sole': dish(ground.whiteBoards, sea.grilledSole),
  'grilled-fish': dish(ground.seaTiles, sea.grilledFish),
  prawns: dish(ground.whiteBoards, sea.prawns),
  calamari: dish(ground.blueLinen, sea.calamari),
  'fish-balls': dish(ground.tealBoards, sea.fishBalls),
  'fish-soup': dish(ground.blueTiles, sea.fishSoup),
  harira: dish(ground.saffronTiles, bowls.harira),
  'lentil-soup': dish(ground.linen, bowls.lentilSoup),
  niebe: dish(ground.waxGreen, bowls.niebe),
  fataya: dish(ground.waxBlue, bowls.fataya),
  nems: dish(ground.darkSlate, bowls.nems),
  falafel: dish(ground.paleWood, bowls.falafel),
  hummus: dish(ground.warmWood, bowls.hummus),
  tabbouleh: dish(ground.whiteMarble, bowls.tabbouleh),
  salad: dish(ground.paleWood, bowls.salad),
  alloco: dish(ground.waxGreen, bowls.alloco),
  omelette: dish(ground.linen, bowls.omelette),
  pastilla: dish(ground.greenTiles, bakery.pastilla),
  chawarma: dish(ground.darkSlate, bakery.chawarma),
  'pizza-margherita': dish(ground.darkSlate, bakery.margherita),
  'pizza-meat': dish(ground.darkWood, bakery.pizzaMeat),
  'pizza-vegetables': dish(ground.gingham, bakery.pizzaVegetables),
  burger: dish(ground.darkSlate, bakery.burger, {
    camera: { target: [0, 4.6, 0], elevation: 27, distance: 62 },
  }),
  fries: dish(ground.gingham, bakery.fries),
  sandwich: dish(ground.linen, bakery.sandwich),
  msemen: dish(ground.blueTiles, bakery.msemen),
  croissants: dish(ground.whiteMarble, bakery.croissants),
  bread: dish(ground.linen, bakery.bread),
  beignets: dish(ground.waxBlue, bakery.beignets),
  'chocolate-cake': dish(ground.whiteMarble, bakery.chocolateCake, {
    camera: { target: [0, 2.6, 0], elevation: 36, distance: 56 },
  }),
  'tajine-chicken': dish(ground.blueTiles, pots.tajineChicken),
  'tajine-lamb': dish(ground.greenTiles, pots.tajineLamb),
  noodles: dish(ground.darkSlate, pots.noodles),
  'fried-rice': dish(ground.warmWood, pots.friedRice),
  'dates-cream': dish(ground.mat, pots.datesCream),
  lakh: dish(ground.waxRed, pots.lakh),
  'fruit-salad': dish(ground.whiteMarble, pots.fruitSalad),
  zrig: dish(ground.mat, pots.zrig),
  atay: dish(ground.mat, drinks.atay, { camera: { target: [0, 3.4, 0], elevation: 38, distance: 64 } }),
  coffee: dish(ground.warmWood, drinks.coffee, { camera: { target: [0, 3.4, 0], elevation: 44 } }),
  bissap: dish(ground.waxRed, drinks.bissap, glassView),
  bouye: dish(ground.sand, drinks.bouye, glassView),
  'ginger-juice': dish(ground.tealBoards, drinks.gingerJuice, glassView),
  'orange-juice': dish(ground.blueTiles, drinks.orangeJuice, glassView),
  'mango-juice': dish(ground.waxGreen, drinks.mangoJuice, glassView),
  'avocado-juice': dish(ground.linen, drinks.avocadoJuice, glassView),
  'mint-lemonade': dish(ground.whiteMarble, drinks.mintLemonade, glassView),
};
