import * as ground from '../dishes/grounds.ts';
import type { BannerPicture } from '../../picture-keys.ts';
import { chawarmaRoll } from '../dishes/chawarma.ts';
import { couscousVegetables } from '../dishes/couscous.ts';
import { fries } from '../dishes/fried.ts';
import { falafel, hummus, tabbouleh } from '../dishes/mezze.ts';
import { closedTajine, pastilla, tajineChicken, tajineLamb } from '../dishes/moroccan.ts';
import { salad } from '../dishes/salads.ts';
import { dip, paperSheet } from '../dishes/sides.ts';
import { harira } from '../dishes/soups.ts';
import { roundLoaf } from '../parts/breads.ts';
import { teaGlass } from '../parts/glasses.ts';
import { spoon } from '../parts/props.ts';
import type { Picture } from '../studio.ts';
import { breads, dates, lemons, olives, spices, teaSet, tomatoes } from './pieces.ts';
import { group, scene } from './scene.ts';

export const LEVANT = {
  'banner-tajine': scene(ground.saffronTiles, [
    [-2, 4, tajineLamb, { scale: 1.15 }],
    [-27, -9, closedTajine, { scale: 1.05 }],
    [27, -2, tajineChicken, { scale: 0.95 }],
    [8, -20, teaGlass, { scale: 1.2 }],
    [14, -18, teaGlass, { scale: 1.2 }],
    [-26, 13, (t) => roundLoaf(t, 8, 5)],
    [19, 17, spices],
  ]),
  'banner-pastilla': scene(ground.greenTiles, [
    [-2, 3, pastilla, { scale: 1.18 }],
    [29, -2, teaSet],
    [-30, -3, tajineChicken, { scale: 0.92 }],
    [14, 19, dates],
    [-15, 19, spices],
  ]),
  'banner-couscous': scene(ground.blueTiles, [
    [-2, 3, couscousVegetables, { scale: 1.25 }],
    [28, -1, harira, { scale: 0.95 }],
    [-30, -2, group([[0, 0, (t) => roundLoaf(t, 9.4, 6)]])],
    [-18, 18, spices],
    [16, 19, spoon, { yaw: 70 }],
    [8, -22, teaGlass, { scale: 1.2 }],
    [14, -21, teaGlass, { scale: 1.2 }],
  ]),
  'banner-mezze': scene(ground.paleWood, [
    [-2, 4, hummus, { scale: 1.08 }],
    [-29, 2, tabbouleh, { scale: 0.95 }],
    [27, 0, falafel],
    [-13, -20, salad, { scale: 0.8 }],
    [13, -19, breads],
    [14, 18, olives],
    [-17, 19, group(lemons)],
  ]),
  'banner-chawarma': scene(
    ground.warmWood,
    [
      [-4, 2, (t) => paperSheet(t, 46, 34, 0.1)],
      [-17, 0, chawarmaRoll, { y: 1.2, yaw: 16, scale: 1.25 }],
      [-6, 1, chawarmaRoll, { y: 1.2, yaw: 2, scale: 1.25 }],
      [5, 0, chawarmaRoll, { y: 1.2, yaw: -12, scale: 1.25 }],
      [27, 2, fries, { scale: 0.92 }],
      [-34, -2, hummus, { scale: 0.9 }],
      [14, 16, (t) => dip(t, '#f6efdc', '#efe2c0', '#33505a', 3.6)],
      [6, -22, salad, { scale: 0.75 }],
      [-22, 18, tomatoes],
    ],
    { camera: { elevation: 40 } },
  ),
} satisfies Partial<Record<BannerPicture, Picture>>;
