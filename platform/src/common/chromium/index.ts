export { bringChromium } from './bring-chromium.ts';
export { findChromium } from './find-chromium.ts';
export { chromiumSwitches, launchInstalledChromium, launchOwnChromium } from './launch-chromium.ts';
export type { OwnBrowser } from './launch-chromium.ts';
