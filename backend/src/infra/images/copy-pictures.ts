import type { PictureFiles } from './picture-files.ts';

/** Pictures that are copied at the same time. */
const AT_ONCE = 8;

export interface CopiedPictures {
  readonly copied: number;
  /** Pictures that were there already. */
  readonly known: number;
}

/** Copies all pictures that the target lacks. It can be interrupted and run again, also beside a running service. */
export async function copyPictures(from: PictureFiles, to: PictureFiles): Promise<CopiedPictures> {
  const ids = [...(await from.ids())];
  let copied = 0;
  let known = 0;
  async function copyNext(): Promise<void> {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      if (await to.exists(id)) known += 1;
      else if (await copyOne(from, to, id)) copied += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
  return { copied, known };
}

/** Returns whether it is copied: a running service may have removed it in the meantime. */
async function copyOne(from: PictureFiles, to: PictureFiles, id: string): Promise<boolean> {
  const names = (await from.list(id)) ?? [];
  const files = await Promise.all(names.map(async (name) => ({ name, data: await from.read(id, name) })));
  const whole = files.flatMap(({ name, data }) => (data ? [{ name, data }] : []));
  if (whole.length === files.length && whole.length > 0) {
    await to.store(id, whole);
    return true;
  }
  if (await from.exists(id)) throw new Error(`The picture ${id} lacks a file`);
  return false;
}
