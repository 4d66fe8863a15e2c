import { ReleaseError } from '../store/index.ts';

/** A file of an archive. */
export interface ArchivedFile {
  /** Relative to the archive's root, with `/` between its parts. */
  readonly name: string;
  readonly content: Buffer;
}

/*
 * The format is POSIX ustar (https://www.gnu.org/software/tar/manual/html_node/Standard.html): a header of 512 bytes
 * before each file, whose content is filled up to a multiple of 512.
 */
const BLOCK = 512;
const NAME_LENGTH = 100;
const FIELDS = {
  name: [0, NAME_LENGTH],
  mode: [100, 8],
  size: [124, 12],
  modified: [136, 12],
  checksum: [148, 8],
  kind: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;
const FILE = new Set(['0', '\0', '']);
const FOLDER = '5';
/** Headers that some tars add about the next file: owner, times. Their content is skipped, so a name in it is not read. */
const REMARKS = new Set(['x', 'g']);

/** Packs files as `tar` would. @throws Error when a name is longer than 100 bytes */
export function writeTar(files: readonly ArchivedFile[]): Buffer {
  const parts = files.flatMap(({ name, content }) => [
    headerOf(name, content.length),
    content,
    filler(content.length),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/**
 * The files of an archive. Anything that is no plain file in it (links, devices) refuses the whole.
 * @throws ReleaseError `invalid`
 */
export function readTar(archive: Buffer): ArchivedFile[] {
  const files: ArchivedFile[] = [];
  let at = 0;
  while (at + BLOCK <= archive.length) {
    const header = archive.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) return files;
    const { name, kind, size } = readHeader(header);
    const start = at + BLOCK;
    const end = start + size;
    if (end > archive.length) throw invalid('The archive ends in the middle of a file.');
    if (FILE.has(kind)) files.push({ name, content: archive.subarray(start, end) });
    else if (kind !== FOLDER && !REMARKS.has(kind)) {
      throw invalid(`The archive holds something that is no file: ${name}`);
    }
    at = end + fillerLength(size);
  }
  throw invalid('The archive has no end.');
}

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME_LENGTH) throw new Error(`${name} is too long a name for an archive.`);
  const header = Buffer.alloc(BLOCK);
  const write = (field: keyof typeof FIELDS, text: string) => header.write(text, FIELDS[field][0]);
  write('name', name);
  write('mode', '0000644\0');
  write('size', `${size.toString(8).padStart(11, '0')}\0`);
  write('modified', `${'0'.repeat(11)}\0`);
  write('kind', '0');
  write('magic', 'ustar\x0000');
  write('checksum', `${checksumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

function readHeader(header: Buffer): { name: string; kind: string; size: number } {
  const read = (field: keyof typeof FIELDS) => {
    const [start, length] = FIELDS[field];
    const bytes = header.subarray(start, start + length);
    const end = bytes.indexOf(0);
    return bytes.toString('utf8', 0, end < 0 ? length : end);
  };
  const size = parseInt(read('size'), 8);
  if (parseInt(read('checksum'), 8) !== checksumOf(header) || !Number.isSafeInteger(size) || size < 0) {
    throw invalid('This is no tar archive.');
  }
  const prefix = read('magic').startsWith('ustar') ? read('prefix') : '';
  return { name: prefix ? `${prefix}/${read('name')}` : read('name'), kind: read('kind'), size };
}

/** The sum of the header's bytes, with blanks where the sum itself stands. */
function checksumOf(header: Buffer): number {
  const [start, length] = FIELDS.checksum;
  return header.reduce(
    (sum, byte, index) => sum + (index >= start && index < start + length ? 0x20 : byte),
    0,
  );
}

function fillerLength(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function filler(size: number): Buffer {
  return Buffer.alloc(fillerLength(size));
}

function invalid(message: string): ReleaseError {
  return new ReleaseError('invalid', message);
}
