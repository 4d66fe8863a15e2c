import { hash3 } from './noise.ts';

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

/** Numbers in [0, 1) for one pixel: evenly spread over its samples at first, plain random further along the path. */
export class Sampler {
  #pixel = 0;
  #sample = 0;
  #dimension = 0;
  #state = 0;

  begin(x: number, y: number, sample: number): void {
    this.#pixel = Math.floor(hash3(x, y, 17) * 2 ** 32);
    this.#sample = sample;
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
    const seed = Math.floor(hash3(this.#pixel, dimension >> 1, 3) * 2 ** 32);
    const index = scramble(this.#sample, seed);
    const point = (dimension & 1) === 0 ? reverseBits(index) : sobol(index);
    const shuffled = scramble(point, Math.floor(hash3(this.#pixel, dimension, 5) * 2 ** 32));
    return (shuffled >>> 0) / 2 ** 32;
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
