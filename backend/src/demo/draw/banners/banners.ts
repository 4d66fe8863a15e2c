import { TOWN } from './town.ts';
import { SEA } from './sea.ts';
import { RIVER } from './river.ts';
import { LEVANT } from './levant.ts';
import { FIRE } from './fire.ts';
import { DESERT } from './desert.ts';
import type { BannerPicture } from '../../picture-keys.ts';
import type { Picture } from '../studio.ts';

/** How every banner is laid. */
export const BANNERS: Readonly<Record<BannerPicture, Picture>> = {
  ...DESERT,
  ...RIVER,
  ...FIRE,
  ...SEA,
  ...LEVANT,
  ...TOWN,
};
