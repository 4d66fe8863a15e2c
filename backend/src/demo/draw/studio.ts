import type { CameraOptions } from './core/camera.ts';
import type { LightOptions } from './core/light.ts';
import type { Scene } from './core/render.ts';
import { Table } from './core/table.ts';

/** What a picture is made of; the studio adds camera, light and film. */
export interface Picture {
  /** Everything on the table, around the origin, in centimetres. */
  readonly draw: (table: Table) => void;
  readonly camera?: Partial<CameraOptions>;
  readonly light?: Partial<LightOptions>;
  /** Stops the chance of a picture from changing when another one does. */
  readonly seed?: number;
  readonly exposure?: number;
}

const DISH_CAMERA: CameraOptions = {
  target: [0, 1.2, 0.4],
  distance: 60,
  elevation: 47,
  azimuth: 0,
  view: 24.5,
  lens: 0.9,
};

const BANNER_CAMERA: CameraOptions = {
  target: [0, 1, 0],
  distance: 86,
  elevation: 46,
  azimuth: 0,
  view: 27,
  lens: 1.5,
};

/** Late morning: a tall window behind the table on the left. */
const DAYLIGHT: LightOptions = {
  azimuth: -52,
  elevation: 38,
  halfWidth: 0.5,
  halfHeight: 0.36,
  window: [8.2, 7.2, 5.9],
  above: [0.4, 0.43, 0.5],
  horizon: [0.3, 0.25, 0.2],
};

/** Evening: a low warm lamp, the room in the dark. */
export const LAMPLIGHT: Partial<LightOptions> = {
  elevation: 40,
  window: [9.4, 7.2, 4.9],
  above: [0.34, 0.3, 0.32],
  horizon: [0.24, 0.17, 0.13],
};

/** Noon by the sea: high and clear. */
export const SEALIGHT: Partial<LightOptions> = {
  elevation: 52,
  window: [7.4, 6.9, 6.2],
  above: [0.44, 0.52, 0.62],
  horizon: [0.32, 0.3, 0.27],
};

export const EXPOSURE = 1.0;

/** Sets a picture up for the renderer. */
export function stage(picture: Picture, kind: 'dish' | 'banner'): Scene {
  const table = new Table(picture.seed ?? 1);
  picture.draw(table);
  return {
    geometry: table.geometry,
    camera: { ...(kind === 'dish' ? DISH_CAMERA : BANNER_CAMERA), ...picture.camera },
    light: { ...DAYLIGHT, ...picture.light },
  };
}

/** How carefully each kind is drawn: light paths per pixel and size of the rendering relative to the picture. */
export const QUALITY = {
  dish: { samples: 10, scale: 1, vignette: 0.3 },
  banner: { samples: 12, scale: 1.5, vignette: 0.42 },
} as const;
