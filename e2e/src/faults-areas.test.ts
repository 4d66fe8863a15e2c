import type { Locator, Page } from '@playwright/test';
import { FAULTY_PATH, type FaultKind, type Faults } from 'platform/contract';
import type { Role } from './support/authenticate.ts';
import { holdBack, LAPTOP } from './support/browser.ts';
import {
  ALTERED,
  markPage,
  MISSING,
  NO_CHUNK,
  NOT_LOADED,
  permitFaults,
  switchFaults,
} from './support/faults.ts';
import { expect, test as journey } from './support/journey.ts';
import { openRendered, waitForHydration } from './support/rendered-pages.ts';
import { surfacesGone } from './support/surfaces.ts';

/** An area with a user who may enter it, one of its pages, and one in a later chunk. */
interface Place {
  readonly area: string;
  readonly who: Role;
  readonly path: string;
  /** Heading of the page. */
  readonly heading: RegExp;
  readonly laterPath: string;
  /** A page of another area. */
  readonly elsewhere: string;
}

const PUBLIC: Place = {
  area: 'mf-public',
  who: 'customer',
  path: '/',
  heading: /^Restaurants$/,
  laterPath: '/terms',
  elsewhere: '/user',
};
const PLACES: readonly Place[] = [
  PUBLIC,
  {
    area: 'mf-provider',
    who: 'provider',
    path: '/provider',
    heading: /^Dashboard$/,
    laterPath: '/provider/menu',
    elsewhere: '/',
  },
  {
    area: 'mf-admin',
    who: 'admin',
    path: '/admin',
    heading: /^Admin dashboard$/,
    laterPath: '/admin/users',
    elsewhere: '/',
  },
  {
    area: 'mf-customer',
    who: 'customer',
    path: '/user',
    heading: /^Hello/,
    laterPath: '/user/addresses',
    elsewhere: '/',
  },
];
const FAILED = 'This part of Maida couldn’t be loaded';

/** Somebody who is at a place with a browser that may switch faults. */
interface Visit {
  readonly place: Place;
  readonly page: Page;
  readonly main: Locator;
  readonly switchTo: (faults: Faults) => Promise<void>;
}

interface Visits {
  readonly visit: (place: Place) => Promise<Visit>;
  /** Runs an action in every area at the same time, each in its own browser. */
  readonly inEveryArea: (act: (visit: Visit) => Promise<void>) => Promise<void>;
}

const test = journey.extend<Visits>({
  visit: async ({ customer, owner, admin, product }, use) => {
    const people = { customer, provider: owner, admin };
    await use(async (place) => {
      const page = await people[place.who]({ viewport: LAPTOP });
      const context = page.context();
      await permitFaults(product, context);
      const switchTo = (faults: Faults) => switchFaults(product, context, faults);
      return { place, page, main: page.getByRole('main'), switchTo };
    });
  },
  inEveryArea: async ({ visit }, use) => {
    await use(async (act) => {
      await Promise.all(PLACES.map(async (place) => act(await visit(place))));
    });
  },
});

async function open({ place, page, switchTo }: Visit, faults: Faults): Promise<void> {
  await switchTo(faults);
  await page.goto(place.path, { waitUntil: 'commit' });
}

/** Expects an error in the region, and a working frame around it. */
async function seesFallback({ page, main }: Visit): Promise<void> {
  await expect(main.getByText(FAILED)).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Maida' }).first()).toBeVisible();
  await header.getByRole('button', { name: /notifications/i }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Closing goes back in the history, which would abort the next visit.
  await surfacesGone(page);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
}

async function comesUp({ place, main }: Visit): Promise<void> {
  // The rendered content stays readable below the message.
  await expect(main.getByText(FAILED)).toHaveCount(0);
  await expect(
    main.getByRole('heading', { level: 1 }).filter({ hasText: place.heading }).first(),
  ).toBeVisible();
}

/** Expects "Try again" to recover the area without a reload after the fault ended. */
async function recovers(visit: Visit, faults: Faults = {}): Promise<void> {
  const { place, page, main, switchTo } = visit;
  const isSamePage = await markPage(page);
  await switchTo(faults);
  await main.getByRole('button', { name: 'Try again' }).click();
  await comesUp(visit);
  expect(await isSamePage(), `${place.area} came back by a reload`).toBe(true);
}

const UNREACHABLE = [
  /^console: The registry could not be read again\./,
  /^console: Failed to load resource: .* status of 503/,
];

/** Faults, and what the browser says about them besides. */
const LOADED_AND_REFUSED: readonly (readonly [FaultKind, ...RegExp[]])[] = [
  ['dead', MISSING],
  ['corrupt', ALTERED],
  ['tampered', ALTERED],
  ['wrong-shape'],
  ['wrong-shared'],
  ['swap'],
];

test.describe('every fault in every area', () => {
  for (const place of PLACES) {
    // One after another in one browser: whatever the fault before has left there, the area comes up.
    test(`${place.area}: only the region fails, and recovers without a reload`, async ({ visit, faults }) => {
      faults.expect(NOT_LOADED, MISSING, ALTERED);
      const visitor = await visit(place);
      for (const [kind, ...said] of LOADED_AND_REFUSED) {
        await test.step(kind, async () => {
          const before = faults.seen.length;
          await open(visitor, { [place.area]: { kind } });
          await seesFallback(visitor);
          // Not a line of changed code has run.
          expect(await visitor.page.evaluate('globalThis.__maidaTampered')).toBeUndefined();
          await recovers(visitor);
          const own = faults.seen.slice(before);
          expect(own.filter((one) => ![NOT_LOADED, ...said].some((known) => known.test(one)))).toEqual([]);
        });
      }
    });
  }

  test('rendered content stays readable, unless its styles are missing', async ({ visit, faults }) => {
    faults.expect(NOT_LOADED, MISSING);
    const visitor = await visit(PUBLIC);
    const { place, page, main, switchTo } = visitor;
    const content = main.getByRole('heading', { level: 1 }).filter({ hasText: place.heading });
    await switchTo({ [place.area]: { kind: 'wrong-shape' } });
    await openRendered(page, place.path);
    await seesFallback(visitor);
    await expect(content).toBeVisible();
    await switchTo({ [place.area]: { kind: 'dead' } });
    await openRendered(page, place.path);
    await seesFallback(visitor);
    await expect(content).toHaveCount(0);
  });

  test('other areas work while one is dead, and it recovers on the way back', async ({
    inEveryArea,
    faults,
  }) => {
    faults.expect(NOT_LOADED, MISSING);
    await inEveryArea(async (visit) => {
      const { place, page, main, switchTo } = visit;
      await open(visit, { [place.area]: { kind: 'dead' } });
      await seesFallback(visit);
      const isSamePage = await markPage(page);
      await page.getByRole('banner').locator(`a[href="${place.elsewhere}"]`).first().click();
      await page.waitForURL(`**${place.elsewhere}`);
      await expect(main.getByText(FAILED)).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await switchTo({});
      await page.goBack();
      await comesUp(visit);
      expect(await isSamePage()).toBe(true);
    });
  });

  test('registry unreachable: the page retries with the registry that it has', async ({
    inEveryArea,
    faults,
  }) => {
    faults.expect(NOT_LOADED, MISSING, ...UNREACHABLE);
    await inEveryArea(async (visit) => {
      await open(visit, { [visit.place.area]: { kind: 'dead' }, registry: { kind: 'dead' } });
      await seesFallback(visit);
      await recovers(visit, { registry: { kind: 'dead' } });
    });
  });

  test('slow: a message announces the wait, and the page arrives', async ({ inEveryArea }) => {
    await inEveryArea(async (visit) => {
      const { place, page, main } = visit;
      // What the fault makes slow comes once the message was seen, however slow the page itself is.
      const release = await holdBack(page, `**${FAULTY_PATH}/**/${place.area}/**`);
      await open(visit, { [place.area]: { kind: 'slow', detail: '1000' } });
      await expect(page.getByRole('banner').getByRole('link', { name: 'Maida' }).first()).toBeVisible();
      await expect(main.getByText(/Still loading\. Your connection is slow/)).toBeVisible();
      release();
      await comesUp(visit);
    });
  });

  test('hang: the page times out, and recovers without a reload', async ({ inEveryArea, faults }) => {
    // The panel is loaded within the page's time-out, too, which a busy machine may exceed.
    faults.expect(NOT_LOADED, MISSING, /^console: The fault panel could not be loaded\. ChunkLoadError: /);
    await inEveryArea(async (visit) => {
      const { place, page } = visit;
      await open(visit, { [place.area]: { kind: 'hang', detail: '3000' } });
      const began = performance.now();
      await seesFallback(visit);
      // Long before the default time-out of 120 seconds.
      expect(performance.now() - began).toBeLessThan(60_000);
      const configuration = await page.locator('#maida-page').textContent();
      expect(JSON.parse(configuration ?? '{}')).toHaveProperty('loadTimeout', 3000);
      await recovers(visit);
    });
  });

  test('chunk gone under an open tab: the area stays, the page without its code fails and recovers', async ({
    inEveryArea,
    faults,
  }) => {
    faults.expect(MISSING, NO_CHUNK);
    await inEveryArea(async (visit) => {
      const { place, page, main, switchTo } = visit;
      await open(visit, { [place.area]: { kind: 'chunk-gone' } });
      await comesUp(visit);
      // Until then its links load pages.
      await waitForHydration(main.first());
      const isSamePage = await markPage(page);
      // By keyboard, since the faults' ribbon covers the end of the page.
      await page
        .locator(`a[href="${place.laterPath}"], a[href^="${place.laterPath}?"]`)
        .first()
        .press('Enter');
      await page.waitForURL(`**${place.laterPath}*`);
      await expect(main.getByText(FAILED)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Maida' }).first()).toBeVisible();
      await switchTo({});
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByText(FAILED)).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await isSamePage()).toBe(true);
    });
  });

  test('made for another shell: reloads once by itself, then asks, and never loops', async ({
    inEveryArea,
    faults,
  }) => {
    faults.expect(NOT_LOADED);
    await inEveryArea(async (visit) => {
      const { place, page, main, switchTo } = visit;
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await open(visit, { [place.area]: { kind: 'wrong-contract' } });
      await expect(main.getByText('Maida has been updated')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Maida' }).first()).toBeVisible();
      expect(loads, 'the first load and one more').toBe(2);
      await switchTo({});
      await main.getByRole('button', { name: 'Reload the page' }).click();
      await comesUp(visit);
      expect(loads, 'and one on request').toBe(3);
    });
  });
});
