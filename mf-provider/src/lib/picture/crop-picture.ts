/** A part of a picture, in percent of its sides. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Longest side of an upload, somewhat more than the largest width that the service stores. */
const MAX_SIDE = 1600;
const QUALITY = 0.9;

/** The largest centred part of a picture with a given shape. */
export function middlePart(width: number, height: number, ratio: number): PicturePart {
  const isWider = width / height > ratio;
  const part = isWider
    ? { width: (100 * height * ratio) / width, height: 100 }
    : { width: 100, height: (100 * width) / ratio / height };
  return { ...part, x: (100 - part.width) / 2, y: (100 - part.height) / 2 };
}

/**
 * Crops a picture that is on screen.
 *
 * @throws Error when the browser can't draw it
 */
export async function cropPicture(image: HTMLImageElement, part: PicturePart, file: File): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const width = (naturalWidth * part.width) / 100;
  const height = (naturalHeight * part.height) / 100;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  const left = (naturalWidth * part.x) / 100;
  const top = (naturalHeight * part.y) / 100;
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  // PNG preserves transparency.
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('The browser could not encode the picture.');
  return new File([blob], file.name, { type });
}
