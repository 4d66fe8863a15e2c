import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { packBuild } from '../../common/index.ts';
import { withUnpackedBuild } from '../../common/index.ts';
import { WORKSPACE } from '../apps.ts';
import { buildApp, BuildError } from '../build-app.ts';
import { findSourceLine } from '../gate/smoke/source-line.ts';
import { integrityOf, sourceMapOf } from '../../contract/server/index.ts';
import { createTestWorkspace } from '../testing/workspace.ts';
import { createClassNamer } from './class-names.ts';
import path from 'node:path';

describe('an area’s build', () => {
  it('describes the files to load, and contains no copy of shared libraries', async (context) => {
    const { app, readRelease, readBuilt } = await createTestWorkspace(context);
    await buildApp(app);
    const release = await readRelease();
    assert.match(release.version, /^0\.2\.0-[0-9a-f]{16}$/);
    assert.match(release.entry, /^static\/js\/entry\.[0-9a-f]{10}\.js$/);
    assert.equal(release.scripts.length, 1);
    assert.match(release.scripts[0] ?? '', /^static\/js\/area\.[0-9a-f]{10}\.js$/);
    assert.match(release.styles[0] ?? '', /^static\/css\/area\.[0-9a-f]{10}\.css$/);
    assert.equal(release.area?.name, 'mf-demo');
    const entry = await readBuilt(release.entry);
    assert.equal(release.files[release.entry], integrityOf(entry));
    assert.ok(entry.includes(release.entryGlobal));
    assert.doesNotMatch(entry, /\beval\(|new Function/);
    // Scripts and style sheets have a timeout, and a library of another version is refused.
    const limits = entry.match(/__maidaLoadTimeout\W{1,4}\s*(?:12e4|120000)/g);
    assert.equal(limits?.length, 2);
    assert.match(entry, /strictVersion:!0,/);
    assert.doesNotMatch(entry, /strictVersion:!1/);
    assert.ok(release.files['mf-manifest.json'], 'for tools of module federation');
    assert.ok(entry.length < 12_000, 'the runtime is the page’s');
    const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js'));
    const code = (await Promise.all(scripts.map(readBuilt))).join('\n');
    assert.doesNotMatch(code, /react\.transitional\.element|createBrowserRouter/);
    const archive = await packBuild(path.join(app.root, 'dist'));
    assert.equal(await withUnpackedBuild(archive, () => Promise.resolve('taken')), 'taken', 'over HTTP, too');
  });

  it('says what it imports of the shell, and nothing that only its words name', async (context) => {
    const { app, write, readRelease } = await createTestWorkspace(context);
    await write(
      'src/area.tsx',
      `import { pictureUrl, useApi } from 'shared-api';
       const useSession = (text) => text;
       console.log(useSession(pictureUrl), useApi);
       export const area = { routes: [], translations: {} };`,
    );
    await buildApp(app);
    assert.deepEqual((await readRelease()).imports, {
      'shared-api': ['pictureUrl', 'useApi'],
      'shared-ui/toast': [],
    });
  });

  it('contains no source of another area', async (context) => {
    const { app, root, write } = await createTestWorkspace(context);
    const other = path.join(root, 'mf-other');
    await mkdir(path.join(other, 'src'), { recursive: true });
    await writeFile(path.join(other, 'area.json'), '{}');
    await writeFile(path.join(other, 'src', 'basket.ts'), 'export const basket = [];\n');
    await write(
      'src/area.tsx',
      "import { basket } from '../../mf-other/src/basket.ts';\nexport const area = { routes: basket, translations: {} };\n",
    );
    await assert.rejects(buildApp(app), (error) => {
      assert.ok(error instanceof BuildError);
      assert.match(
        error.message,
        /mf-other\/src\/basket\.ts belongs to another area, mf-other\. Move what both need/,
      );
      assert.match(error.message, /src\/area\.tsx/);
      return true;
    });
  });

  it('comes with source maps for the gate, which nothing on a page names', async (context) => {
    const { app, write, readRelease, readBuilt } = await createTestWorkspace(context);
    await write(
      'src/area.tsx',
      "const TEXT = 'find me';\nexport const area = { routes: [TEXT], translations: {} };\n",
    );
    await buildApp(app);
    const release = await readRelease();
    const script = release.scripts[0] ?? '';
    const [code, map] = await Promise.all([script, sourceMapOf(script)].map(readBuilt));
    assert.ok(release.files[sourceMapOf(script)], 'listed, so that it is checked like every file');
    assert.doesNotMatch(code ?? '', /sourceMappingURL/);
    assert.doesNotMatch(map ?? '', /find me/, 'without the sources themselves');
    const column = (code ?? '').indexOf('find me');
    const line = findSourceLine(map ?? '', { line: 1, column });
    assert.equal(line, 'src/area.tsx:1');
  });

  it('is the same when nothing changed, in another folder too, and has another global name when something did', async (context) => {
    const { app, readRelease, write } = await createTestWorkspace(context);
    await buildApp(app);
    const first = await readRelease();
    await buildApp(app);
    assert.deepEqual(await readRelease(), first);
    const copy = await createTestWorkspace(context);
    await buildApp(copy.app);
    assert.deepEqual(await copy.readRelease(), first);
    await write('src/later.tsx', 'export default function Later() { return <p>changed</p>; }\n');
    await buildApp(app);
    const second = await readRelease();
    assert.notEqual(second.version, first.version);
    assert.notEqual(second.entryGlobal, first.entryGlobal);
  });

  it('fails with a second React, a name that is not shared, or an invalid area.json', async (context) => {
    const { app, write } = await createTestWorkspace(context);
    const refusal = async () => {
      const error: unknown = await buildApp(app).catch((reason: unknown) => reason);
      assert.ok(error instanceof BuildError);
      return error.message;
    };
    const rest = 'export const area = { routes: [], translations: {} };';
    await write(
      'src/area.tsx',
      `import { createRoot } from 'react-dom/client'; console.log(createRoot); ${rest}`,
    );
    assert.match(await refusal(), /react-dom would be on the page twice/);
    await write(
      'src/area.tsx',
      `import { useSubmit } from 'react-router-dom'; console.log(useSubmit); ${rest}`,
    );
    assert.match(await refusal(), /imports useSubmit from react-router-dom, which the shell does not share/);
    await write('src/area.tsx', rest);
    await write('area.json', '{"name":"mf-demo","contract":"1","mounts":[],"navigation":[],"preload":[]}');
    assert.match(await refusal(), /mf-demo\/area\.json: mounts: /);
  });

  it('lists the chunks of a mount, and contains a server build', async (context) => {
    const { app, write, readRelease, readBuilt } = await createTestWorkspace(context);
    const mounts = [{ path: '/', isRendered: true, chunks: ['later'] }];
    const manifest = { name: 'mf-demo', contract: '1', mounts, navigation: [], preload: [] };
    await write('area.json', JSON.stringify(manifest));
    const refused: unknown = await buildApp(app).catch((reason: unknown) => reason);
    assert.ok(refused instanceof BuildError);
    assert.match(
      refused.message,
      /^mf-demo does not build:\nmf-demo\/area\.json names a chunk "later", which the build does not have\.$/,
    );
    const source = await readFile(path.join(app.root, 'src/area.tsx'), 'utf8');
    await write('src/area.tsx', source.replace("import('", 'import(/* webpackChunkName: "later" */ \''));
    await buildApp(app);
    const release = await readRelease();
    assert.match(release.chunks?.['later']?.scripts[0] ?? '', /^static\/js\/later\.[0-9a-f]{10}\.js$/);
    const code = await readBuilt('server/main.js');
    assert.match(code, /require\("react"\)/);
    assert.ok(release.files['server/main.js']);
    const styles = await readBuilt(release.styles[0] ?? '');
    const [, name = 'none'] = /\.(m[\w-]{6})\{/.exec(styles) ?? [];
    assert.ok(code.includes(name), 'class names agree');
    assert.match(styles, /@media \(width<=768px\)/);
  });
});

describe('a picture that an area imports', () => {
  it('has the same name in the server build as among the files of the release', async (context) => {
    const { app, write, readRelease, readBuilt } = await createTestWorkspace(context);
    const manifest = { name: 'mf-demo', contract: '1', mounts: [{ path: '/', isRendered: true }] };
    await write('area.json', JSON.stringify({ ...manifest, navigation: [], preload: [] }));
    await write('src/dish.webp', 'picture');
    const source = await readFile(path.join(app.root, 'src/area.tsx'), 'utf8');
    await write('src/area.tsx', `import dish from './dish.webp';\nconsole.log(dish);\n${source}`);
    await buildApp(app);
    const picture = Object.keys((await readRelease()).files).find((file) => file.endsWith('.webp'));
    assert.ok(picture);
    assert.ok((await readBuilt('server/main.js')).includes(picture));
  });
});

describe('class names', () => {
  const file = path.join(import.meta.dirname, 'base.ts');
  const name = (app: string, local: string) =>
    createClassNamer(app, WORKSPACE)({ resourcePath: file }, '', local);

  it('are stable between builds and differ between areas and classes', () => {
    assert.equal(name('mf-a', 'card'), name('mf-a', 'card'));
    assert.equal(new Set([name('mf-a', 'card'), name('mf-b', 'card'), name('mf-a', 'row')]).size, 3);
    assert.match(name('mf-a', 'card'), /^[a-z][\w-]+$/);
  });
});
