/** Widths in which the service keeps every picture. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;

/** `srcset` of a stored picture (`/api/files/…`) in all its widths. */
export function pictureSrcSet(path: string): string {
  return PICTURE_WIDTHS.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ');
}

/** Address of a stored picture in the next width that is at least `width` pixels. */
export function pictureUrl(path: string, width: number): string {
  return `${path}?w=${width}`;
}

const COLORED_NAME = /\/([0-9a-f]{6})[0-9a-f]{26}\.webp$/;

/** Mean colour of a stored picture, from the start of its name; undefined for any other path. */
export function pictureColor(path: string): string | undefined {
  const color = COLORED_NAME.exec(path)?.[1];
  return color === undefined ? undefined : `#${color}`;
}
