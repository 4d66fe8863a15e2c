import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startS3 } from 'platform/common/testing';
import sharp from 'sharp';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { assertWhole, book, customers, newBurst } from '../../../test/faults/burst.ts';
import { orderBodyOf, createTestRestaurant, type TestRestaurant } from '../../features/restaurant/testing.ts';
import {
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '../../../test/support/test-service.ts';
import { openPictureFiles, picturesOnDisk } from '../images/open-picture-files.ts';
import { takeBackup } from './take-backup.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maida-backup-'));
  // The database's own account has to get through.
  await chmod(folder, 0o755);
});
after(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

async function withService<Result>(
  dataDir: string,
  work: (service: TestService) => Promise<Result>,
  options: TestServiceOptions = {},
): Promise<Result> {
  const database = await startEmbedded({ dataDir });
  const service = await startTestService({ database: database.connection, ...options });
  try {
    return await work(service);
  } finally {
    await service.close();
    await database.stop();
  }
}

/** Every row of every table, as one number each. */
async function contents({ context }: TestService): Promise<Record<string, string>> {
  const tables = await context.db.query<{ name: string }>({
    name: 'backup.tables',
    text: `SELECT relname AS name FROM pg_stat_user_tables ORDER BY 1`,
  });
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const row = await context.db.first<{ sum: string }>({
      name: `backup.sum.${name}`,
      text: `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS sum FROM "${name}" t`,
    });
    found[name] = row?.sum ?? '';
  }
  return found;
}

async function prepare(name: string): Promise<{ dataDir: string; kitchen: TestRestaurant }> {
  const dataDir = join(folder, name);
  await mkdir(join(dataDir, 'files'), { recursive: true });
  await writeFile(join(dataDir, 'files', 'picture.webp'), 'a picture');
  const kitchen = await withService(dataDir, createTestRestaurant);
  return { dataDir, kitchen };
}

test('a stopped installation, restored elsewhere, is the same row by row and file by file', async () => {
  const { dataDir } = await prepare('stopped');
  const original = await withService(dataDir, contents);
  const copy = join(folder, 'copy-of-stopped');
  await takeBackup(dataDir, copy);
  await rm(dataDir, { recursive: true });
  assert.deepEqual(await withService(copy, contents), original);
  assert.equal(await readFile(join(copy, 'files', 'picture.webp'), 'utf8'), 'a picture');
  await assert.rejects(takeBackup(copy, join(copy, 'inside')), {
    name: 'StartError',
    message: /is inside of/,
  });
  await assert.rejects(takeBackup(copy, folder), { name: 'StartError', message: /is there already/ });
});

test('a copy taken during a burst of orders is consistent and has everything from before its start', async (t) => {
  const { dataDir, kitchen } = await prepare('running');
  const copy = join(folder, 'copy-of-running');
  const earlier = newBurst();
  const meanwhile = newBurst();
  await withService(dataDir, async (service) => {
    await book(earlier, service.guest(), orderBodyOf(kitchen));
    let isOver = false;
    const ordering = customers(
      meanwhile,
      4,
      service.guest,
      () => orderBodyOf(kitchen),
      () => isOver,
    );
    await sleep(100);
    await takeBackup(dataDir, copy);
    isOver = true;
    await ordering;
  });
  t.diagnostic(`${meanwhile.acknowledged.size} orders meanwhile`);
  assert.ok(meanwhile.acknowledged.size > 0);
  await withService(copy, async (service) => {
    await assertWhole(earlier, service.guest());
    const broken = await service.context.db.query({
      name: 'backup.broken',
      text: `SELECT o.id FROM customer_order o WHERE
               o.subtotal <> (SELECT coalesce(sum(l.quantity * l.price), 0) FROM jsonb_to_recordset(o.lines) AS l (quantity int, price bigint))
               OR NOT EXISTS (SELECT FROM order_event e WHERE e.order_id = o.id)`,
    });
    assert.deepEqual(broken, []);
    const later = newBurst();
    await book(later, service.guest(), orderBodyOf(kitchen));
    await assertWhole(later, service.guest());
  });
});

test('pictures in a bucket are in the copy, which needs no bucket', async () => {
  const s3 = await startS3('pictures');
  try {
    const dataDir = join(folder, 'with-bucket');
    await mkdir(dataDir);
    const data = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#c85014' } })
      .png()
      .toBuffer();
    const store = (service: TestService) => service.context.images.store(data);
    const name = await withService(dataDir, store, { picturesBucket: s3.options });
    const copy = join(folder, 'copy-without-bucket');
    const bucket = openPictureFiles(dataDir, s3.options);
    await takeBackup(dataDir, copy, { bucket });
    const id = name.slice(0, 32);
    const files = (await picturesOnDisk(copy).list(id)) ?? [];
    assert.deepEqual(files.toSorted(), ['320.webp', '500.avif', '500.webp']);
    for (const file of files) {
      assert.deepEqual(await picturesOnDisk(copy).read(id, file), await bucket.read(id, file));
    }
  } finally {
    await s3.close();
  }
});
