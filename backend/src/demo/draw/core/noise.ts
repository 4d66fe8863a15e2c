/** A number in [0, 1) from three whole numbers. */
export function hash3(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** Smooth value noise in [-1, 1]. */
export function noise(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = x - ix;
  const fy = y - iy;
  const fz = z - iz;
  const ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const uz = fz * fz * fz * (fz * (fz * 6 - 15) + 10);
  const a = hash3(ix, iy, iz);
  const b = hash3(ix + 1, iy, iz);
  const c = hash3(ix, iy + 1, iz);
  const d = hash3(ix + 1, iy + 1, iz);
  const e = hash3(ix, iy, iz + 1);
  const f = hash3(ix + 1, iy, iz + 1);
  const g = hash3(ix, iy + 1, iz + 1);
  const h = hash3(ix + 1, iy + 1, iz + 1);
  const low = a + (b - a) * ux + (c + (d - c) * ux - a - (b - a) * ux) * uy;
  const high = e + (f - e) * ux + (g + (h - g) * ux - e - (f - e) * ux) * uy;
  return (low + (high - low) * uz) * 2 - 1;
}

/** Several octaves of noise, about [-1, 1]. */
export function fbm(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * scale, y * scale + octave * 7.3, z * scale);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

/** Distance to the nearest of randomly strewn points, about [0, 1]; cracks, pores and bubbles. */
export function cells(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  let best = 9;
  for (let i = -1; i <= 1; i += 1)
    for (let j = -1; j <= 1; j += 1)
      for (let k = -1; k <= 1; k += 1) {
        const cx = ix + i;
        const cy = iy + j;
        const cz = iz + k;
        const dx = cx + hash3(cx, cy, cz) - x;
        const dy = cy + hash3(cy, cz, cx + 57) - y;
        const dz = cz + hash3(cz, cx + 113, cy) - z;
        best = Math.min(best, dx * dx + dy * dy + dz * dz);
      }
  return Math.sqrt(best);
}
