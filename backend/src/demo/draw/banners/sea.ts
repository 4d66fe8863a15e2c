import * as ground from '../dishes/grounds.ts';
import type { BannerPicture } from '../../picture-keys.ts';
import { fishSoup, grilledFish, grilledSole } from '../dishes/fish.ts';
import { salad } from '../dishes/salads.ts';
import { calamari, prawns } from '../dishes/shellfish.ts';
import { parsleySprig } from '../parts/herbs.ts';
import { type Picture, SEALIGHT } from '../studio.ts';
import { lemons, limes } from './pieces.ts';
import { group, scene } from './scene.ts';

export const SEA = {
  'banner-sea': scene(
    ground.seaTiles,
    [
      [-2, 4, grilledFish, { scale: 1.3, yaw: -6 }],
      [26, -14, grilledSole, { scale: 0.95, yaw: 10 }],
      [-30, -12, prawns, { scale: 0.85 }],
      [29, 12, limes, { scale: 1.2 }],
      [-29, 12, group(lemons), { scale: 1.2 }],
      [0, -20, salad, { scale: 0.7 }],
    ],
    { light: SEALIGHT },
  ),
  'banner-prawns': scene(
    ground.whiteBoards,
    [
      [-2, 3, prawns, { scale: 1.25 }],
      [29, 1, calamari],
      [-31, -3, fishSoup, { scale: 0.95 }],
      [14, -20, group(lemons), { scale: 1.2 }],
      [-15, 19, group(lemons)],
      [17, 19, (t) => parsleySprig(t, 1.3)],
    ],
    { light: SEALIGHT },
  ),
} satisfies Partial<Record<BannerPicture, Picture>>;
