/**
 * What a ray met. The tracer fills in where; the material answers with how it looks.
 * One object is reused for every hit, so nothing may keep it.
 */
export class Surface {
  x = 0;
  y = 0;
  z = 0;
  /** Shading normal, of unit length; a material may tilt it. */
  nx = 0;
  ny = 1;
  nz = 0;
  u = 0;
  v = 0;
  seed = 0;
  /** Linear albedo. */
  r = 0.5;
  g = 0.5;
  b = 0.5;
  /** Roughness of the reflection, 0 mirror to 1 matt. */
  rough = 0.6;
  /** Reflectance seen from the front. */
  specular = 0.04;
  /** Share of the light that passes through a thin part (leaves, cloth, thin bread) and leaves it diffusely. */
  through = 0;
  /** Light it sends out itself. */
  glow = 0;
}

/**
 * `opaque`: coloured body under a clear reflection. `metal`: coloured reflection only. `liquid`: refracts and
 * absorbs along the way (albedo: what is left of the light after one centimetre). `pane`: thin glass, reflects a
 * little and lets the rest pass straight.
 */
export type MaterialKind = 'opaque' | 'metal' | 'liquid' | 'pane';

export interface Material {
  readonly kind: MaterialKind;
  shade(surface: Surface): void;
}
