import type { Browser } from 'playwright-core';
import { bringChromium } from './bring-chromium.ts';
import { makeBrowserFolder } from './browser-folder.ts';

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

/**
 * Starts the machine's Chromium, installed first where there is none.
 *
 * @throws Error with the command that installs one, where none can be brought
 */
export async function launchInstalledChromium(): Promise<Browser> {
  return launchChromium(await bringChromium());
}

/** A browser that can be killed. */
export interface OwnBrowser {
  readonly browser: Browser;
  /** Process id of the browser, which leads the group of all its processes. */
  readonly pid: number | undefined;
  /** Kills all its processes, whatever they do, and removes what it has written. */
  readonly kill: () => Promise<void>;
}

/**
 * The same for pages that may never answer again: an orderly end would wait for them. What it writes is removed with
 * it, or, after a kill of this process, by the next one that starts such a browser.
 */
export async function launchOwnChromium(executablePath: string): Promise<OwnBrowser> {
  const { chromium } = await import('playwright-core');
  const folder = await makeBrowserFolder();
  const options = { executablePath, args: chromiumSwitches(), artifactsDir: folder.path };
  const env = { ...process.env, TMPDIR: folder.path };
  const server = await chromium.launchServer({ ...options, env }).catch(async (error: unknown) => {
    await folder.remove();
    throw error;
  });
  await folder.noteProfile(server.process().spawnargs);
  const browser = await chromium.connect(server.wsEndpoint());
  const kill = async () => {
    await server.kill();
    await folder.remove();
  };
  return { browser, pid: server.process().pid, kill };
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
