import * as ground from '../dishes/grounds.ts';
import type { BannerPicture } from '../../picture-keys.ts';
import { lambChops, steakFries } from '../dishes/cuts.ts';
import { coffee, mintLemonade } from '../dishes/drinks.ts';
import { alloco, fries } from '../dishes/fried.ts';
import { brochettes, chwaya, kefta } from '../dishes/grill.ts';
import { dip } from '../dishes/sides.ts';
import { burgerTower } from '../dishes/street.ts';
import { chocolateCake } from '../dishes/sweets.ts';
import { baguette } from '../parts/breads.ts';
import { LEMON, citrusHalf } from '../parts/citrus.ts';
import { chop } from '../parts/meat.ts';
import { halfChicken } from '../parts/poultry.ts';
import { fork, spice } from '../parts/props.ts';
import { onionRing } from '../parts/slices.ts';
import { chilli } from '../parts/vegetables.ts';
import { LAMPLIGHT, type Picture } from '../studio.ts';
import { emberGrill } from './hearths.ts';
import { limes, skewers, tomatoes, walnutBoard } from './pieces.ts';
import { group, lowView, scene } from './scene.ts';

export const FIRE = {
  'banner-ember': scene(
    emberGrill,
    [
      [-13, 3, skewers(5, 5.2), { y: 4.2, yaw: 10, scale: 1.25 }],
      [13, 4, halfChicken, { y: 4.9, scale: 1.55, yaw: -24 }],
      [
        7,
        -14,
        group([
          [0, 0, chop, { scale: 1.6, yaw: 60 }],
          [11, 0, chop, { scale: 1.5, yaw: 100 }],
          [21, 3, chop, { scale: 1.5, yaw: 50 }],
        ]),
        { y: 5.6 },
      ],
      [
        -31,
        4,
        group([
          [0, 0, (t) => onionRing(t, 3)],
          [3, 4, (t) => onionRing(t, 2.3)],
          [-1, 8, (t) => citrusHalf(t, LEMON, 3)],
        ]),
        { y: 4.9 },
      ],
      [
        -29,
        -12,
        group([
          [0, 0, (t) => chilli(t, 7), { yaw: 40 }],
          [5, 1, (t) => chilli(t, 6), { yaw: 75 }],
        ]),
        { y: 5.4 },
      ],
    ],
    {
      camera: { distance: 72, elevation: 50 },
      light: { window: [8.6, 6.6, 4.6], above: [0.3, 0.28, 0.3], horizon: [0.2, 0.15, 0.12] },
    },
  ),
  'banner-chwaya': scene(
    ground.darkWood,
    [
      [-3, 3, chwaya, { scale: 1.22 }],
      [29, 0, lambChops],
      [
        -31,
        -2,
        group([
          [0, 0, (t) => baguette(t, 28, 3.4), { yaw: 24 }],
          [7, 3, (t) => baguette(t, 27, 3.2), { yaw: 14 }],
        ]),
      ],
      [13, -21, alloco, { scale: 0.75 }],
      [-14, -21, (t) => spice(t, '#b8641c', '#a3520f'), { scale: 1.2 }],
      [16, 18, limes],
    ],
    { light: LAMPLIGHT, exposure: 1.12 },
  ),
  'banner-brochettes': scene(
    ground.darkSlate,
    [
      [-2, 3, brochettes, { scale: 1.25, yaw: -4 }],
      [33, -3, kefta, { scale: 0.95 }],
      [-34, -9, fries, { scale: 0.85 }],
      [27, 16, limes],
      [-27, 15, tomatoes],
    ],
    { light: LAMPLIGHT, exposure: 1.12 },
  ),
  'banner-steak': scene(
    ground.darkWood,
    [
      [-2, 3, steakFries, { scale: 1.2 }],
      [29, 0, burgerTower, { scale: 1.3, yaw: 20 }],
      [-30, -2, (t) => coffee(t)],
      [17, 19, fork, { yaw: 62 }],
      [-18, 18, tomatoes],
      [6, -23, chocolateCake, { scale: 0.8 }],
    ],
    { light: { window: [8.8, 7, 5], above: [0.34, 0.34, 0.38] } },
  ),
  'banner-burger': scene(
    ground.darkWood,
    [
      [-3, 4, walnutBoard(66, 34)],
      [-11, 3, burgerTower, { y: 1.6, scale: 1.5, yaw: 12 }],
      [12, 1, burgerTower, { y: 1.6, scale: 1.42, yaw: -20 }],
      [34, -6, fries, { scale: 0.95 }],
      [-34, -4, mintLemonade, { scale: 0.95 }],
      [1, 15, (t) => dip(t, '#b3230e', '#c73818', '#e6dccb', 3.4), { y: 1.6 }],
      [25, 13, tomatoes],
    ],
    { camera: lowView },
  ),
} satisfies Partial<Record<BannerPicture, Picture>>;
