import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { BANNER_PICTURES, DISH_PICTURES, type PictureKey } from '../picture-keys.ts';

export type PictureKind = 'banner' | 'dish';

export function kindOf(key: PictureKey): PictureKind {
  return key.startsWith('banner-') ? 'banner' : 'dish';
}

export function sizeOf(kind: PictureKind): { width: number; height: number } {
  return kind === 'banner' ? { width: 1280, height: 720 } : { width: 640, height: 640 };
}

export function fileOf(key: PictureKey): string {
  return fileURLToPath(new URL(`../pictures/${key}.webp`, import.meta.url));
}

async function rowOf(key: PictureKey): Promise<string> {
  const pixel = await sharp(fileOf(key)).resize(1, 1).removeAlpha().raw().toBuffer();
  const { width, height } = sizeOf(kindOf(key));
  const name = /^[a-z]+$/.test(key) ? key : `'${key}'`;
  const color = `#${pixel.subarray(0, 3).toString('hex')}`;
  return `  ${name}: { file: '${key}.webp', width: ${String(width)}, height: ${String(height)}, color: '${color}' },\n`;
}

const HEAD = `import type { PictureKey } from './picture-keys.ts';

/** A picture of the demo set; \`file\` is relative to the folder \`pictures\` beside this module. */
export interface DemoPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Mean colour, to fill the place while the picture loads. */
  readonly color: string;
}

/** Every picture by its key. Written by draw/main.ts; do not edit. */
export const DEMO_PICTURES: Readonly<Record<PictureKey, DemoPicture>> = {
`;

/** Writes pictures.ts, the list of the pictures with their colours. */
export async function writeList(): Promise<void> {
  const rows = await Promise.all([...BANNER_PICTURES, ...DISH_PICTURES].map(rowOf));
  await writeFile(new URL('../pictures.ts', import.meta.url), `${HEAD}${rows.join('')}};\n`);
}
