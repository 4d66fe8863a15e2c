import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { makeTexts } from '../testing/render-ui.tsx';
import { followTexts } from './follow-texts.ts';
import { loadableTexts } from './loadable-texts.ts';
import { withTexts } from './with-texts.tsx';

const TITLES: Readonly<Record<string, string>> = { en: 'Orders', fr: 'Commandes', ar: 'الطلبات' };

/** A page whose texts come in a chunk of each language. */
function openPage(language: 'en' | 'fr', titles = TITLES) {
  const load = jest.fn((wanted: string) => {
    const title = titles[wanted];
    const missing = Object.assign(new Error('no such module'), { code: 'MODULE_NOT_FOUND' });
    return title === undefined ? Promise.reject(missing) : Promise.resolve({ texts: { order: { title } } });
  });
  const texts = loadableTexts(load, new Set());
  const Page = withTexts(function Page() {
    return <h1>{useTranslation('order').t('title')}</h1>;
  }, texts);
  const translations = makeTexts(language);
  const show = () =>
    act(async () =>
      render(
        <I18nextProvider i18n={translations}>
          <Suspense fallback="…">
            <Page />
          </Suspense>
        </I18nextProvider>,
      ),
    );
  return { load, texts, translations, show };
}

const title = () => screen.getByRole('heading').textContent;

test('a page loads its texts in its own language only, and once', async () => {
  const { load, show } = openPage('fr');
  await show();
  expect(title()).toBe('Commandes');
  expect(load.mock.calls).toEqual([['fr']]);
});

test('a part without texts in the language shows the English ones', async () => {
  const { show } = openPage('fr', { en: 'Orders' });
  await show();
  expect(title()).toBe('Orders');
});

test('a switch of the language waits for the texts of the page', async () => {
  const load = jest.fn(async (language: string) => ({ texts: { lanes: { title: TITLES[language] ?? '' } } }));
  const texts = loadableTexts(load);
  await texts.load('en');
  const translations = makeTexts('en');
  followTexts(translations);
  const Page = withTexts(function Page() {
    return <h1>{useTranslation('lanes').t('title')}</h1>;
  }, texts);
  render(
    <I18nextProvider i18n={translations}>
      <Page />
    </I18nextProvider>,
  );
  await act(() => translations.changeLanguage('ar'));
  expect(title()).toBe('الطلبات');
  expect(load.mock.calls).toEqual([['en'], ['ar']]);
});

test('a switch whose texts cannot be fetched leaves the language as it is', async () => {
  const write = jest.spyOn(console, 'error').mockReturnValue();
  const texts = loadableTexts((language) =>
    language === 'en'
      ? Promise.resolve({ texts: { lost: { title: 'Orders' } } })
      : Promise.reject(new Error('offline')),
  );
  await texts.load('en');
  const translations = makeTexts('en');
  followTexts(translations);
  const Page = withTexts(function Page() {
    return <h1>{useTranslation('lost').t('title')}</h1>;
  }, texts);
  render(
    <I18nextProvider i18n={translations}>
      <Page />
    </I18nextProvider>,
  );
  await act(async () => void (await translations.changeLanguage('fr')));
  expect(translations.language).toBe('en');
  expect(title()).toBe('Orders');
  expect(write).toHaveBeenCalledWith('The texts could not be fetched.', expect.any(Error));
  write.mockRestore();
});
