import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { LANGUAGES, shownText, type RestaurantSummary } from 'shared-api/contract';
import { openInteractive } from './support/rendered-pages.ts';
import { openMenu, OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { holdBack, LAPTOP, FIRST_SCREEN } from './support/browser.ts';
import { openAs, openGuest } from './support/people.ts';
import { authenticate, EMAILS } from './support/authenticate.ts';
import { withCaller } from './support/service.ts';
import { eventuallyEqual } from './support/eventually.ts';

/** The cards in the page; of a long list the first ones. */
function cards(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
}

function namesOf(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading', { level: 2 }).allTextContents();
}

/** Waits until the list shows exactly these, in any order. */
async function waitForNames(page: Page, names: readonly string[]): Promise<void> {
  await page.getByText(new RegExp(`^${names.length} restaurants?\\b`)).waitFor();
  // The earlier result may have had the same number.
  await eventuallyEqual(async () => (await namesOf(page)).sort(), [...names].sort());
}

function fetchRestaurants(): Promise<RestaurantSummary[]> {
  return withCaller(undefined, (caller) => caller.get('/api/restaurant?limit=100'));
}

test('the list shows cards with picture, texts and place, and offers every region once', async () => {
  const [guest, restaurants] = await Promise.all([openGuest(), fetchRestaurants()]);
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Restaurants', exact: true }).waitFor();
  await page.getByPlaceholder('Search restaurants...', { exact: true }).waitFor();
  await cards(page).nth(7).waitFor();
  await page.getByRole('searchbox').fill(OWN_RESTAURANT);
  const card = cards(page).filter({ hasText: OWN_RESTAURANT });
  await card.waitFor();
  const own = restaurants.find(({ name }) => name === OWN_RESTAURANT);
  assert.ok(own);
  const { description: original, language, translations } = own;
  await card
    .getByText(shownText({ original, language, translations, field: 'description' }, 'en').text)
    .waitFor();
  await card.getByText('Nouakchott Ouest, Tevragh-Zeina', { exact: true }).waitFor();
  const picture = card.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (img) => img instanceof HTMLImageElement && img.naturalWidth > 0,
    await picture.elementHandle(),
  );

  const options = await page.getByRole('combobox', { name: 'Region' }).getByRole('option').allInnerTexts();
  assert.equal(options[0], 'All Regions');
  const regions = new Set(restaurants.flatMap(({ region }) => region ?? []));
  assert.deepEqual(options.slice(1).sort(), [...regions].sort());
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

/** The badges of all cards, in order. */
async function readBadges(page: Page, count: number): Promise<string[]> {
  await page.goto('/');
  await page.getByText(new RegExp(`^${count} restaurants · `)).waitFor();
  // Further cards are rendered near the end of the list.
  const last = cards(page).nth(count - 1);
  while ((await last.count()) === 0) await page.keyboard.press('End');
  // textContent, since innerText skips cards outside the window.
  return cards(page)
    .getByText(/^(Open|Closed|Paused)$/)
    .allTextContents();
}

test('on a phone two whole restaurants are on the first screen, in every language', async () => {
  for (const language of LANGUAGES) {
    const guest = await openGuest({ viewport: FIRST_SCREEN, language });
    await guest.page.goto('/');
    const { y, height } = (await cards(guest.page).nth(1).boundingBox()) ?? assert.fail();
    assert.ok(y + height <= FIRST_SCREEN.height, `${language}: the second one ends at ${y + height}`);
    await guest.close();
  }
});

test('open restaurants come first, each with its badge', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const openNames = (list: readonly RestaurantSummary[]) =>
    list.filter(({ opening }) => opening.isOpen).map(({ name }) => name);
  let restaurants = await fetchRestaurants();
  let before: RestaurantSummary[];
  let badges: string[];
  do {
    before = restaurants;
    badges = await readBadges(guest.page, before.length);
    restaurants = await fetchRestaurants();
    // Retry if one has opened or closed meanwhile.
  } while (openNames(before).join() !== openNames(restaurants).join());
  assert.equal(badges.length, restaurants.length);
  const open = openNames(restaurants).length;
  assert.deepEqual(
    badges.slice(0, open),
    Array.from({ length: open }, () => 'Open'),
  );
  assert.equal(badges.lastIndexOf('Open'), open - 1);
  await guest.close();
});

test('search and filters combine, are kept in the address, and survive sharing and Back', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const region = page.getByRole('combobox', { name: 'Region' });
  const cuisine = page.getByRole('group', { name: 'Cuisine' });

  await search.fill('FORNO atl');
  await waitForNames(page, ['Forno Atlantique']);
  await search.fill('THE COALS GLOW');
  await waitForNames(page, ['Braise de Sebkha']);
  await search.fill('nothing tastes like this');
  await page.getByText('No restaurants match your search or location.', { exact: true }).waitFor();
  await eventuallyEqual(() => cards(page).count(), 0);
  await page.getByRole('button', { name: 'Show all restaurants' }).click();
  await eventuallyEqual(() => search.inputValue(), '');

  const all = await fetchRestaurants();
  const nouadhibou = all.filter((one) => one.region === 'Dakhlet Nouadhibou');
  await region.selectOption('Dakhlet Nouadhibou');
  await waitForNames(
    page,
    nouadhibou.map(({ name }) => name),
  );
  await cuisine.getByRole('button', { name: 'Seafood' }).click();
  const found = nouadhibou.filter(({ category }) => category === 'seafood').map(({ name }) => name);
  await waitForNames(page, found);
  await search.fill('cansado');
  await waitForNames(page, ['Les Pêcheurs de Cansado']);
  await page.waitForURL((url) => url.searchParams.get('q') === 'cansado');
  const shared = page.url();

  await page.getByRole('link', { name: 'Les Pêcheurs de Cansado' }).click();
  await page.getByRole('heading', { level: 1, name: 'Les Pêcheurs de Cansado' }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/restaurant/les-pecheurs-de-cansado/menu');
  await page.goBack();
  await waitForNames(page, ['Les Pêcheurs de Cansado']);
  assert.equal(page.url(), shared);

  const friend = await openGuest();
  await friend.page.goto(shared);
  await waitForNames(friend.page, ['Les Pêcheurs de Cansado']);
  for (const one of [page, friend.page]) {
    await eventuallyEqual(() => one.getByRole('searchbox', { name: 'Search' }).inputValue(), 'cansado');
    await eventuallyEqual(
      () => one.getByRole('combobox', { name: 'Region' }).inputValue(),
      'Dakhlet Nouadhibou',
    );
    await one.getByRole('button', { name: 'Seafood', pressed: true }).waitFor();
  }
  assert.deepEqual([guest.faults, friend.faults], [[], []]);
  await Promise.all([guest.close(), friend.close()]);
});

test('in French: the same list in its own words', async () => {
  const guest = await openGuest({ language: 'fr' });
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Restaurants', exact: true }).waitFor();
  const region = page.getByRole('combobox', { name: 'Région' });
  assert.equal((await region.getByRole('option').allInnerTexts())[0], 'Toutes les régions');
  const search = page.getByPlaceholder('Rechercher un restaurant...', { exact: true });
  await search.fill('rien de tel');
  await page.getByText('Aucun restaurant ne correspond à votre recherche ou à votre région.').waitFor();
  await page.getByRole('button', { name: 'Afficher tous les restaurants' }).click();
  await search.fill(OWN_RESTAURANT);
  await cards(page).filter({ hasText: OWN_RESTAURANT }).getByText('Ouvert', { exact: true }).waitFor();
  await guest.close();
});

test('a card passes its restaurant along: name and texts are shown before the menu', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const release = await holdBack(page, `**/api/providers/restaurant/slug/${OWN_SLUG}`);
  await openMenu(page, OWN_RESTAURANT);
  const main = page.getByRole('main');
  await main.getByText('30 min').waitFor();
  assert.equal(await main.getByRole('checkbox', { checked: false }).count(), 0);
  release();
  await main.getByRole('checkbox', { checked: false }).first().waitFor();
  await guest.close();
});

test('a failed list shows an error and recovers by "Try again"', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await page.route('**/api/restaurant?*', (route) => route.abort());
  await openInteractive(page, '/about');
  await page.getByRole('link', { name: 'Browse restaurants' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The restaurants couldn’t be loaded.' });
  await failure.waitFor();
  await page.unroute('**/api/restaurant?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await cards(page).first().waitFor();
  await guest.close();
});

test('favourites are kept on the device, and move to the account at the sign-in', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const heart = page.getByRole('button', { name: `Favourite: ${OWN_RESTAURANT}` });
  const found = `/?q=${encodeURIComponent(OWN_RESTAURANT)}`;
  await page.goto(found);
  await heart.click();
  await heart.and(page.locator('[aria-pressed="true"]')).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Favourites', pressed: false }).click();
  await waitForNames(page, [OWN_RESTAURANT]);

  await authenticate(guest.context.request, EMAILS.customer);
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('maida.favourites') === '[]');

  const elsewhere = await openAs('customer');
  await elsewhere.page.goto(found);
  const own = elsewhere.page.getByRole('button', { name: `Favourite: ${OWN_RESTAURANT}` });
  await own.and(elsewhere.page.locator('[aria-pressed="true"]')).click();
  await own.and(elsewhere.page.locator('[aria-pressed="false"]')).waitFor();
  await Promise.all([guest.close(), elsewhere.close()]);
});
