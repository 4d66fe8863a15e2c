import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { startEmbedded } from '../../src/infra/embedded/start-embedded.ts';
import {
  orderBodyOf,
  createTestRestaurant,
  type TestRestaurant,
} from '../../src/features/restaurant/testing.ts';
import { startTestService } from '../support/test-service.ts';
import { assertWhole, book, bookOpen, newBurst } from './burst.ts';
import { startProcess, type ServiceProcess } from './service-process.ts';

const needsLinux = process.platform === 'linux' ? false : 'a disk of its own needs mount namespaces';
const DISK_MB = 160;
const ATTEMPTS = 3000;
const REFILL = 50;

let folder: string;
let dataDir: string;
let kitchen: TestRestaurant;
let running: ServiceProcess;
before(async () => {
  if (needsLinux) return;
  folder = await mkdtemp(join(tmpdir(), 'maida-disk-'));
  // The database's own account has to get through.
  await chmod(folder, 0o755);
  const prepared = join(folder, 'prepared');
  dataDir = join(folder, 'small');
  await mkdir(prepared);
  await mkdir(dataDir);
  const database = await startEmbedded({ dataDir: prepared });
  const service = await startTestService({ database: database.connection });
  kitchen = await createTestRestaurant(service);
  await service.close();
  await database.stop();
  running = await startProcess({ dataDir, disk: { megabytes: DISK_MB, content: prepared } });
});
after(async () => {
  if (needsLinux) return;
  running.child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** The disk as the service's process sees it; nobody else has it mounted. */
const seen = (...path: string[]) => join(`/proc/${running.child.pid}/root`, dataDir, ...path);

/** Writes until nothing more fits. */
async function fillDisk(): Promise<void> {
  const ballast = await open(seen('ballast'), 'a');
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const piece = Buffer.alloc(size);
      while (await ballast.write(piece).then(({ bytesWritten }) => bytesWritten === size, isFull));
    }
  } finally {
    await ballast.close();
  }
}

function isFull(error: unknown): false {
  assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
  return false;
}

/** Too detailed to shrink. */
function largePicture(): Promise<Buffer> {
  const [width, height] = [1200, 900];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function upload(): Promise<number> {
  const owner = running.guest();
  for (const name of ['maida_session', 'XSRF-TOKEN']) owner.setCookie(name, kitchen.owner.cookie(name) ?? '');
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await largePicture())]), 'picture.jpg');
  const reply = await owner.send('POST', `/api/restaurant/${kitchen.restaurant.id}/upload`, { form });
  return reply.status;
}

test(
  'a disk that is full: writes are refused, reads go on, nothing is half written, and it heals',
  { skip: needsLinux },
  async (t) => {
    const burst = newBurst();
    await book(burst, running.guest(), orderBodyOf(kitchen));
    assert.equal(burst.acknowledged.size, 1);
    const files = await readdir(seen('files'), { recursive: true }).catch(() => []);
    assert.deepEqual((await running.guest().get('/readyz')).body, { status: 'ok' });
    await fillDisk();
    const { status, body } = await running.guest().get('/readyz');
    assert.deepEqual([status, body], [200, { status: 'ok', disk: 'nearly full' }]);

    assert.ok([503, 507].includes(await upload()));
    assert.deepEqual(await readdir(seen('files'), { recursive: true }).catch(() => []), files);
    for (let attempt = 0; attempt < ATTEMPTS && burst.open.size === 0; attempt += 1) {
      // The server gives back what it no longer needs of its log.
      if (attempt % REFILL === 0) await fillDisk();
      const booking = { ...orderBodyOf(kitchen), note: 'x'.repeat(500) };
      await book(burst, running.guest(), booking, { allowed: [503, 507] });
    }
    assert.equal(burst.open.size, 1, 'at last an order no longer fits');
    assert.equal((await running.guest().get('/api/restaurant')).status, 200);
    await assertWhole(burst, running.guest());

    await rm(seen('ballast'));
    t.diagnostic(`${burst.acknowledged.size} orders until the disk was full`);
    assert.deepEqual((await running.guest().get('/readyz')).body, { status: 'ok' });
    await bookOpen(burst, running);
    assert.equal(burst.open.size, 0);
    await assertWhole(burst, running.guest());
    assert.equal(await upload(), 200);
  },
);
