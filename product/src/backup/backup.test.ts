import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test, type TestContext } from 'node:test';
import {
  createLogger,
  createService,
  loadConfig,
  openPictureFiles,
  serviceConfig,
  type Service,
} from 'backend';
import { loadPlatformSecret, openStore, openStoreFiles, type ReleaseStore } from 'platform/registry';
import { startS3, type TestS3 } from 'platform/common/testing';
import { goLive } from 'platform/registry/testing';
import { restoreBackup } from './restore-backup.ts';
import { takeInstallationBackup } from './take-installation-backup.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PICTURE = 'a'.repeat(32);

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'maida-backup-'));
  // The database's own account has to get through.
  await chmod(folder, 0o755);
});
after(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** Runs the commands of the runbook's section, with our folders in place of its own. */
async function followRunbook(part: RegExp, places: Readonly<Record<string, string>>): Promise<string> {
  const runbook = await readFile(path.join(ROOT, 'docs/runbook.md'), 'utf8');
  const [section = ''] = /## Back up and restore\n[\s\S]*?(?=\n## )/.exec(runbook) ?? [];
  const lines = section.split('\n').filter((line) => part.test(line));
  assert.equal(lines.length, 1, `one line of the runbook for ${String(part)}`);
  let [line = ''] = lines;
  for (const [place, own] of Object.entries(places)) line = line.replaceAll(place, own);
  const [, settings = '', command = '', argument = ''] =
    /^((?:\w+=\S+ )*)npm run (\w+) -- (\S+)/.exec(line) ?? [];
  const own = Object.fromEntries(
    settings
      .split(' ')
      .filter(Boolean)
      .map((one) => one.split('=')),
  );
  const env = { ...process.env, DEMO: '0', ...own };
  const script = path.join(ROOT, 'scripts', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, argument], {
    env,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return stdout;
}

async function withService<Result>(
  dataDir: string,
  work: (service: Service) => Promise<Result>,
): Promise<Result> {
  const config = serviceConfig(loadConfig({ DATA_DIR: dataDir, DEMO: '0' }));
  const service = createService({ config, logger: createLogger('silent') });
  try {
    await service.start();
    return await work(service);
  } finally {
    await service.stop();
  }
}

/** Every row of every table, as one number each. */
async function rowsOf(service: Service): Promise<unknown> {
  const { db } = service.context();
  const tables = await db.query<{ name: string }>({
    name: 'test.tables',
    text: `SELECT relname AS name FROM pg_stat_user_tables ORDER BY 1`,
  });
  const found = tables.map(({ name }) =>
    db.query({
      name: `test.sum.${name}`,
      text: `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS sum FROM "${name}" t`,
    }),
  );
  return Object.fromEntries((await Promise.all(found)).map((sum, index) => [tables[index]?.name, sum]));
}

/** Two versions of two apps, one rolled back. */
async function release(context: TestContext, store: ReleaseStore): Promise<void> {
  await goLive(context, store, { name: 'shell' });
  await goLive(context, store, { marker: 'one' });
  await goLive(context, store, { marker: 'two' });
  await store.rollback('mf-demo', { who: 'sidi', why: 'broken' });
}

async function assertSameReleases(store: ReleaseStore, original: ReleaseStore): Promise<void> {
  assert.deepEqual(await store.readHistory(100), await original.readHistory(100));
  const { areas } = await store.readRegistry();
  assert.deepEqual(Object.keys(areas), ['shell', 'mf-demo']);
  for (const [area, { live }] of Object.entries(areas)) assert.deepEqual(await store.check(area, live), []);
  assert.deepEqual(
    (await store.listVersions('mf-demo')).sort(),
    (await original.listVersions('mf-demo')).sort(),
  );
}

async function storePicture(dataDir: string): Promise<void> {
  await mkdir(path.join(dataDir, 'files', PICTURE), { recursive: true });
  await writeFile(path.join(dataDir, 'files', PICTURE, '320.webp'), 'a picture');
}

for (const hasPictures of [true, false]) {
  const name = hasPictures ? 'with pictures' : 'without any picture';
  test(`an installation ${name}, backed up and restored by the runbook’s words, is the same`, async (context) => {
    const dataDir = path.join(folder, name.replaceAll(' ', '-'));
    const target = `${dataDir}-new`;
    await mkdir(dataDir);
    if (hasPictures) await storePicture(dataDir);
    const store = openStore(dataDir);
    await release(context, store);
    const secret = await loadPlatformSecret(dataDir, undefined);
    const places = {
      '/backups': `${dataDir}-backups`,
      '/var/lib/maida-new': target,
      '/var/lib/maida': dataDir,
    };
    await mkdir(`${dataDir}-backups`);
    const original = await withService(dataDir, async (service) => {
      const rows = await rowsOf(service);
      assert.match(await followRunbook(/^DATA_DIR=\S+ npm run backup/, places), /the database/);
      return rows;
    });
    const report = await followRunbook(/^DATA_DIR=\S+ npm run restore/, places);
    assert.match(report, hasPictures ? /1 pictures/ : /0 pictures/);
    assert.deepEqual(await withService(target, rowsOf), original);
    await assertSameReleases(openStore(target), store);
    assert.equal(await loadPlatformSecret(target, undefined), secret);
    const picture = await readFile(path.join(target, 'files', PICTURE, '320.webp'), 'utf8').catch(() => '');
    assert.equal(picture, hasPictures ? 'a picture' : '');
  });
}

/** Begins as a picture does: a bucket's files are looked at. */
const WEBP = 'RIFF....WEBP a picture';

/** Settings of an installation with its own database, and both buckets below `name`. */
function inBuckets(s3: TestS3, name: string) {
  const { url, region, accessKeyId, secretAccessKey } = s3.options;
  const env = {
    DEMO: '0',
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: 'postgres://maida@127.0.0.1:1/maida',
    RELEASES_S3_URL: `${url}/${name}/releases`,
    PICTURES_S3_URL: `${url}/${name}/pictures`,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const config = loadConfig(env);
  const files = openStoreFiles(config.dataDir, env);
  return { config, files, store: openStore(config.dataDir, env) };
}

const picturesOf = ({ config }: ReturnType<typeof inBuckets>) =>
  openPictureFiles(config.dataDir, config.picturesBucket);

test('with buckets and a database elsewhere: everything but the database, and the dump of it', async (context) => {
  const s3 = await startS3('all');
  context.after(() => s3.close());
  const old = inBuckets(s3, 'old');
  await mkdir(old.config.dataDir);
  await release(context, old.store);
  await picturesOf(old).store(PICTURE, [{ name: '320.webp', data: Buffer.from(WEBP) }]);
  const dump = path.join(folder, 'maida.dump');
  await writeFile(dump, 'made by pg_dump');
  const target = path.join(folder, 'of-buckets');
  const taken = await takeInstallationBackup({ config: old.config, releases: old.files, target, dump });
  assert.deepEqual([taken.database, taken.pictures, taken.revisions], ['dump', 1, 4]);
  assert.equal(await readFile(path.join(target, 'database.dump'), 'utf8'), 'made by pg_dump');
  const fresh = inBuckets(s3, 'fresh');
  const restore = { source: target, config: fresh.config, releasesBucket: fresh.files };
  await restoreBackup(restore);
  await assertSameReleases(fresh.store, old.store);
  assert.equal(String(await picturesOf(fresh).read(PICTURE, '320.webp')), WEBP);
  assert.deepEqual(await readdir(fresh.config.dataDir), []);
  await assert.rejects(restoreBackup(restore), {
    name: 'StartError',
    message: /RELEASES_S3_URL is not empty/,
  });
  const another = { ...fresh.config, databaseUrl: null };
  await assert.rejects(
    restoreBackup({ ...restore, config: another }),
    /of an installation with DATABASE_URL/,
  );
});

test('a restore refuses a target that is not empty, and a backup that is not as it was', async (context) => {
  const dataDir = path.join(folder, 'refused');
  await mkdir(dataDir);
  await release(context, openStore(dataDir));
  const config = { dataDir, databaseUrl: 'postgres://elsewhere', picturesBucket: null };
  const source = path.join(folder, 'refused-backup');
  await takeInstallationBackup({ config, releases: openStoreFiles(dataDir, {}), target: source });
  const restoreTo = (from: string, to: string) =>
    restoreBackup({ source: from, config: { ...config, dataDir: to }, releasesBucket: undefined });
  await assert.rejects(restoreTo(source, dataDir), { name: 'StartError', message: /is not empty \(\w/ });
  const target = path.join(folder, 'refused-target');
  const revision = path.join('registry', '00000002.json');
  const harms: [RegExp, (copy: string) => Promise<void>][] = [
    [/registry\/00000002\.json has changed/, (copy) => appendFile(path.join(copy, revision), ' ')],
    [/registry\/00000002\.json is missing/, (copy) => rm(path.join(copy, revision))],
    [/stranger was added/, (copy) => writeFile(path.join(copy, 'stranger'), '')],
    [/no finished backup/, (copy) => rm(path.join(copy, 'backup.json'))],
    [/not one that this version reads/, (copy) => writeFile(path.join(copy, 'backup.json'), '{')],
  ];
  for (const [index, [message, harm]] of harms.entries()) {
    const copy = `${source}-${index}`;
    await cp(source, copy, { recursive: true });
    await harm(copy);
    await assert.rejects(restoreTo(copy, target), { name: 'StartError', message });
    assert.deepEqual(await readdir(target).catch(() => 'absent'), 'absent', 'nothing was written');
  }
  await restoreTo(source, target);
  assert.equal((await openStore(target).readRegistry()).revision, 4);
});
