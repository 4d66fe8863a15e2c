import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The same engine without windows to draw. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];
const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Folder of the package that brings a Chromium; no workspace. */
export const PACKAGE = path.join(import.meta.dirname, '../../../chromium');

/** Folder of the Chromiums that were brought, one for each version of the package. */
export const BROUGHT = path.join(import.meta.dirname, '../../../../node_modules/.cache/chromium');

/** Path of the Chromium in `CHROMIUM`, else of a headless shell: the machine's or the brought one. */
export function findHeadlessShell(): string | undefined {
  return firstThatExists([process.env['CHROMIUM'], ...HEADLESS_SHELLS, broughtChromium()]);
}

/** The same, or else the path of the machine's whole browser; undefined when there is none. */
export function findChromium(): string | undefined {
  return findHeadlessShell() ?? firstThatExists(WHOLE_BROWSERS);
}

function firstThatExists(files: readonly (string | undefined)[]): string | undefined {
  return files.find((file) => file !== undefined && existsSync(file));
}

/** Path of the Chromium that the package's version brings, whether it is there or not. */
export function broughtChromium(): string {
  const manifest = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
    dependencies: { '@sparticuz/chromium': string };
  };
  return path.join(BROUGHT, manifest.dependencies['@sparticuz/chromium'], 'start');
}
