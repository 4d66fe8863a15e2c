import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, shownText, type RestaurantSummary } from 'shared-api/contract';
import { openInteractive } from './support/rendered-pages.ts';
import { openMenu, OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { holdBack, LAPTOP, FIRST_SCREEN } from './support/browser.ts';
import { authenticate, EMAILS } from './support/authenticate.ts';
import { expect, test } from './support/journey.ts';
import type { Service } from './support/service.ts';

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
  await expect(page.getByText(new RegExp(`^${names.length} restaurants?\\b`))).toBeVisible();
  // The earlier result may have had the same number.
  await expect.poll(async () => (await namesOf(page)).sort()).toEqual([...names].sort());
}

async function fetchRestaurants(service: Service): Promise<RestaurantSummary[]> {
  return (await service.as('guest')).get('/api/restaurant?limit=100');
}

test('the list shows cards with picture, texts and place, and offers every region once', async ({
  guest,
  service,
}) => {
  const restaurants = await fetchRestaurants(service);
  const page = await guest();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurants', exact: true })).toBeVisible();
  await expect(page.getByPlaceholder('Search restaurants...', { exact: true })).toBeVisible();
  await expect(cards(page).nth(7)).toBeVisible();
  await page.getByRole('searchbox').fill(OWN_RESTAURANT);
  const card = cards(page).filter({ hasText: OWN_RESTAURANT });
  await expect(card).toBeVisible();
  const own = restaurants.find(({ name }) => name === OWN_RESTAURANT);
  if (!own) throw new Error(`${OWN_RESTAURANT} is not listed.`);
  const { description: original, language, translations } = own;
  const { text } = shownText({ original, language, translations, field: 'description' }, 'en');
  await expect(card.getByText(text)).toBeVisible();
  await expect(card.getByText('Nouakchott Ouest, Tevragh-Zeina', { exact: true })).toBeVisible();
  const picture = card.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const options = await page.getByRole('combobox', { name: 'Region' }).getByRole('option').allInnerTexts();
  expect(options[0]).toBe('All Regions');
  const regions = new Set(restaurants.flatMap(({ region }) => region ?? []));
  expect(options.slice(1).sort()).toEqual([...regions].sort());
});

/** The badges of all cards, in order. */
async function readBadges(page: Page, count: number): Promise<string[]> {
  await page.goto('/');
  await expect(page.getByText(new RegExp(`^${count} restaurants · `))).toBeVisible();
  await expect(async () => {
    const isWhole = (await cards(page).count()) === count;
    if (!isWhole) await page.getByRole('button', { name: 'Show more restaurants' }).click({ timeout: 1000 });
    expect(await cards(page).count()).toBe(count);
  }).toPass();
  // textContent, since innerText skips cards outside the window.
  return cards(page)
    .getByText(/^(Open|Closed|Paused)$/)
    .allTextContents();
}

test('on a phone two whole restaurants are on the first screen, in every language', async ({ guest }) => {
  for (const language of LANGUAGES) {
    const page = await guest({ viewport: FIRST_SCREEN, language });
    await page.goto('/');
    const box = await cards(page).nth(1).boundingBox();
    expect(box && box.y + box.height, `${language}: where the second one ends`).toBeLessThanOrEqual(
      FIRST_SCREEN.height,
    );
  }
});

test('open restaurants come first, each with its badge', async ({ guest, service }) => {
  const page = await guest({ viewport: LAPTOP });
  const openNames = (list: readonly RestaurantSummary[]) =>
    list.filter(({ opening }) => opening.isOpen).map(({ name }) => name);
  let restaurants = await fetchRestaurants(service);
  let before: RestaurantSummary[];
  let badges: string[];
  do {
    before = restaurants;
    badges = await readBadges(page, before.length);
    restaurants = await fetchRestaurants(service);
    // Retry if one has opened or closed meanwhile.
  } while (openNames(before).join() !== openNames(restaurants).join());
  expect(badges).toHaveLength(restaurants.length);
  const open = openNames(restaurants).length;
  expect(badges.slice(0, open)).toEqual(Array.from({ length: open }, () => 'Open'));
  expect(badges.lastIndexOf('Open')).toBe(open - 1);
});

test('a link below the list stays under the finger of somebody who has jumped there', async ({ guest }) => {
  const page = await guest({ viewport: LAPTOP });
  await openInteractive(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.hover();
  await page.mouse.down();
  // As long as a finger rests on the glass.
  await page.waitForTimeout(150);
  await page.mouse.up();
  await page.waitForURL('**/about');
});

test('search and filters combine, are kept in the address, and survive sharing and Back', async ({
  guest,
  service,
}) => {
  const page = await guest({ viewport: LAPTOP });
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const region = page.getByRole('combobox', { name: 'Region' });
  const cuisine = page.getByRole('group', { name: 'Cuisine' });

  await search.fill('FORNO atl');
  await waitForNames(page, ['Forno Atlantique']);
  await search.fill('THE COALS GLOW');
  await waitForNames(page, ['Braise de Sebkha']);
  // By the page itself: the service would correct it.
  const letServiceAnswer = await holdBack(page, '**/api/restaurant?*');
  await search.fill('L′ESCALE  D`AKJOUJT');
  await waitForNames(page, ['L’Escale d’Akjoujt']);
  letServiceAnswer();
  await search.fill('nothing tastes like this');
  await expect(
    page.getByText('No restaurants match your search or location.', { exact: true }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all restaurants' }).click();
  await expect(search).toHaveValue('');

  const all = await fetchRestaurants(service);
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
  await expect(page.getByRole('heading', { level: 1, name: 'Les Pêcheurs de Cansado' })).toBeVisible();
  await expect(page).toHaveURL('/restaurant/les-pecheurs-de-cansado/menu');
  await page.goBack();
  await waitForNames(page, ['Les Pêcheurs de Cansado']);
  await expect(page).toHaveURL(shared);

  const friend = await guest();
  await friend.goto(shared);
  await waitForNames(friend, ['Les Pêcheurs de Cansado']);
  for (const one of [page, friend]) {
    await expect(one.getByRole('searchbox', { name: 'Search' })).toHaveValue('cansado');
    await expect(one.getByRole('combobox', { name: 'Region' })).toHaveValue('Dakhlet Nouadhibou');
    await expect(one.getByRole('button', { name: 'Seafood', pressed: true })).toBeVisible();
  }
});

test('in French: the same list in its own words', async ({ guest }) => {
  const page = await guest({ language: 'fr' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurants', exact: true })).toBeVisible();
  const region = page.getByRole('combobox', { name: 'Région' });
  await expect(region.getByRole('option').first()).toHaveText('Toutes les régions');
  const search = page.getByPlaceholder('Rechercher un restaurant...', { exact: true });
  await search.fill('rien de tel');
  await expect(
    page.getByText('Aucun restaurant ne correspond à votre recherche ou à votre région.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Afficher tous les restaurants' }).click();
  await search.fill(OWN_RESTAURANT);
  const card = cards(page).filter({ hasText: OWN_RESTAURANT });
  await expect(card.getByText('Ouvert', { exact: true })).toBeVisible();
});

test('a card passes its restaurant along: name and texts are shown before the menu', async ({ guest }) => {
  const page = await guest();
  const release = await holdBack(page, `**/api/providers/restaurant/slug/${OWN_SLUG}`);
  await openMenu(page, OWN_RESTAURANT);
  const main = page.getByRole('main');
  await expect(main.getByText('30 min')).toBeVisible();
  const unchecked = main.getByRole('checkbox', { checked: false });
  await expect(unchecked).toHaveCount(0);
  release();
  await expect(unchecked.first()).toBeVisible();
});

test('a failed list shows an error and recovers by "Try again"', async ({ guest, faults }) => {
  faults.expect(/net::ERR_FAILED/);
  const page = await guest();
  await page.route('**/api/restaurant?*', (route) => route.abort());
  await openInteractive(page, '/about');
  await page.getByRole('link', { name: 'Browse restaurants' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The restaurants couldn’t be loaded.' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/restaurant?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('favourites are kept on the device, and move to the account at the sign-in', async ({
  guest,
  customer,
}) => {
  const page = await guest();
  const heart = page.getByRole('button', { name: `Favourite: ${OWN_RESTAURANT}` });
  const found = `/?q=${encodeURIComponent(OWN_RESTAURANT)}`;
  await page.goto(found);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('button', { name: 'Favourites', pressed: false }).click();
  await waitForNames(page, [OWN_RESTAURANT]);

  await authenticate(page.context().request, EMAILS.customer);
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('maida.favourites') === '[]');

  const elsewhere = await customer();
  await elsewhere.goto(found);
  const own = elsewhere.getByRole('button', { name: `Favourite: ${OWN_RESTAURANT}` });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
});
