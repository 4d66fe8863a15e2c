/** The raw picture: sums of radiance in two halves (their difference tells the noise) and what guides the denoiser. */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** Mean radiance of the even and of the odd samples, three numbers per pixel. */
  readonly even: Float32Array;
  readonly odd: Float32Array;
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
}

export function newFilm(width: number, height: number): Film {
  const layer = (): Float32Array => new Float32Array(width * height * 3);
  return { width, height, even: layer(), odd: layer(), albedo: layer(), normal: layer() };
}
