import { createHash } from 'node:crypto';
import type { Turn } from '../../lib/slots.ts';
import { encodePicture, encodePreview, withDecoded, type DecodedPicture } from './encode-picture.ts';
import type { PictureFiles } from './picture-files.ts';

/** Pictures, each in several widths: all as WebP, small ones as AVIF, too. */
export interface ImageStore {
  /**
   * Decodes a JPEG, PNG or WebP picture, encodes it in all widths and returns its name, whose first six digits are
   * the picture's mean colour, which can fill its place before it has loaded. The same bytes give the
   * same name and are stored once.
   *
   * @param turn whose it is; nothing begins, and nothing is stored, once its signal is aborted
   * @throws ServiceError `image_invalid` for anything that is no such picture, `image_too_large` for one that costs too
   *   much to decode; the signal's reason
   */
  store(data: Buffer, turn?: StoreTurn): Promise<string>;
  /** Whether a picture of that name is stored. */
  exists(name: string): Promise<boolean>;
  /** Ids of all pictures, in no particular order. */
  ids(): Promise<readonly string[]>;
  /** Deletes a picture of that id; it may have been deleted already. */
  remove(id: string): Promise<void>;
  /** The smallest stored width that is at least `width`, else the largest; null for no such picture. */
  read(name: string, variant?: ImageVariant): Promise<StoredImage | null>;
  /**
   * The picture as link previews take it: a JPEG of one size, named like the picture but for the ending `.jpg`. It is
   * made when it is first asked for; null for no such picture.
   */
  readPreview(name: string): Promise<Buffer | null>;
}

export interface StoreTurn extends Turn {
  /** Called with the picture's id before it is stored, or found to be. */
  readonly announce?: (id: string) => Promise<void>;
}

export interface ImageVariant {
  readonly width?: number | undefined;
  /** The client shows AVIF: it gets one if there is one. */
  readonly takesAvif?: boolean;
}

export interface StoredImage {
  readonly data: Buffer;
  readonly width: number;
  readonly format: 'avif' | 'webp';
}

/** The only names there are: what `store` makes. */
const NAME = /^([0-9a-f]{32})\.webp$/;
const PREVIEW_NAME = /^([0-9a-f]{32})\.jpg$/;
const ANY_NAME = /^([0-9a-f]{32})\.(?:webp|jpg)$/;
const PREVIEW_FILE = 'preview.jpg';
const VARIANT = /^(\d+)\.webp$/;

/** @param files where they are stored: on disk, or in a bucket */
export function createImageStore(files: PictureFiles): ImageStore {
  /** Link previews under way, by id: whoever asks for one meanwhile gets the same. */
  const previews = new Map<string, Promise<Buffer | null>>();
  return {
    async store(data, turn = {}) {
      const { id, encoded } = await withDecoded(data, turn, async (picture) => {
        turn.signal?.throwIfAborted();
        const id = idOf(data, picture);
        await turn.announce?.(id);
        return { id, encoded: (await files.exists(id)) ? null : await encodePicture(picture, turn.signal) };
      });
      if (encoded) await files.store(id, encoded);
      return nameOfPicture(id);
    },
    async exists(name) {
      const id = NAME.exec(name)?.[1];
      return id !== undefined && files.exists(id);
    },
    ids: () => files.ids(),
    remove: (id) => files.remove(id),
    async read(name, variant = {}) {
      const id = NAME.exec(name)?.[1];
      return id === undefined ? null : readBest(files, id, variant);
    },
    async readPreview(name) {
      const id = PREVIEW_NAME.exec(name)?.[1];
      if (id === undefined) return null;
      const current = previews.get(id) ?? preview(files, id).finally(() => previews.delete(id));
      previews.set(id, current);
      return current;
    },
  };
}

/** The name that a picture is stored and referred to by. */
export function nameOfPicture(id: string): string {
  return `${id}.webp`;
}

/** The id of the picture that a name stands for, also the name of its preview; undefined for no such name. */
export function pictureIdOf(name: string): string | undefined {
  return ANY_NAME.exec(name)?.[1];
}

function idOf(data: Buffer, { color }: DecodedPicture): string {
  const digest = createHash('sha256').update(data).digest('hex');
  return `${color}${digest}`.slice(0, 32);
}

async function readBest(
  files: PictureFiles,
  id: string,
  { width: requested = Infinity, takesAvif = false }: ImageVariant,
): Promise<StoredImage | null> {
  const names = (await files.list(id)) ?? [];
  const widths = names.map((name) => Number(VARIANT.exec(name)?.[1])).filter((width) => width > 0);
  widths.sort((a, b) => a - b);
  const width = widths.find((candidate) => candidate >= requested) ?? widths.at(-1);
  if (width === undefined) return null;
  const format = takesAvif && names.includes(`${width}.avif`) ? 'avif' : 'webp';
  const data = await files.read(id, `${width}.${format}`);
  return data && { data, width, format };
}

async function preview(files: PictureFiles, id: string): Promise<Buffer | null> {
  const known = await files.read(id, PREVIEW_FILE);
  if (known) return known;
  const data = await encodePreview(async () => (await readBest(files, id, {}))?.data ?? null);
  // A full disk keeps nobody from looking at it: the next one makes it again.
  if (data) await files.add(id, { name: PREVIEW_FILE, data }).catch(() => undefined);
  return data;
}
