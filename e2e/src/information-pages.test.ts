import type { Locator } from '@playwright/test';
import { LAPTOP } from './support/browser.ts';
import { uniqueName } from './support/orders.ts';
import { expect, test } from './support/journey.ts';

const WORDS = {
  en: {
    about: 'About Maida',
    benefits: 'What’s in it for you',
    steps: 'How it works',
    register: 'Register your restaurant',
    terms: 'Terms of use',
    questions: /^Questions about these terms\?/,
  },
  fr: {
    about: 'À propos de Maida',
    benefits: 'Ce que vous y gagnez',
    steps: 'Comment ça marche',
    register: 'Inscrire mon restaurant',
    terms: 'Conditions d’utilisation',
    questions: /^Une question sur ces conditions/,
  },
} as const;

/** The points listed under a heading. */
function pointsUnder(main: Locator, heading: string): Locator {
  const title = main.page().getByRole('heading', { level: 2, name: heading });
  return main.locator('section').filter({ has: title }).getByRole('listitem');
}

for (const language of ['en', 'fr'] as const) {
  test(`${language}: about, business and terms show their texts`, async ({ guest }) => {
    const words = WORDS[language];
    const page = await guest({ language, viewport: LAPTOP });
    const main = page.getByRole('main');
    await page.goto('/about');
    await expect(main.getByRole('heading', { level: 1, name: words.about })).toBeVisible();
    const paragraphs = (await main.getByRole('paragraph').allInnerTexts()).filter(
      (text) => text.length > 100,
    );
    expect(paragraphs).toHaveLength(2);

    await page.goto('/business');
    await expect(main.getByRole('heading', { level: 2, name: words.benefits })).toBeVisible();
    expect(await pointsUnder(main, words.benefits).count()).toBeGreaterThanOrEqual(3);
    expect(await pointsUnder(main, words.steps).count()).toBeGreaterThanOrEqual(3);
    const call = main.getByRole('link', { name: words.register });
    await expect(call.first()).toHaveAttribute('href', '/provider/register');

    await page.goto('/terms');
    await expect(main.getByRole('heading', { level: 1, name: words.terms })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: /^[1-6]\. / })).toHaveCount(6);
    await expect(main.getByText(words.questions)).toBeVisible();
    await expect(main.getByRole('link').last()).toHaveAttribute('href', '/contact');
  });
}

test('a message reaches the admins, and its input is kept when sending fails', async ({
  guest,
  service,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  const page = await guest();
  const name = uniqueName('Ahmed');
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  for (const text of ['enter your name.', 'enter your email.', 'write a message.']) {
    await expect(page.getByText(`Please ${text}`, { exact: true })).toBeVisible();
  }
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Email/).fill('ahmed@maida.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Where do you deliver?');
  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  const failed = 'Your message couldn’t be sent. Nothing is lost: please try again.';
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where do you deliver?');
  await page.unroute('**/api/contact');
  await send.click();
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible();
  const admin = await service.as('admin');
  const messages = await admin.get<{ name: string; message: string }[]>('/api/contact');
  const arrived = messages.filter((message) => message.name === name);
  expect(arrived.map(({ message }) => message)).toEqual(['Where do you deliver?']);
});
