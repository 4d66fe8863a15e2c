/**
 * Takes the pictures of the page for restaurants from a running demo, within a quarter of an hour of its first start,
 * before its orders are late: `npm start` in one terminal, `npm run screens -w e2e -- http://localhost:3000` in
 * another.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchInstalledChromium } from 'platform/chromium';
import { LANGUAGES } from 'shared-api/contract';
import { setScene } from './set-scene.ts';
import { takeScreens } from './take-screens.ts';

const FOLDER = join(import.meta.dirname, '../../mf-public/src/features/page/screens');

const [address = 'http://localhost:3000'] = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
const browser = await launchInstalledChromium();
try {
  await setScene(browser, address);
  for (const language of LANGUAGES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const { screen, picture } of await takeScreens(browser, address, { language, colorScheme })) {
        const file = `${screen}-${language}-${colorScheme}.webp`;
        await writeFile(join(FOLDER, file), picture);
        console.log(`${file}  ${(picture.length / 1000).toFixed(1)} KB`);
      }
    }
  }
} finally {
  await browser.close();
}
