/** The raw picture: sums over the samples of every pixel, three numbers each. */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** Samples per pixel, as many in one half as in the other. */
  readonly counts: Float32Array;
  /** Radiance of the even and of the odd samples; their difference tells the noise. */
  readonly even: Float32Array;
  readonly odd: Float32Array;
  /** What guides the denoiser. */
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
}

export function newFilm(width: number, height: number): Film {
  const layer = (): Float32Array => new Float32Array(width * height * 3);
  const counts = new Float32Array(width * height);
  return { width, height, counts, even: layer(), odd: layer(), albedo: layer(), normal: layer() };
}

/** Divides all sums by their counts: the film then holds means, the halves their own. */
export function average(film: Film): Film {
  const mean = (layer: Float32Array, k: number): Float32Array =>
    layer.map((value, at) => (value * k) / (film.counts[Math.floor(at / 3)] ?? 1));
  return {
    ...film,
    even: mean(film.even, 2),
    odd: mean(film.odd, 2),
    albedo: mean(film.albedo, 1),
    normal: mean(film.normal, 1),
  };
}
