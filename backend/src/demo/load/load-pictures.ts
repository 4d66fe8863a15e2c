import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PICTURES, type DemoPicture } from '../data/pictures.ts';
import type { PictureKey } from '../data/picture-keys.ts';
import type { ImageStore } from '../../infra/images/image-store.ts';

const FOLDER = join(import.meta.dirname, '../data/pictures');
/** The store encodes two at once; more would only wait. */
const AT_ONCE = 2;

/** Stores the demo pictures, unless they are stored, and gives the stored name of each. */
export async function loadPictures(images: ImageStore): Promise<ReadonlyMap<string, string>> {
  const waiting = Object.entries(DEMO_PICTURES) as [PictureKey, DemoPicture][];
  const names = new Map<string, string>();
  async function storeNext(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, { file }] = next;
      names.set(key, await images.store(await readFile(join(FOLDER, file))));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
  return names;
}
