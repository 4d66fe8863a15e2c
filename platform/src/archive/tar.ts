import { packTar, unpackTar } from 'modern-tar';
import { ReleaseError } from '../store/index.ts';

/** A file of an archive. */
export interface ArchivedFile {
  /** Relative to the archive's root, with `/` between its parts. */
  readonly name: string;
  readonly content: Buffer;
}

/** The same files make the same archive, whenever it is made. */
const MODIFIED = new Date(0);

/** Packs files as `tar` would. */
export async function writeTar(files: readonly ArchivedFile[]): Promise<Buffer> {
  const entries = files.map(({ name, content }) => ({
    header: { name, size: content.length, mtime: MODIFIED },
    body: content,
  }));
  return Buffer.from(await packTar(entries));
}

/**
 * The files of an archive, under the names that it gives them. Anything that is no plain file in it (links, devices)
 * refuses the whole.
 * @throws ReleaseError `invalid`
 */
export async function readTar(archive: Buffer): Promise<ArchivedFile[]> {
  const entries = await unpackTar(archive, { strict: true }).catch((error: unknown) => {
    throw new ReleaseError(
      'invalid',
      `This is no tar archive. ${error instanceof Error ? error.message : ''}`,
    );
  });
  const inside = entries.filter(({ header }) => header.type !== 'directory');
  return inside.map(({ header: { name, type }, data }) => {
    if (type === 'file' && data) return { name, content: Buffer.from(data) };
    throw new ReleaseError('invalid', `The archive holds something that is no file: ${name}`);
  });
}
