import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { temporaryFolder } from '../testing/fixtures.ts';
import { DiskReserve } from './disk-reserve.ts';

const WRITER = path.join(import.meta.dirname, '../testing/full-disk-writer.ts');
const DISK_MB = 48;
const needsLinux = process.platform === 'linux' ? false : 'a disk of its own needs mount namespaces';

const full = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));

describe('the reserve of a disk', () => {
  it('is given up piece by piece while a write does not fit, and is made again', async (context) => {
    const root = await temporaryFolder(context);
    const pieces = async () => (await readdir(path.join(root, 'reserve'))).length;
    const reserve = new DiskReserve(root);
    await reserve.refill();
    const all = await pieces();
    let attempts = 0;
    const written = await reserve.spend(() => ((attempts += 1) < 3 ? full() : Promise.resolve('written')));
    assert.deepEqual([written, attempts, all - (await pieces())], ['written', 3, 2]);
    await assert.rejects(reserve.spend(full), { code: 'ENOSPC' });
    assert.equal(await pieces(), 0);
    await reserve.refill();
    assert.equal(await pieces(), all);
  });

  it('is spent for nothing else, and absent where nobody has made it', async (context) => {
    const root = await temporaryFolder(context);
    await assert.rejects(new DiskReserve(root).spend(full), { code: 'ENOSPC' });
    await assert.rejects(stat(path.join(root, 'reserve')), { code: 'ENOENT' });
    const reserve = new DiskReserve(root);
    await reserve.refill();
    const before = await readdir(path.join(root, 'reserve'));
    await assert.rejects(
      reserve.spend(() => Promise.reject(new Error('another fault'))),
      /another fault/,
    );
    assert.deepEqual(await readdir(path.join(root, 'reserve')), before);
  });

  it('lets rollbacks pass on a disk without a free byte', { skip: needsLinux }, async (context) => {
    const root = await temporaryFolder(context);
    const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
    const mount = `mount -t tmpfs -o size=${DISK_MB}m tmpfs "$0" && exec "$1" "$2" "$0"`;
    const { stdout } = await promisify(execFile)('unshare', [
      '--mount',
      ...asRoot,
      'sh',
      '-c',
      mount,
      root,
      process.execPath,
      WRITER,
    ]);
    const { versions, ...outcome } = JSON.parse(stdout) as { versions: string[] } & Record<string, string>;
    const [one, two] = versions;
    assert.deepEqual(outcome, { without: 'ENOSPC', first: two, second: one });
  });
});
