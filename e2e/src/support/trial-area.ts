import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from 'platform/common';
import { exitOf } from './product.ts';

const WORKSPACE = join(import.meta.dirname, '..', '..', '..');
/** Milliseconds for the first build on a busy machine. */
const START_MS = 300_000;

/** An area in a temporary workspace under its development server, as by `npm run dev -w <area>`. */
export interface TrialArea {
  readonly name: string;
  readonly origin: string;
  /** Writes one of its files. */
  write: (file: string, text: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Writes the files of an area, starts its development server, and waits until it has built. */
export async function startTrialArea(
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<TrialArea> {
  const root = await mkdtemp(join(tmpdir(), 'maida-trial-'));
  const folder = join(root, name);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const port = await findFreePort();
  await mkdir(folder);
  await writeFile(join(root, 'package.json'), JSON.stringify({ workspaces: [name] }));
  await symlink(join(WORKSPACE, 'node_modules'), join(root, 'node_modules'), 'dir');
  for (const [file, text] of Object.entries({ ...configuration(name, port), ...files }))
    await write(file, text);
  const child = spawn(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js'), 'serve'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exitOf(child);
    await rm(root, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilBuilt(child, `${origin}/guest/static/js/entry.js`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { name, origin, write, stop };
}

function configuration(name: string, port: number): Record<string, string> {
  const preset = pathToFileURL(join(WORKSPACE, 'platform/src/build/preset/index.ts')).href;
  const options = `{ name: '${name}', root: import.meta.dirname, port: ${port} }`;
  return {
    'package.json': JSON.stringify({ name, version: '0.1.0', type: 'module' }),
    'webpack.config.mjs': `import { defineArea } from '${preset}';\nexport default defineArea(${options});\n`,
    'src/dev.tsx': "import { area } from './area.tsx';\nconsole.log(area);\n",
  };
}

async function waitUntilBuilt(child: ChildProcess, address: string): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  const end = Date.now() + START_MS;
  while (Date.now() < end && child.exitCode === null) {
    const isBuilt = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isBuilt) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The development server did not come up:\n${output}`);
}
