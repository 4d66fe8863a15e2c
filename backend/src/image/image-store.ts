import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePicture, encodePreview, meanColor } from './encode-picture.ts';

/** Pictures on disk, each in several widths, all WebP. */
export interface ImageStore {
  /**
   * Decodes a JPEG, PNG or WebP picture, writes it anew in all widths and gives its name, whose first six digits are
   * the picture's mean colour: whoever knows the name can paint its place before it is there. The same bytes give the
   * same name and are stored once.
   *
   * @throws ServiceError `image_invalid` for anything that is no such picture or too large to decode
   */
  store(data: Buffer): Promise<string>;
  /** Whether a picture of that name is stored. */
  exists(name: string): Promise<boolean>;
  /** The bytes of the smallest stored width that is at least `width`, else of the largest; null for no such picture. */
  read(name: string, width?: number): Promise<StoredImage | null>;
  /**
   * The picture as link previews take it: a JPEG of one size, named like the picture but for the ending `.jpg`. It is
   * made when it is first asked for; null for no such picture.
   */
  readPreview(name: string): Promise<Buffer | null>;
}

export interface StoredImage {
  readonly data: Buffer;
  readonly width: number;
}

/** The only names there are: what `store` makes. */
const NAME = /^([0-9a-f]{32})\.webp$/;
const PREVIEW_NAME = /^([0-9a-f]{32})\.jpg$/;
const PREVIEW_FILE = 'preview.jpg';
const VARIANT = /^(\d+)\.webp$/;

/** @param folder absolute path; made when the first picture is stored */
export function createImageStore(folder: string): ImageStore {
  return {
    async store(data) {
      const id = await nameOf(data);
      if (!(await isFolder(join(folder, id)))) await write(folder, id, data);
      return `${id}.webp`;
    },
    async exists(name) {
      const id = NAME.exec(name)?.[1];
      return id !== undefined && isFolder(join(folder, id));
    },
    async read(name, width = Infinity) {
      const id = NAME.exec(name)?.[1];
      if (id === undefined) return null;
      const chosen = choose(await widthsOf(join(folder, id)), width);
      if (chosen === undefined) return null;
      return { data: await readFile(join(folder, id, `${chosen}.webp`)), width: chosen };
    },
    async readPreview(name) {
      const id = PREVIEW_NAME.exec(name)?.[1];
      return id === undefined ? null : preview(join(folder, id));
    },
  };
}

async function nameOf(data: Buffer): Promise<string> {
  const digest = createHash('sha256').update(data).digest('hex');
  return `${await meanColor(data)}${digest}`.slice(0, 32);
}

/** Writes all widths beside and moves them to their place at once: there is no half-stored picture. */
async function write(folder: string, id: string, data: Buffer): Promise<void> {
  const variants = await encodePicture(data);
  const unfinished = join(folder, `.${id}-${randomBytes(4).toString('hex')}`);
  await mkdir(unfinished, { recursive: true });
  try {
    for (const variant of variants)
      await writeDurably(join(unfinished, `${variant.width}.webp`), variant.data);
    await rename(unfinished, join(folder, id));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another request stored the same picture in the meantime.
    if (await isFolder(join(folder, id))) return;
    throw error;
  }
}

async function preview(folder: string): Promise<Buffer | null> {
  const known = await readFile(join(folder, PREVIEW_FILE)).catch(() => null);
  if (known) return known;
  const largest = (await widthsOf(folder)).at(-1);
  if (largest === undefined) return null;
  const data = await encodePreview(await readFile(join(folder, `${largest}.webp`)));
  const unfinished = join(folder, `.${PREVIEW_FILE}-${randomBytes(4).toString('hex')}`);
  try {
    await writeDurably(unfinished, data);
    await rename(unfinished, join(folder, PREVIEW_FILE));
  } catch {
    // A full disk keeps nobody from looking at it: the next one makes it again.
    await rm(unfinished, { force: true });
  }
  return data;
}

async function writeDurably(path: string, data: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function widthsOf(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  const widths = names.map((name) => Number(VARIANT.exec(name)?.[1]));
  return widths.filter((width) => width > 0).sort((a, b) => a - b);
}

function choose(widths: readonly number[], wanted: number): number | undefined {
  return widths.find((width) => width >= wanted) ?? widths.at(-1);
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}
