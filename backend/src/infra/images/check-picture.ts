import sharp from 'sharp';
import { ServiceError } from '../http/service-error.ts';
import { IMAGE_LIMITS } from './image-limits.ts';

const RETRY_AFTER_SECONDS = 10;

/**
 * Refuses what is no picture, or too large a one, by its header alone: decoding has not begun.
 *
 * @throws ServiceError `image_invalid`, `image_too_large`
 */
export async function checkPicture(data: Buffer): Promise<void> {
  if (!isKnownFormat(data)) throw invalidPicture('Only JPEG, PNG and WebP are accepted');
  const { width, height, channels, depth } = await sharp(data, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(refusePicture);
  const { side, pixels, decodedBytes } = IMAGE_LIMITS;
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (Math.max(width, height) > side || width * height > pixels || bytes > decodedBytes) {
    const detail = `At most ${side} pixels a side, ${pixels / 1e6} megapixels and ${decodedBytes / 1e6} MB decoded`;
    throw new ServiceError('image_too_large', { detail });
  }
}

export function invalidPicture(detail: string, cause?: unknown): ServiceError {
  return new ServiceError('image_invalid', { detail }, { cause });
}

/** Turns a failure of the decoder or an encoder into the refusal of the picture. */
export function refusePicture(error: unknown): never {
  if (error instanceof Error && error.message.startsWith('timeout')) {
    const detail = 'The picture took too long';
    throw new ServiceError('unavailable', { detail, retryAfter: RETRY_AFTER_SECONDS }, { cause: error });
  }
  throw invalidPicture('The picture cannot be decoded', error);
}

/** By content, never by name or declared type. */
function isKnownFormat(data: Buffer): boolean {
  const isJpeg = data.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = data.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isWebp = data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp;
}
