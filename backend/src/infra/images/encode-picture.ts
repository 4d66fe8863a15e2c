import sharp, { type Sharp } from 'sharp';
import { createSlots } from '../../lib/slots.ts';
import { ServiceError } from '../http/service-error.ts';
import { IMAGE_LIMITS } from './image-limits.ts';
import type { PictureFile } from './picture-files.ts';

// Pictures come from strangers; nothing in the service reads a format that can pull in others.
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });

const QUALITY = 78;
/** Looks like the WebP, a third smaller. More effort costs an upload seconds and wins some percent. */
const AVIF = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const;
/** What messengers and social networks show large, and all of them read. */
const PREVIEW = { width: 1200, height: 630, quality: 80 } as const;
/** Longest side of a variant; WebP itself ends at 16,383. */
const MAX_HEIGHT = 4000;
const MIN_SIDE = 8;

/** Decoding holds tens of megabytes and a core each. */
const slots = createSlots({ running: 2, waiting: 30, detail: 'Too many pictures at once' });

/**
 * The picture as WebP in every width up to its own (`640.webp`), and as AVIF in those that phones ask for (`640.avif`).
 * Decoding and encoding leaves nothing of the original file: no metadata, no appended content.
 *
 * @throws ServiceError `image_invalid`
 */
export function encodePicture(data: Buffer): Promise<PictureFile[]> {
  return decode(data, encode);
}

/**
 * The mean colour of a picture as six hexadecimal digits, for its place while it is on its way.
 *
 * @throws ServiceError `image_invalid`
 */
export function meanColor(data: Buffer): Promise<string> {
  return decode(data, async (picture) => {
    const pixel = await picture
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    return pixel.subarray(0, 3).toString('hex');
  });
}

/** Opens what a stranger sent, with every care. */
async function decode<Result>(data: Buffer, read: (picture: Sharp) => Promise<Result>): Promise<Result> {
  if (!isKnownFormat(data))
    throw new ServiceError('image_invalid', { detail: 'Only JPEG, PNG and WebP are accepted' });
  return slots.run(async () => {
    try {
      return await read(sharp(data, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error', pages: 1 }));
    } catch (error) {
      throw new ServiceError('image_invalid', { detail: 'The picture cannot be decoded' }, { cause: error });
    }
  });
}

async function encode(picture: Sharp): Promise<PictureFile[]> {
  const largest = Math.max(...IMAGE_LIMITS.widths);
  const { data: pixels, info } = await picture
    .autoOrient()
    .resize({ width: largest, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width < MIN_SIDE || info.height < MIN_SIDE) throw new RangeError('too small');
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const smaller = IMAGE_LIMITS.widths.filter((width) => width < info.width);
  const files: PictureFile[] = [];
  for (const width of [...smaller, info.width]) {
    const scaled = sharp(pixels, { raw }).resize({ width });
    const webp = await scaled.clone().webp({ quality: QUALITY }).toBuffer();
    files.push({ name: `${width}.webp`, data: webp });
    if (width > IMAGE_LIMITS.widestAvif) continue;
    const avif = await scaled.avif(AVIF).toBuffer();
    // Of a few plain colours it is not.
    if (avif.length < webp.length) files.push({ name: `${width}.avif`, data: avif });
  }
  return files;
}

/**
 * A stored picture as a link preview: the middle of it, cropped to the one shape that all messengers show.
 *
 * @throws ServiceError `unavailable` when too many are made at once
 */
export function encodePreview(stored: Buffer): Promise<Buffer> {
  const { width, height, quality } = PREVIEW;
  return slots.run(() =>
    sharp(stored)
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer(),
  );
}

/** By content, never by name or declared type. */
function isKnownFormat(data: Buffer): boolean {
  const isJpeg = data.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = data.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isWebp = data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp;
}
