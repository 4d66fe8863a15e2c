import { hash3 } from './noise.ts';
import { f32 } from './vec.ts';

/** Dimensions that are spread evenly over a pixel's samples; further along a path, chance is good enough. */
const EVEN_DIMENSIONS = 10;

function reverseBits(value: number): number {
  let x = value;
  x = ((x & 0x55555555) << 1) | ((x >>> 1) & 0x55555555);
  x = ((x & 0x33333333) << 2) | ((x >>> 2) & 0x33333333);
  x = ((x & 0x0f0f0f0f) << 4) | ((x >>> 4) & 0x0f0f0f0f);
  x = ((x & 0x00ff00ff) << 8) | ((x >>> 8) & 0x00ff00ff);
  return (x << 16) | (x >>> 16);
}

/** Owen's nested shuffle of the bits of a number, by hashing (Burley 2020, "Practical hash-based Owen scrambling"). */
function scramble(value: number, seed: number): number {
  let x = reverseBits(value);
  x = (x ^ Math.imul(x, 0x3d20adea)) >>> 0;
  x = (x + seed) >>> 0;
  x = Math.imul(x, (seed >>> 16) | 1) >>> 0;
  x = (x ^ Math.imul(x, 0x05526c56)) >>> 0;
  x = (x ^ Math.imul(x, 0x53a22864)) >>> 0;
  return reverseBits(x);
}

/** Second dimension of the Sobol sequence. */
function sobol(index: number): number {
  let result = 0;
  let direction = 1 << 31;
  for (let rest = index; rest !== 0; rest >>>= 1) {
    if ((rest & 1) !== 0) result ^= direction;
    direction ^= direction >>> 1;
  }
  return result;
}

/** As many samples as a pixel ever gets; beyond them the table repeats, turned by another amount. */
const TABLE_SAMPLES = 256;
const TABLE = Float32Array.from({ length: TABLE_SAMPLES * EVEN_DIMENSIONS }, (_, at) => {
  const dimension = at % EVEN_DIMENSIONS;
  const index = scramble(Math.floor(at / EVEN_DIMENSIONS), Math.floor(hash3(9, dimension >> 1, 3) * 2 ** 32));
  const point = (dimension & 1) === 0 ? reverseBits(index) : sobol(index);
  return (scramble(point, Math.floor(hash3(11, dimension, 5) * 2 ** 32)) >>> 0) / 2 ** 32;
});

/**
 * Numbers in [0, 1) for one pixel: evenly spread over its samples at first, plain random further along the path.
 * All pixels share one table of points, each turns it by amounts of its own.
 */
export class Sampler {
  #at = 0;
  #pixel = 0;
  #dimension = 0;
  #state = 0;

  begin(x: number, y: number, sample: number): void {
    this.#pixel = Math.floor(hash3(x, y, 17 + Math.floor(sample / TABLE_SAMPLES)) * 2 ** 32);
    this.#at = (sample % TABLE_SAMPLES) * EVEN_DIMENSIONS;
    this.#dimension = 0;
    this.#state = Math.floor(hash3(x, y, sample + 101) * 2 ** 32) | 1;
  }

  /** The next two numbers will be spread evenly together, as points in a square. */
  pair(): void {
    this.#dimension = (this.#dimension + 1) & ~1;
  }

  next(): number {
    const dimension = this.#dimension;
    this.#dimension += 1;
    if (dimension >= EVEN_DIMENSIONS) return this.#chance();
    const value = f32(TABLE, this.#at + dimension) + hash3(this.#pixel, dimension, 3);
    return value >= 1 ? value - 1 : value;
  }

  #chance(): number {
    let s = this.#state;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.#state = s;
    return (s >>> 0) / 2 ** 32;
  }
}
