import { bringChromium } from 'platform/chromium';

/** Suites that open pages. */
const IN_A_BROWSER = ['platform', 'product', 'scripts', 'e2e', 'bench'];

/** Installs a Chromium where a suite needs one and the machine has none. Without one its tests fail and say why. */
export async function bringBrowserFor(suites: readonly string[]): Promise<void> {
  if (!suites.some((name) => IN_A_BROWSER.includes(name))) return;
  await bringChromium().catch((error: unknown) =>
    console.error(error instanceof Error ? error.message : error),
  );
}
