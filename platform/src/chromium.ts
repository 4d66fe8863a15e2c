import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const PATHS = [
  // A page costs it a third of what it costs the whole browser, which has windows to draw.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of the Chromium in `CHROMIUM`, or of the machine's; undefined when there is none. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], ...PATHS].find((file) => file !== undefined && existsSync(file));
}

/**
 * Starts a headless browser that only connects to the page's own server.
 *
 * @param switches further switches of Chromium's command line
 */
export async function launchChromium(
  executablePath: string,
  switches: readonly string[] = [],
): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: [...chromiumSwitches(), ...switches] });
}

/** Path of the Chromium in `CHROMIUM`, or of the machine's. @throws with the command that installs one */
export function getChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium on this machine. Install it (Debian, Ubuntu: `sudo apt-get install chromium-headless-shell`; ' +
      'macOS: `brew install --cask chromium`) or name one in CHROMIUM=/path/to/it.',
  );
}

/**
 * Starts the machine's Chromium.
 *
 * @throws with the command that installs one
 */
export function launchInstalledChromium(): Promise<Browser> {
  return launchChromium(getChromium());
}

/** A browser that can be killed. */
export interface OwnBrowser {
  readonly browser: Browser;
  /** Process id of the browser, which leads the group of all its processes. */
  readonly pid: number | undefined;
  /** Kills all its processes, whatever they do, and removes its profile. */
  readonly kill: () => Promise<void>;
}

/** The same for pages that may never answer again: an orderly end would wait for them. */
export async function launchOwnChromium(executablePath: string): Promise<OwnBrowser> {
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer({ executablePath, args: chromiumSwitches() });
  const browser = await chromium.connect(server.wsEndpoint());
  return { browser, pid: server.process().pid, kill: () => server.kill() };
}

/** Switches with which a browser connects to the page's own server alone, and runs as root where it must. */
export function chromiumSwitches(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
