import type { Browser, Page } from '@playwright/test';
import type { Language } from 'shared-api/contract';
import { authenticate, EMAILS } from '../src/support/authenticate.ts';
import { OWN_SLUG } from '../src/support/checkout.ts';
import { settle } from '../src/support/look.ts';

/** Of a phone, in CSS pixels; the page shows the pictures at most this wide. */
const PHONE = { width: 360, height: 720 };
/** Sharp enough on a phone of two or three pixels a point, for half the bytes. */
const SCALE = 1.5;
/** Letters stay sharp; above, a picture grows without looking better. */
const QUALITY = 50;

interface Look {
  readonly language: Language;
  readonly colorScheme: 'light' | 'dark';
}

/** A screen of the product: who sees it, where, and what is done there first. */
interface Screen {
  readonly name: string;
  readonly isOwners: boolean;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  { name: 'orders', isOwners: true, path: '/provider/live' },
  {
    name: 'menu',
    isOwners: false,
    path: `/restaurant/${OWN_SLUG}/menu`,
    prepare: async (page) => {
      const boxes = page.getByRole('main').locator('li input[type=checkbox]:enabled');
      await boxes.nth(0).click();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'dishes',
    isOwners: true,
    path: '/provider/menu',
    // Dishes and their switches, right below the header that stays.
    prepare: (page) =>
      page
        .getByRole('switch')
        .first()
        .locator('xpath=ancestor::section[1]')
        .evaluate((category) => {
          const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
          window.scrollTo(0, category.getBoundingClientRect().top - header);
        }),
  },
  { name: 'day', isOwners: true, path: '/provider' },
];

/** Pictures of all screens in one language and theme. */
export async function takeScreens(browser: Browser, address: string, look: Look) {
  const pictures: { screen: string; picture: Buffer }[] = [];
  for (const screen of SCREENS) {
    const context = await browser.newContext({
      baseURL: address,
      viewport: PHONE,
      deviceScaleFactor: SCALE,
      hasTouch: true,
      colorScheme: look.colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      timezoneId: 'Africa/Nouakchott',
    });
    // Milliseconds. Generous, for busy machines; a wait ends as soon as the page is ready.
    context.setDefaultTimeout(60_000);
    await context.addCookies([{ name: 'maida_language', value: look.language, url: address }]);
    if (screen.isOwners) await authenticate(context.request, EMAILS.provider);
    const page = await context.newPage();
    await page.goto(screen.path);
    await settle(page);
    // A first visit may go without the typeface, which the next one has.
    await page.reload();
    await settle(page);
    await screen.prepare?.(page);
    await page.waitForFunction(picturesAreShown);
    pictures.push({ screen: screen.name, picture: await takePicture(page) });
    await context.close();
  }
  return pictures;
}

/** Runs in the page. Those further down are loaded when somebody gets there. */
function picturesAreShown(): boolean {
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
  );
}

/** As WebP, which the browser writes itself, and every browser of today's shows. */
async function takePicture(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const options = { format: 'webp', quality: QUALITY } as const;
  const { data } = await devtools.send('Page.captureScreenshot', options);
  return Buffer.from(data, 'base64');
}
