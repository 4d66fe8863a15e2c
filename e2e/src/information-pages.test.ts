import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { LAPTOP } from './support/browser.ts';
import { uniqueName } from './support/orders.ts';
import { openGuest } from './support/people.ts';
import { withCaller } from './support/service.ts';

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
  test(`${language}: about, business and terms show their texts`, async () => {
    const words = WORDS[language];
    const guest = await openGuest({ language, viewport: LAPTOP });
    const { page } = guest;
    const main = page.getByRole('main');
    await page.goto('/about');
    await main.getByRole('heading', { level: 1, name: words.about }).waitFor();
    const paragraphs = (await main.getByRole('paragraph').allInnerTexts()).filter(
      (text) => text.length > 100,
    );
    assert.equal(paragraphs.length, 2);

    await page.goto('/business');
    await main.getByRole('heading', { level: 2, name: words.benefits }).waitFor();
    assert.ok((await pointsUnder(main, words.benefits).count()) >= 3);
    assert.ok((await pointsUnder(main, words.steps).count()) >= 3);
    const call = main.getByRole('link', { name: words.register });
    assert.equal(await call.first().getAttribute('href'), '/provider/register');

    await page.goto('/terms');
    await main.getByRole('heading', { level: 1, name: words.terms }).waitFor();
    assert.equal(await main.getByRole('heading', { level: 2, name: /^[1-6]\. / }).count(), 6);
    await main.getByText(words.questions).waitFor();
    assert.equal(await main.getByRole('link').last().getAttribute('href'), '/contact');
    assert.deepEqual(guest.faults, []);
    await guest.close();
  });
}

test('a message reaches the admins, and its input is kept when sending fails', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const name = uniqueName('Ahmed');
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  for (const text of ['enter your name.', 'enter your email.', 'write a message.']) {
    await page.getByText(`Please ${text}`, { exact: true }).waitFor();
  }
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Email/).fill('ahmed@maida.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Where do you deliver?');
  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  await page
    .getByRole('alert')
    .getByText('Your message couldn’t be sent. Nothing is lost: please try again.')
    .waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Message' }).inputValue(), 'Where do you deliver?');
  await page.unroute('**/api/contact');
  await send.click();
  await page.getByText('Thank you!', { exact: true }).waitFor();
  await withCaller('admin', async (admin) => {
    const messages = await admin.get<{ name: string; message: string }[]>('/api/contact');
    const arrived = messages.filter((message) => message.name === name);
    assert.deepEqual(
      arrived.map(({ message }) => message),
      ['Where do you deliver?'],
    );
  });
  await guest.close();
});
