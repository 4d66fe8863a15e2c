import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PATHS = [
  // A page costs it a third of what it costs the whole browser, which has windows to draw.
  '/usr/bin/chromium-headless-shell',
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

/** Path of the Chromium in `CHROMIUM`, of the machine's, or of the brought one; undefined when there is none. */
export function findChromium(): string | undefined {
  const known = [process.env['CHROMIUM'], ...PATHS].find((file) => file !== undefined && existsSync(file));
  if (known !== undefined) return known;
  const brought = broughtChromium();
  return existsSync(brought) ? brought : undefined;
}

/** Path of the Chromium that the package's version brings, whether it is there or not. */
export function broughtChromium(): string {
  const manifest = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
    dependencies: { '@sparticuz/chromium': string };
  };
  return path.join(BROUGHT, manifest.dependencies['@sparticuz/chromium'], 'start');
}
