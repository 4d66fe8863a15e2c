import { packTar, unpackTar } from 'modern-tar';
import { ReleaseError } from '../../contract/server/index.ts';

/** A file in an archive. */
export interface ArchivedFile {
  /** Path relative to the archive's root, with `/`. */
  readonly name: string;
  readonly content: Buffer;
}

/** A fixed time, so that the same files always give the same archive. */
const MODIFIED = new Date(0);

/** Packs files into a tar archive. */
export async function writeTar(files: readonly ArchivedFile[]): Promise<Buffer> {
  const entries = files.map(({ name, content }) => ({
    header: { name, size: content.length, mtime: MODIFIED },
    body: content,
  }));
  return Buffer.from(await packTar(entries));
}

/**
 * The files of an archive, with their names as they are.
 * @throws ReleaseError `invalid` when it contains anything but files and folders (links, devices)
 */
export async function readTar(archive: Buffer): Promise<ArchivedFile[]> {
  const entries = await unpackTar(archive, { strict: true }).catch((error: unknown) => {
    throw new ReleaseError(
      'invalid',
      `This is not a tar archive. ${error instanceof Error ? error.message : ''}`,
    );
  });
  const inside = entries.filter(({ header }) => header.type !== 'directory');
  return inside.map(({ header: { name, type }, data }) => {
    if (type === 'file' && data) return { name, content: Buffer.from(data) };
    throw new ReleaseError('invalid', `The archive contains an entry that is not a file: ${name}`);
  });
}
