import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FaultKind, Faults } from 'platform/contract';
import type { Request } from 'playwright-core';
import { LAPTOP, type Visitor } from './support/browser.ts';
import { openRendered, waitForHydration } from './support/rendered-pages.ts';
import { markPage, permitFaults, switchFaults } from './support/faults.ts';
import { openAs } from './support/people.ts';
import type { Role } from './support/authenticate.ts';

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

const PLACES: readonly Place[] = [
  {
    area: 'mf-public',
    who: 'customer',
    path: '/',
    heading: /^Restaurants$/,
    laterPath: '/terms',
    elsewhere: '/user',
  },
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

const stays = new Map<Place, Visitor>();

function visitorOf(place: Place): Visitor {
  const visitor = stays.get(place);
  assert.ok(visitor);
  return visitor;
}

/** Runs an action in every area at the same time, each in its own browser. */
async function inEveryArea(act: (place: Place, visitor: Visitor) => Promise<void>): Promise<void> {
  await Promise.all(PLACES.map((place) => act(place, visitorOf(place))));
}

async function open(place: Place, faults: Faults, path = place.path): Promise<void> {
  const { context, page } = visitorOf(place);
  await switchFaults(context, faults);
  await page.goto(path, { waitUntil: 'commit' });
}

function main(place: Place) {
  return visitorOf(place).page.getByRole('main');
}

/** Expects an error in the region, and a working frame around it. */
async function seesFallback(place: Place): Promise<void> {
  const { page } = visitorOf(place);
  await main(place).getByText(FAILED).waitFor();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Maida' }).first().waitFor();
  await header.getByRole('button', { name: /notifications/i }).click();
  await page.getByRole('heading', { level: 2, name: 'Notifications' }).waitFor();
  await page.keyboard.press('Escape');
  // Closing goes back in the history, which would abort the next visit.
  await page.waitForFunction(() => !(history.state as { depth?: number } | null)?.depth);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).waitFor();
}

async function comesUp(place: Place, heading = place.heading): Promise<void> {
  // The rendered content stays readable below the message.
  await main(place).getByText(FAILED).waitFor({ state: 'detached' });
  await main(place).getByRole('heading', { level: 1 }).filter({ hasText: heading }).first().waitFor();
}

/** Expects "Try again" to recover the area without a reload after the fault ended. */
async function recovers(place: Place, faults: Faults = {}): Promise<void> {
  const { context, page } = visitorOf(place);
  const isSamePage = await markPage(page);
  await switchFaults(context, faults);
  await main(place).getByRole('button', { name: 'Try again' }).click();
  await comesUp(place);
  assert.equal(await isSamePage(), true, `${place.area} came back by a reload`);
}

const LOADED_AND_REFUSED: readonly FaultKind[] = [
  'dead',
  'corrupt',
  'tampered',
  'wrong-shape',
  'wrong-shared',
  'swap',
];

describe('every fault in every area', () => {
  before(async () => {
    for (const place of PLACES) {
      const visitor = await openAs(place.who, { viewport: LAPTOP });
      await permitFaults(visitor.context);
      stays.set(place, visitor);
    }
  });

  after(async () => {
    for (const visitor of stays.values()) await visitor.close();
  });

  for (const kind of LOADED_AND_REFUSED) {
    test(`${kind}: only the region fails, and recovers without a reload`, async () => {
      await inEveryArea(async (place, { page }) => {
        await open(place, { [place.area]: { kind } });
        await seesFallback(place);
        // Not a line of changed code has run.
        assert.equal(await page.evaluate('globalThis.__maidaTampered'), undefined);
        await recovers(place);
      });
    });
  }

  test('rendered content stays readable, unless its styles are missing', async () => {
    const [place] = PLACES;
    assert.ok(place);
    const content = main(place).getByRole('heading', { level: 1 }).filter({ hasText: place.heading });
    const { context, page } = visitorOf(place);
    await switchFaults(context, { [place.area]: { kind: 'wrong-shape' } });
    await openRendered(page, place.path);
    await seesFallback(place);
    await content.waitFor();
    await switchFaults(context, { [place.area]: { kind: 'dead' } });
    await openRendered(page, place.path);
    await seesFallback(place);
    await content.waitFor({ state: 'detached' });
  });

  test('other areas work while one is dead, and it recovers on the way back', async () => {
    await inEveryArea(async (place, { context, page }) => {
      await open(place, { [place.area]: { kind: 'dead' } });
      await seesFallback(place);
      const isSamePage = await markPage(page);
      await page.getByRole('banner').locator(`a[href="${place.elsewhere}"]`).first().click();
      await page.waitForURL(`**${place.elsewhere}`);
      await main(place).getByText(FAILED).waitFor({ state: 'detached' });
      await main(place).getByRole('heading', { level: 1 }).first().waitFor();
      await switchFaults(context, {});
      await page.goBack();
      await comesUp(place);
      assert.equal(await isSamePage(), true);
    });
  });

  test('registry unreachable: the page retries with the registry that it has', async () => {
    await inEveryArea(async (place) => {
      await open(place, { [place.area]: { kind: 'dead' }, registry: { kind: 'dead' } });
      await seesFallback(place);
      await recovers(place, { registry: { kind: 'dead' } });
    });
  });

  test('slow: a message announces the wait, and the page arrives', async () => {
    await inEveryArea(async (place, { page }) => {
      // Long enough that a page on a busy machine waits, too.
      await open(place, { [place.area]: { kind: 'slow', detail: '15000' } });
      await page.getByRole('banner').getByRole('link', { name: 'Maida' }).first().waitFor();
      await main(place)
        .getByText(/Still loading\. Your connection is slow/)
        .waitFor();
      await comesUp(place);
    });
  });

  test('hang: the page times out, and recovers without a reload', async () => {
    await inEveryArea(async (place, { page }) => {
      await open(place, { [place.area]: { kind: 'hang', detail: '3000' } });
      const began = performance.now();
      await seesFallback(place);
      // Long before the default time-out of 120 seconds.
      assert.ok(performance.now() - began < 60_000);
      const configuration = await page.locator('#maida-page').textContent();
      assert.equal((JSON.parse(configuration ?? '{}') as { loadTimeout?: number }).loadTimeout, 3000);
      await recovers(place);
    });
  });

  test('chunk gone under an open tab: the area stays, the page without its code fails and recovers', async () => {
    await inEveryArea(async (place, { context, page, faults }) => {
      await open(place, { [place.area]: { kind: 'chunk-gone' } });
      await comesUp(place);
      // Until then its links load pages.
      await waitForHydration(page.getByRole('main').first());
      const isSamePage = await markPage(page);
      // By keyboard, since the faults' ribbon covers the end of the page.
      await page
        .locator(`a[href="${place.laterPath}"], a[href^="${place.laterPath}?"]`)
        .first()
        .press('Enter');
      await page.waitForURL(`**${place.laterPath}*`);
      await main(place).getByText(FAILED).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Maida' }).first().waitFor();
      await switchFaults(context, {});
      await main(place).getByRole('button', { name: 'Try again' }).click();
      await main(place).getByText(FAILED).waitFor({ state: 'detached' });
      await main(place).getByRole('heading', { level: 1 }).first().waitFor();
      assert.equal(await isSamePage(), true);
      assert.deepEqual(
        faults.filter((fault) => fault.startsWith('uncaught')),
        [],
      );
    });
  });

  test('made for another shell: reloads once by itself, then asks, and never loops', async () => {
    await inEveryArea(async (place, { context, page }) => {
      await page.evaluate(() => sessionStorage.clear());
      let loads = 0;
      const count = (request: Request) => {
        if (request.isNavigationRequest()) loads += 1;
      };
      page.on('request', count);
      await open(place, { [place.area]: { kind: 'wrong-contract' } });
      await main(place).getByText('Maida has been updated').waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Maida' }).first().waitFor();
      assert.equal(loads, 2, 'the first load and one more');
      await switchFaults(context, {});
      await main(place).getByRole('button', { name: 'Reload the page' }).click();
      await comesUp(place);
      assert.equal(loads, 3, 'and one on request');
      page.off('request', count);
    });
  });
});
