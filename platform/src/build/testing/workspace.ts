import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { RELEASE_FILE, type BuiltRelease } from '../../contract/server/index.ts';
import { WORKSPACE, type App } from '../apps.ts';
import { temporaryFolder } from '../../registry/testing/fixtures.ts';

/** A temporary workspace with one area, `mf-demo`, that the real preset builds. */
export interface TestWorkspace {
  readonly root: string;
  readonly app: App;
  /** Writes a file of the area. */
  readonly write: (file: string, text: string) => Promise<void>;
  /** Reads `release.json` of the last build. */
  readonly readRelease: () => Promise<BuiltRelease>;
  /** Reads a file of the last build. */
  readonly readBuilt: (file: string) => Promise<string>;
}

const AREA = `
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './home.module.css';
const Later = lazy(() => import('./later.tsx'));
function Home() {
  const [count] = useState(0);
  return <div className={styles.card}><Link to="/demo">{count}</Link><Later /></div>;
}
export const area = { routes: [{ path: '/', element: <Home /> }], translations: { en: {}, fr: {} } };
`;

/** Creates the workspace; it uses this workspace's installed packages. */
export async function createTestWorkspace(context: TestContext): Promise<TestWorkspace> {
  const root = await temporaryFolder(context);
  const app = { name: 'mf-demo', root: path.join(root, 'mf-demo') };
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(app.root, file)), { recursive: true });
    await writeFile(path.join(app.root, file), text);
  };
  const readBuilt = (file: string) => readFile(path.join(app.root, 'dist', file), 'utf8');
  await write('package.json', '{"name":"mf-demo","version":"0.2.0","type":"module"}');
  const preset = pathToFileURL(path.join(WORKSPACE, 'platform/src/build/preset/index.ts')).href;
  const options = '{ name: "mf-demo", root: import.meta.dirname, port: 4199 }';
  await write(
    'webpack.config.mjs',
    `import { defineArea } from '${preset}';\nexport default defineArea(${options});\n`,
  );
  const manifest = { name: 'mf-demo', contract: '1', mounts: [{ path: '/' }], navigation: [], preload: [] };
  await write('area.json', JSON.stringify(manifest));
  await write('src/area.tsx', AREA);
  await write('src/later.tsx', 'export default function Later() { return <p>later</p>; }\n');
  await write('src/home.module.css', '.card { color: red; @media (--mobile) { color: blue; } }\n');
  await writeFile(path.join(root, 'package.json'), '{"workspaces":["mf-demo","shared-demo"]}');
  await symlink(path.join(WORKSPACE, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  const readRelease = async () => JSON.parse(await readBuilt(RELEASE_FILE)) as BuiltRelease;
  return { root, app, write, readRelease, readBuilt };
}
