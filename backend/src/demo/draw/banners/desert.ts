import * as ground from '../dishes/grounds.ts';
import type { BannerPicture } from '../../picture-keys.ts';
import { msemen, omelette } from '../dishes/breakfast.ts';
import { aich, couscousCamel, couscousVegetables } from '../dishes/couscous.ts';
import { atay } from '../dishes/drinks.ts';
import { chwaya, mechoui } from '../dishes/grill.ts';
import { lakh, zrig } from '../dishes/milk.ts';
import { riceMeat } from '../dishes/rice.ts';
import { datesCream } from '../dishes/sweets.ts';
import { roundLoaf } from '../parts/breads.ts';
import { mintSprig } from '../parts/herbs.ts';
import { spoon } from '../parts/props.ts';
import { tray } from '../parts/vessels.ts';
import { LAMPLIGHT, type Picture } from '../studio.ts';
import { nomadCarpet } from './hearths.ts';
import { breads, dates, limes, teaSet } from './pieces.ts';
import { group, scene } from './scene.ts';

export const DESERT = {
  'banner-khaima': scene(nomadCarpet, [
    [0, 3, (t) => tray(t, 19)],
    [0, 3, couscousCamel, { y: 0.4, scale: 1.12 }],
    [31, 1, teaSet, { yaw: -14 }],
    [-30, 2, mechoui, { yaw: 20 }],
    [-17, -22, datesCream, { scale: 0.8 }],
    [17, -21, zrig, { scale: 0.9 }],
    [-14, 20, dates],
  ]),
  'banner-mechoui': scene(nomadCarpet, [
    [-2, 3, mechoui, { scale: 1.42, yaw: -6 }],
    [32, -2, couscousVegetables, { scale: 0.95 }],
    [-33, -6, group([[0, 0, breads]])],
    [14, -24, teaSet, { scale: 0.8 }],
    [-27, 16, limes],
    [25, 17, dates],
  ]),
  'banner-tea': scene(
    ground.mat,
    [
      [-2, 2, atay, { scale: 1.25 }],
      [29, -4, datesCream, { scale: 0.95 }],
      [-31, -4, msemen],
      [24, 15, dates],
      [-24, 14, (t) => mintSprig(t, 1.8)],
    ],
    { camera: { target: [0, 3, 0], elevation: 34, distance: 80 }, light: LAMPLIGHT, exposure: 1.1 },
  ),
  'banner-camel': scene(ground.paleWood, [
    [-2, 3, riceMeat, { scale: 1.2 }],
    [28, -1, omelette, { scale: 0.95 }],
    [-30, -2, teaSet],
    [13, 18, spoon, { yaw: 60 }],
    [-15, 19, limes],
    [12, -22, (t) => roundLoaf(t, 8, 5)],
  ]),
  'banner-zrig': scene(ground.mat, [
    [-2, 3, zrig, { scale: 1.2 }],
    [27, 0, datesCream, { scale: 0.92 }],
    [-29, -2, lakh, { scale: 0.95 }],
    [11, -22, (t) => roundLoaf(t, 8, 5)],
    [15, 19, dates],
    [-15, 19, dates],
  ]),
  'banner-dates': scene(
    ground.mat,
    [
      [-1, 3, datesCream, { scale: 1.25 }],
      [29, -3, teaSet],
      [-30, -2, zrig, { scale: 0.92 }],
      [18, 18, dates],
      [-18, 18, (t) => mintSprig(t, 1.6)],
      [2, -23, msemen, { scale: 0.8 }],
    ],
    { light: { window: [9, 7.4, 5.4] } },
  ),
  'banner-aich': scene(ground.sand, [
    [-2, 3, aich, { scale: 1.28 }],
    [29, -2, chwaya, { scale: 0.95 }],
    [-30, -2, zrig, { scale: 0.95 }],
    [15, 19, dates],
    [-15, 19, breads, { scale: 0.6 }],
  ]),
  'banner-lakh': scene(ground.waxRed, [
    [-2, 3, lakh, { scale: 1.25 }],
    [28, -3, zrig],
    [-30, -2, aich, { scale: 0.95 }],
    [14, 18, dates],
    [-16, 18, (t) => mintSprig(t, 1.6)],
    [2, -22, (t) => roundLoaf(t, 8, 5)],
  ]),
} satisfies Partial<Record<BannerPicture, Picture>>;
