import * as ground from '../dishes/grounds.ts';
import type { BannerPicture } from '../../picture-keys.ts';
import { grilledChicken } from '../dishes/cuts.ts';
import { coffee, gingerJuice } from '../dishes/drinks.ts';
import { grilledFish } from '../dishes/fish.ts';
import { alloco, fataya } from '../dishes/fried.ts';
import { ceebuYapp, mbakhal, thieboudienne } from '../dishes/rice.ts';
import { salad } from '../dishes/salads.ts';
import { dip } from '../dishes/sides.ts';
import { niebe } from '../dishes/soups.ts';
import { domoda, mafe, yassa } from '../dishes/stews.ts';
import { beignets } from '../dishes/sweets.ts';
import type { Picture } from '../studio.ts';
import { bissapPair, chillies, limes } from './pieces.ts';
import { scene } from './scene.ts';

export const RIVER = {
  'banner-thieb': scene(ground.waxGold, [
    [-2, 3, thieboudienne, { scale: 1.4, yaw: -8 }],
    [30, -4, yassa, { scale: 0.95, yaw: 30 }],
    [-33, 0, salad, { scale: 0.92 }],
    [15, -22, bissapPair, { scale: 0.95 }],
    [24, 17, (t) => dip(t, '#a8240f', '#cc4a1c', '#26313a', 3.8)],
    [-21, 19, limes],
    [-17, -21, chillies, { scale: 1.2 }],
  ]),
  'banner-yassa': scene(ground.waxBlue, [
    [-1, 3, yassa, { scale: 1.28, yaw: 8 }],
    [31, -5, gingerJuice],
    [-31, 0, alloco, { scale: 0.98 }],
    [-13, 20, limes],
    [20, 17, chillies],
    [10, -22, salad, { scale: 0.72 }],
  ]),
  'banner-river': scene(ground.tealBoards, [
    [-3, 3, mbakhal, { scale: 1.26 }],
    [29, -3, grilledFish, { scale: 0.9, yaw: 20 }],
    [-32, -2, fataya, { scale: 0.9 }],
    [16, 18, limes],
    [-18, 18, chillies],
    [4, -23, bissapPair, { scale: 0.9 }],
  ]),
  'banner-mafe': scene(ground.waxGreen, [
    [-2, 3, mafe, { scale: 1.26, yaw: -6 }],
    [30, -2, domoda, { scale: 0.95, yaw: 20 }],
    [-31, 0, niebe, { scale: 0.95 }],
    [15, 19, chillies],
    [-16, 19, limes],
    [9, -23, bissapPair, { scale: 0.85 }],
  ]),
  'banner-ceebu': scene(ground.waxRed, [
    [-2, 3, ceebuYapp, { scale: 1.3 }],
    [30, -5, bissapPair, { scale: 1.05 }],
    [-30, -2, salad, { scale: 0.9 }],
    [16, 18, chillies],
    [-17, 18, limes],
    [10, -22, grilledChicken, { scale: 0.72 }],
  ]),
  'banner-domoda': scene(ground.waxGreen, [
    [-2, 3, domoda, { scale: 1.28 }],
    [30, -2, grilledChicken, { scale: 0.95 }],
    [-32, -6, gingerJuice],
    [16, 19, limes],
    [-17, 18, chillies],
  ]),
  'banner-fataya': scene(ground.waxBlue, [
    [-2, 3, fataya, { scale: 1.2 }],
    [28, -1, beignets, { scale: 0.98 }],
    [-30, 0, niebe, { scale: 0.98 }],
    [12, -22, (t) => coffee(t), { scale: 0.8 }],
    [-13, -21, chillies, { scale: 1.2 }],
    [16, 19, limes],
  ]),
} satisfies Partial<Record<BannerPicture, Picture>>;
