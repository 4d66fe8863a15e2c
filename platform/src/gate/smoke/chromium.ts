import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The machine's Chromium, or the one that `CHROMIUM` names; undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], ...PATHS].find((place) => place !== undefined && existsSync(place));
}

/** Starts a headless browser that talks to nobody but the pages' own server. */
export async function launchChromium(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
