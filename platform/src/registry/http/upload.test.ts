import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { packBuild } from '../../common/index.ts';
import { readTar, writeTar, type ArchivedFile } from '../../common/archive/tar.ts';
import { remotePlatform, uploadBuild } from '../../cli/index.ts';
import type { ReleaseProblem, UploadedVersion } from '../../contract/index.ts';
import { hashToken } from '../rights/find-token.ts';
import { releaseVersion, type BuiltRelease } from '../../contract/server/index.ts';
import { temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { serveReleases } from '../testing/release-server.ts';

const TOKEN = 'a-token';
const HEADERS = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/gzip' };

async function serve(context: TestContext) {
  const { store } = await temporaryStore(context);
  const settings = new Map([['deploy', hashToken(TOKEN)]]);
  // Requests without a token come from an admin.
  const identifyAdmin = () => Promise.resolve({ who: 'admin@maida.example' });
  const origin = await serveReleases(context, { store, settings, identifyAdmin });
  const upload = async (body: Buffer, headers: Record<string, string> = HEADERS) => {
    const reply = await fetch(`${origin}/platform/upload`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    return { status: reply.status, body: (await reply.json()) as UploadedVersion & ReleaseProblem };
  };
  return { store, upload, origin };
}

async function filesOf(context: TestContext): Promise<ArchivedFile[]> {
  const folder = await writeBuild(context);
  return readTar(gunzipSync(await packBuild(folder)));
}

async function pack(files: readonly ArchivedFile[]): Promise<Buffer> {
  return gzipSync(await writeTar(files));
}

/** The same files with a changed `release.json`. */
function changeDescription(
  files: readonly ArchivedFile[],
  change: (release: BuiltRelease) => object,
): ArchivedFile[] {
  return files.map(({ name, content }) => {
    if (name !== 'release.json') return { name, content };
    const release = JSON.parse(content.toString('utf8')) as BuiltRelease;
    return { name, content: Buffer.from(JSON.stringify(change(release))) };
  });
}

describe('an upload', () => {
  it('becomes a stored version that is not live; a second upload of it adds nothing', async (context) => {
    const { store, origin } = await serve(context);
    const folder = await writeBuild(context);
    const archive = new Uint8Array(await packBuild(folder));
    const client = remotePlatform(origin, TOKEN);
    const first = await client.addBuild(archive);
    assert.equal(first.isNew, true);
    assert.deepEqual(await client.addBuild(archive), { ...first, isNew: false });
    assert.deepEqual(await store.check(first.area, first.version), []);
    assert.deepEqual((await store.readRegistry()).areas, {});
    const stored = await store.findFile(first.area, first.version, 'static/js/area.js');
    assert.deepEqual(stored, await readFile(path.join(folder, 'static/js/area.js')));
    assert.ok(await store.findFile(first.area, first.version, 'static/js/area.js', 'br'));
  });

  it('of the shell goes live like an area’s, with everything that a build may describe', async (context) => {
    const { store, origin } = await serve(context);
    const client = remotePlatform(origin, TOKEN);
    const described = {
      chunks: { 'texts-en-first-ts': { scripts: ['static/js/entry.js'], styles: [] } },
      ...{ pageStarter: 'static/js/entry.js', provides: { react: '19.3.0' } },
      ...{ contractTypes: 'a-hash', budget: 125.3 },
    };
    for (const marker of ['one', 'two']) {
      const folder = await writeBuild(context, { name: 'shell', marker, release: described });
      const { area, version } = await uploadBuild(client, folder);
      await client.promote({ area, version, why: 'test' });
      assert.equal((await store.readRegistry()).areas['shell']?.live, version);
    }
    assert.equal((await client.rollback({ area: 'shell', why: 'test' })).previous, null);
  });

  it('accepts an archive of the system’s tar', async (context) => {
    const { upload } = await serve(context);
    const archive = execFileSync('tar', ['-C', await writeBuild(context), '-czf', '-', '.']);
    const { status, body } = await upload(archive);
    assert.deepEqual([status, body.area, body.isNew], [200, 'mf-demo', true]);
  });

  it('waits for its turn when several teams upload at once', async (context) => {
    const { store, upload } = await serve(context);
    const names = ['mf-one', 'mf-two', 'mf-three', 'mf-four'];
    const builds = await Promise.all(
      names.map(async (name) => packBuild(await writeBuild(context, { name }))),
    );
    const replies = await Promise.all(builds.map((build) => upload(build)));
    assert.deepEqual(
      replies.map(({ status, body }) => [status, body.area]),
      names.map((name) => [200, name]),
    );
    for (const name of names) assert.equal((await store.listVersions(name)).length, 1);
  });

  it('needs a pipeline’s token', async (context) => {
    const { upload, store } = await serve(context);
    const archive = await packBuild(await writeBuild(context));
    const type = { 'content-type': 'application/gzip' };
    for (const headers of [
      type,
      { ...type, authorization: 'Bearer wrong' },
      { ...type, authorization: '' },
    ]) {
      const { status, body } = await upload(archive, headers);
      assert.deepEqual([status, body.code], [401, 'unauthorized']);
    }
    assert.equal((await upload(archive, { ...HEADERS, 'content-type': 'text/plain' })).status, 400);
    assert.deepEqual(await store.listVersions('mf-demo'), []);
  });

  const attacks: readonly (readonly [string, RegExp, (files: ArchivedFile[]) => ArchivedFile[]])[] = [
    ['a path that leaves the folder', /can't be named/, (files) => [...files, file('../../etc/evil.js')]],
    ['an absolute path', /can't be named/, (files) => [...files, file('/tmp/evil.js')]],
    ['a path with .. inside', /can't be named/, (files) => [...files, file('static/../../evil.js')]],
    ['a backslash', /can't be named/, (files) => [...files, file('static\\evil.js')]],
    ['a hidden file', /can't be named/, (files) => [...files, file('.env')]],
    ['its own compressed copy', /can't be named/, (files) => [...files, file('static/js/area.js.br')]],
    ['a file that it does not list', /does not list/, (files) => [...files, file('static/js/more.js')]],
    [
      'two files of one name',
      /two files with the same name/,
      (files) => [...files, file('static/js/area.js')],
    ],
    [
      'a changed file',
      /area\.js was changed after the build/,
      (files) => files.map((one) => (one.name === 'static/js/area.js' ? file(one.name) : one)),
    ],
    [
      'a missing file',
      /area\.js is missing/,
      (files) => files.filter(({ name }) => name !== 'static/js/area.js'),
    ],
    [
      'no description',
      /has no release\.json/,
      (files) => files.filter(({ name }) => name !== 'release.json'),
    ],
    [
      'another version',
      /does not match the hash/,
      (files) => changeDescription(files, (release) => ({ ...release, version: '1.0.0-0123456789' })),
    ],
    [
      'a path as its name',
      /release\.json: name/,
      (files) => changeDescription(files, (release) => ({ ...release, name: '../shell' })),
    ],
    [
      'paths that its area.json does not mount',
      /differ about the area/,
      (files) =>
        changeDescription(files, (release) => {
          assert.ok(release.area);
          const changed = { ...release, area: { ...release.area, mounts: [{ path: '/login' }] } };
          return { ...changed, version: releaseVersion('1.0.0', changed) };
        }),
    ],
    ...(
      [
        { entry: 'static/js/area.js' },
        { entryGlobal: 'mf_other' },
        { contract: '0' },
        { scripts: [] },
        { requires: { react: '^1.0.0' } },
      ] as const
    ).map(
      (change) =>
        [
          `${Object.keys(change).join()} changed after the build`,
          /does not match the hash/,
          (files: ArchivedFile[]) => changeDescription(files, (release) => ({ ...release, ...change })),
        ] as const,
    ),
    [
      'an unknown field in its description',
      /release\.json: /,
      (files) => changeDescription(files, (release) => ({ ...release, isTrusted: true })),
    ],
  ];
  for (const [what, reason, modify] of attacks) {
    it(`is refused with ${what}`, async (context) => {
      const { upload, store } = await serve(context);
      const { status, body } = await upload(await pack(modify(await filesOf(context))));
      assert.deepEqual([status, body.code], [400, 'invalid']);
      assert.match(body.detail, reason);
      assert.deepEqual(await store.listVersions('mf-demo'), []);
    });
  }

  it('is refused with a link in it, when it is too large, and when it is not an archive', async (context) => {
    const { upload, store } = await serve(context);
    const good = await pack(await filesOf(context));
    const scratch = await ownTemporaryFolder(context);
    const link = { name: 'static/js/area.js', size: 0, type: 'symlink' as const, linkname: '/etc/passwd' };
    const lengthened = { ...link, type: 'file' as const, pax: { path: '../../evil.js' } };
    const refusals: [Buffer, RegExp][] = [
      [gzipSync(await packTar([{ header: link }])), /not a file/],
      [gzipSync(await packTar([{ header: lengthened }])), /can't be named/],
      [gzipSync(Buffer.alloc(65 * 1024 * 1024)), /unpacks to more/],
      [Buffer.from('no archive at all'), /not gzip/],
      [gzipSync('no archive at all'), /not a tar archive/],
      [gzipSync(Buffer.alloc(4096, 'x')), /not a tar archive/],
      [gzipSync((await writeTar([file('a.js')])).subarray(0, 514)), /truncated/],
      [Buffer.alloc(25 * 1024 * 1024), /longer than/],
    ];
    for (const [archive, reason] of refusals) {
      const { status, body } = await upload(archive);
      assert.equal(status, 400);
      assert.match(body.detail, reason);
    }
    assert.deepEqual(await store.listVersions('mf-demo'), []);
    // What was refused was never unpacked; what is accepted is removed again.
    assert.equal((await upload(good)).status, 200);
    assert.deepEqual(await readdir(scratch), []);
  });
});

/** A folder in which this process makes its temporary ones: servers of others leave some in the machine's. */
async function ownTemporaryFolder(context: TestContext): Promise<string> {
  const before = process.env['TMPDIR'];
  const folder = await mkdtemp(path.join(tmpdir(), 'maida-platform-'));
  process.env['TMPDIR'] = folder;
  context.after(async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

function file(name: string): ArchivedFile {
  return { name, content: Buffer.from('evil()') };
}
