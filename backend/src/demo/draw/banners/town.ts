import * as ground from '../dishes/grounds.ts';
import type { BannerPicture } from '../../picture-keys.ts';
import { croissants, msemen, omelette } from '../dishes/breakfast.ts';
import {
  avocadoGlass,
  avocadoJuice,
  bissapGlass,
  bouyeGlass,
  coffee,
  mangoGlass,
  mintLemonade,
  orangeGlass,
  orangeJuice,
} from '../dishes/drinks.ts';
import { nems } from '../dishes/fried.ts';
import { margherita, pizzaMeat, pizzaVegetables } from '../dishes/pizza.ts';
import { fruitSalad, grilledVegetables, salad } from '../dishes/salads.ts';
import { dip } from '../dishes/sides.ts';
import { beignets } from '../dishes/sweets.ts';
import { friedRice, noodles } from '../dishes/wok.ts';
import { baguette, roundLoaf } from '../parts/breads.ts';
import { wholeMango, wholeOrange } from '../parts/fruit.ts';
import { mintLeaves, mintSprig } from '../parts/herbs.ts';
import { croissant } from '../parts/pastry.ts';
import { flour, fork, spice } from '../parts/props.ts';
import { LAMPLIGHT, type Picture } from '../studio.ts';
import { chillies, lemons, limes, olives, tomatoes } from './pieces.ts';
import { group, scene } from './scene.ts';

export const TOWN = {
  'banner-pizza': scene(ground.darkSlate, [
    [-4, 3, margherita, { scale: 1.12 }],
    [33, 0, pizzaVegetables, { yaw: 30 }],
    [-36, -12, pizzaMeat, { yaw: -20 }],
    [16, -20, tomatoes, { scale: 1.3 }],
    [17, 18, group([[0, 0, (t) => mintLeaves(t, 7, 4)]])],
    [-25, 16, (t) => spice(t, '#b8641c', '#a3520f')],
  ]),
  'banner-pizza-night': scene(
    ground.darkWood,
    [
      [3, 3, pizzaMeat, { scale: 1.14, yaw: 12 }],
      [-34, -4, pizzaVegetables],
      [35, -11, mintLemonade],
      [-14, 19, tomatoes, { scale: 1.2 }],
      [23, 17, olives],
    ],
    { light: LAMPLIGHT, exposure: 1.12 },
  ),
  'banner-bakery': scene(ground.warmWood, [
    [0, 0, (t) => flour(t, 36, 900)],
    [-4, 3, (t) => roundLoaf(t, 11, 8)],
    [15, 2, (t) => baguette(t, 34, 3.6), { yaw: -32 }],
    [21, 5, (t) => baguette(t, 33, 3.4), { yaw: -25 }],
    [-28, 3, croissants],
    [-16, -20, (t) => roundLoaf(t, 8, 6)],
    [6, -22, (t) => coffee(t), { scale: 0.8 }],
    [34, -10, msemen, { scale: 0.9 }],
    [4, 19, (t) => croissant(t, 1.2), { yaw: 20 }],
  ]),
  'banner-beignets': scene(ground.waxGold, [
    [-2, 3, beignets, { scale: 1.28 }],
    [28, -1, (t) => coffee(t), { scale: 1.05 }],
    [-30, -1, croissants, { scale: 0.95 }],
    [14, -22, bouyeGlass, { scale: 1.1 }],
    [15, 19, (t) => mintSprig(t, 1.4)],
  ]),
  'banner-breakfast': scene(ground.linen, [
    [-2, 3, omelette, { scale: 1.18 }],
    [28, 0, msemen],
    [-29, -1, croissants, { scale: 0.95 }],
    [13, -22, orangeJuice, { scale: 0.85 }],
    [-14, -21, (t) => coffee(t), { scale: 0.8 }],
    [15, 19, fork, { yaw: 64 }],
  ]),
  'banner-salad': scene(ground.whiteMarble, [
    [-2, 3, salad, { scale: 1.12 }],
    [28, 1, fruitSalad],
    [-29, -2, grilledVegetables],
    [13, -22, avocadoJuice, { scale: 0.9 }],
    [-14, 19, limes],
    [14, 19, (t) => mintSprig(t, 1.5)],
    [-17, -21, tomatoes, { scale: 1.3 }],
  ]),
  'banner-asian': scene(ground.darkSlate, [
    [-1, 4, noodles, { scale: 1.18 }],
    [-29, 0, friedRice],
    [28, -1, nems],
    [12, -20, (t) => dip(t, '#2a130a', '#3a1c0e', '#e6dccb', 4)],
    [-12, -21, (t) => dip(t, '#a8240f', '#c9401a', '#33505a', 4)],
    [15, 19, chillies],
    [-17, 18, limes],
  ]),
  'banner-juice': scene(
    ground.tealBoards,
    [
      [-24, 2, orangeGlass, { scale: 1.15 }],
      [-12, 4, bissapGlass, { scale: 1.15 }],
      [0.5, 2, bouyeGlass, { scale: 1.15 }],
      [12, 4, mangoGlass, { scale: 1.15 }],
      [24, 1, avocadoGlass, { scale: 1.15 }],
      [-34, -9, (t) => wholeOrange(t, 5)],
      [33, -8, (t) => wholeMango(t, 4.6), { yaw: 40 }],
      [-6, 13, limes],
      [18, 13, (t) => mintSprig(t, 1.6)],
      [-18, 13, group(lemons)],
    ],
    { camera: { target: [0, 6.4, 0], elevation: 24, distance: 64, lens: 0.8 } },
  ),
} satisfies Partial<Record<BannerPicture, Picture>>;
