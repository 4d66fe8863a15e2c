import sharp, { type Sharp } from 'sharp';
import { createSlots, type Turn } from '../../lib/slots.ts';
import { checkPicture, invalidPicture, refusePicture } from './check-picture.ts';
import { IMAGE_LIMITS } from './image-limits.ts';
import type { PictureFile } from './picture-files.ts';

// Pictures come from strangers; nothing in the service reads a format that can pull in others.
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });

const QUALITY = 78;
/** Looks like the WebP, a third smaller. Effort 2 takes half as long again as 1, and wins less than one percent. */
const AVIF = { quality: 55, effort: 1, chromaSubsampling: '4:2:0' } as const;
/** What messengers and social networks show large, and all of them read. */
const PREVIEW = { width: 1200, height: 630, quality: 80 } as const;
/** Longest side of a variant; WebP itself ends at 16,383. */
const MAX_HEIGHT = 4000;
const MIN_SIDE = 8;
const LARGEST = Math.max(...IMAGE_LIMITS.widths);

/** Each holds tens of megabytes and a core. Accounts take turns, with one picture each at a time. */
const slots = createSlots({
  running: 2,
  waiting: 60,
  perKey: { running: 1, waiting: 12 },
  detail: 'Too many pictures at once',
});

/** Link previews have a place of their own, so that neither they nor owners' uploads wait for each other. */
const previewSlots = createSlots({ running: 1, waiting: 300, detail: 'Too many link previews at once' });

/** A picture, upright and no wider than the widest variant. */
export interface DecodedPicture {
  readonly pixels: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
  /** The mean colour as six hexadecimal digits, for the picture's place while it is on its way. */
  readonly color: string;
}

/**
 * Decodes a picture that a stranger sent and passes it to `work`, in one turn: no decoded picture waits in memory for
 * another.
 *
 * @param turn whose it is; nothing begins once its signal is aborted
 * @throws ServiceError `image_invalid`, `image_too_large`, `unavailable`, `rate_limited`; the signal's reason
 */
export async function withDecoded<Result>(
  data: Buffer,
  turn: Turn,
  work: (picture: DecodedPicture) => Promise<Result>,
): Promise<Result> {
  await checkPicture(data);
  return slots.run(async () => work(await decodePicture(data)), turn);
}

async function decodePicture(data: Buffer): Promise<DecodedPicture> {
  const { data: pixels, info } = await open(data)
    .autoOrient()
    .resize({ width: LARGEST, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: IMAGE_LIMITS.stepSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refusePicture);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  if (raw.width < MIN_SIDE || raw.height < MIN_SIDE) throw invalidPicture('The picture is too small');
  return { pixels, raw, color: await meanColor(pixels, raw).catch(refusePicture) };
}

/**
 * The picture as WebP in every width up to its own (`640.webp`), and as AVIF in those that phones ask for (`640.avif`).
 * Decoding and encoding leaves nothing of the original file: no metadata, no appended content.
 *
 * @throws ServiceError `unavailable`; the signal's reason, also between two widths
 */
export async function encodePicture(
  { pixels, raw }: DecodedPicture,
  signal: AbortSignal | undefined,
): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const width of [...IMAGE_LIMITS.widths.filter((narrower) => narrower < raw.width), raw.width]) {
    signal?.throwIfAborted();
    const scaled = sharp(pixels, { raw }).resize({ width }).timeout({ seconds: IMAGE_LIMITS.stepSeconds });
    const webp = await scaled.clone().webp({ quality: QUALITY }).toBuffer().catch(refusePicture);
    files.push({ name: `${width}.webp`, data: webp });
    if (width > IMAGE_LIMITS.widestAvif) continue;
    signal?.throwIfAborted();
    const avif = await scaled.avif(AVIF).toBuffer().catch(refusePicture);
    // A picture of a few plain colours is smaller as WebP.
    if (avif.length < webp.length) files.push({ name: `${width}.avif`, data: avif });
  }
  return files;
}

function open(data: Buffer): Sharp {
  return sharp(data, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error', pages: 1 });
}

async function meanColor(pixels: Buffer, raw: DecodedPicture['raw']): Promise<string> {
  const pixel = await sharp(pixels, { raw })
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return pixel.subarray(0, 3).toString('hex');
}

/**
 * A stored picture as a link preview: the middle of it, cropped to the one shape that all messengers show. Null for no
 * such picture.
 *
 * @param read reads it; called once its turn has come, so that no picture waits in memory
 * @throws ServiceError `unavailable` when too many are made at once
 */
export function encodePreview(read: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const { width, height, quality } = PREVIEW;
  return previewSlots.run(async () => {
    const stored = await read();
    if (!stored) return null;
    return sharp(stored)
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
  });
}
