import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { BROUGHT, broughtChromium, findChromium, findHeadlessShell, PACKAGE } from './find-chromium.ts';

const run = promisify(execFile);

/** The package has no other binary. */
const HAS_PACKAGE = process.platform === 'linux' && process.arch === 'x64';
const HOW_TO_INSTALL =
  'Install one (Debian, Ubuntu: `sudo apt-get install chromium-headless-shell`; macOS: `brew install --cask chromium`) ' +
  'or name one in CHROMIUM=/path/to/it.';

/** The package unpacks into the folder of temporary files, its shared libraries only where this names a Node of AWS. */
const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
const LAMBDA = 'AWS_Lambda_nodejs24.x';

/** Starts the browser with the libraries and fonts of its folder, which a bare machine lacks. */
const START = `#!/bin/sh
here="\${0%/*}"
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="\${FONTCONFIG_FILE:-$here/fonts.conf}"
exec "$here/chromium" "$@"
`;
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Path of a Chromium: the headless shell that {@link findHeadlessShell} finds, else one that is installed from npm,
 * which takes 67 MB of download and some seconds, else the machine's whole browser. Processes may call it at the same
 * time.
 *
 * @param report called with what it does, when it has something to do; default: a line on the error output
 * @throws Error with the command that installs one, where there is none and none can be brought
 */
export async function bringChromium(
  report: (text: string) => void = (text) => console.error(text),
): Promise<string> {
  const found = HAS_PACKAGE ? findHeadlessShell() : findChromium();
  if (found !== undefined) return found;
  if (!HAS_PACKAGE) throw new Error(`No Chromium on this machine. ${HOW_TO_INSTALL}`);
  report('No headless Chromium on this machine: installing one (67 MB, once) …');
  const started = performance.now();
  try {
    await install();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const whole = findChromium();
    if (whole === undefined)
      throw new Error(
        `No Chromium on this machine, and none could be installed. ${HOW_TO_INSTALL}\n${reason}`,
        { cause: error },
      );
    report(`It could not be installed; ${whole} opens the pages, more slowly. ${reason}`);
    return whole;
  }
  report(`Chromium is installed (${((performance.now() - started) / 1000).toFixed(0)} s).`);
  return broughtChromium();
}

/** In a folder of this process's own, which then takes its place as a whole. */
async function install(): Promise<void> {
  await mkdir(BROUGHT, { recursive: true });
  const folder = await mkdtemp(path.join(BROUGHT, 'install-'));
  try {
    await unpack(folder);
    // Whether this machine has what else it needs.
    await run(path.join(folder, 'start'), ['--version']);
    await rename(folder, path.dirname(broughtChromium()));
  } catch (error) {
    // Another process was faster.
    if (!existsSync(broughtChromium())) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(folder: string): Promise<void> {
  const source = path.join(folder, 'package');
  await mkdir(source);
  for (const file of ['package.json', 'package-lock.json']) {
    await cp(path.join(PACKAGE, file), path.join(source, file));
  }
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--workspaces=false', '--loglevel=error'];
  await run('npm', ['ci', ...options], { cwd: source });
  await run(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: source,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: LAMBDA },
  });
  // The package's own font has no Arabic letters.
  await rename(path.join(source, 'node_modules/dejavu-fonts-ttf/ttf'), path.join(folder, 'fonts/dejavu'));
  await rm(source, { recursive: true });
  await writeFile(path.join(folder, 'fonts.conf'), FONTS);
  await writeFile(path.join(folder, 'start'), START, { mode: 0o755 });
}
